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
    const qsizetype at = value.toLower().indexOf("; " + name + '=');
    if (at < 0)
        return {};
    const QByteArray rest = value.sliced(at + 2 + name.size() + 1);
    if (rest.startsWith('"'))
        return rest.sliced(1, std::max<qsizetype>(rest.indexOf('"', 1), 1) - 1);
    return rest.first(rest.indexOf(';') < 0 ? rest.size() : rest.indexOf(';')).trimmed();
}

}
