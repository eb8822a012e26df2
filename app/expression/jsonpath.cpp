// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsonpath.h"

#include "expression/jsonpathevaluator.h"
#include "expression/jsonpathparser.h"

namespace idemscope {

Result<JsonPath> JsonPath::parse(const QString& text)
{
    auto query = JsonPathParser(text).parse();
    if (!query)
        return Failure(query.error());
    return JsonPath(std::make_shared<const JsonPathQuery>(std::move(*query)));
}

Result<std::vector<JsonValue>> JsonPath::select(const JsonDocument& document, const JsonPathLimits& limits) const
{
    JsonPathEvaluator evaluator(document.root(), limits);
    std::vector<JsonValue> values = evaluator.select(*m_query);
    if (evaluator.isExhausted())
        return evaluator.exhaustion();
    return values;
}

Result<std::optional<JsonValue>> JsonPath::first(const JsonDocument& document, const JsonPathLimits& limits) const
{
    qint64 steps = 0;
    if (m_query->isSingular)
        return singularValue(*m_query, document.root(), steps);
    const auto values = select(document, limits);
    if (!values)
        return Failure(values.error());
    return values->empty() ? std::nullopt : std::optional(values->front());
}

bool JsonPath::isSingular() const
{
    return m_query->isSingular;
}

}
