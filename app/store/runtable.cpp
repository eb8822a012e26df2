// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/runtable.h"

#include "store/attemptorder.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace idemscope {

namespace {

struct RunReaderText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RunReader)
};

constexpr int runColumnCount = 14;

/// An older file, read where it cannot be migrated, knows no audits. A delivery has the attempts of its cells.
QByteArray runColumns(bool hasAudits)
{
    return QByteArray("SELECT r.id, kind, title, target, environment, started, state, seed, parent, duration_ms, "
                      "CASE kind WHEN 'delivery' THEN (SELECT coalesce(sum(c.attempts), 0) FROM runs c"
                      " WHERE c.parent = r.id AND c.kind = 'channel') ELSE attempts END, verdict, ") +
           (hasAudits ? "audit, check_id" : "NULL AS audit, '' AS check_id");
}

constexpr const char* thoseFound =
    " AND (title LIKE ?3 ESCAPE '\\' OR target LIKE ?3 ESCAPE '\\'"
    " OR verdict LIKE ?3 ESCAPE '\\' OR id IN (SELECT id >> 32 FROM keys WHERE key LIKE ?3 ESCAPE '\\'))";

QJsonObject json(const Statement& select, int column)
{
    return QJsonDocument::fromJson(select.bytes(column)).object();
}

Failure noSuchRun(qint64 run)
{
    return fail(ErrorCode::NotFound,
                RunReaderText::tr("The run log has no run %1. Choose one from the history.").arg(run));
}

}

QByteArray readRunSql(bool hasAudits)
{
    return runColumns(hasAudits) + ", nonce, d.request, d.scenario, d.profile, d.facts, d.judgement, d.series"
                                   " FROM runs r JOIN documents d ON d.run = r.id WHERE r.id = ? AND NOT is_deleted";
}

RunTable::RunTable(Database& database, const RunLocks& locks, bool hasAudits)
    : m_database(database)
    , m_locks(locks)
    , m_hasAudits(hasAudits)
{
}

Result<std::vector<RunRow>> RunTable::runs(qint64 offset, qint64 limit, const QString& search, RunsShown shown)
{
    QByteArray sql = runColumns(m_hasAudits) + " FROM runs r WHERE NOT is_deleted";
    if (!search.isEmpty())
        sql += thoseFound;
    else if (shown == RunsShown::WithoutAudits)
        sql += m_hasAudits ? " AND kind <> 'channel' AND audit IS NULL" : " AND kind <> 'channel'";
    sql += " ORDER BY id DESC LIMIT ?1 OFFSET ?2";
    Statement select(m_database, sql.constData());
    select.bind(1, limit);
    select.bind(2, offset);
    if (!search.isEmpty())
        select.bindText(3, likePattern(search));
    return readAll(select);
}

Result<std::vector<RunRow>> RunTable::runsOfAudit(qint64 audit)
{
    if (!m_hasAudits)
        return std::vector<RunRow>();
    const QByteArray sql = runColumns(true) + " FROM runs r WHERE NOT is_deleted AND audit = ? ORDER BY id";
    Statement select(m_database, sql.constData());
    select.bind(1, audit);
    return readAll(select);
}

Result<std::vector<RunRow>> RunTable::children(qint64 run)
{
    const QByteArray sql =
        runColumns(m_hasAudits) + " FROM runs r WHERE NOT is_deleted AND parent = ? ORDER BY id DESC";
    Statement select(m_database, sql.constData());
    select.bind(1, run);
    return readAll(select);
}

Result<std::vector<RunRow>> RunTable::readAll(Statement& select)
{
    std::vector<RunRow> rows;
    while (select.step())
        rows.push_back(readRun(select));
    if (auto read = m_database.check(); !read)
        return Failure(read.error());
    return rows;
}

RunRow RunTable::readRun(const Statement& select) const
{
    RunRow row;
    row.id = select.integer(0);
    row.kind = select.text(1);
    row.title = select.text(2);
    row.target = select.text(3);
    row.environment = select.text(4);
    row.started = select.text(5);
    row.state = static_cast<RunState>(select.integer(6));
    row.seed = static_cast<quint64>(select.integer(7));
    row.parent = select.optionalInteger(8);
    row.durationMs = select.integer(9);
    row.attempts = select.integer(10);
    row.verdict = select.text(11);
    row.audit = select.optionalInteger(12);
    row.checkId = select.text(13);
    // Its process died and no writer has opened the log since.
    if (row.state == RunState::Running && !m_locks.isAlive(row.id))
        row.state = RunState::Interrupted;
    return row;
}

Result<RunRecord> RunTable::run(qint64 id)
{
    Statement select(m_database, readRunSql(m_hasAudits).constData());
    select.bind(1, id);
    const bool isFound = select.step();
    RunRecord record;
    if (isFound) {
        record.row = readRun(select);
        record.nonce = select.bytes(runColumnCount);
        record.request = json(select, runColumnCount + 1);
        record.scenario = json(select, runColumnCount + 2);
        record.profile = json(select, runColumnCount + 3);
        record.facts = json(select, runColumnCount + 4);
        record.judgement = json(select, runColumnCount + 5);
        record.series = json(select, runColumnCount + 6);
    }
    if (auto read = m_database.check(); !read)
        return Failure(read.error());
    if (!isFound)
        return noSuchRun(id);
    return record;
}

}
