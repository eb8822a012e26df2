// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/ansicquote.h"
#include "interchange/curl/scriptbuilder.h"

#include <QRegularExpression>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Bash
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Bash)
};

constexpr QByteArrayView noBreakSpace = "\xC2\xA0";
constexpr QByteArrayView curlyDouble[] = {"\xE2\x80\x9C", "\xE2\x80\x9D", "\xE2\x80\x9E"};
constexpr QByteArrayView curlySingle[] = {"\xE2\x80\x98", "\xE2\x80\x99"};

/// What a command substitution is known to give; null: it stays as it is.
QByteArray generatedBy(const QByteArray& command)
{
    const QByteArray text = command.simplified().toLower();
    if (text.startsWith("uuidgen") || text == "cat /proc/sys/kernel/random/uuid")
        return "{{$guid}}";
    if (text == "date +%s")
        return "{{$timestamp}}";
    return {};
}

/// One pass over a text. Nothing is executed or looked up.
class BashReader
{
public:
    explicit BashReader(const QByteArray& text)
        : m_text(text)
    {
    }

    ShellScript read();

private:
    void step();
    void space();
    void lineEnd();
    void comment();
    void escape();
    void singleQuoted(qsizetype begin, QByteArrayView end);
    void doubleQuoted(qsizetype begin, QByteArrayView end);
    void ansiQuoted(qsizetype begin);
    void dollar(bool isInQuotes);
    bool variable();
    void substitution(qsizetype begin, QByteArrayView open, char close);
    bool curlyQuote();
    void operatorByte();
    void hereDocument();
    bool isInUrl() const;
    bool at(QByteArrayView what) const { return QByteArrayView(m_text).sliced(m_at).startsWith(what); }
    char peek(qsizetype ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0'; }
    qsizetype lineBreak() const { return at("\r\n") ? 2 : at("\n") ? 1 : 0; }

    struct PendingDocument
    {
        QByteArray delimiter;
        bool stripsTabs = false;
    };

    const QByteArray& m_text;
    qsizetype m_at = 0;
    ScriptBuilder m_out;
    std::optional<PendingDocument> m_pending;
};

ShellScript BashReader::read()
{
    while (m_at < m_text.size() && !m_out.hasFailed())
        step();
    return m_out.finish();
}

void BashReader::step()
{
    const char byte = peek();
    if (byte == ' ' || byte == '\t' || at(noBreakSpace))
        return space();
    if (lineBreak() > 0)
        return lineEnd();
    if (byte == '#' && !m_out.isInWord())
        return comment();
    if (byte == '\\')
        return escape();
    if (byte == '\'')
        return singleQuoted(m_at, "'");
    if (byte == '"')
        return doubleQuoted(m_at, "\"");
    if (byte == '$')
        return dollar(false);
    if (byte == '`')
        return substitution(m_at, "`", '`');
    if (curlyQuote())
        return;
    if (QByteArrayView(";&|<>()").contains(byte))
        return operatorByte();
    m_out.append({&byte, 1}, m_at++);
}

void BashReader::space()
{
    m_out.endWord();
    if (!at(noBreakSpace)) {
        ++m_at;
        return;
    }
    m_out.note(m_at, Bash::trLater("A no-break space was taken for a space"));
    m_at += noBreakSpace.size();
}

void BashReader::lineEnd()
{
    m_at += lineBreak();
    if (m_pending)
        hereDocument();
    m_out.endCommand();
}

void BashReader::comment()
{
    const qsizetype end = m_text.indexOf('\n', m_at);
    m_at = end < 0 ? m_text.size() : end;
}

/// Backslash and line end continue the line, also where the line ends with CR LF.
void BashReader::escape()
{
    const qsizetype begin = m_at++;
    if (const qsizetype length = lineBreak(); length > 0)
        m_at += length;
    else if (m_at < m_text.size())
        m_out.append(QByteArrayView(m_text).sliced(m_at++, 1), begin);
}

void BashReader::singleQuoted(qsizetype begin, QByteArrayView end)
{
    m_at += end.size();
    m_out.beginWord(begin);
    const qsizetype close = m_text.indexOf(end, m_at);
    if (close < 0)
        return m_out.fail(begin, Bash::trLater("this quote is never closed; close it or copy the whole command"));
    m_out.append(QByteArrayView(m_text).sliced(m_at, close - m_at), begin);
    m_at = close + end.size();
}

void BashReader::doubleQuoted(qsizetype begin, QByteArrayView end)
{
    m_at += end.size();
    m_out.beginWord(begin);
    while (m_at < m_text.size() && !m_out.hasFailed()) {
        if (at(end)) {
            m_at += end.size();
            return;
        }
        if (peek() == '$') {
            dollar(true);
        } else if (peek() == '`') {
            substitution(m_at, "`", '`');
        } else if (peek() == '\\' && QByteArrayView("$`\"\\\n\r").contains(peek(1))) {
            escape();
        } else {
            m_out.append(QByteArrayView(m_text).sliced(m_at, 1), m_at);
            ++m_at;
        }
    }
    m_out.fail(begin, Bash::trLater("this quote is never closed; close it or copy the whole command"));
}

void BashReader::ansiQuoted(qsizetype begin)
{
    const AnsiCText quoted = readAnsiC(QByteArrayView(m_text).sliced(m_at + 2));
    if (quoted.length < 0)
        return m_out.fail(begin, Bash::trLater("this quote is never closed; close it or copy the whole command"));
    if (quoted.text.contains("^&"))
        m_out.note(begin, Bash::trLater("Firefox may have written “^&” for “&” here; compare with the original"));
    m_out.append(quoted.text, begin);
    m_at += 2 + quoted.length;
}

void BashReader::dollar(bool isInQuotes)
{
    const qsizetype begin = m_at;
    if (peek(1) == '\'' && !isInQuotes)
        return ansiQuoted(begin);
    if (peek(1) == '(')
        return substitution(begin, "$(", ')');
    if (variable())
        return;
    ++m_at;
    if (peek() == '"' && !isInQuotes) // $"…", a translated text: the same
        return;
    m_out.append("$", begin);
}

/// $NAME, ${NAME} and ${NAME:-what else}.
bool BashReader::variable()
{
    static const QRegularExpression pattern(
        u"^\\$(?:\\{([A-Za-z_]\\w*)(?::-(?:[^{}]|\\{[^{}]*\\})*)?\\}|([A-Za-z_]\\w*))"_s);
    const auto match = pattern.match(QString::fromLatin1(m_text.mid(m_at, 256)));
    if (!match.hasMatch())
        return false;
    const QString name = match.captured(1) + match.captured(2);
    m_out.append(("{{"_L1 + name + "}}"_L1).toLatin1(), m_at);
    m_out.note(m_at, Bash::trLater("“%1” became the variable “%2”: give it a value in an environment")
                         .with(match.captured(0), name));
    m_at += match.capturedLength();
    return true;
}

/// Never executed: what is not known to be a generated value stays as it was typed.
void BashReader::substitution(qsizetype begin, QByteArrayView open, char close)
{
    m_out.beginWord(begin);
    int depth = 1;
    qsizetype end = m_at + open.size();
    for (; end < m_text.size(); ++end) {
        if (m_text[end] == close && --depth == 0)
            break;
        if (close == ')' && m_text[end] == '(')
            ++depth;
    }
    if (end >= m_text.size())
        return m_out.fail(begin, Bash::trLater("this command substitution is never closed"));
    const QByteArray typed = m_text.sliced(begin, end + 1 - begin);
    const QByteArray generated = generatedBy(m_text.sliced(begin + open.size(), end - begin - open.size()));
    m_out.append(generated.isEmpty() ? typed : generated, begin);
    m_out.note(begin, generated.isEmpty()
                          ? Bash::trLater("“%1” is a command: it was not run and stands as it was typed")
                                .with(QString::fromUtf8(typed))
                          : Bash::trLater("“%1” became the generated value %2")
                                .with(QString::fromUtf8(typed), QString::fromUtf8(generated)));
    m_at = end + 1;
}

/// As word processors and wikis write quotes.
bool BashReader::curlyQuote()
{
    const auto isHere = [this](QByteArrayView quote) {
        return at(quote);
    };
    const bool isDouble = std::any_of(std::begin(curlyDouble), std::end(curlyDouble), isHere);
    if (!isDouble && std::none_of(std::begin(curlySingle), std::end(curlySingle), isHere))
        return false;
    m_out.note(m_at, Bash::trLater("Curly quotes were taken for straight ones"));
    const QByteArrayView end = isDouble ? curlyDouble[1] : curlySingle[1];
    if (isDouble)
        doubleQuoted(m_at, end);
    else
        singleQuoted(m_at, end);
    return true;
}

bool BashReader::isInUrl() const
{
    return m_out.isInWord() && m_out.word().contains('?') && peek(1) > ' ' && peek(1) != '&';
}

void BashReader::operatorByte()
{
    const char byte = peek();
    if (byte == '&' && isInUrl()) {
        m_out.note(m_at, Bash::trLater("The shell would end the command at “&”; the whole URL was kept. Put quotes "
                                       "around it for the shell"));
        m_out.append("&", m_at++);
        return;
    }
    if (at("<<")) {
        static const QRegularExpression opening(u"\\G<<(-?)[ \\t]*(['\"]?)(\\w+)\\2"_s);
        if (const auto match = opening.match(QString::fromLatin1(m_text.mid(m_at, 128))); match.hasMatch()) {
            m_out.endWord();
            m_pending = PendingDocument{match.captured(3).toLatin1(), !match.captured(1).isEmpty()};
            m_at += match.capturedLength();
            return;
        }
    }
    ++m_at;
    if (byte == '<' || byte == '>') {
        if (m_out.isInWord() && m_out.word().size() == 1 && QByteArrayView("012").contains(m_out.word().front()))
            m_out.dropWord();
        while (peek() == '>' || peek() == '&')
            ++m_at;
        m_out.redirectNext(byte == '<');
    } else {
        m_out.endCommand();
    }
}

/// From the line behind the command to the line that is the delimiter.
void BashReader::hereDocument()
{
    QByteArray input;
    while (m_at < m_text.size()) {
        const qsizetype end = m_text.indexOf('\n', m_at);
        QByteArray line = m_text.mid(m_at, end < 0 ? -1 : end + 1 - m_at);
        m_at += line.size();
        while (m_pending->stripsTabs && line.startsWith('\t'))
            line.remove(0, 1);
        if (line.trimmed() == m_pending->delimiter)
            break;
        input += line;
    }
    m_out.setInput(input);
    m_pending.reset();
}

}

ShellScript readBash(const QByteArray& text)
{
    return BashReader(text).read();
}

}
