// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/foreignbody.h"

#include "expression/json.h"
#include "interchange/requestbody.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

bool looksLikeJson(const QByteArray& text)
{
    const QByteArray start = text.first(std::min<qsizetype>(text.size(), 256)).trimmed();
    return start.startsWith('{') || start.startsWith('[');
}

bool isJson(const QString& mediaType)
{
    return mediaType.contains("json"_L1, Qt::CaseInsensitive);
}

}

void setTextBody(Request& request, const QByteArray& text, const QString& mediaType)
{
    const Field* type = headerField(request, "Content-Type"_L1);
    const QString told = type == nullptr || type->value.isEmpty() ? mediaType : type->value;
    const bool isKnown = !told.isEmpty();
    request.body = {};
    request.body.kind = (isKnown ? isJson(told) : looksLikeJson(text)) ? Body::Kind::Json : Body::Kind::Text;
    request.body.text = text;
    if (!mediaType.isEmpty() && mediaType.compare("application/json"_L1, Qt::CaseInsensitive) != 0)
        addHeader(request, u"Content-Type"_s, mediaType);
}

void setGraphQlBody(Request& request, const QString& query, const QString& variables, const QString& operation)
{
    const QString values = variables.trimmed();
    QByteArray text =
        "{\"query\":" + quoteJson(query.toUtf8()) + ",\"variables\":" + (values.isEmpty() ? "{}" : values.toUtf8());
    if (!operation.isEmpty())
        text += ",\"operationName\":" + quoteJson(operation.toUtf8());
    request.body = {};
    request.body.kind = Body::Kind::Json;
    request.body.text = text + '}';
}

void addHeader(Request& request, const QString& name, const QString& value)
{
    if (headerField(request, QLatin1StringView(name.toLatin1())) == nullptr)
        request.headers.push_back({name, value});
}

void inheritHeaders(Request& request, const Fields& headers)
{
    for (const Field& header : headers) {
        if (header.enabled)
            addHeader(request, header.name, header.value);
        else
            request.headers.push_back(header);
    }
}

}
