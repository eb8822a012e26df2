// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/carriedparts.h"
#include "interchange/foreignauth.h"
#include "interchange/http/httpformat.h"
#include "interchange/multipart.h"
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

/// A body that the block cannot hold travels beside it alone.
QByteArray block(const FiledRequest& filed)
{
    Request request = withMultipartWritten(filed.request);
    showAuth(request);
    const bool holdsBody = canStandInBlock(bodyBytes(request.body));
    QJsonObject parts = carriedParts(filed);
    if (!holdsBody)
        carryBody(parts, filed.request);
    parts.remove("name"_L1);
    return "### " + request.name.toUtf8() + "\n# @idemscope " + QJsonDocument(parts).toJson(QJsonDocument::Compact) +
           '\n' + request.method.toUtf8() + ' ' + sentUrl(request).toUtf8() + '\n' + headerLines(request) +
           (holdsBody ? bodyText(request) : QByteArray()) + '\n';
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
