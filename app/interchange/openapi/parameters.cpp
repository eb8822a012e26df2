// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/openapi/parameters.h"

#include "interchange/foreignbody.h"
#include "interchange/foreignurl.h"
#include "interchange/jsonreading.h"
#include "interchange/openapi/styles.h"
#include "interchange/recognizekey.h"
#include "render/urltext.h"

#include <QRegularExpression>

namespace idemscope::openapi {

using namespace Qt::StringLiterals;

namespace {

void addParameters(const JsonValue& owner, References& references, std::vector<Parameter>& parameters,
                   QHash<std::pair<QByteArray, QByteArray>, std::size_t>& places)
{
    for (const JsonValue& entry : childrenAt(owner, "parameters")) {
        const auto value = references.resolved(entry);
        if (!value || !value->isObject())
            continue;
        Parameter parameter{*value, textAt(*value, "name").toUtf8(), textAt(*value, "in").toUtf8()};
        const std::pair id(parameter.name, parameter.place);
        if (const auto known = places.constFind(id); known != places.constEnd()) {
            parameters[*known] = std::move(parameter);
        } else {
            places.insert(id, parameters.size());
            parameters.push_back(std::move(parameter));
        }
    }
}

bool isKeyHeader(const QString& name)
{
    Request request;
    request.headers = {{name, {}}};
    return findKey(request).has_value();
}

bool isKeyParam(const QString& name)
{
    Request request;
    request.params = {{name, {}}};
    return findKey(request).has_value();
}

/// OpenAPI 3 leaves these to the media types and to security.
bool isToldElsewhere(const QString& header)
{
    return header.compare("accept"_L1, Qt::CaseInsensitive) == 0 ||
           header.compare("content-type"_L1, Qt::CaseInsensitive) == 0 ||
           header.compare("authorization"_L1, Qt::CaseInsensitive) == 0;
}

void addCookie(const QString& pair, Request& request)
{
    for (Field& header : request.headers) {
        if (header.enabled && header.name == "Cookie"_L1) {
            header.value += "; "_L1 + pair;
            return;
        }
    }
    request.headers.push_back({u"Cookie"_s, pair});
}

}

std::vector<Parameter> mergedParameters(const JsonValue& pathItem, const JsonValue& operation, References& references)
{
    std::vector<Parameter> parameters;
    QHash<std::pair<QByteArray, QByteArray>, std::size_t> places;
    addParameters(pathItem, references, parameters, places);
    addParameters(operation, references, parameters, places);
    return parameters;
}

void fillUndeclared(QString& url)
{
    static const QRegularExpression place(u"(?<!\\{)\\{([^{}/]+)\\}(?!\\})"_s);
    url.replace(place, u"{{\\1}}"_s);
}

void ParameterWriter::write(const Parameter& parameter, Request& request)
{
    const auto content = childrenAt(parameter.value, "content");
    const QByteArray example = m_examples.ofHolder(content.empty() ? parameter.value : content.front());
    const QString name = QString::fromUtf8(parameter.name);
    const bool isRequired = isTrueAt(parameter.value, "required");
    if (parameter.place == "path") {
        writePath(parameter, example, request);
    } else if (parameter.place == "query") {
        writeQuery(parameter, example, request);
    } else if (parameter.place == "header" && !isToldElsewhere(name)) {
        request.headers.push_back({name, simpleText(example), isRequired || isKeyHeader(name)});
    } else if (parameter.place == "cookie" && isRequired) {
        addCookie(name + u'=' + simpleText(example), request);
    }
}

/// {id} becomes {{id}}; label and matrix put their signs before it (RFC 6570 §3.2.5, §3.2.7).
void ParameterWriter::writePath(const Parameter& parameter, const QByteArray& example, Request& request)
{
    const QString name = QString::fromUtf8(parameter.name);
    const QString style = textAt(parameter.value, "style");
    const QString place = u'{' + name + u'}';
    const QString variable = u'{' + place + u'}';
    QString text = variable;
    QChar separator = u',';
    if (style == "label"_L1) {
        text.prepend(u'.');
        separator = isTrueAt(parameter.value, "explode") ? u'.' : u',';
    } else if (style == "matrix"_L1) {
        text.prepend(u';' + name + u'=');
    }
    if (!request.url.contains(place))
        return;
    request.url.replace(place, text);
    request.variables.push_back({name, simpleText(example, separator)});
}

/// Rows of the table, but for values whose separators must reach the wire as they are: those stand in the URL.
void ParameterWriter::writeQuery(const Parameter& parameter, const QByteArray& example, Request& request)
{
    const bool isEnabled = isTrueAt(parameter.value, "required") || isKeyParam(QString::fromUtf8(parameter.name));
    for (const QueryPair& pair : queryPairs(parameter.value, example)) {
        if (!isEnabled || !pair.isEncoded)
            request.params.push_back({pair.name, pair.value, isEnabled});
        else
            request.url = QString::fromUtf8(
                withQueryPair(request.url.toUtf8(), (encodedText(pair.name) + u'=' + pair.value).toUtf8()));
    }
}

}
