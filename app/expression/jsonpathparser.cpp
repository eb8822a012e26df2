// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsonpathparser.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;
using Selector = JsonPathSelector;

namespace {

struct Path
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::JsonPath)
};

constexpr qint64 largestInteger = 9'007'199'254'740'991; // RFC 9535 §2.1: I-JSON range

bool isDigit(char16_t unit)
{
    return unit >= u'0' && unit <= u'9';
}

bool isNameFirst(char16_t unit)
{
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z') || unit == u'_' || unit >= 0x80;
}

}

Result<JsonPathQuery> JsonPathParser::parse()
{
    JsonPathQuery result;
    bool isGood = peek() == u'$' ? query(result) : refuse(Path::tr("it must start with $"));
    if (isGood && !isAtEnd())
        isGood = refuse(Path::tr("nothing more is expected here"));
    if (isGood)
        return result;
    return fail(ErrorCode::InvalidInput,
                Path::tr("JSONPath “%1”, position %2: %3").arg(m_text).arg(m_reasonAt + 1).arg(m_reason));
}

/// At $ or @. White space that no segment follows stays unread.
bool JsonPathParser::query(JsonPathQuery& result)
{
    result.isRelative = peek() == u'@';
    ++m_at;
    while (true) {
        const qsizetype before = m_at;
        skipSpace();
        if (peek() != u'.' && peek() != u'[') {
            m_at = before;
            return true;
        }
        if (!segment(result))
            return false;
    }
}

bool JsonPathParser::segment(JsonPathQuery& result)
{
    JsonPathSegment segment;
    if (accept(u'[')) {
        if (!bracketed(segment))
            return false;
    } else {
        segment.isDescendant = acceptText(u"..");
        if (!segment.isDescendant)
            ++m_at;
        if (segment.isDescendant && accept(u'[') ? !bracketed(segment) : segment.selectors.empty() && !dotted(segment))
            return false;
    }
    result.isSingular = result.isSingular && segment.isSingular();
    result.segments.push_back(std::move(segment));
    return true;
}

bool JsonPathParser::dotted(JsonPathSegment& segment)
{
    Selector selector;
    if (!accept(u'*')) {
        selector.kind = Selector::Kind::Name;
        if (!memberName(selector.name))
            return false;
    }
    segment.selectors.push_back(std::move(selector));
    return true;
}

bool JsonPathParser::bracketed(JsonPathSegment& segment)
{
    do {
        skipSpace();
        Selector next;
        if (!selector(next))
            return false;
        segment.selectors.push_back(std::move(next));
        skipSpace();
    } while (accept(u','));
    return accept(u']') || refuse(Path::tr("a comma or ] is expected here"));
}

bool JsonPathParser::selector(Selector& result)
{
    if (accept(u'*'))
        return true;
    if (accept(u'?'))
        return filter(result);
    if (peek() == u'"' || peek() == u'\'') {
        result.kind = Selector::Kind::Name;
        return string(result.name);
    }
    if (peek() == u'-' || peek() == u':' || isDigit(peek()))
        return indexOrSlice(result);
    return refuse(Path::tr("a name in quotes, an index, a slice, * or ? is expected here"));
}

bool JsonPathParser::indexOrSlice(Selector& result)
{
    result.kind = Selector::Kind::Index;
    const auto bound = [this](std::optional<qint64>& value) {
        if (peek() != u'-' && !isDigit(peek()))
            return true;
        return integer(value.emplace());
    };
    if (!bound(result.start))
        return false;
    const qsizetype before = m_at;
    skipSpace();
    if (!accept(u':')) {
        m_at = before;
        return true;
    }
    result.kind = Selector::Kind::Slice;
    skipSpace();
    if (!bound(result.end))
        return false;
    skipSpace();
    std::optional<qint64> step;
    if (accept(u':')) {
        skipSpace();
        if (!bound(step))
            return false;
    }
    result.step = step.value_or(1);
    return true;
}

bool JsonPathParser::filter(Selector& result)
{
    result.kind = Selector::Kind::Filter;
    skipSpace();
    JsonPathExpression expression;
    if (!logicalOr(expression))
        return false;
    result.filter = std::make_shared<const JsonPathExpression>(std::move(expression));
    return true;
}

bool JsonPathParser::memberName(QByteArray& result)
{
    const qsizetype begin = m_at;
    if (!isNameFirst(peek()))
        return refuse(Path::tr("a member name or * is expected here"));
    while (isNameFirst(peek()) || isDigit(peek())) {
        const bool isPair = QChar::isHighSurrogate(peek()) && QChar::isLowSurrogate(peek(1));
        if (QChar::isSurrogate(peek()) && !isPair)
            return refuse(Path::tr("this character is broken"));
        m_at += isPair ? 2 : 1;
    }
    result = QStringView(m_text).sliced(begin, m_at - begin).toUtf8();
    return true;
}

bool JsonPathParser::string(QByteArray& result)
{
    const char16_t quote = peek();
    QString decoded;
    for (++m_at; peek() != quote || isAtEnd();) {
        const char16_t unit = peek();
        if (isAtEnd())
            return refuse(Path::tr("the closing quote is missing"));
        if (unit < 0x20)
            return refuse(Path::tr("a control character must be escaped"));
        if (unit == u'\\') {
            if (!stringEscape(decoded, quote))
                return false;
            continue;
        }
        const bool isPair = QChar::isHighSurrogate(unit) && QChar::isLowSurrogate(peek(1));
        if (QChar::isSurrogate(unit) && !isPair)
            return refuse(Path::tr("this character is broken"));
        for (int i = isPair ? 2 : 1; i > 0; --i)
            decoded += m_text[m_at++];
    }
    ++m_at;
    result = decoded.toUtf8();
    return true;
}

bool JsonPathParser::stringEscape(QString& result, char16_t quote)
{
    ++m_at;
    const char16_t letter = peek();
    if (letter == u'u') {
        ++m_at;
        return unicodeEscape(result);
    }
    static constexpr QStringView letters = u"bfnrt/\\";
    static constexpr QStringView meanings = u"\b\f\n\r\t/\\";
    const qsizetype known = isAtEnd() ? -1 : letters.indexOf(QChar(letter));
    if (known < 0 && (letter != quote || isAtEnd()))
        return refuse(Path::tr("there is no such escape"));
    result += known < 0 ? QChar(quote) : meanings[known];
    ++m_at;
    return true;
}

bool JsonPathParser::unicodeEscape(QString& result)
{
    char16_t unit = 0;
    if (!hexUnit(unit))
        return false;
    result += QChar(unit);
    if (!QChar::isSurrogate(unit))
        return true;
    char16_t low = 0;
    if (!QChar::isHighSurrogate(unit) || !acceptText(u"\\u") || !hexUnit(low) || !QChar::isLowSurrogate(low))
        return refuse(Path::tr("half a surrogate pair is no character"));
    result += QChar(low);
    return true;
}

bool JsonPathParser::hexUnit(char16_t& unit)
{
    bool isHex = m_at + 4 <= m_text.size();
    for (qsizetype i = 0; isHex && i < 4; ++i)
        isHex = QStringView(u"0123456789abcdefABCDEF").contains(m_text[m_at + i]);
    if (!isHex)
        return refuse(Path::tr("four hexadecimal digits are expected here"));
    unit = QStringView(m_text).sliced(m_at, 4).toUShort(nullptr, 16);
    m_at += 4;
    return true;
}

bool JsonPathParser::integer(qint64& result)
{
    const qsizetype begin = m_at;
    const bool isNegative = accept(u'-');
    const qsizetype digits = m_at;
    while (isDigit(peek()))
        ++m_at;
    const qsizetype count = m_at - digits;
    const bool hasBadZero = count > 0 && m_text[digits] == u'0' && (count > 1 || isNegative);
    if (hasBadZero)
        m_at = begin;
    if (count == 0 || hasBadZero)
        return refuse(Path::tr("this is not how JSONPath writes an integer"));
    result = QStringView(m_text).sliced(begin, m_at - begin).toLongLong();
    if (count > 16 || result > largestInteger || result < -largestInteger)
        return refuse(Path::tr("this integer is too large"));
    return true;
}

char16_t JsonPathParser::peek(qsizetype ahead) const
{
    return m_at + ahead < m_text.size() ? m_text[m_at + ahead].unicode() : u'\0';
}

bool JsonPathParser::accept(char16_t unit)
{
    if (isAtEnd() || peek() != unit)
        return false;
    ++m_at;
    return true;
}

bool JsonPathParser::acceptText(QStringView text)
{
    if (!QStringView(m_text).sliced(m_at).startsWith(text))
        return false;
    m_at += text.size();
    return true;
}

bool JsonPathParser::skipSpace()
{
    while (peek() == u' ' || peek() == u'\t' || peek() == u'\n' || peek() == u'\r')
        ++m_at;
    return true;
}

/// The first reason counts: it is the closest to the fault.
bool JsonPathParser::refuse(const QString& reason)
{
    if (m_reason.isEmpty()) {
        m_reason = reason;
        m_reasonAt = m_at;
    }
    return false;
}

}
