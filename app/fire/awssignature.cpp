// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/awssignature.h"

#include "fire/urlparts.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <algorithm>
#include <map>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

const QByteArray algorithm = "AWS4-HMAC-SHA256";
const QByteArray dateHeader = "X-Amz-Date";

QByteArray hashOf(const QByteArray& text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

QByteArray keyedHash(const QByteArray& key, const QByteArray& text)
{
    return QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256);
}

/// RFC 3986's unreserved characters stay.
QByteArray encoded(const QByteArray& text)
{
    return text.toPercentEncoding("-._~");
}

/// Each segment encoded anew, twice but for S3, which also takes the path as it stands.
QByteArray canonicalPath(const QByteArray& path, bool isS3)
{
    QByteArrayList segments;
    for (const QByteArray& segment : path.split('/')) {
        const QByteArray once = encoded(QByteArray::fromPercentEncoding(segment));
        if (isS3)
            segments += once;
        else if (segment == ".." && segments.size() > 1)
            segments.removeLast();
        else if (segment != "." && segment != ".." && (!segment.isEmpty() || segments.isEmpty()))
            segments += encoded(once);
    }
    const bool endsInSlash = !isS3 && path.endsWith('/') && segments.size() > 1;
    const QByteArray joined = segments.join('/') + (endsInSlash ? "/" : "");
    return joined.startsWith('/') ? joined : '/' + joined;
}

QByteArray canonicalQuery(const QByteArray& query)
{
    std::vector<std::pair<QByteArray, QByteArray>> pairs;
    for (const QByteArray& pair : query.split('&')) {
        if (pair.isEmpty())
            continue;
        const qsizetype sign = pair.contains('=') ? pair.indexOf('=') : pair.size();
        pairs.emplace_back(encoded(QByteArray::fromPercentEncoding(pair.first(sign))),
                           encoded(QByteArray::fromPercentEncoding(pair.mid(sign + 1))));
    }
    std::sort(pairs.begin(), pairs.end());
    QByteArrayList texts;
    for (const auto& [name, value] : pairs)
        texts += name + '=' + value;
    return texts.join('&');
}

/// The headers that are signed: names in lower case, values of one name joined.
std::map<QByteArray, QByteArray> signedHeaders(const RenderedRequest& request, const UrlParts& url)
{
    std::map<QByteArray, QByteArray> result;
    for (const HeaderField& header : request.headers) {
        const QByteArray name = header.name.toLower();
        if (name != "host" && name != "content-type" && !name.startsWith("x-amz-"))
            continue;
        const QByteArray value = header.value.simplified();
        const auto [known, isNew] = result.emplace(name, value);
        if (!isNew)
            known->second += ',' + value;
    }
    result.emplace("host", url.hostHeader);
    return result;
}

QByteArray signature(const Signing& signing, const QByteArray& day, const QByteArray& text)
{
    QByteArray key = "AWS4" + signing.secretKey;
    for (const QByteArray& part : {day, signing.region, signing.service, QByteArray("aws4_request")})
        key = keyedHash(key, part);
    return keyedHash(key, text).toHex();
}

QByteArray authorization(const RenderedRequest& request, const UrlParts& url, const QByteArray& date)
{
    const Signing& signing = *request.signing;
    const qsizetype mark = url.target.contains('?') ? url.target.indexOf('?') : url.target.size();
    QByteArray lines;
    QByteArrayList names;
    for (const auto& [name, value] : signedHeaders(request, url)) {
        lines += name + ':' + value + '\n';
        names += name;
    }
    const QByteArray canonical =
        request.method + '\n' + canonicalPath(url.target.first(mark), signing.service == "s3") + '\n' +
        canonicalQuery(url.target.mid(mark + 1)) + '\n' + lines + '\n' + names.join(';') + '\n' + hashOf(request.body);
    const QByteArray day = date.left(8);
    const QByteArray scope = day + '/' + signing.region + '/' + signing.service + "/aws4_request";
    const QByteArray text = algorithm + '\n' + date + '\n' + scope + '\n' + hashOf(canonical);
    return algorithm + " Credential=" + signing.accessKey + '/' + scope + ", SignedHeaders=" + names.join(';') +
           ", Signature=" + signature(signing, day, text);
}

}

RenderedRequestPtr signedAt(const RenderedRequestPtr& request, const QDateTime& moment)
{
    if (!request->signing)
        return request;
    const auto url = splitUrl(request->url);
    if (!url) // the flight refuses it in its own words
        return request;
    auto result = std::make_shared<RenderedRequest>(*request);
    QByteArray date = headerValue(result->headers, dateHeader);
    if (date.isEmpty()) {
        date = moment.toUTC().toString(u"yyyyMMdd'T'HHmmss'Z'"_s).toLatin1();
        result->headers.push_back({dateHeader, date});
    }
    if (!request->signing->sessionToken.isEmpty())
        result->headers.push_back({"X-Amz-Security-Token", request->signing->sessionToken});
    if (request->signing->service == "s3")
        result->headers.push_back({"X-Amz-Content-Sha256", hashOf(request->body)});
    result->headers.push_back({"Authorization", authorization(*result, *url, date)});
    return result;
}

}
