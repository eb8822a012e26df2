// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/jsontext.h"

#include "expression/jsontokens.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

using Kind = JsonToken::Kind;

struct JsonText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::JsonText)
};

bool isValue(Kind kind)
{
    return kind == Kind::String || kind == Kind::Number || kind == Kind::Literal || kind == Kind::Variable;
}

/// Where a string holds what must be escaped, or an escape that JSON does not know (RFC 8259 §7); −1: nowhere.
qsizetype stringFault(QStringView string)
{
    for (qsizetype at = 1; at + 1 < string.size(); ++at) {
        const char16_t c = string[at].unicode();
        if (c < 0x20)
            return at;
        if (c != u'\\')
            continue;
        const qsizetype escape = at++;
        if (string[at] == u'u') {
            bool isHexadecimal = false;
            std::ignore = string.mid(at + 1, 4).toUInt(&isHexadecimal, 16);
            if (!isHexadecimal || at + 5 >= string.size())
                return escape;
            at += 4;
        } else if (!u"\"\\/bfnrt"_s.contains(string[at])) {
            return escape;
        }
    }
    return -1;
}

/// Checks the order of tokens with a stack of open brackets instead of recursion, so that no nesting is too deep.
class Checker
{
public:
    explicit Checker(QStringView text)
        : m_text(text)
    {
    }

    std::optional<JsonProblem> run()
    {
        for (const JsonToken& token : tokenizeJson(m_text)) {
            if (const QString wrong = take(token); !wrong.isEmpty())
                return JsonProblem{token.begin, token.length, wrong};
            if (std::optional<JsonProblem> problem = faultInside(token))
                return problem;
        }
        if (!m_open.isEmpty())
            return atEnd(JsonText::tr("“%1” is missing at the end").arg(closing()));
        if (m_state != State::End && !m_text.trimmed().isEmpty())
            return atEnd(JsonText::tr("a value is missing at the end"));
        return std::nullopt;
    }

private:
    enum class State { Value, ValueOrClose, Key, KeyOrClose, Colon, CommaOrClose, End };

    bool is(const JsonToken& token, QChar mark) const
    {
        return token.kind == Kind::Punctuation && m_text[token.begin] == mark;
    }
    bool opens(const JsonToken& token) const { return is(token, u'{') || is(token, u'['); }
    bool closes(const JsonToken& token) const { return is(token, u'}') || is(token, u']'); }

    std::optional<JsonProblem> faultInside(const JsonToken& token) const
    {
        if (token.kind != Kind::String && token.kind != Kind::Name)
            return std::nullopt;
        const qsizetype at = stringFault(m_text.mid(token.begin, token.length));
        if (at < 0)
            return std::nullopt;
        return JsonProblem{token.begin + at, 1,
                           JsonText::tr("this character must be escaped, or its escape is unknown")};
    }

    QChar closing() const { return m_open.back() == u'{' ? u'}' : u']'; }
    JsonProblem atEnd(const QString& message) const { return {std::max<qsizetype>(0, m_text.size() - 1), 1, message}; }

    /// Empty when the token may stand here, else what is wrong.
    QString take(const JsonToken& token)
    {
        if (token.kind == Kind::Error)
            return wrongToken(token);
        switch (m_state) {
        case State::Value:
        case State::ValueOrClose:
            return takeValue(token);
        case State::Key:
        case State::KeyOrClose:
            return takeKey(token);
        case State::Colon:
            if (!is(token, u':'))
                return JsonText::tr("“:” is missing after the name");
            m_state = State::Value;
            return {};
        case State::CommaOrClose:
            return takeCommaOrClose(token);
        case State::End:
            break;
        }
        return JsonText::tr("nothing may follow the value");
    }

    QString takeValue(const JsonToken& token)
    {
        if (closes(token) && m_state == State::ValueOrClose)
            return close(token);
        if (opens(token)) {
            const QChar bracket = m_text[token.begin];
            m_open.append(bracket);
            m_state = bracket == u'{' ? State::KeyOrClose : State::ValueOrClose;
            return {};
        }
        if (!isValue(token.kind))
            return JsonText::tr("a value is missing here");
        valueEnds();
        return {};
    }

    QString takeKey(const JsonToken& token)
    {
        if (closes(token) && m_state == State::KeyOrClose)
            return close(token);
        if (closes(token))
            return JsonText::tr("no comma may stand before “%1”").arg(closing());
        if (token.kind == Kind::String)
            return JsonText::tr("“:” is missing after the name");
        if (token.kind != Kind::Name)
            return JsonText::tr("a name in double quotes is missing here");
        m_state = State::Colon;
        return {};
    }

    QString takeCommaOrClose(const JsonToken& token)
    {
        if (closes(token))
            return close(token);
        if (!is(token, u','))
            return JsonText::tr("“,” or “%1” is missing here").arg(closing());
        m_state = m_open.back() == u'{' ? State::Key : State::Value;
        return {};
    }

    QString close(const JsonToken& token)
    {
        if (m_text[token.begin] != closing())
            return JsonText::tr("“%1” is missing here").arg(closing());
        m_open.chop(1);
        valueEnds();
        return {};
    }

    void valueEnds() { m_state = m_open.isEmpty() ? State::End : State::CommaOrClose; }

    QString wrongToken(const JsonToken& token) const
    {
        const QString text = m_text.mid(token.begin, token.length).toString();
        if (text.startsWith(u'"'))
            return JsonText::tr("this string does not end");
        if (text[0].isDigit() || text[0] == u'-')
            return JsonText::tr("“%1” is not a number").arg(text);
        return JsonText::tr("“%1” is not JSON: strings stand in double quotes").arg(text);
    }

    QStringView m_text;
    QString m_open; ///< open brackets, the innermost last
    State m_state = State::Value;
};

/// Writes tokens with line breaks and two spaces per level.
class Formatter
{
public:
    explicit Formatter(QStringView text)
        : m_text(text)
    {
    }

    QString run()
    {
        const std::vector<JsonToken> tokens = tokenizeJson(m_text);
        for (std::size_t i = 0; i < tokens.size(); ++i)
            write(mark(tokens[i]), tokens[i], i + 1 < tokens.size() ? mark(tokens[i + 1]) : QChar());
        return m_result;
    }

private:
    /// The bracket, comma or colon a token is; else null.
    QChar mark(const JsonToken& token) const { return token.kind == Kind::Punctuation ? m_text[token.begin] : QChar(); }
    static bool isOpen(QChar mark) { return mark == u'{' || mark == u'['; }
    static bool isClose(QChar mark) { return mark == u'}' || mark == u']'; }
    void newLine() { m_result += u'\n' + QString(2 * m_level, u' '); }

    void write(QChar mark, const JsonToken& token, QChar next)
    {
        if (isClose(mark) && !m_wasOpened) {
            --m_level;
            newLine();
        }
        m_result += m_text.mid(token.begin, token.length);
        if (mark == u':')
            m_result += u' ';
        else if (mark == u',')
            newLine();
        else if (isOpen(mark) && !isClose(next)) {
            ++m_level;
            newLine();
        }
        m_wasOpened = isOpen(mark);
    }

    QStringView m_text;
    QString m_result;
    int m_level = 0;
    bool m_wasOpened = false;
};

}

std::optional<JsonProblem> jsonProblem(QStringView text)
{
    return Checker(text).run();
}

std::optional<QString> formattedJson(QStringView text)
{
    if (jsonProblem(text))
        return std::nullopt;
    return Formatter(text).run();
}

}
