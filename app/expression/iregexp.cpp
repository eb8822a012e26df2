// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/iregexp.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepestGroup = 50;
constexpr int largestRepetition = 1000;

/// Reads the grammar of RFC 9485 §4 and writes the same in Perl's notation.
class Translator
{
public:
    explicit Translator(QStringView text)
        : m_text(text)
    {
    }

    std::optional<QString> run()
    {
        if (!alternatives(0) || m_at != m_text.size())
            return std::nullopt;
        return m_result;
    }

private:
    char16_t peek() const { return m_at < m_text.size() ? m_text[m_at].unicode() : u'\0'; }
    bool isAtEnd() const { return m_at >= m_text.size(); }

    bool alternatives(int depth)
    {
        if (depth > deepestGroup)
            return false;
        while (true) {
            while (!isAtEnd() && peek() != u'|' && peek() != u')') {
                if (!atom(depth) || !quantifier())
                    return false;
            }
            if (peek() != u'|' || isAtEnd())
                return true;
            take();
        }
    }

    void take()
    {
        m_result += m_text[m_at];
        ++m_at;
    }

    bool atom(int depth)
    {
        switch (peek()) {
        case u'(':
            m_result += "(?:"_L1;
            ++m_at;
            if (!alternatives(depth + 1) || peek() != u')')
                return false;
            take();
            return true;
        case u'.':
            m_result += "[^\\n\\r]"_L1;
            ++m_at;
            return true;
        case u'^':
            return anchor("^"_L1);
        case u'$':
            return anchor("\\z"_L1);
        case u'[':
            return characterClass();
        case u'\\':
            return escape();
        default:
            return normal(u"*+?{}]|)"_s);
        }
    }

    /// The grammar takes ^ and $ for ordinary characters, yet the compliance suite and what people write mean anchors.
    bool anchor(QLatin1StringView perl)
    {
        m_result += perl;
        ++m_at;
        return true;
    }

    /// One character that stands for itself, surrogate pairs whole.
    bool normal(QStringView special)
    {
        if (isAtEnd() || special.contains(QChar(peek())))
            return false;
        const bool isPair =
            QChar::isHighSurrogate(peek()) && m_at + 1 < m_text.size() && m_text[m_at + 1].isLowSurrogate();
        if (!isPair && QChar::isSurrogate(peek()))
            return false;
        if (peek() < 0x80 && !m_text[m_at].isLetterOrNumber())
            m_result += u'\\';
        take();
        if (isPair)
            take();
        return true;
    }

    bool quantifier()
    {
        if (isAtEnd() || !QStringView(u"*+?{").contains(QChar(peek())))
            return true;
        if (peek() != u'{') {
            take();
            return true;
        }
        take();
        int least = 0;
        int most = 0;
        if (!count(least))
            return false;
        if (peek() == u',') {
            take();
            if (peek() != u'}' && (!count(most) || most < least))
                return false;
        }
        if (peek() != u'}')
            return false;
        take();
        return true;
    }

    bool count(int& value)
    {
        const qsizetype begin = m_at;
        while (peek() >= u'0' && peek() <= u'9' && value <= largestRepetition) {
            value = value * 10 + (peek() - u'0');
            take();
        }
        return m_at > begin && value <= largestRepetition;
    }

    /// \\n and the like, or \\p{…}.
    bool escape()
    {
        ++m_at;
        const char16_t letter = peek();
        if (isAtEnd())
            return false;
        if (letter == u'p' || letter == u'P')
            return category();
        if (!QStringView(u"()*+-.?[\\]^nrt{|}").contains(QChar(letter)))
            return false;
        m_result += u'\\';
        take();
        return true;
    }

    bool category()
    {
        static const QStringList names = {
            u"L"_s,  u"Ll"_s, u"Lm"_s, u"Lo"_s, u"Lt"_s, u"Lu"_s, u"M"_s,  u"Mc"_s, u"Me"_s, u"Mn"_s, u"N"_s,  u"Nd"_s,
            u"Nl"_s, u"No"_s, u"P"_s,  u"Pc"_s, u"Pd"_s, u"Pe"_s, u"Pf"_s, u"Pi"_s, u"Po"_s, u"Ps"_s, u"Z"_s,  u"Zl"_s,
            u"Zp"_s, u"Zs"_s, u"S"_s,  u"Sc"_s, u"Sk"_s, u"Sm"_s, u"So"_s, u"C"_s,  u"Cc"_s, u"Cf"_s, u"Cn"_s, u"Co"_s};
        const qsizetype end = m_text.indexOf(u'}', m_at);
        if (end < 0 || m_text.mid(m_at + 1, 1) != "{"_L1)
            return false;
        if (!names.contains(m_text.mid(m_at + 2, end - m_at - 2)))
            return false;
        m_result += u'\\';
        m_result += m_text.mid(m_at, end + 1 - m_at);
        m_at = end + 1;
        return true;
    }

    bool characterClass()
    {
        take();
        if (peek() == u'^')
            take();
        if (peek() == u'-')
            dash();
        bool hasMember = m_text[m_at - 1] == u'-';
        while (!isAtEnd() && peek() != u']') {
            if (peek() == u'-') { // only as the last one
                dash();
                hasMember = true;
                break;
            }
            if (!classMember())
                return false;
            hasMember = true;
        }
        if (peek() != u']' || !hasMember)
            return false;
        take();
        return true;
    }

    void dash()
    {
        m_result += "\\-"_L1;
        ++m_at;
    }

    bool classMember()
    {
        const bool isCategory = peek() == u'\\' && m_at + 1 < m_text.size() && m_text[m_at + 1].toLower() == u'p';
        if (!classCharacter())
            return false;
        const bool isRange = peek() == u'-' && m_at + 1 < m_text.size() && m_text[m_at + 1] != u']';
        if (isCategory || !isRange)
            return true;
        take();
        return classCharacter();
    }

    bool classCharacter() { return peek() == u'\\' ? escape() : normal(u"-[]"_s); }

    QStringView m_text;
    qsizetype m_at = 0;
    QString m_result;
};

}

std::optional<QRegularExpression> fromIRegexp(QByteArrayView expression, bool anywhere)
{
    const QString text = QString::fromUtf8(expression);
    const auto translated = Translator(text).run();
    if (!translated)
        return std::nullopt;
    const QString pattern = anywhere ? u"(*LIMIT_MATCH=200000)(?:%1)"_s : u"(*LIMIT_MATCH=200000)\\A(?:%1)\\z"_s;
    QRegularExpression result(pattern.arg(*translated));
    if (!result.isValid())
        return std::nullopt;
    return result;
}

}
