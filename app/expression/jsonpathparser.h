// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/jsonpathsyntax.h"

namespace idemscope {

/// Reads the grammar of RFC 9535 appendix A. One use per text; of this room.
class JsonPathParser
{
public:
    explicit JsonPathParser(const QString& text)
        : m_text(text)
    {
    }

    /// Errors: InvalidInput with the position.
    Result<JsonPathQuery> parse();

private:
    bool query(JsonPathQuery& result);
    bool segment(JsonPathQuery& result);
    bool bracketed(JsonPathSegment& segment);
    bool dotted(JsonPathSegment& segment);
    bool selector(JsonPathSelector& result);
    bool indexOrSlice(JsonPathSelector& result);
    bool filter(JsonPathSelector& result);

    bool logicalOr(JsonPathExpression& result);
    bool logicalAnd(JsonPathExpression& result);
    bool basic(JsonPathExpression& result);
    bool negated(JsonPathExpression& result);
    bool comparison(JsonPathExpression& result);
    bool comparable(JsonPathExpression& result);
    bool function(JsonPathExpression& result);
    bool arguments(JsonPathExpression& result);
    bool regexp(JsonPathExpression& result);
    bool literal(JsonPathExpression& result);
    std::optional<JsonPathExpression::Comparison> comparisonOperator();

    bool string(QByteArray& result);
    bool stringEscape(QString& result, char16_t quote);
    bool unicodeEscape(QString& result);
    bool hexUnit(char16_t& unit);
    bool integer(qint64& result);
    bool number(QByteArray& result);
    bool memberName(QByteArray& result);

    char16_t peek(qsizetype ahead = 0) const;
    bool isAtEnd() const { return m_at >= m_text.size(); }
    bool accept(char16_t unit);
    bool acceptText(QStringView text);
    bool skipSpace();
    bool refuse(const QString& reason);

    const QString m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
    QString m_reason;
    qsizetype m_reasonAt = 0;
};

}
