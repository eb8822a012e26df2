// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsonstring.h"

#include "expression/json.h"

#include <QChar>

namespace idemscope {

namespace {

char16_t hexUnit(QByteArrayView digits)
{
    unsigned unit = 0;
    for (const char digit : digits)
        unit = unit * 16 + static_cast<unsigned>(digit <= '9' ? digit - '0' : (digit | 0x20) - 'a' + 10);
    return static_cast<char16_t>(unit);
}

/// The escape letter of a control character, or 0.
char shortEscape(char byte)
{
    switch (byte) {
    case '\b':
        return 'b';
    case '\f':
        return 'f';
    case '\n':
        return 'n';
    case '\r':
        return 'r';
    case '\t':
        return 't';
    default:
        return 0;
    }
}

char escapedByte(char letter)
{
    switch (letter) {
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return letter;
    }
}

/// True where the three generalised bytes of a lone surrogate stand.
bool isSurrogate(QByteArrayView text, qsizetype at)
{
    return text[at] == '\xed' && at + 2 < text.size() && static_cast<unsigned char>(text[at + 1]) >= 0xa0;
}

QByteArray escaped(QByteArrayView text, char quote)
{
    QByteArray result;
    result.reserve(text.size() + 2);
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char byte = text[at];
        if (byte == quote || byte == '\\') {
            result += '\\';
            result += byte;
        } else if (const char letter = shortEscape(byte)) {
            result += '\\';
            result += letter;
        } else if (static_cast<unsigned char>(byte) < 0x20) {
            appendUnicodeEscape(result, static_cast<char16_t>(byte));
        } else if (isSurrogate(text, at)) {
            appendUnicodeEscape(result, static_cast<char16_t>(nextCodePoint(text, at)));
            --at;
        } else {
            result += byte;
        }
    }
    return result;
}

}

void appendUtf8(QByteArray& text, char32_t codePoint)
{
    const auto tail = [&](int shift) {
        text += static_cast<char>(0x80 | ((codePoint >> shift) & 0x3f));
    };
    if (codePoint < 0x80) {
        text += static_cast<char>(codePoint);
    } else if (codePoint < 0x800) {
        text += static_cast<char>(0xc0 | (codePoint >> 6));
        tail(0);
    } else if (codePoint < 0x10000) {
        text += static_cast<char>(0xe0 | (codePoint >> 12));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xf0 | (codePoint >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

char32_t nextCodePoint(QByteArrayView text, qsizetype& at)
{
    const auto first = static_cast<unsigned char>(text[at++]);
    const int more = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    char32_t codePoint = more == 0 ? first : first & (0x3fU >> more);
    for (int i = 0; i < more && at < text.size(); ++i)
        codePoint = (codePoint << 6) | (static_cast<unsigned char>(text[at++]) & 0x3f);
    return codePoint;
}

void appendUnicodeEscape(QByteArray& text, char16_t unit)
{
    static constexpr char hex[] = "0123456789abcdef";
    text += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4)
        text += hex[(unit >> shift) & 0xf];
}

QByteArray decodeJsonString(QByteArrayView inner)
{
    QByteArray result;
    result.reserve(inner.size());
    for (qsizetype at = 0; at < inner.size();) {
        if (inner[at] != '\\') {
            result += inner[at++];
            continue;
        }
        if (inner[at + 1] != 'u') {
            result += escapedByte(inner[at + 1]);
            at += 2;
            continue;
        }
        char32_t codePoint = hexUnit(inner.sliced(at + 2, 4));
        at += 6;
        if (QChar::isHighSurrogate(codePoint) && inner.sliced(at).startsWith("\\u")) {
            const char16_t low = hexUnit(inner.sliced(at + 2, 4));
            if (QChar::isLowSurrogate(low)) {
                codePoint = QChar::surrogateToUcs4(static_cast<char16_t>(codePoint), low);
                at += 6;
            }
        }
        appendUtf8(result, codePoint);
    }
    return result;
}

QByteArray escapeNormalizedName(QByteArrayView name)
{
    return escaped(name, '\'');
}

QByteArray quoteJson(QByteArrayView text)
{
    return '"' + escaped(text, '"') + '"';
}

}
