// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/multipart.h"

#include <algorithm>

namespace idemscope {

namespace {

/// As browsers write names (WHATWG HTML, multipart/form-data encoding).
QByteArray quotedName(QByteArray name)
{
    return '"' + name.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A") + '"';
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

QByteArray boundaryOf(const QByteArray& contentType)
{
    return headerParameter(contentType, "boundary");
}

QByteArray multipartBytes(const std::vector<BodyPart>& parts, const QByteArray& boundary)
{
    QByteArray text;
    for (const BodyPart& part : parts)
        text += "--" + boundary + "\r\n" + written(part);
    return text + "--" + boundary + "--\r\n";
}

QByteArray headerParameter(const QByteArray& value, const QByteArray& name)
{
    const QByteArray wanted = name + '=';
    for (qsizetype at = value.indexOf(';'); at >= 0; at = value.indexOf(';', at)) {
        const QByteArrayView rest = QByteArrayView(value).sliced(++at).trimmed();
        if (rest.first(std::min(rest.size(), wanted.size())).compare(wanted, Qt::CaseInsensitive) != 0)
            continue;
        const QByteArrayView text = rest.sliced(wanted.size());
        const bool isQuoted = text.startsWith('"');
        const QByteArrayView inner = isQuoted ? text.sliced(1) : text;
        const qsizetype end = inner.indexOf(isQuoted ? '"' : ';');
        const QByteArrayView found = inner.first(end < 0 ? inner.size() : end);
        return (isQuoted ? found : found.trimmed()).toByteArray();
    }
    return {};
}

}
