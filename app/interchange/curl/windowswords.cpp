// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/scriptbuilder.h"

#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct WindowsShell
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::WindowsShell)
};

/// Undoes what browsers do to text for the command prompt. It cannot be done by the rules of cmd.exe, which two of the
/// four ways do not follow; so every escape is taken back for what it was meant to be.
class WindowsReader
{
public:
    WindowsReader(const QByteArray& text, bool isFromBrowser)
        : m_text(text)
        , m_isFromBrowser(isFromBrowser)
    {
    }

    ShellScript read();

private:
    void outside();
    void inside();
    bool caretBreak(bool isInQuotes);
    void quote(qsizetype length);
    bool quoteThatStays();
    bool variable();
    void backslash();
    void take(qsizetype length);
    bool at(QByteArrayView what) const { return QByteArrayView(m_text).sliced(m_at).startsWith(what); }
    qsizetype breakAt(qsizetype offset) const;
    char peek(qsizetype ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0'; }

    const QByteArray& m_text;
    bool m_isFromBrowser; ///< then every backslash is doubled
    qsizetype m_at = 0;
    qsizetype m_quoteBegin = -1; ///< of the open quote
    ScriptBuilder m_out;
};

ShellScript WindowsReader::read()
{
    while (m_at < m_text.size())
        m_quoteBegin >= 0 ? inside() : outside();
    if (m_quoteBegin >= 0)
        m_out.fail(m_quoteBegin,
                   WindowsShell::trLater("this quote is never closed; close it or copy the whole command"));
    return m_out.finish();
}

/// Bytes of a line break at an offset.
qsizetype WindowsReader::breakAt(qsizetype offset) const
{
    const QByteArrayView rest = QByteArrayView(m_text).sliced(std::min(offset, m_text.size()));
    return rest.startsWith("\r\n") ? 2 : rest.startsWith('\n') ? 1 : 0;
}

void WindowsReader::take(qsizetype length)
{
    m_out.append(QByteArrayView(m_text).sliced(m_at, std::min(length, m_text.size() - m_at)), m_at);
    m_at += length;
}

void WindowsReader::outside()
{
    if (peek() == '^' && caretBreak(false))
        return;
    if (at("^\"") || peek() == '"')
        return quote(peek() == '^' ? 2 : 1);
    if (peek() == '^') {
        ++m_at;
        return take(1);
    }
    if (peek() == ' ' || peek() == '\t') {
        m_out.endWord();
        ++m_at;
    } else if (breakAt(m_at) > 0 || peek() == '&' || peek() == '|') {
        m_out.endCommand();
        m_at += std::max<qsizetype>(breakAt(m_at), 1);
    } else if (peek() == '>' || peek() == '<') {
        m_out.redirectNext(peek() == '<');
        ++m_at;
    } else if (peek() == '\\') {
        backslash();
    } else if (!variable()) {
        take(1);
    }
}

void WindowsReader::inside()
{
    if (peek() == '^' && caretBreak(true))
        return;
    if (at("^\\^\"")) { // ^\^" is \", a quote that is part of the text
        m_at += 3;
        return take(1);
    }
    if (at("^\"") || peek() == '"')
        return quote(peek() == '^' ? 2 : 1);
    if (peek() == '^' && m_isFromBrowser) {
        ++m_at;
        return peek() == '\\' ? backslash() : take(1);
    }
    if (peek() == '\\')
        return backslash();
    if (!variable())
        take(1);
}

/// A caret at the end of a line: another line end behind it is part of the text, else the command goes on.
bool WindowsReader::caretBreak(bool isInQuotes)
{
    const qsizetype first = breakAt(m_at + 1);
    if (first == 0)
        return false;
    m_at += 1 + first;
    const qsizetype second = isInQuotes ? breakAt(m_at) : 0;
    if (second > 0) {
        m_out.append("\n", m_at);
        m_at += second;
    }
    return true;
}

void WindowsReader::quote(qsizetype length)
{
    if (m_quoteBegin < 0) {
        m_quoteBegin = m_at;
        m_out.beginWord(m_at);
        m_at += length;
    } else if (length == 2 || !quoteThatStays()) {
        m_quoteBegin = -1;
        m_at += length;
    }
}

/// How Chrome wrote until 2018: "" is a quote, "%" a percent sign, and "^ at a line's end with " after it a line end.
bool WindowsReader::quoteThatStays()
{
    if (at("\"\"")) {
        ++m_at;
        take(1);
        return true;
    }
    if (at("\"%\"")) {
        m_out.append("%", m_at);
        m_at += 3;
        return true;
    }
    const qsizetype lineBreak = at("\"^") ? breakAt(m_at + 2) : 0;
    if (lineBreak == 0 || peek(2 + lineBreak) != '"')
        return false;
    m_out.append("\n", m_at);
    m_at += 3 + lineBreak;
    return true;
}

void WindowsReader::backslash()
{
    const char next = peek(1) == '^' ? peek(2) : peek(1);
    const bool isEscape = next == '"' || (m_isFromBrowser && QByteArrayView("\\$`").contains(next));
    if (!isEscape)
        return take(1);
    m_at += peek(1) == '^' ? 2 : 1;
    take(1);
}

/// %NAME%, which browsers never leave as it is.
bool WindowsReader::variable()
{
    if (peek() != '%' || m_isFromBrowser)
        return false;
    static const QRegularExpression pattern(u"\\G%([A-Za-z_]\\w{2,})%"_s);
    const auto match = pattern.match(QString::fromLatin1(m_text.mid(m_at, 256)));
    if (!match.hasMatch())
        return false;
    m_out.append(("{{"_L1 + match.captured(1) + "}}"_L1).toLatin1(), m_at);
    m_out.note(m_at, WindowsShell::trLater("“%1” became the variable “%2”: give it a value in an environment")
                         .with(match.captured(0), match.captured(1)));
    m_at += match.capturedLength();
    return true;
}

bool hasCarets(const QByteArray& text)
{
    static const QRegularExpression pattern(u"\\^\\r?\\n|\\^\"|\\^\\\\\\^\""_s);
    return pattern.match(QString::fromLatin1(text)).hasMatch();
}

}

bool isWindowsCommand(const QByteArray& text)
{
    if (text.contains("\\\n") || text.contains("\\\r\n") || text.contains("$'"))
        return false;
    if (hasCarets(text) && !text.contains(" '"))
        return true;
    static const QRegularExpression doubled(u"[{\\[,:(= ]\"\"[\\w{]|[\\w}\\]]\"\"[:,}\\]]"_s);
    return !text.contains('\'') && doubled.match(QString::fromLatin1(text)).hasMatch();
}

ShellScript readWindowsCommands(const QByteArray& text)
{
    return WindowsReader(text, hasCarets(text)).read();
}

}
