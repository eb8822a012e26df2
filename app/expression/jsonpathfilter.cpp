// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The filter half of JsonPathParser: RFC 9535 §2.3.5 and §2.4.

#include "expression/iregexp.h"
#include "expression/jsonpathparser.h"

#include <QCoreApplication>

namespace idemscope {

using Expression = JsonPathExpression;

namespace {

struct Path
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::JsonPath)
};

constexpr int deepestNesting = 100;

struct FunctionName
{
    QStringView name;
    Expression::Kind kind;
    std::size_t arguments;
};

constexpr FunctionName functionNames[] = {{u"length", Expression::Kind::Length, 1},
                                          {u"count", Expression::Kind::Count, 1},
                                          {u"value", Expression::Kind::Value, 1},
                                          {u"match", Expression::Kind::Match, 2},
                                          {u"search", Expression::Kind::Search, 2}};

bool isDigit(char16_t unit)
{
    return unit >= u'0' && unit <= u'9';
}
bool isLower(char16_t unit)
{
    return unit >= u'a' && unit <= u'z';
}

/// Makes `result` the operand of a new node around it, or adds to a node of that kind.
void wrap(Expression& result, Expression::Kind kind)
{
    if (result.kind == kind && kind != Expression::Kind::Not)
        return;
    Expression around;
    around.kind = kind;
    around.operands.push_back(std::move(result));
    result = std::move(around);
}

}

bool JsonPathParser::logicalOr(Expression& result)
{
    if (++m_depth > deepestNesting)
        return refuse(Path::tr("the filter is nested too deeply"));
    if (!logicalAnd(result))
        return false;
    while (skipSpace() && acceptText(u"||")) {
        skipSpace();
        wrap(result, Expression::Kind::Or);
        if (!logicalAnd(result.operands.emplace_back()))
            return false;
    }
    --m_depth;
    return true;
}

bool JsonPathParser::logicalAnd(Expression& result)
{
    if (!basic(result))
        return false;
    while (skipSpace() && acceptText(u"&&")) {
        skipSpace();
        wrap(result, Expression::Kind::And);
        if (!basic(result.operands.emplace_back()))
            return false;
    }
    return true;
}

bool JsonPathParser::basic(Expression& result)
{
    if (accept(u'!'))
        return negated(result);
    if (!accept(u'('))
        return comparison(result);
    skipSpace();
    if (!logicalOr(result))
        return false;
    skipSpace();
    return accept(u')') || refuse(Path::tr("a closing parenthesis is expected here"));
}

/// Behind "!": a test in parentheses, or of a query or function; a comparison needs parentheses.
bool JsonPathParser::negated(Expression& result)
{
    skipSpace();
    if (peek() == u'(') {
        if (!basic(result))
            return false;
    } else {
        const qsizetype begin = m_at;
        if (!comparison(result))
            return false;
        if (result.kind == Expression::Kind::Compare) {
            m_at = begin;
            return refuse(Path::tr("a comparison behind ! needs parentheses"));
        }
    }
    wrap(result, Expression::Kind::Not);
    return true;
}

/// A comparison, or one query or logical function as a test.
bool JsonPathParser::comparison(Expression& result)
{
    const qsizetype begin = m_at;
    if (!comparable(result))
        return false;
    const qsizetype before = m_at;
    skipSpace();
    const qsizetype at = m_at;
    const auto comparisonFound = comparisonOperator();
    const auto refuseAt = [this](qsizetype place, const QString& reason) {
        m_at = place;
        return refuse(reason);
    };
    if (!comparisonFound) {
        m_at = before;
        const bool isTest = result.kind == Expression::Kind::Query || result.kind == Expression::Kind::Match ||
                            result.kind == Expression::Kind::Search;
        return isTest || refuseAt(at, Path::tr("a comparison operator is expected here"));
    }
    if (!result.isValue())
        return refuseAt(begin, Path::tr("only a single value can be compared"));
    skipSpace();
    const qsizetype rightAt = m_at;
    Expression right;
    if (!comparable(right))
        return false;
    if (!right.isValue())
        return refuseAt(rightAt, Path::tr("only a single value can be compared"));
    Expression compare;
    compare.kind = Expression::Kind::Compare;
    compare.comparison = *comparisonFound;
    compare.operands.push_back(std::move(result));
    compare.operands.push_back(std::move(right));
    result = std::move(compare);
    return true;
}

std::optional<Expression::Comparison> JsonPathParser::comparisonOperator()
{
    using Comparison = Expression::Comparison;
    static constexpr std::pair<QStringView, Comparison> operators[] = {
        {u"==", Comparison::Equal},          {u"!=", Comparison::NotEqual}, {u"<=", Comparison::LessOrEqual},
        {u">=", Comparison::GreaterOrEqual}, {u"<", Comparison::Less},      {u">", Comparison::Greater}};
    for (const auto& [text, meaning] : operators) {
        if (acceptText(text))
            return meaning;
    }
    return std::nullopt;
}

bool JsonPathParser::comparable(Expression& result)
{
    if (peek() == u'@' || peek() == u'$') {
        result.kind = Expression::Kind::Query;
        return query(result.query);
    }
    if (peek() == u'"' || peek() == u'\'' || peek() == u'-' || isDigit(peek()))
        return literal(result);
    if (isLower(peek()))
        return function(result);
    return refuse(Path::tr("a query, a literal or a function is expected here"));
}

bool JsonPathParser::literal(Expression& result)
{
    result.kind = Expression::Kind::Literal;
    if (peek() == u'"' || peek() == u'\'') {
        result.literalKind = JsonKind::String;
        return string(result.literal);
    }
    result.literalKind = JsonKind::Number;
    return number(result.literal);
}

bool JsonPathParser::number(QByteArray& result)
{
    const qsizetype begin = m_at;
    const auto skipDigits = [this] {
        const qsizetype from = m_at;
        while (isDigit(peek()))
            ++m_at;
        return m_at - from;
    };
    accept(u'-');
    const bool isZeroFirst = peek() == u'0';
    const qsizetype whole = skipDigits();
    bool isGood = whole == 1 || (whole > 1 && !isZeroFirst);
    if (isGood && accept(u'.'))
        isGood = skipDigits() > 0;
    if (isGood && (accept(u'e') || accept(u'E'))) {
        if (!accept(u'+'))
            accept(u'-');
        isGood = skipDigits() > 0;
    }
    if (!isGood)
        return refuse(Path::tr("this is not how JSONPath writes a number"));
    result = QStringView(m_text).sliced(begin, m_at - begin).toLatin1();
    return true;
}

/// A function, or one of the words true, false and null.
bool JsonPathParser::function(Expression& result)
{
    const qsizetype begin = m_at;
    while (isLower(peek()) || isDigit(peek()) || peek() == u'_')
        ++m_at;
    const QStringView name = QStringView(m_text).sliced(begin, m_at - begin);
    if (!accept(u'(')) {
        result.kind = Expression::Kind::Literal;
        result.literal = name.toLatin1();
        result.literalKind = name == QStringView(u"null") ? JsonKind::Null : JsonKind::Boolean;
        if (name == QStringView(u"null") || name == QStringView(u"true") || name == QStringView(u"false"))
            return true;
        m_at = begin;
        return refuse(Path::tr("a query, a literal or a function is expected here"));
    }
    for (const FunctionName& known : functionNames) {
        if (known.name != name)
            continue;
        result.kind = known.kind;
        if (!arguments(result))
            return false;
        if (result.operands.size() != known.arguments)
            return refuse(Path::tr("%1() takes %n argument(s)", nullptr, static_cast<int>(known.arguments)).arg(name));
        return regexp(result);
    }
    m_at = begin;
    return refuse(Path::tr("there is no function %1()").arg(name));
}

/// Behind the opening parenthesis. Type rules of RFC 9535 §2.4.3: count and value take a query, the others single
/// values.
bool JsonPathParser::arguments(Expression& result)
{
    if (++m_depth > deepestNesting)
        return refuse(Path::tr("the filter is nested too deeply"));
    const bool takesNodes = result.kind == Expression::Kind::Count || result.kind == Expression::Kind::Value;
    skipSpace();
    while (peek() != u')') {
        const qsizetype begin = m_at;
        Expression& argument = result.operands.emplace_back();
        if (!comparable(argument))
            return false;
        if (takesNodes ? argument.kind != Expression::Kind::Query : !argument.isValue()) {
            m_at = begin;
            return refuse(takesNodes ? Path::tr("a query is expected here")
                                     : Path::tr("a single value is expected here"));
        }
        skipSpace();
        if (!accept(u','))
            break;
        skipSpace();
        if (peek() == u')')
            return refuse(Path::tr("an argument is expected here"));
    }
    --m_depth;
    return accept(u')') || refuse(Path::tr("a comma or a closing parenthesis is expected here"));
}

/// Makes the expression of match() and search() once when it is a literal.
bool JsonPathParser::regexp(Expression& result)
{
    const bool isRegexp = result.kind == Expression::Kind::Match || result.kind == Expression::Kind::Search;
    if (!isRegexp || result.operands[1].kind != Expression::Kind::Literal)
        return true;
    result.hasFixedRegexp = true;
    if (result.operands[1].literalKind == JsonKind::String)
        result.regexp = fromIRegexp(result.operands[1].literal, result.kind == Expression::Kind::Search);
    return true;
}

}
