// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/multipart.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

bool isContentType(const Field& header)
{
    return header.enabled && header.name.compare("content-type"_L1, Qt::CaseInsensitive) == 0;
}

QByteArray boundaryFor(const std::vector<BodyPart>& parts)
{
    for (int number = 1;; ++number) {
        QByteArray boundary = "----IdemscopeFormBoundary" + QByteArray::number(number);
        const auto holdsIt = [&](const BodyPart& part) {
            return part.value.contains(boundary);
        };
        if (std::none_of(parts.begin(), parts.end(), holdsIt))
            return boundary;
    }
}

/// As browsers write names (WHATWG HTML, multipart/form-data encoding).
QByteArray quotedName(QByteArray name)
{
    return '"' + name.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A") + '"';
}

QByteArray nameOf(QByteArray quoted)
{
    return quoted.replace("%22", "\"").replace("%0D", "\r").replace("%0A", "\n");
}

QByteArray written(const BodyPart& part)
{
    QByteArray text = "Content-Disposition: form-data; name=" + quotedName(part.name);
    if (!part.fileName.isNull())
        text += "; filename=" + quotedName(part.fileName);
    text += "\r\n";
    if (!part.contentType.isEmpty())
        text += "Content-Type: " + part.contentType + "\r\n";
    for (const Field& header : part.headers)
        text += header.name.toUtf8() + ": " + header.value.toUtf8() + "\r\n";
    return text + "\r\n" + part.value + "\r\n";
}

/// What stands behind `name=` in a header's value, with or without quotes; null: nothing.
QByteArray parameterOf(const QByteArray& value, const QByteArray& name)
{
    const qsizetype at = value.toLower().indexOf("; " + name + '=');
    if (at < 0)
        return {};
    const QByteArray rest = value.sliced(at + 2 + name.size() + 1);
    if (rest.startsWith('"'))
        return rest.sliced(1, std::max<qsizetype>(rest.indexOf('"', 1), 1) - 1);
    return rest.first(rest.indexOf(';') < 0 ? rest.size() : rest.indexOf(';')).trimmed();
}

void readPartHeader(BodyPart& part, const QByteArray& line)
{
    const qsizetype colon = line.indexOf(':');
    const QByteArray name = line.first(std::max<qsizetype>(colon, 0)).trimmed();
    const QByteArray value = line.sliced(colon + 1).trimmed();
    if (name.compare("Content-Disposition", Qt::CaseInsensitive) == 0) {
        part.name = nameOf(parameterOf(value, "name"));
        part.fileName = nameOf(parameterOf(value, "filename"));
    } else if (name.compare("Content-Type", Qt::CaseInsensitive) == 0) {
        part.contentType = value;
    } else if (!name.isEmpty()) {
        part.headers.push_back({QString::fromUtf8(name), QString::fromUtf8(value)});
    }
}

std::optional<BodyPart> partOf(const QByteArray& text)
{
    const qsizetype end = text.startsWith("\r\n") ? 0 : text.indexOf("\r\n\r\n");
    if (end < 0)
        return {};
    BodyPart part;
    for (const QByteArray& line : text.first(end).split('\n'))
        readPartHeader(part, line);
    part.value = text.sliced(end + (end == 0 ? 2 : 4));
    return part;
}

}

void setMultipart(Request& request, const std::vector<BodyPart>& parts)
{
    const QByteArray boundary = boundaryFor(parts);
    request.body = {};
    request.body.kind = Body::Kind::Text;
    for (const BodyPart& part : parts)
        request.body.text += "--" + boundary + "\r\n" + written(part);
    request.body.text += "--" + boundary + "--\r\n";
    std::erase_if(request.headers, isContentType);
    request.headers.push_back({u"Content-Type"_s, "multipart/form-data; boundary="_L1 + QString::fromLatin1(boundary)});
}

std::optional<std::vector<BodyPart>> multipartOf(const Request& request)
{
    const auto type = std::find_if(request.headers.begin(), request.headers.end(), isContentType);
    if (type == request.headers.end() || request.body.kind != Body::Kind::Text ||
        !type->value.startsWith("multipart/form-data"_L1, Qt::CaseInsensitive))
        return {};
    const QByteArray boundary = parameterOf(type->value.toUtf8(), "boundary");
    const QByteArray& text = request.body.text;
    const QByteArray end = "--" + boundary + "--";
    if (boundary.isEmpty() || !text.startsWith("--" + boundary + "\r\n") || !text.contains(end))
        return {};
    std::vector<BodyPart> parts;
    qsizetype at = boundary.size() + 4;
    while (at <= text.size()) {
        const qsizetype next = text.indexOf("\r\n--" + boundary, at);
        if (next < 0)
            return {};
        auto part = partOf(text.sliced(at, next - at));
        if (!part)
            return {};
        parts.push_back(std::move(*part));
        at = next + 4 + boundary.size();
        if (text.sliced(at).startsWith("--"))
            return parts;
        at += 2;
    }
    return {};
}

}
