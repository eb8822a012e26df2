// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/carriedparts.h"

#include "interchange/foreignauth.h"
#include "interchange/foreignurl.h"
#include "interchange/multipart.h"
#include "interchange/requestbody.h"
#include "interchange/templatetext.h"
#include "model/json.h"
#include "render/urltext.h"

#include <QJsonArray>

#include <algorithm>
#include <iterator>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

const QLatin1StringView folderName("folder");
const QLatin1StringView exactName("bodyIsExact");

QByteArray encoded(const QString& text)
{
    return aroundVariables(text.toUtf8(), [](QByteArrayView piece) { return percentEncoded(piece); });
}

Fields enabledFields(const Fields& fields)
{
    Fields enabled;
    std::copy_if(fields.begin(), fields.end(), std::back_inserter(enabled),
                 [](const Field& field) { return field.enabled; });
    return enabled;
}

/// The body that whoever reads the bytes again would make of them.
Body bodyReadAgain(const Request& request)
{
    Request again;
    again.headers = enabledFields(request.headers);
    setBodyBytes(again, bodyBytes(request.body));
    return again.body;
}

/// A header that the kind of body brings along, written out.
void addImpliedType(Request& request)
{
    const bool isJson = request.body.kind == Body::Kind::Json;
    if ((isJson || request.body.kind == Body::Kind::Form) && headerField(request, "content-type"_L1) == nullptr)
        request.headers.push_back(
            {u"Content-Type"_s, isJson ? u"application/json"_s : u"application/x-www-form-urlencoded"_s});
}

}

QString sentUrl(const Request& request)
{
    QByteArray url = withoutFragment(request.url).toUtf8();
    for (const Field& param : request.params) {
        if (param.enabled && !(param.name.isEmpty() && param.value.isEmpty()))
            url = withQueryPair(url, encoded(param.name) + '=' + encoded(param.value));
    }
    return QString::fromUtf8(url);
}

QJsonObject carriedParts(const FiledRequest& filed)
{
    const Request& request = filed.request;
    QJsonObject parts = toJson(request);
    parts.remove("method"_L1);
    Request shown = withMultipartWritten(request);
    showAuth(shown);
    if (shown.params.empty() && sentUrl(shown) == request.url)
        parts.remove("url"_L1);
    addImpliedType(shown);
    if (enabledFields(request.headers).size() == request.headers.size() && shown.headers == request.headers)
        parts.remove("headers"_L1);
    else // also where there are none beside those that are shown
        parts.insert("headers"_L1, parts.value("headers"_L1).toArray());
    if (bodyReadAgain(shown) == request.body)
        parts.remove("body"_L1);
    if (!filed.folder.isEmpty())
        parts.insert(folderName, filed.folder);
    return parts;
}

void carryBody(QJsonObject& parts, const Request& request)
{
    parts.insert("body"_L1, toJson(request).value("body"_L1));
    parts.insert(exactName, true);
}

Result<void> restoreCarried(FiledRequest& filed, const QJsonObject& parts)
{
    auto read = requestFromJson(parts);
    if (!read)
        return Failure(read.error());
    Request& request = filed.request;
    Request written = *read;
    if (!parts.contains("headers"_L1))
        written.headers = request.headers; // a boundary may stand there
    written = withMultipartWritten(written);
    showAuth(written);
    Request typed = written; // as a format without implied headers has it
    if (!parts.contains("body"_L1))
        typed.body = request.body;
    addImpliedType(typed);
    if (!parts.contains("url"_L1) || sentUrl(written) != withoutFragment(request.url)) {
        read->url = request.url;
        read->params = request.params;
    }
    if (!parts.contains("headers"_L1) ||
        (enabledFields(written.headers) != request.headers && enabledFields(typed.headers) != request.headers))
        read->headers = request.headers;
    const bool isExact = parts.value(exactName).toBool();
    if (!parts.contains("body"_L1) || (!isExact && bodyBytes(written.body) != bodyBytes(request.body)))
        read->body = request.body;
    read->method = request.method;
    read->unknownMembers.remove(folderName);
    read->unknownMembers.remove(exactName);
    if (read->name.isEmpty())
        read->name = request.name;
    filed.request = std::move(*read);
    filed.folder = parts.value(folderName).toString(filed.folder);
    filed.hasContract = true;
    return {};
}

}
