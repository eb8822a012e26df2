// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/jsontext.h"

#include <algorithm>
#include <cstdlib>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

bool isWordCharacter(QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'$'; }
bool isNumberCharacter(QChar c) { return c.isDigit() || c == u'-' || c == u'+' || c == u'.' || c == u'e' || c == u'E'; }

bool isHexadecimal(QStringView digits)
{
    for (const QChar c : digits) {
        if (!c.isDigit() && !(c >= u'a' && c <= u'f') && !(c >= u'A' && c <= u'F'))
            return false;
    }
    return true;
}

/// Length of a string from its quote on, or the negative length of what can be read of a broken one.
qsizetype stringLength(QStringView text, qsizetype start)
{
    for (qsizetype at = start + 1; at < text.size(); ++at) {
        const char16_t c = text[at].unicode();
        if (c == u'"')
            return at + 1 - start;
        if (c < 0x20)
            return start - at;
        if (c != u'\\')
            continue;
        ++at;
        const QChar escaped = at < text.size() ? text[at] : QChar();
        if (escaped == u'u' && at + 4 < text.size() && isHexadecimal(text.mid(at + 1, 4)))
            at += 4;
        else if (!u"\"\\/bfnrt"_s.contains(escaped))
            return start - std::min(at, text.size());
    }
    return start - text.size();
}

/// The grammar of numbers: -? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?
bool isNumber(QStringView text)
{
    qsizetype at = text.startsWith(u'-') ? 1 : 0;
    const auto digits = [&] {
        const qsizetype from = at;
        while (at < text.size() && text[at] >= u'0' && text[at] <= u'9')
            ++at;
        return at - from;
    };
    const bool leadsWithZero = at < text.size() && text[at] == u'0';
    const qsizetype whole = digits();
    if (whole == 0 || (leadsWithZero && whole > 1))
        return false;
    if (at < text.size() && text[at] == u'.' && (++at, digits() == 0))
        return false;
    if (at < text.size() && (text[at] == u'e' || text[at] == u'E')) {
        ++at;
        if (at < text.size() && (text[at] == u'+' || text[at] == u'-'))
            ++at;
        if (digits() == 0)
            return false;
    }
    return at == text.size();
}

JsonToken tokenAt(QStringView text, qsizetype start)
{
    using Kind = JsonToken::Kind;
    const QChar c = text[start];
    if (text.mid(start, 2) == "{{"_L1) {
        const qsizetype end = text.indexOf("}}"_L1, start + 2);
        if (end > 0 && !text.mid(start, end - start).contains(u'\n'))
            return {Kind::Variable, start, end + 2 - start};
    }
    switch (c.unicode()) {
    case u'{':
    case u'[': return {Kind::Open, start, 1};
    case u'}':
    case u']': return {Kind::Close, start, 1};
    case u':': return {Kind::Colon, start, 1};
    case u',': return {Kind::Comma, start, 1};
    case u'"': {
        const qsizetype length = stringLength(text, start);
        return {length > 0 ? Kind::String : Kind::Wrong, start, std::abs(length)};
    }
    default: break;
    }
    qsizetype end = start;
    if (c.isDigit() || c == u'-') {
        while (end < text.size() && (isNumberCharacter(text[end]) || isWordCharacter(text[end])))
            ++end;
        return {isNumber(text.mid(start, end - start)) ? Kind::Number : Kind::Wrong, start, end - start};
    }
    while (end < text.size() && isWordCharacter(text[end]))
        ++end;
    const QStringView word = text.mid(start, end - start);
    const bool isKnown = word == "true"_L1 || word == "false"_L1 || word == "null"_L1;
    return {isKnown ? Kind::Word : Kind::Wrong, start, std::max<qsizetype>(1, end - start)};
}

}

std::vector<JsonToken> jsonTokens(QStringView text)
{
    std::vector<JsonToken> tokens;
    qsizetype at = 0;
    while (at < text.size()) {
        const QChar c = text[at];
        if (c == u' ' || c == u'\t' || c == u'\n' || c == u'\r') {
            ++at;
            continue;
        }
        const JsonToken token = tokenAt(text, at);
        if (token.kind == JsonToken::Kind::Colon && !tokens.empty() && tokens.back().kind == JsonToken::Kind::String)
            tokens.back().kind = JsonToken::Kind::Key;
        tokens.push_back(token);
        at = token.start + token.length;
    }
    return tokens;
}

}
