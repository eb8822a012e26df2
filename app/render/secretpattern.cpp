// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/secretpattern.h"

#include <algorithm>

namespace idemscope {

namespace {

constexpr qsizetype shortestBase64Secret = 4;

int hexDigit(char byte)
{
    const char lower = static_cast<char>(byte | 0x20);
    return byte >= '0' && byte <= '9' ? byte - '0' : lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// The value of `count` hexadecimal digits, or −1.
int hexValue(QByteArrayView text, qsizetype at, int count)
{
    if (at + count > text.size())
        return -1;
    int value = 0;
    for (int i = 0; i < count; ++i) {
        const int digit = hexDigit(text[at + i]);
        if (digit < 0)
            return -1;
        value = value * 16 + digit;
    }
    return value;
}

/// What the letter behind a backslash means in JSON.
char jsonMeaning(char letter)
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

/// How many bytes of `text` at `at` write `wanted`: plain, as %XX or +, or as a JSON escape; 0: none.
qsizetype writes(QByteArrayView text, qsizetype at, char wanted)
{
    if (at >= text.size())
        return 0;
    if (text[at] == '%' && hexValue(text, at + 1, 2) == static_cast<unsigned char>(wanted))
        return 3;
    if (text[at] == '\\' && at + 1 < text.size()) {
        if (text[at + 1] == 'u')
            return static_cast<unsigned char>(wanted) < 0x80 && hexValue(text, at + 2, 4) == wanted ? 6 : 0;
        if (jsonMeaning(text[at + 1]) == wanted)
            return 2;
    }
    return text[at] == wanted || (text[at] == '+' && wanted == ' ') ? 1 : 0;
}

bool isBase64(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           byte == '+' || byte == '/' || byte == '-' || byte == '_';
}

}

SecretPattern::SecretPattern(Secret secret)
    : m_secret(std::move(secret))
    , m_plain(m_secret.value)
{
    for (int offset = 0; offset < 3 && m_secret.value.size() >= shortestBase64Secret; ++offset)
        addBase64(offset);
}

/// What Base64 makes of the secret behind `offset` bytes of anything: only characters that hold nothing but its bits.
void SecretPattern::addBase64(int offset)
{
    static constexpr qsizetype undetermined[] = {0, 2, 3};
    const QByteArray padded = QByteArray(offset, '\0') + m_secret.value;
    const QByteArray text = padded.toBase64(QByteArray::OmitTrailingEquals);
    const qsizetype begin = undetermined[offset];
    const bool hasPartBehind = padded.size() % 3 != 0;
    const QByteArray core = text.sliced(begin, text.size() - begin - (hasPartBehind ? 1 : 0));
    m_base64.push_back({QByteArrayMatcher(core), offset != 0, hasPartBehind});
    QByteArray urlCore = core;
    urlCore.replace('+', '-').replace('/', '_');
    if (urlCore != core)
        m_base64.push_back({QByteArrayMatcher(urlCore), offset != 0, hasPartBehind});
}

void SecretPattern::find(QByteArrayView text, std::vector<SecretSpan>& spans) const
{
    findWritten(text, spans);
    findBase64(text, spans);
}

/// Plain text is found fast; other spellings can only be where there is an escape.
void SecretPattern::findWritten(QByteArrayView text, std::vector<SecretSpan>& spans) const
{
    for (qsizetype at = m_plain.indexIn(text.data(), text.size(), 0); at >= 0;
         at = m_plain.indexIn(text.data(), text.size(), at + 1))
        spans.push_back({at, at + m_secret.value.size(), &m_secret.name});
    const bool hasSpace = m_secret.value.contains(' ');
    if (!text.contains('%') && !text.contains('\\') && !(hasSpace && text.contains('+')))
        return;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char byte = text[at];
        if (byte != m_secret.value[0] && byte != '%' && byte != '\\' && byte != '+')
            continue;
        if (const qsizetype length = matchAt(text, at); length > 0)
            spans.push_back({at, at + length, &m_secret.name});
    }
}

qsizetype SecretPattern::matchAt(QByteArrayView text, qsizetype at) const
{
    const qsizetype begin = at;
    for (const char wanted : m_secret.value) {
        const qsizetype length = writes(text, at, wanted);
        if (length == 0)
            return 0;
        at += length;
    }
    return at - begin;
}

void SecretPattern::findBase64(QByteArrayView text, std::vector<SecretSpan>& spans) const
{
    for (const Base64Core& core : m_base64) {
        const qsizetype length = core.matcher.pattern().size();
        for (qsizetype at = core.matcher.indexIn(text.data(), text.size(), 0); at >= 0;
             at = core.matcher.indexIn(text.data(), text.size(), at + 1)) {
            const bool takesBefore = core.hasPartBefore && at > 0 && isBase64(text[at - 1]);
            const qsizetype end = at + length;
            const bool takesBehind = core.hasPartBehind && end < text.size() && isBase64(text[end]);
            spans.push_back({at - (takesBefore ? 1 : 0), end + (takesBehind ? 1 : 0), &m_secret.name});
        }
    }
}

}
