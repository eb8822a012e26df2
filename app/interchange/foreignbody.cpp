// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/foreignbody.h"

#include "expression/json.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

const Field* findHeader(const Request& request, QStringView name)
{
    const auto isIt = [&](const Field& header) {
        return header.enabled && header.name.compare(name, Qt::CaseInsensitive) == 0;
    };
    const auto found = std::find_if(request.headers.begin(), request.headers.end(), isIt);
    return found == request.headers.end() ? nullptr : &*found;
}

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
    const QString type = headerOf(request, u"Content-Type");
    const QString& told = type.isEmpty() ? mediaType : type;
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
    if (findHeader(request, name) == nullptr)
        request.headers.push_back({name, value});
}

QString headerOf(const Request& request, QStringView name)
{
    const Field* header = findHeader(request, name);
    return header == nullptr ? QString() : header->value;
}

}
