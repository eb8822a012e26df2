// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/requestbytes.h"

#include <QList>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

bool isToken(const QByteArray& text)
{
    const auto isAllowed = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               (c != 0 && strchr("!#$%&'*+-.^_`|~", c));
    };
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isAllowed);
}

bool isHeaderValue(const QByteArray& text)
{
    return std::none_of(text.begin(), text.end(), [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
}

bool isNamed(const HeaderField& field, QByteArrayView name)
{
    return field.name.compare(name, Qt::CaseInsensitive) == 0;
}

void appendLine(QByteArray& head, const QByteArray& name, const QByteArray& value)
{
    head.append(name).append(value.isEmpty() ? ":" : ": ").append(value).append("\r\n");
}

void appendHost(QByteArray& head, const HeaderFields& headers, const UrlParts& url)
{
    const auto own =
        std::find_if(headers.begin(), headers.end(), [](const HeaderField& field) { return isNamed(field, "Host"); });
    if (own != headers.end())
        appendLine(head, own->name, own->value);
    else
        appendLine(head, "Host", url.hostHeader);
}

/// Without content such a request still says so, or servers wait for it or answer 411 (RFC 9110 §8.6).
bool expectsContent(const QByteArray& method)
{
    return method == "POST" || method == "PUT" || method == "PATCH";
}

QByteArray inOneChunk(const QByteArray& body)
{
    if (body.isEmpty())
        return "0\r\n\r\n";
    return QByteArray::number(body.size(), 16) + "\r\n" + body + "\r\n0\r\n\r\n";
}

}

bool hasHeader(const HeaderFields& fields, QByteArrayView name)
{
    return std::any_of(fields.begin(), fields.end(), [name](const HeaderField& field) { return isNamed(field, name); });
}

bool hasToken(const HeaderFields& fields, QByteArrayView name, QByteArrayView token)
{
    return std::any_of(fields.begin(), fields.end(), [name, token](const HeaderField& field) {
        if (!isNamed(field, name))
            return false;
        const QList<QByteArray> items = field.value.split(',');
        return std::any_of(items.begin(), items.end(), [token](const QByteArray& item) {
            return item.trimmed().compare(token, Qt::CaseInsensitive) == 0;
        });
    });
}

QString requestProblem(const RenderedRequest& request)
{
    if (!isToken(request.method))
        return u"The method \"%1\" is not an HTTP token"_s.arg(QString::fromUtf8(request.method));
    for (const HeaderField& field : request.headers) {
        if (!isToken(field.name))
            return u"The header name \"%1\" is not an HTTP token"_s.arg(QString::fromUtf8(field.name));
        if (!isHeaderValue(field.value))
            return u"The value of the header %1 holds a line break or NUL"_s.arg(QString::fromUtf8(field.name));
    }
    return {};
}

RequestBytes requestBytes(const RenderedRequest& request, const UrlParts& url)
{
    RequestBytes bytes;
    QByteArray& head = bytes.head;
    head.reserve(128 + url.target.size() + qsizetype(request.headers.size()) * 48);
    head.append(request.method).append(' ').append(url.target).append(" HTTP/1.1\r\n");
    appendHost(head, request.headers, url);
    if (!url.userInfo.isEmpty() && !hasHeader(request.headers, "Authorization"))
        appendLine(head, "Authorization", "Basic " + QByteArray::fromPercentEncoding(url.userInfo).toBase64());
    for (const HeaderField& field : request.headers) {
        if (!isNamed(field, "Host"))
            appendLine(head, field.name, field.value);
    }
    const bool hasBody = request.hasBody || !request.body.isEmpty();
    const bool isChunked = hasBody && hasToken(request.headers, "Transfer-Encoding", "chunked");
    const bool isFramed = isChunked || hasHeader(request.headers, "Content-Length") ||
                          (!hasBody && hasHeader(request.headers, "Transfer-Encoding"));
    if (!isFramed && (hasBody || expectsContent(request.method)))
        appendLine(head, "Content-Length", QByteArray::number(request.body.size()));
    head.append("\r\n");
    bytes.body = isChunked ? inOneChunk(request.body) : request.body;
    return bytes;
}

}
