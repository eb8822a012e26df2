// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/sqlfault.h"

#include <QRegularExpression>
#include <QSqlError>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shownQuery = 160; ///< characters

SqlReply::Trouble troubleOf(const QSqlError& error, const SqlAddress& address)
{
    const QString code = error.nativeErrorCode();
    if (address.isSqlite()) {
        const int primary = code.toInt() & 0xff;
        if (primary == 5 || primary == 6) // SQLITE_BUSY, SQLITE_LOCKED
            return SqlReply::Trouble::Locked;
        return primary == 9 ? SqlReply::Trouble::Ended : SqlReply::Trouble::Other; // SQLITE_INTERRUPT
    }
    if (code == "57014"_L1) // query_canceled
        return SqlReply::Trouble::Ended;
    const bool isLost = error.type() == QSqlError::ConnectionError || code.startsWith("08"_L1) || code == "57P01"_L1 ||
                        (address.isPostgres() && code.isEmpty());
    return isLost ? SqlReply::Trouble::Lost : SqlReply::Trouble::Other;
}

/// What the database points at: the text at PostgreSQL's caret, or the word that SQLite names.
QString pointedAt(const QString& message)
{
    static const QRegularExpression caret(u"\\nLINE \\d+: ([^\\n]*)\\n( *)\\^"_s);
    if (const auto match = caret.match(message); match.hasMatch()) {
        const qsizetype prefix = match.capturedStart(1) - match.capturedStart(0) - 1;
        const QString rest = match.captured(1).mid(match.capturedLength(2) - prefix);
        return rest.section(QRegularExpression(u"[^\\w.]"_s), 0, 0);
    }
    static const QRegularExpression named(u"near \"([^\"]+)\"|no such \\w+: (\\S+)"_s);
    const auto match = named.match(message);
    return match.captured(1) + match.captured(2);
}

QString positionIn(const QString& query, const QString& message)
{
    const QString word = pointedAt(message);
    const qsizetype at = word.isEmpty() ? -1 : query.indexOf(word);
    return at < 0 ? QString() : u" (character %1)"_s.arg(at + 1);
}

}

QString sqlErrorText(const QSqlError& error)
{
    QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    static const QRegularExpression excerpt(u"\\nLINE \\d+:[^\\n]*\\n *\\^?"_s);
    text.replace(excerpt, u" "_s);
    static const QRegularExpression prefix(u"^(ERROR|FATAL): +"_s);
    text = text.simplified();
    return text.replace(prefix, QString());
}

QString sqlPlace(const SqlProbe& probe, const QString& message)
{
    const QString query = probe.query().simplified();
    const QString shown = query.size() > shownQuery ? query.left(shownQuery) + u'…' : query;
    return u"%1: %2, in: %3"_s.arg(probe.address().title, message, shown);
}

SqlFault sqlFault(const QSqlError& error, const SqlProbe& probe)
{
    SqlFault fault;
    fault.trouble = troubleOf(error, probe.address());
    QString message = sqlErrorText(error);
    if (fault.trouble == SqlReply::Trouble::Ended)
        message = u"the query took longer than %1 ms"_s.arg(probe.timeoutMs());
    fault.text = sqlPlace(probe, message + positionIn(probe.query(), error.databaseText()));
    return fault;
}

}
