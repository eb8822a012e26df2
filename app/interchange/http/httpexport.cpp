// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/carriedparts.h"
#include "interchange/http/httpformat.h"
#include "interchange/requestbody.h"

#include <QJsonDocument>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QByteArray headerLines(const Request& request)
{
    QByteArray text;
    for (const Field& header : request.headers) {
        if (header.enabled && !header.name.isEmpty())
            text += header.name.toUtf8() + ": " + header.value.toUtf8() + '\n';
    }
    if (headerField(request, "content-type"_L1) != nullptr)
        return text;
    if (request.body.kind == Body::Kind::Json)
        text += "Content-Type: application/json\n";
    if (request.body.kind == Body::Kind::Form)
        text += "Content-Type: application/x-www-form-urlencoded\n";
    return text;
}

/// What a reader would not give back as it is: line ends, spaces at the ends, lines that mean something.
bool canStandInBlock(const QByteArray& body)
{
    if (body != body.trimmed() || body.contains('\r'))
        return false;
    for (const QByteArray& line : body.split('\n')) {
        const QByteArray start = line.trimmed();
        if (start.startsWith("###") || start.startsWith("<") || start.startsWith(">") || start.startsWith("@"))
            return false;
    }
    return !body.startsWith('#') && !body.startsWith("//");
}

QByteArray bodyText(const Request& request)
{
    if (request.body.kind == Body::Kind::None)
        return {};
    if (request.body.kind == Body::Kind::File)
        return "\n< " + request.body.file.toUtf8() + '\n';
    const QByteArray bytes = bodyBytes(request.body);
    return bytes.isEmpty() ? QByteArray() : '\n' + bytes + '\n';
}

/// A body that the block cannot hold is shown there all the same, and travels whole beside it.
QJsonObject partsFor(const FiledRequest& filed)
{
    QJsonObject parts = carriedParts(filed);
    const bool isWhole = filed.request.body.kind == Body::Kind::None || canStandInBlock(bodyBytes(filed.request.body));
    if (!isWhole)
        carryBody(parts, filed.request);
    parts.remove("name"_L1);
    return parts;
}

QByteArray block(const FiledRequest& filed)
{
    const Request& request = filed.request;
    const QByteArray parts = QJsonDocument(partsFor(filed)).toJson(QJsonDocument::Compact);
    return "### " + request.name.toUtf8() + "\n# @idemscope " + parts + '\n' + request.method.toUtf8() + ' ' +
           urlWithParams(request).toUtf8() + '\n' + headerLines(request) + bodyText(request) + '\n';
}

}

Result<QByteArray> exportHttp(const ImportedContents& contents)
{
    QByteArray text;
    for (const Field& variable : contents.variables) {
        if (variable.enabled)
            text += '@' + variable.name.toUtf8() + " = " + (variable.secret ? QByteArray() : variable.value.toUtf8()) +
                    '\n';
    }
    text += text.isEmpty() ? "" : "\n";
    for (const FiledRequest& filed : contents.requests)
        text += block(filed);
    return text;
}

}
