// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsonpathevaluator.h"

#include "expression/decimal.h"
#include "expression/iregexp.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using Selector = JsonPathSelector;
using Expression = JsonPathExpression;

namespace {

struct Path
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::JsonPath)
};

/// The element an index selects, counted from the end when negative.
std::optional<JsonValue> elementAt(const JsonValue& node, qint64 index)
{
    return node.element(index < 0 ? index + node.size() : index);
}

bool isEqual(const JsonPathOperand& left, const JsonPathOperand& right)
{
    if (left.kind != right.kind)
        return false;
    if (left.kind == JsonKind::Number)
        return left.text == right.text || Decimal(left.text) == Decimal(right.text);
    return left.text == right.text;
}

bool isLess(const JsonPathOperand& left, const JsonPathOperand& right)
{
    if (left.kind != right.kind)
        return false;
    if (left.kind == JsonKind::Number)
        return Decimal(left.text) < Decimal(right.text);
    // UTF-8 has the order of code points, as RFC 9535 §2.3.5.2.2 wants it.
    return left.kind == JsonKind::String && left.text < right.text;
}

JsonPathOperand count(qsizetype number)
{
    return {JsonKind::Number, QByteArray::number(number)};
}

}

std::optional<JsonValue> singularValue(const JsonPathQuery& query, JsonValue from, qint64& steps)
{
    std::optional<JsonValue> value = from;
    for (const JsonPathSegment& segment : query.segments) {
        const Selector& selector = segment.selectors.front();
        steps += 1 + value->size();
        value =
            selector.kind == Selector::Kind::Name ? value->member(selector.name) : elementAt(*value, *selector.start);
        if (!value)
            break;
    }
    return value;
}

Failure JsonPathEvaluator::exhaustion() const
{
    return fail(ErrorCode::Limit, Path::tr("The JSONPath selects too much of this document; write it more narrowly"));
}

bool JsonPathEvaluator::spend(qint64 steps)
{
    m_steps -= std::max<qint64>(1, steps);
    return m_steps >= 0;
}

std::vector<JsonValue> JsonPathEvaluator::select(const JsonPathQuery& query)
{
    std::vector<JsonValue> values;
    const Nodes nodes = nodesOf(query, m_root);
    values.reserve(nodes.size());
    for (const quint32 node : nodes)
        values.push_back(m_root.at(node));
    return values;
}

JsonPathEvaluator::Nodes JsonPathEvaluator::nodesOf(const JsonPathQuery& query, const JsonValue& current)
{
    Nodes nodes = {query.isRelative ? current.index() : m_root.index()};
    for (const JsonPathSegment& segment : query.segments) {
        Nodes selected;
        for (const quint32 node : nodes) {
            if (!spend(1))
                return {};
            apply(segment, m_root.at(node), selected);
        }
        nodes = std::move(selected);
    }
    return nodes;
}

void JsonPathEvaluator::apply(const JsonPathSegment& segment, const JsonValue& node, Nodes& result)
{
    const quint32 end = segment.isDescendant ? node.subtreeEnd() : node.index() + 1;
    for (quint32 index = node.index(); index < end && spend(1); ++index) {
        const JsonValue visited = node.at(index);
        if (visited.isName())
            continue;
        for (const Selector& selector : segment.selectors)
            apply(selector, visited, result);
    }
}

void JsonPathEvaluator::apply(const Selector& selector, const JsonValue& node, Nodes& result)
{
    switch (selector.kind) {
    case Selector::Kind::Name:
        named(selector.name, node, result);
        return;
    case Selector::Kind::Index:
        if (spend(node.isArray() ? node.size() : 0)) {
            if (const auto element = elementAt(node, *selector.start))
                add(*element, result);
        }
        return;
    case Selector::Kind::Slice:
        slice(selector, node, result);
        return;
    default:
        break;
    }
    for (const JsonValue child : node.children()) {
        if (!spend(1))
            return;
        if (selector.kind == Selector::Kind::Wildcard || holds(*selector.filter, child))
            add(child, result);
    }
}

/// A selected node costs more than one looked at, because it also takes memory.
void JsonPathEvaluator::add(const JsonValue& value, Nodes& result)
{
    if (spend(8))
        result.push_back(value.index());
}

void JsonPathEvaluator::named(const QByteArray& name, const JsonValue& node, Nodes& result)
{
    if (!spend(node.isObject() ? node.size() : 0))
        return;
    if (const auto value = node.member(name))
        add(*value, result);
}

/// RFC 9535 §2.3.4.2.2.
void JsonPathEvaluator::slice(const Selector& selector, const JsonValue& array, Nodes& result)
{
    const qint64 size = array.size();
    const qint64 step = selector.step;
    if (!array.isArray() || step == 0 || !spend(size))
        return;
    const auto normalized = [size](qint64 bound) {
        return bound >= 0 ? bound : size + bound;
    };
    const qint64 start = normalized(selector.start.value_or(step > 0 ? 0 : size - 1));
    const qint64 end = selector.end ? normalized(*selector.end) : step > 0 ? size : -1;
    const qint64 lower = step > 0 ? std::clamp<qint64>(start, 0, size) : std::clamp<qint64>(end, -1, size - 1);
    const qint64 upper = step > 0 ? std::clamp<qint64>(end, 0, size) : std::clamp<qint64>(start, -1, size - 1);
    Nodes elements;
    for (const JsonValue element : array.children())
        elements.push_back(element.index());
    for (qint64 i = step > 0 ? lower : upper; step > 0 ? i < upper : i > lower; i += step)
        add(array.at(elements[static_cast<std::size_t>(i)]), result);
}

bool JsonPathEvaluator::holds(const Expression& expression, const JsonValue& current)
{
    const auto holdsHere = [&](const Expression& operand) {
        return holds(operand, current);
    };
    if (!spend(1))
        return false;
    switch (expression.kind) {
    case Expression::Kind::Or:
        return std::any_of(expression.operands.begin(), expression.operands.end(), holdsHere);
    case Expression::Kind::And:
        return std::all_of(expression.operands.begin(), expression.operands.end(), holdsHere);
    case Expression::Kind::Not:
        return !holdsHere(expression.operands.front());
    case Expression::Kind::Compare:
        return compares(expression, current);
    case Expression::Kind::Query:
        if (expression.query.isSingular)
            return valueOf(expression, current).has_value();
        return !nodesOf(expression.query, current).empty();
    default:
        return matches(expression, current);
    }
}

bool JsonPathEvaluator::compares(const Expression& expression, const JsonValue& current)
{
    using Comparison = Expression::Comparison;
    const JsonPathOperand left = operand(expression.operands[0], current);
    const JsonPathOperand right = operand(expression.operands[1], current);
    switch (expression.comparison) {
    case Comparison::Equal:
        return isEqual(left, right);
    case Comparison::NotEqual:
        return !isEqual(left, right);
    case Comparison::Less:
        return isLess(left, right);
    case Comparison::LessOrEqual:
        return isLess(left, right) || isEqual(left, right);
    case Comparison::Greater:
        return isLess(right, left);
    case Comparison::GreaterOrEqual:
        return isLess(right, left) || isEqual(left, right);
    }
    return false;
}

bool JsonPathEvaluator::matches(const Expression& expression, const JsonValue& current)
{
    const JsonPathOperand text = operand(expression.operands[0], current);
    if (text.kind != JsonKind::String)
        return false;
    const auto regexp = expression.hasFixedRegexp ? expression.regexp : regexpOf(expression, current);
    if (!regexp || !spend(20 + text.text.size()))
        return false;
    const QRegularExpressionMatch match = regexp->match(QString::fromUtf8(text.text));
    if (!match.isValid())
        m_steps = -1; // the expression exceeded its own limit: no answer is better than a wrong one
    return match.hasMatch();
}

/// The expression that stands in the document; the last one is kept, as it is usually the same for all nodes.
std::optional<QRegularExpression> JsonPathEvaluator::regexpOf(const Expression& expression, const JsonValue& current)
{
    const JsonPathOperand pattern = operand(expression.operands[1], current);
    if (pattern.kind != JsonKind::String)
        return std::nullopt;
    if (m_lastPattern != std::pair(expression.kind, pattern.text) && spend(200 + pattern.text.size() * 10)) {
        m_lastPattern = {expression.kind, pattern.text};
        m_lastRegexp = fromIRegexp(pattern.text, expression.kind == Expression::Kind::Search);
    }
    return m_lastRegexp;
}

JsonPathOperand JsonPathEvaluator::operand(const Expression& expression, const JsonValue& current)
{
    switch (expression.kind) {
    case Expression::Kind::Literal:
        return {expression.literalKind, expression.literal};
    case Expression::Kind::Length:
        return length(expression.operands.front(), current);
    case Expression::Kind::Count:
        return count(static_cast<qsizetype>(nodesOf(expression.operands.front().query, current).size()));
    default:
        break;
    }
    const auto value = valueOf(expression, current);
    return value ? operandOf(*value) : JsonPathOperand();
}

/// The node that a singular query or value() gives.
std::optional<JsonValue> JsonPathEvaluator::valueOf(const Expression& expression, const JsonValue& current)
{
    if (expression.kind == Expression::Kind::Query) {
        qint64 steps = 0;
        const auto value = singularValue(expression.query, expression.query.isRelative ? current : m_root, steps);
        spend(steps);
        return value;
    }
    if (expression.kind != Expression::Kind::Value)
        return std::nullopt;
    const Nodes nodes = nodesOf(expression.operands.front().query, current);
    return nodes.size() == 1 ? std::optional(m_root.at(nodes.front())) : std::nullopt;
}

/// RFC 9535 §2.4.4: of a string its characters, of an array or object its size, else Nothing.
JsonPathOperand JsonPathEvaluator::length(const Expression& argument, const JsonValue& current)
{
    const auto node = valueOf(argument, current);
    if (node && (node->isArray() || node->isObject()))
        return count(node->size());
    const JsonPathOperand value = node ? operandOf(*node) : operand(argument, current);
    if (value.kind != JsonKind::String)
        return {};
    spend(value.text.size() / 8);
    return count(std::count_if(value.text.begin(), value.text.end(),
                               [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; }));
}

JsonPathOperand JsonPathEvaluator::operandOf(const JsonValue& value)
{
    switch (value.kind()) {
    case JsonKind::String:
        spend(value.text().size() / 8);
        return {JsonKind::String, value.string()};
    case JsonKind::Array:
    case JsonKind::Object:
        if (!spend(4 * value.text().size())) // a canonical text costs much more than a look
            return {};
        return {value.kind(), canonical(value)};
    default:
        spend(value.text().size() / 8);
        return {value.kind(), value.text().toByteArray()};
    }
}

}
