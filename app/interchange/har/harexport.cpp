// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/carriedparts.h"
#include "interchange/foreignauth.h"
#include "interchange/har/harformat.h"
#include "interchange/multipart.h"
#include "interchange/requestbody.h"
#include "model/json.h"
#include "render/urltext.h"

#include <QJsonArray>
#include <QStringDecoder>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// HAR asks for a time; nothing was sent.
const QString noTime = u"1970-01-01T00:00:00.000Z"_s;

QJsonObject pair(const QString& name, const QString& value)
{
    return {{u"name"_s, name}, {u"value"_s, value}};
}

QJsonArray headersJson(const Request& request)
{
    QJsonArray headers;
    for (const Field& header : request.headers) {
        if (header.enabled && !header.name.isEmpty())
            headers.append(pair(header.name, header.value));
    }
    return headers;
}

QJsonArray queryJson(const QByteArray& url)
{
    QJsonArray query;
    const QuerySpan span = querySpan(url);
    const auto text = [&](qsizetype begin, qsizetype end) {
        return QString::fromUtf8(percentDecoded(url.sliced(begin, end - begin), true));
    };
    for (const PairSpan& each : pairSpans(url, span.begin, span.end))
        query.append(pair(text(each.nameBegin, each.nameEnd), text(each.valueBegin, each.end)));
    return query;
}

QString contentTypeOf(const Request& request)
{
    if (const Field* header = headerField(request, "content-type"_L1))
        return header->value;
    return request.body.kind == Body::Kind::Json   ? u"application/json"_s
           : request.body.kind == Body::Kind::Form ? u"application/x-www-form-urlencoded"_s
                                                   : QString();
}

/// Bytes that are no text are Base64, as proxies write them.
QJsonObject postData(const Request& request)
{
    const QByteArray bytes = bodyBytes(request.body);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(bytes);
    QJsonObject object{{u"mimeType"_s, contentTypeOf(request)}};
    object.insert(u"text"_s, decoder.hasError() ? QString::fromLatin1(bytes.toBase64()) : text);
    if (decoder.hasError())
        object.insert(u"encoding"_s, u"base64"_s);
    return object;
}

QJsonObject requestJson(const Request& request)
{
    const QString url = sentUrl(request);
    QJsonObject object{{u"method"_s, request.method},
                       {u"url"_s, url},
                       {u"httpVersion"_s, u"HTTP/1.1"_s},
                       {u"cookies"_s, QJsonArray()},
                       {u"headers"_s, headersJson(request)},
                       {u"queryString"_s, queryJson(url.toUtf8())},
                       {u"headersSize"_s, -1},
                       {u"bodySize"_s, -1}};
    if (request.body.kind != Body::Kind::None && request.body.kind != Body::Kind::File)
        object.insert(u"postData"_s, postData(request));
    return object;
}

QJsonObject noResponse()
{
    return {{u"status"_s, 0},
            {u"statusText"_s, QString()},
            {u"httpVersion"_s, u"HTTP/1.1"_s},
            {u"cookies"_s, QJsonArray()},
            {u"headers"_s, QJsonArray()},
            {u"content"_s, QJsonObject{{u"size"_s, 0}, {u"mimeType"_s, QString()}}},
            {u"redirectURL"_s, QString()},
            {u"headersSize"_s, -1},
            {u"bodySize"_s, -1}};
}

QJsonObject entryJson(const FiledRequest& filed)
{
    FiledRequest atPage = filed;
    atPage.folder.clear();
    Request shown = withMultipartWritten(filed.request);
    showAuth(shown);
    QJsonObject entry{{u"startedDateTime"_s, noTime},
                      {u"time"_s, 0},
                      {u"request"_s, requestJson(shown)},
                      {u"response"_s, noResponse()},
                      {u"cache"_s, QJsonObject()},
                      {u"timings"_s, QJsonObject{{u"send"_s, 0}, {u"wait"_s, 0}, {u"receive"_s, 0}}},
                      {u"comment"_s, filed.request.name},
                      {u"_idemscope"_s, carriedParts(atPage)}};
    if (!filed.folder.isEmpty())
        entry.insert(u"pageref"_s, filed.folder);
    return entry;
}

QJsonArray pagesJson(const ImportedContents& contents)
{
    QJsonArray pages;
    for (const FiledFolder& folder : contents.folders)
        pages.append(QJsonObject{{u"startedDateTime"_s, noTime},
                                 {u"id"_s, folder.path},
                                 {u"title"_s, folder.path},
                                 {u"_folder"_s, folder.path},
                                 {u"pageTimings"_s, QJsonObject()}});
    return pages;
}

QJsonObject ownJson(const ImportedContents& contents)
{
    QJsonArray variables;
    for (Field variable : contents.variables) {
        if (variable.secret)
            variable.value.clear();
        variables.append(toJson(variable));
    }
    QJsonArray environments;
    for (const Environment& environment : contents.environments)
        environments.append(toJson(environment));
    return {{u"name"_s, contents.name}, {u"variables"_s, variables}, {u"environments"_s, environments}};
}

}

Result<QByteArray> exportHar(const ImportedContents& contents)
{
    QJsonArray entries;
    for (const FiledRequest& filed : contents.requests)
        entries.append(entryJson(filed));
    const QJsonObject creator{{u"name"_s, u"Idemscope"_s}, {u"version"_s, QString::fromLatin1(IDEMSCOPE_VERSION)}};
    return fileText({{u"log"_s, QJsonObject{{u"version"_s, u"1.2"_s},
                                            {u"creator"_s, creator},
                                            {u"pages"_s, pagesJson(contents)},
                                            {u"entries"_s, entries},
                                            {u"_idemscope"_s, ownJson(contents)}}}});
}

}
