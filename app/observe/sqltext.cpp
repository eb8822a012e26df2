// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/sqltext.h"

#include <QCoreApplication>

#include <optional>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct SqlTextWords
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SqlText)
};

bool isNameCharacter(QChar character)
{
    return character.isLetterOrNumber() || character == u'_';
}

}

/// Goes through a query once, character by character. What the database sees is only what was understood here.
class SqlScanner
{
public:
    explicit SqlScanner(const QString& query)
        : m_query(query)
    {
    }

    Result<SqlText> scan()
    {
        while (m_at < m_query.size() && !m_error)
            step();
        if (!m_error && m_result.m_text.trimmed().isEmpty())
            stop(SqlTextWords::tr("there is no statement"), 0);
        if (m_error)
            return Failure(*m_error);
        m_result.m_text = m_result.m_text.trimmed();
        return std::move(m_result);
    }

private:
    void step()
    {
        const QChar now = m_query.at(m_at);
        if (now == u'-' && next() == u'-')
            skipLine();
        else if (now == u'/' && next() == u'*')
            skipComment();
        else if (now == u';')
            endStatement();
        else if (now == u'\'')
            literal();
        else if (now == u'"' || now == u'`')
            quotedName(now);
        else if (now == u'$')
            dollarQuote();
        else if (now == u'{' && next() == u'{')
            variable();
        else if (now == u'?' || (now == u':' && next() != u':' && next() != u'=' && isNameCharacter(next())))
            stop(SqlTextWords::tr("write a value as {{name}}; “%1” has none").arg(m_query.mid(m_at, 1)), m_at);
        else
            copy(now == u':' && next() == u':' ? 2 : 1);
    }

    QChar next() const { return m_at + 1 < m_query.size() ? m_query.at(m_at + 1) : QChar(); }
    QChar before() const { return m_at > 0 ? m_query.at(m_at - 1) : QChar(); }

    void stop(const QString& reason, qsizetype position)
    {
        if (!m_error)
            m_error = Error{
                ErrorCode::InvalidInput, SqlTextWords::tr("SQL, character %1: %2").arg(position + 1).arg(reason), {}};
        m_at = m_query.size();
    }

    void copy(qsizetype count)
    {
        const QString part = m_query.mid(m_at, count);
        if (m_isEnded && !part.trimmed().isEmpty()) {
            stop(SqlTextWords::tr("a probe asks one statement; here a second one begins"), m_at);
            return;
        }
        m_result.m_text += part;
        m_at += count;
    }

    void place(const QString& value, qsizetype end)
    {
        m_result.m_values.push_back(value);
        if (m_isEnded)
            stop(SqlTextWords::tr("a probe asks one statement; here a second one begins"), m_at);
        m_result.m_text += u'?';
        m_at = std::max(m_at, end);
    }

    void skipLine()
    {
        const qsizetype end = m_query.indexOf(u'\n', m_at);
        m_at = end < 0 ? m_query.size() : end;
    }

    void skipComment()
    {
        const qsizetype begin = m_at;
        int depth = 0;
        do {
            if (m_query.mid(m_at, 2) == "/*"_L1) {
                ++depth;
                m_at += 2;
            } else if (m_query.mid(m_at, 2) == "*/"_L1) {
                --depth;
                m_at += 2;
            } else {
                ++m_at;
            }
        } while (depth > 0 && m_at < m_query.size());
        if (depth > 0)
            stop(SqlTextWords::tr("the comment is not closed"), begin);
        m_result.m_text += u' ';
    }

    void endStatement()
    {
        m_isEnded = true;
        ++m_at;
    }

    /// The position after the closing quote, or -1. Two quotes in a row stand for one.
    qsizetype endOfQuote(QChar quote, bool hasEscapes) const
    {
        for (qsizetype i = m_at + 1; i < m_query.size(); ++i) {
            if (hasEscapes && m_query.at(i) == u'\\')
                ++i;
            else if (m_query.at(i) == quote && i + 1 < m_query.size() && m_query.at(i + 1) == quote)
                ++i;
            else if (m_query.at(i) == quote)
                return i + 1;
        }
        return -1;
    }

    bool isEscapeLiteral() const
    {
        return (before() == u'e' || before() == u'E') && (m_at < 2 || !isNameCharacter(m_query.at(m_at - 2)));
    }

    void literal()
    {
        const qsizetype end = endOfQuote(u'\'', isEscapeLiteral());
        if (end < 0) {
            stop(SqlTextWords::tr("the literal is not closed"), m_at);
            return;
        }
        QString content = m_query.mid(m_at + 1, end - m_at - 2);
        if (!content.contains("{{"_L1)) {
            copy(end - m_at);
            return;
        }
        if (isNameCharacter(before())) {
            stop(SqlTextWords::tr("a literal that holds a variable takes no prefix"), m_at);
            return;
        }
        place(content.replace("''"_L1, "'"_L1), end);
    }

    void quotedName(QChar quote)
    {
        const qsizetype end = endOfQuote(quote, false);
        if (end < 0)
            stop(SqlTextWords::tr("the name is not closed"), m_at);
        else if (m_query.mid(m_at, end - m_at).contains("{{"_L1))
            stop(SqlTextWords::tr("a variable is a value; it cannot be a name"), m_at);
        else
            copy(end - m_at);
    }

    void dollarQuote()
    {
        qsizetype tagEnd = m_at + 1;
        while (tagEnd < m_query.size() && isNameCharacter(m_query.at(tagEnd)))
            ++tagEnd;
        const bool isTag = tagEnd < m_query.size() && m_query.at(tagEnd) == u'$' && !isNameCharacter(before());
        if (!isTag) {
            copy(1);
            return;
        }
        const QString tag = m_query.mid(m_at, tagEnd + 1 - m_at);
        const qsizetype end = m_query.indexOf(tag, tagEnd + 1);
        if (end < 0)
            stop(SqlTextWords::tr("the literal is not closed"), m_at);
        else if (m_query.mid(m_at, end - m_at).contains("{{"_L1))
            stop(SqlTextWords::tr("a variable stands alone or in '…', not in %1…%1").arg(tag), m_at);
        else
            copy(end + tag.size() - m_at);
    }

    void variable()
    {
        const qsizetype end = m_query.indexOf("}}"_L1, m_at);
        if (end < 0)
            stop(SqlTextWords::tr("the variable is not closed"), m_at);
        else if (isNameCharacter(before()) || (end + 2 < m_query.size() && isNameCharacter(m_query.at(end + 2))))
            stop(SqlTextWords::tr("a variable is a value; it cannot be part of a name"), m_at);
        else
            place(m_query.mid(m_at, end + 2 - m_at), end + 2);
    }

    const QString& m_query;
    qsizetype m_at = 0;
    bool m_isEnded = false;
    SqlText m_result;
    std::optional<Error> m_error;
};

Result<SqlText> SqlText::parse(const QString& query)
{
    return SqlScanner(query).scan();
}

}
