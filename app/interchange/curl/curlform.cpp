// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/curlform.h"

#include <algorithm>

namespace idemscope {

namespace {

constexpr QByteArrayView parameterNames[] = {"type=", "filename=", "headers=", "encoder="};

/// Text up to a ";" that begins a parameter curl knows; quotes are undone.
QByteArray takeText(const QByteArray& text, qsizetype& at)
{
    QByteArray result;
    const bool isQuoted = at < text.size() && text[at] == '"';
    at += isQuoted ? 1 : 0;
    for (; at < text.size(); ++at) {
        if (isQuoted && text[at] == '"') {
            ++at;
            break;
        }
        if (isQuoted && text[at] == '\\' && at + 1 < text.size() && QByteArrayView("\\\"").contains(text[at + 1]))
            ++at;
        const QByteArrayView rest = QByteArrayView(text).sliced(at);
        if (!isQuoted && rest.startsWith(';') &&
            std::any_of(std::begin(parameterNames), std::end(parameterNames),
                        [&](QByteArrayView name) { return rest.sliced(1).trimmed().startsWith(name); }))
            break;
        result += text[at];
    }
    return result;
}

void takeParameters(BodyPart& part, const QByteArray& text, qsizetype at)
{
    while (at < text.size() && text[at] == ';') {
        ++at;
        while (at < text.size() && text[at] == ' ')
            ++at;
        const qsizetype equals = text.indexOf('=', at);
        if (equals < 0)
            return;
        const QByteArray name = text.sliced(at, equals - at);
        at = equals + 1;
        const QByteArray value = takeText(text, at);
        if (name == "type")
            part.contentType = value;
        else if (name == "filename")
            part.fileName = value;
    }
}

BodyPart partOf(const QByteArray& name, const QByteArray& content, const CurlDataReader& files)
{
    const bool isFile = content.startsWith('@');
    const bool isFileText = content.startsWith('<');
    qsizetype at = isFile || isFileText ? 1 : 0;
    BodyPart part;
    part.name = name;
    const QByteArray text = takeText(content, at);
    const auto read = isFile || isFileText ? files.file(text) : std::nullopt;
    part.value = isFile || isFileText ? read.value_or(QByteArray()) : text;
    if (isFile && !read)
        part.path = QString::fromUtf8(text);
    if (isFile) {
        part.fileName = text.sliced(text.lastIndexOf('/') + 1);
        part.contentType = "application/octet-stream";
    }
    takeParameters(part, content, at);
    return part;
}

}

std::vector<BodyPart> curlParts(const CurlOperation& operation, const CurlDataReader& files)
{
    std::vector<BodyPart> parts;
    for (const CurlPart& typed : operation.parts) {
        const qsizetype equals = typed.text.indexOf('=');
        const QByteArray name = typed.text.left(equals);
        const QByteArray content = equals < 0 ? QByteArray() : typed.text.sliced(equals + 1);
        parts.push_back(typed.isLiteral ? BodyPart{name, content, {}, {}} : partOf(name, content, files));
    }
    return parts;
}

}
