// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"

#include <QRegularExpression>

#include <memory>

namespace idemscope {

// The parsed form of a JSONPath; of this room.

struct JsonPathExpression;

struct JsonPathSelector
{
    enum class Kind { Name, Wildcard, Index, Slice, Filter };
    Kind kind = Kind::Wildcard;
    QByteArray name;
    std::optional<qint64> start; ///< of an index the index
    std::optional<qint64> end;
    qint64 step = 1;
    std::shared_ptr<const JsonPathExpression> filter;
};

struct JsonPathSegment
{
    bool isDescendant = false;
    std::vector<JsonPathSelector> selectors;

    bool isSingular() const
    {
        using Kind = JsonPathSelector::Kind;
        return !isDescendant && selectors.size() == 1 &&
               (selectors[0].kind == Kind::Name || selectors[0].kind == Kind::Index);
    }
};

struct JsonPathQuery
{
    bool isRelative = false; ///< starts at @
    bool isSingular = true;
    std::vector<JsonPathSegment> segments;
};

/// A node of a filter's expression (RFC 9535 §2.3.5); `kind` says which members are used.
struct JsonPathExpression
{
    enum class Kind { Or, And, Not, Compare, Literal, Query, Length, Count, Value, Match, Search };
    enum class Comparison { Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual };

    Kind kind = Kind::Literal;
    Comparison comparison = Comparison::Equal;
    std::vector<JsonPathExpression> operands;
    JsonKind literalKind = JsonKind::Null;
    QByteArray literal; ///< string: decoded; number: its text; Boolean: true or false
    JsonPathQuery query;
    std::optional<QRegularExpression> regexp; ///< match and search with a literal: ready made, or none for no I-Regexp
    bool hasFixedRegexp = false;

    /// ValueType of RFC 9535 §2.4.1: may be compared.
    bool isValue() const
    {
        return kind == Kind::Literal || kind == Kind::Length || kind == Kind::Count || kind == Kind::Value ||
               (kind == Kind::Query && query.isSingular);
    }
};

}
