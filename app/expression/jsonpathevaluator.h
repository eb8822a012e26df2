// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/jsonpath.h"
#include "expression/jsonpathsyntax.h"

namespace idemscope {

/// The value of a singular query, or none; `steps` grows by the names and elements that were looked at.
std::optional<JsonValue> singularValue(const JsonPathQuery& query, JsonValue from, qint64& steps);

/// What a comparison compares (RFC 9535 §2.3.5.2.2); `kind` none: Nothing.
struct JsonPathOperand
{
    std::optional<JsonKind> kind;
    QByteArray text; ///< string: decoded; number and Boolean: as written; object, array: canonical
};

/// Evaluates one query on one document within a budget of steps. One use per selection; of this room.
class JsonPathEvaluator
{
public:
    JsonPathEvaluator(JsonValue root, const JsonPathLimits& limits)
        : m_root(root)
        , m_steps(limits.steps)
    {
    }

    std::vector<JsonValue> select(const JsonPathQuery& query);

    /// True when the budget did not suffice; what was selected is then incomplete.
    bool isExhausted() const { return m_steps < 0; }
    Failure exhaustion() const;

private:
    using Nodes = std::vector<quint32>; ///< indexes: lists can be long
    Nodes nodesOf(const JsonPathQuery& query, const JsonValue& current);
    void add(const JsonValue& value, Nodes& result);
    void apply(const JsonPathSegment& segment, const JsonValue& node, Nodes& result);
    void apply(const JsonPathSelector& selector, const JsonValue& node, Nodes& result);
    void named(const QByteArray& name, const JsonValue& node, Nodes& result);
    void slice(const JsonPathSelector& selector, const JsonValue& array, Nodes& result);
    bool holds(const JsonPathExpression& expression, const JsonValue& current);
    bool compares(const JsonPathExpression& expression, const JsonValue& current);
    bool matches(const JsonPathExpression& expression, const JsonValue& current);
    JsonPathOperand operand(const JsonPathExpression& expression, const JsonValue& current);
    JsonPathOperand length(const JsonPathExpression& argument, const JsonValue& current);
    std::optional<JsonValue> valueOf(const JsonPathExpression& expression, const JsonValue& current);
    JsonPathOperand operandOf(const JsonValue& value);
    std::optional<QRegularExpression> regexpOf(const JsonPathExpression& expression, const JsonValue& current);
    bool spend(qint64 steps);

    JsonValue m_root;
    qint64 m_steps;
    std::pair<JsonPathExpression::Kind, QByteArray> m_lastPattern; ///< of an expression that comes from the document
    std::optional<QRegularExpression> m_lastRegexp;
};

}
