// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsontokens.h"

#include "expression/json.h"

#include <algorithm>

namespace idemscope {

namespace {

using Kind = JsonToken::Kind;

/// How many bytes the mark at the start of a text takes (RFC 8259 §8.1): 3 or 0.
qsizetype byteOrderMarkLength(QByteArrayView text)
{
    return text.startsWith("\xef\xbb\xbf") ? 3 : 0;
}

/// Cuts one text into tokens; Unit is char or char16_t.
template <typename Unit>
class Tokenizer
{
public:
    Tokenizer(const Unit* text, qsizetype size)
        : m_text(text)
        , m_size(size)
    {
    }

    std::vector<JsonToken> run()
    {
        m_tokens.reserve(static_cast<std::size_t>(m_size / 5));
        skipByteOrderMark();
        while (m_at < m_size) {
            if (isSpace(m_text[m_at]))
                ++m_at;
            else
                token();
        }
        return std::move(m_tokens);
    }

private:
    void skipByteOrderMark()
    {
        if constexpr (sizeof(Unit) == 1)
            m_at = byteOrderMarkLength({m_text, m_size});
        else
            m_at = peek(0) == 0xfeff ? 1 : 0;
    }

    static bool isSpace(Unit unit) { return unit == ' ' || unit == '\n' || unit == '\r' || unit == '\t'; }
    static bool isDigit(Unit unit) { return unit >= '0' && unit <= '9'; }
    static bool isPunctuation(Unit unit)
    {
        return unit == '{' || unit == '}' || unit == '[' || unit == ']' || unit == ',' || unit == ':';
    }
    Unit peek(qsizetype at) const { return at < m_size ? m_text[at] : Unit(0); }

    void token()
    {
        const Unit unit = m_text[m_at];
        if (unit == '{' && peek(m_at + 1) == '{' && variableEnd() > 0)
            add(Kind::Variable, variableEnd());
        else if (isPunctuation(unit))
            punctuation();
        else if (unit == '"')
            string();
        else
            word();
    }

    void add(Kind kind, qsizetype end)
    {
        m_tokens.push_back({kind, m_at, end - m_at});
        m_at = end;
    }

    /// Where {{name}} ends that starts here, or 0. A name holds no brace, quote or line end.
    qsizetype variableEnd() const
    {
        for (qsizetype at = m_at + 2; at + 1 < m_size; ++at) {
            const Unit unit = m_text[at];
            if (unit == '}')
                return m_text[at + 1] == '}' && at > m_at + 2 ? at + 2 : 0;
            if (unit == '{' || unit == '"' || unit == '\n')
                return 0;
        }
        return 0;
    }

    void punctuation()
    {
        const bool isColon = m_text[m_at] == ':';
        if (isColon && !m_tokens.empty() && m_tokens.back().kind == Kind::String)
            m_tokens.back().kind = Kind::Name;
        add(Kind::Punctuation, m_at + 1);
    }

    /// An unfinished string ends with its line.
    void string()
    {
        qsizetype at = m_at + 1;
        while (at < m_size && m_text[at] != '"' && m_text[at] != '\n')
            at += m_text[at] == '\\' && at + 1 < m_size && m_text[at + 1] != '\n' ? 2 : 1;
        const bool isClosed = at < m_size && m_text[at] == '"';
        add(isClosed ? Kind::String : Kind::Error, isClosed ? at + 1 : at);
    }

    void word()
    {
        qsizetype end = m_at;
        while (end < m_size && !isSpace(m_text[end]) && !isPunctuation(m_text[end]) && m_text[end] != '"')
            ++end;
        add(isNumber(m_at, end) ? Kind::Number : isLiteral(m_at, end) ? Kind::Literal : Kind::Error, end);
    }

    bool isLiteral(qsizetype begin, qsizetype end) const
    {
        for (const QByteArrayView word : {QByteArrayView("true"), QByteArrayView("false"), QByteArrayView("null")}) {
            if (std::equal(word.begin(), word.end(), m_text + begin, m_text + end))
                return true;
        }
        return false;
    }

    bool isNumber(qsizetype begin, qsizetype end) const
    {
        const auto skipDigits = [&] {
            const qsizetype from = begin;
            while (begin < end && isDigit(m_text[begin]))
                ++begin;
            return begin > from;
        };
        if (m_text[begin] == '-')
            ++begin;
        const bool isZeroFirst = begin < end && m_text[begin] == '0';
        const qsizetype whole = begin;
        if (!skipDigits() || (isZeroFirst && begin - whole > 1))
            return false;
        if (begin < end && m_text[begin] == '.' && (++begin, !skipDigits()))
            return false;
        if (begin < end && (m_text[begin] == 'e' || m_text[begin] == 'E')) {
            ++begin;
            if (begin < end && (m_text[begin] == '+' || m_text[begin] == '-'))
                ++begin;
            if (!skipDigits())
                return false;
        }
        return begin == end;
    }

    const Unit* m_text;
    qsizetype m_size;
    qsizetype m_at = 0;
    std::vector<JsonToken> m_tokens;
};

// Deeper levels share one indentation: a hostile text must not grow a thousandfold.
constexpr int deepestIndent = 40;

/// Writes a valid JSON text with a line for each member or element.
class Printer
{
public:
    explicit Printer(const QByteArray& text)
        : m_text(text)
    {
        m_result.reserve(text.size() * 2);
    }

    QByteArray run()
    {
        qsizetype at = byteOrderMarkLength(m_text);
        m_result.append(QByteArrayView(m_text).first(at));
        while (at < m_text.size()) {
            const char byte = m_text[at];
            const qsizetype begin = at++;
            if (byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t')
                continue;
            if (isMark(byte)) {
                punctuation(byte);
                continue;
            }
            at = byte == '"' ? stringEnd(at) : wordEnd(at);
            content(QByteArrayView(m_text).sliced(begin, at - begin));
        }
        return std::move(m_result);
    }

private:
    static bool isMark(char byte)
    {
        return byte == '{' || byte == '}' || byte == '[' || byte == ']' || byte == ',' || byte == ':';
    }

    qsizetype stringEnd(qsizetype at) const
    {
        while (m_text[at] != '"')
            at += m_text[at] == '\\' ? 2 : 1;
        return at + 1;
    }

    qsizetype wordEnd(qsizetype at) const
    {
        while (at < m_text.size() && m_text[at] > ' ' && !isMark(m_text[at]))
            ++at;
        return at;
    }

    void punctuation(char mark)
    {
        const bool closes = mark == '}' || mark == ']';
        if (closes) {
            --m_depth;
            if (!m_isFresh)
                newLine();
            m_isFresh = false;
            m_result += mark;
        } else if (mark == ',') {
            m_result += mark;
            newLine();
        } else if (mark == ':') {
            m_result += ": ";
        } else {
            content(QByteArrayView(&mark, 1));
            ++m_depth;
            m_isFresh = true;
        }
    }

    void content(QByteArrayView piece)
    {
        if (m_isFresh)
            newLine();
        m_isFresh = false;
        m_result += piece;
    }

    void newLine()
    {
        m_result += '\n';
        m_result.append(2 * std::min(m_depth, deepestIndent), ' ');
    }

    const QByteArray& m_text;
    QByteArray m_result;
    int m_depth = 0;
    bool m_isFresh = false; ///< a bracket was opened and nothing written since
};

}

std::vector<JsonToken> tokenizeJson(QByteArrayView text)
{
    return Tokenizer<char>(text.data(), text.size()).run();
}

std::vector<JsonToken> tokenizeJson(QStringView text)
{
    return Tokenizer<char16_t>(text.utf16(), text.size()).run();
}

QByteArray prettyJson(const QByteArray& text)
{
    if (findJsonFault(text))
        return text;
    return Printer(text).run();
}

}
