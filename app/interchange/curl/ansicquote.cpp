// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/ansicquote.h"

#include <QString>
#include <QStringDecoder>

#include <algorithm>

namespace idemscope {

namespace {

constexpr QByteArrayView letters = "abefnrtvE";
constexpr char meanings[] = {'\a', '\b', '\x1B', '\f', '\n', '\r', '\t', '\v', '\x1B'};

int digitValue(char byte)
{
    if (byte >= '0' && byte <= '9')
        return byte - '0';
    const char lower = static_cast<char>(byte | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : 99;
}

class AnsiCReader
{
public:
    explicit AnsiCReader(QByteArrayView text)
        : m_text(text)
    {
    }

    AnsiCText read();

private:
    void escape();
    char32_t number(int base, qsizetype mostDigits);
    void byte(char32_t value);
    void character(char32_t value);
    void flushBytes();

    QByteArrayView m_text;
    qsizetype m_at = 0;
    QByteArray m_out;
    QByteArray m_bytes; ///< adjacent escapes of 128 and more, until it is known what they are
};

AnsiCText AnsiCReader::read()
{
    while (m_at < m_text.size()) {
        if (m_text[m_at] == '\'') {
            flushBytes();
            return {m_out, m_at + 1};
        }
        if (m_text[m_at] == '\\' && m_at + 1 < m_text.size()) {
            ++m_at;
            escape();
        } else {
            flushBytes();
            m_out += m_text[m_at++];
        }
    }
    return {};
}

void AnsiCReader::escape()
{
    const char letter = m_text[m_at];
    if (letter >= '0' && letter <= '7')
        return byte(number(8, 3));
    ++m_at;
    if (letter == 'x')
        return byte(number(16, 2));
    if (letter == 'u' || letter == 'U')
        return character(number(16, letter == 'u' ? 4 : 8));
    flushBytes();
    if (letter == 'c' && m_at < m_text.size()) {
        m_out += static_cast<char>(m_text[m_at++] & 0x1F);
    } else if (const qsizetype known = letters.indexOf(letter); known >= 0) {
        m_out += meanings[known];
    } else {
        if (!QByteArrayView("\\'\"?").contains(letter))
            m_out += '\\'; // bash keeps what it does not know
        m_out += letter;
    }
}

char32_t AnsiCReader::number(int base, qsizetype mostDigits)
{
    char32_t value = 0;
    for (qsizetype end = std::min(m_at + mostDigits, m_text.size()); m_at < end; ++m_at) {
        const int digit = digitValue(m_text[m_at]);
        if (digit >= base)
            break;
        value = value * static_cast<char32_t>(base) + static_cast<char32_t>(digit);
    }
    return value;
}

void AnsiCReader::byte(char32_t value)
{
    if ((value & 0xFF) >= 0x80) {
        m_bytes += static_cast<char>(value & 0xFF);
        return;
    }
    flushBytes();
    if (value != 0) // bash ends the text at a NUL; nothing that is sent can hold one
        m_out += static_cast<char>(value);
}

void AnsiCReader::character(char32_t value)
{
    flushBytes();
    if (value != 0 && value <= 0x10FFFF)
        m_out += QString::fromUcs4(&value, 1).toUtf8();
}

void AnsiCReader::flushBytes()
{
    if (m_bytes.isEmpty())
        return;
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(m_bytes);
    m_out += decoder.hasError() ? QString::fromLatin1(m_bytes).toUtf8() : text.toUtf8();
    m_bytes.clear();
}

}

AnsiCText readAnsiC(QByteArrayView text)
{
    return AnsiCReader(text).read();
}

}
