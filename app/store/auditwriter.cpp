// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/auditwriter.h"

#include "model/json.h"
#include "store/runlog.h"
#include "store/statement.h"
#include "store/transaction.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace idemscope {

namespace {

struct AuditLogText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditLog)
};

QString textOf(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

constexpr const char* insertAudit = "INSERT INTO audits (title, target, environment, profile, started, state, seed)"
                                    " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id";
constexpr const char* insertDocuments =
    "INSERT INTO audit_documents (audit, request, profile, facts) VALUES (?, ?, ?, ?)";
constexpr const char* changeAudit = "UPDATE audits SET state = ?, duration_ms = ?, attempts = ?, pass = ?, fail = ?,"
                                    " warn = ?, inconclusive = ?, not_applicable = ?, remarks = ? WHERE id = ?";
constexpr const char* insertSchedule =
    "INSERT INTO schedules (audit, check_id, run, age_ms, due_ms, state) VALUES (?, ?, ?, ?, ?, ?) RETURNING id";
constexpr const char* changeSchedule =
    "UPDATE schedules SET state = ?, carried_out = ?, late_ms = ?, effects = ?, error = ? WHERE id = ?";

}

AuditWriter::AuditWriter(LogFile& file)
    : m_file(file)
{
}

AuditWriter::~AuditWriter()
{
    if (m_open.empty())
        return;
    // Should this fail, readers see by the released lock that the audit is over.
    Transaction transaction(*m_file.database, m_file.locks.get());
    for (const qint64 audit : m_open)
        setState(audit, RunState::Interrupted);
    static_cast<void>(transaction.commit());
}

Result<qint64> AuditWriter::begin(const AuditStart& start)
{
    qint64 audit = 0;
    const auto begun = durably(*m_file.database, m_file.locks.get(), [&] {
        Statement insert(*m_file.database, insertAudit);
        int column = 0;
        for (const QString& text : {start.title, start.target, start.environment, start.profile, start.started})
            insert.bindText(++column, text);
        insert.bind(6, qint64(RunState::Running));
        insert.bind(7, qint64(start.seed));
        audit = insert.step() ? insert.integer(0) : 0;
        insert.reset();
        Statement documents(*m_file.database, insertDocuments);
        documents.bind(1, audit);
        documents.bindText(2, textOf(start.request));
        documents.bindText(3, textOf(start.profileDocument));
        documents.bindText(4, textOf(start.facts));
        documents.run();
        // Before others can see the audit, or they would take it for abandoned.
        m_file.locks->hold(auditLock(audit));
    });
    if (!begun) {
        m_file.locks->release(auditLock(audit));
        return Failure(begun.error());
    }
    m_open.insert(audit);
    return audit;
}

Result<void> AuditWriter::reopen(qint64 audit)
{
    Statement find(*m_file.database, "SELECT 1 FROM audits WHERE id = ? AND NOT is_deleted");
    find.bind(1, audit);
    const bool isFound = find.step();
    find.reset();
    if (auto read = m_file.database->check(); !read)
        return read;
    if (!isFound)
        return fail(ErrorCode::NotFound, AuditLogText::tr("The run log has no audit %1.").arg(audit));
    if (m_open.contains(audit) || !m_file.locks->hold(auditLock(audit)))
        return fail(ErrorCode::NotAllowed, AuditLogText::tr("Audit %1 is still under way.").arg(audit));
    m_open.insert(audit);
    return durably(*m_file.database, m_file.locks.get(), [&] { setState(audit, RunState::Running); });
}

Result<void> AuditWriter::update(const Audit& audit, RunState state)
{
    const auto done = durably(*m_file.database, m_file.locks.get(), [&] { writeAudit(audit, state); });
    if (done && state != RunState::Running && m_open.erase(audit.id) > 0)
        m_file.locks->release(auditLock(audit.id));
    return done;
}

void AuditWriter::writeAudit(const Audit& audit, RunState state)
{
    const AuditScore score = AuditScore::of(audit);
    Statement change(*m_file.database, changeAudit);
    int column = 0;
    for (const qint64 number : {qint64(state), audit.durationMs, audit.attempts, score.pass, score.fail, score.warn,
                                score.inconclusive, score.notApplicable, score.remarks, audit.id})
        change.bind(++column, number);
    change.run();
    Statement document(*m_file.database, "UPDATE audit_documents SET document = ? WHERE audit = ?");
    document.bindText(1, textOf(toJson(audit)));
    document.bind(2, audit.id);
    document.run();
}

void AuditWriter::setState(qint64 audit, RunState state)
{
    Statement change(*m_file.database, "UPDATE audits SET state = ? WHERE id = ?");
    change.bind(1, qint64(state));
    change.bind(2, audit);
    change.run();
}

Result<qint64> AuditWriter::addSchedule(const ScheduleRow& schedule)
{
    qint64 id = 0;
    const auto added = durably(*m_file.database, m_file.locks.get(), [&] {
        Statement insert(*m_file.database, insertSchedule);
        insert.bind(1, schedule.audit);
        insert.bindText(2, schedule.checkId);
        insert.bind(3, schedule.run);
        insert.bind(4, schedule.ageMs);
        insert.bind(5, schedule.dueMs);
        insert.bind(6, qint64(schedule.state));
        id = insert.step() ? insert.integer(0) : 0;
        insert.reset();
    });
    if (!added)
        return Failure(added.error());
    return id;
}

Result<qint64> AuditWriter::claimSchedule(qint64 schedule)
{
    if (!m_file.locks->hold(scheduleLock(schedule)))
        return 0;
    qint64 claimed = 0;
    const auto done = durably(*m_file.database, m_file.locks.get(), [&] {
        Statement claim(*m_file.database, "UPDATE schedules SET state = ? WHERE id = ? AND state = ? RETURNING id");
        claim.bind(1, qint64(ScheduleState::Running));
        claim.bind(2, schedule);
        claim.bind(3, qint64(ScheduleState::Waiting));
        claimed = claim.step() ? 1 : 0;
        claim.reset();
    });
    if (!done || claimed == 0)
        m_file.locks->release(scheduleLock(schedule));
    else
        m_claimed.insert(schedule);
    if (!done)
        return Failure(done.error());
    return claimed;
}

Result<void> AuditWriter::updateSchedule(const ScheduleRow& schedule)
{
    const auto done = durably(*m_file.database, m_file.locks.get(), [&] {
        Statement change(*m_file.database, changeSchedule);
        change.bind(1, qint64(schedule.state));
        change.bind(2, schedule.carriedOut);
        change.bind(3, schedule.lateMs);
        change.bind(4, schedule.effects);
        change.bindText(5, schedule.error);
        change.bind(6, schedule.id);
        change.run();
    });
    if (done && schedule.state != ScheduleState::Running && m_claimed.erase(schedule.id) > 0)
        m_file.locks->release(scheduleLock(schedule.id));
    return done;
}

void AuditWriter::abandon()
{
    for (const qint64 audit : m_open)
        m_file.locks->release(auditLock(audit));
    for (const qint64 schedule : m_claimed)
        m_file.locks->release(scheduleLock(schedule));
}

}
