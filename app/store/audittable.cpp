// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/audittable.h"

#include "store/auditwriter.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace idemscope {

namespace {

struct AuditTableText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditTable)
};

#define AUDIT_COLUMNS                                                                                                  \
    "a.id, a.title, a.target, a.environment, a.profile, a.started, a.state, a.seed, a.duration_ms,"                    \
    " max(a.attempts, (SELECT coalesce(sum(r.attempts), 0) FROM runs r WHERE r.audit = a.id AND NOT r.is_deleted)),"   \
    " pass, fail, warn, inconclusive, not_applicable, remarks,"                                                        \
    " (SELECT count(*) FROM runs r WHERE r.audit = a.id AND NOT r.is_deleted)"
constexpr int auditColumnCount = 17;

constexpr const char* allAudits =
    "SELECT " AUDIT_COLUMNS " FROM audits a WHERE NOT a.is_deleted ORDER BY a.id DESC LIMIT ?";
constexpr const char* oneAudit = "SELECT " AUDIT_COLUMNS ", d.document, d.request, d.profile, d.facts FROM audits a"
                                 " JOIN audit_documents d ON d.audit = a.id WHERE a.id = ? AND NOT a.is_deleted";
constexpr const char* allSchedules =
    "SELECT s.id, s.audit, s.check_id, s.run, s.age_ms, s.due_ms, s.state, s.carried_out, s.late_ms, s.effects,"
    " s.error, r.title, r.target, json_extract(d.request, '$.contract.promisedAgeMs')"
    " FROM schedules s JOIN runs r ON r.id = s.run AND NOT r.is_deleted JOIN documents d ON d.run = s.run"
    " ORDER BY s.due_ms, s.id";

QJsonObject json(const Statement& select, int column)
{
    return QJsonDocument::fromJson(select.bytes(column)).object();
}

}

AuditTable::AuditTable(Database& database, const RunLocks& locks, bool isPresent)
    : m_database(database)
    , m_locks(locks)
    , m_isPresent(isPresent)
{
}

AuditRow AuditTable::readAudit(const Statement& select) const
{
    AuditRow row;
    row.id = select.integer(0);
    row.title = select.text(1);
    row.target = select.text(2);
    row.environment = select.text(3);
    row.profile = select.text(4);
    row.started = select.text(5);
    row.state = static_cast<RunState>(select.integer(6));
    row.seed = static_cast<quint64>(select.integer(7));
    row.durationMs = select.integer(8);
    row.attempts = select.integer(9);
    row.score = {select.integer(10), select.integer(11), select.integer(12),
                 select.integer(13), select.integer(14), select.integer(15)};
    row.runs = select.integer(16);
    if (row.state == RunState::Running && !m_locks.isAlive(auditLock(row.id)))
        row.state = RunState::Interrupted;
    return row;
}

Result<std::vector<AuditRow>> AuditTable::audits(qint64 limit)
{
    std::vector<AuditRow> rows;
    if (!m_isPresent)
        return rows;
    Statement select(m_database, allAudits);
    select.bind(1, limit);
    while (select.step())
        rows.push_back(readAudit(select));
    if (auto read = m_database.check(); !read)
        return Failure(read.error());
    return rows;
}

Result<AuditRecord> AuditTable::audit(qint64 id)
{
    AuditRecord record;
    if (m_isPresent) {
        Statement select(m_database, oneAudit);
        select.bind(1, id);
        if (select.step()) {
            record.row = readAudit(select);
            record.document = json(select, auditColumnCount);
            record.request = json(select, auditColumnCount + 1);
            record.profile = json(select, auditColumnCount + 2);
            record.facts = json(select, auditColumnCount + 3);
        }
    }
    if (auto read = m_database.check(); !read)
        return Failure(read.error());
    if (record.row.id == 0)
        return fail(ErrorCode::NotFound,
                    AuditTableText::tr("The run log has no audit %1. Choose one from the history.").arg(id));
    return record;
}

Result<std::vector<ScheduleRow>> AuditTable::schedules()
{
    std::vector<ScheduleRow> rows;
    if (!m_isPresent)
        return rows;
    Statement select(m_database, allSchedules);
    while (select.step()) {
        ScheduleRow row;
        row.id = select.integer(0);
        row.audit = select.optionalInteger(1);
        row.checkId = select.text(2);
        row.run = select.integer(3);
        row.ageMs = select.integer(4);
        row.dueMs = select.integer(5);
        row.state = static_cast<ScheduleState>(select.integer(6));
        row.carriedOut = select.optionalInteger(7);
        row.lateMs = select.integer(8);
        row.effects = select.optionalInteger(9);
        row.error = select.text(10);
        row.title = select.text(11);
        row.target = select.text(12);
        row.promisedAgeMs = select.optionalInteger(13);
        rows.push_back(std::move(row));
    }
    if (auto read = m_database.check(); !read)
        return Failure(read.error());
    return rows;
}

}
