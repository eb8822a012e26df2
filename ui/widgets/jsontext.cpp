// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/jsontext.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

using Kind = JsonToken::Kind;

struct JsonText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::JsonText)
};

bool isValue(Kind kind) { return kind == Kind::String || kind == Kind::Number || kind == Kind::Word || kind == Kind::Variable; }

/// Checks the order of tokens with a stack of open brackets instead of recursion, so that no nesting is too deep.
class Checker
{
public:
    explicit Checker(QStringView text) : m_text(text) {}

    std::optional<JsonProblem> run()
    {
        for (const JsonToken& token : jsonTokens(m_text)) {
            if (const QString wrong = take(token); !wrong.isEmpty())
                return JsonProblem{token.start, token.length, wrong};
        }
        if (!m_open.isEmpty())
            return atEnd(JsonText::tr("“%1” is missing at the end").arg(closing()));
        if (m_state != State::End && !m_text.trimmed().isEmpty())
            return atEnd(JsonText::tr("a value is missing at the end"));
        return std::nullopt;
    }

private:
    enum class State { Value, ValueOrClose, Key, KeyOrClose, Colon, CommaOrClose, End };

    QChar closing() const { return m_open.back() == u'{' ? u'}' : u']'; }
    JsonProblem atEnd(const QString& message) const { return {std::max<qsizetype>(0, m_text.size() - 1), 1, message}; }

    /// Empty when the token may stand here, else what is wrong.
    QString take(const JsonToken& token)
    {
        if (token.kind == Kind::Wrong)
            return wrongToken(token);
        switch (m_state) {
        case State::Value:
        case State::ValueOrClose: return takeValue(token);
        case State::Key:
        case State::KeyOrClose: return takeKey(token);
        case State::Colon:
            if (token.kind != Kind::Colon)
                return JsonText::tr("“:” is missing after the name");
            m_state = State::Value;
            return {};
        case State::CommaOrClose: return takeCommaOrClose(token);
        case State::End: break;
        }
        return JsonText::tr("nothing may follow the value");
    }

    QString takeValue(const JsonToken& token)
    {
        if (token.kind == Kind::Close && m_state == State::ValueOrClose)
            return close(token);
        if (token.kind == Kind::Open) {
            const QChar bracket = m_text[token.start];
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
        if (token.kind == Kind::Close && m_state == State::KeyOrClose)
            return close(token);
        if (token.kind == Kind::Close)
            return JsonText::tr("no comma may stand before “%1”").arg(closing());
        if (token.kind == Kind::String)
            return JsonText::tr("“:” is missing after the name");
        if (token.kind != Kind::Key)
            return JsonText::tr("a name in double quotes is missing here");
        m_state = State::Colon;
        return {};
    }

    QString takeCommaOrClose(const JsonToken& token)
    {
        if (token.kind == Kind::Close)
            return close(token);
        if (token.kind != Kind::Comma)
            return JsonText::tr("“,” or “%1” is missing here").arg(closing());
        m_state = m_open.back() == u'{' ? State::Key : State::Value;
        return {};
    }

    QString close(const JsonToken& token)
    {
        if (m_text[token.start] != closing())
            return JsonText::tr("“%1” is missing here").arg(closing());
        m_open.chop(1);
        valueEnds();
        return {};
    }

    void valueEnds() { m_state = m_open.isEmpty() ? State::End : State::CommaOrClose; }

    QString wrongToken(const JsonToken& token) const
    {
        const QString text = m_text.mid(token.start, token.length).toString();
        if (text.startsWith(u'"'))
            return JsonText::tr("this string does not end, or holds a character that must be escaped");
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
    explicit Formatter(QStringView text) : m_text(text) {}

    QString run()
    {
        const std::vector<JsonToken> tokens = jsonTokens(m_text);
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            const bool closesNext = i + 1 < tokens.size() && tokens[i + 1].kind == Kind::Close;
            const bool wasOpened = i > 0 && tokens[i - 1].kind == Kind::Open;
            write(tokens[i], closesNext, wasOpened);
        }
        return m_result;
    }

private:
    void newLine() { m_result += u'\n' + QString(2 * m_level, u' '); }

    void write(const JsonToken& token, bool closesNext, bool wasOpened)
    {
        if (token.kind == Kind::Close && !wasOpened) {
            --m_level;
            newLine();
        }
        m_result += m_text.mid(token.start, token.length);
        if (token.kind == Kind::Colon)
            m_result += u' ';
        else if (token.kind == Kind::Comma)
            newLine();
        else if (token.kind == Kind::Open && !closesNext) {
            ++m_level;
            newLine();
        }
    }

    QStringView m_text;
    QString m_result;
    int m_level = 0;
};

}

std::optional<JsonProblem> jsonProblem(QStringView text) { return Checker(text).run(); }

std::optional<QString> formattedJson(QStringView text)
{
    if (jsonProblem(text))
        return std::nullopt;
    return Formatter(text).run();
}

}
