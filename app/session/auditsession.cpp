// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/auditsession.h"

#include "drive/auditdriver.h"
#include "drive/schedule.h"
#include "drive/storedaudit.h"
#include "model/json.h"
#include "model/sentence.h"
#include "session/logquestions.h"

namespace idemscope {

namespace {

struct AuditText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::AuditSession)
};

Sentence cutShort(std::size_t checks)
{
    return AuditText::trLater("Interrupted: the audit was cut short after %Ln check(s); the others have no answer",
                              nullptr, int(checks));
}

}

Result<StoredAudit> readStoredAudit(RunReader& reader, qint64 id)
{
    const auto record = reader.audit(id);
    if (!record)
        return Failure(record.error());
    auto audit = auditFromJson(record->document);
    if (!audit)
        return Failure(audit.error());
    StoredAudit stored{record->row, std::move(*audit)};
    // Cut short before its first check had ended, it has no document yet.
    const AuditRow& row = stored.row;
    stored.audit.id = row.id;
    stored.audit.started = row.started;
    stored.audit.profile = row.profile;
    stored.audit.title = row.title;
    stored.audit.target = row.target;
    stored.audit.seed = row.seed;
    stored.audit.attempts = row.attempts;
    stored.audit.isStopped = row.state != RunState::Finished;
    if (row.state == RunState::Interrupted)
        stored.audit.notes.insert(stored.audit.notes.begin(), cutShort(stored.audit.checks.size()));
    return stored;
}

AuditSession::AuditSession(QString runLogPath, QObject* parent)
    : QObject(parent)
    , m_runLogPath(std::move(runLogPath))
    , m_monitor(std::make_unique<AuditMonitor>())
    , m_questions(std::make_unique<LogQuestions>(
          m_runLogPath, *this, [this](qint64 ticket, const Error& error) { emit questionFailed(ticket, error); }))
{
}

AuditSession::~AuditSession() = default;

std::vector<CheckPlan> AuditSession::catalogue()
{
    std::vector<CheckPlan> plans;
    for (const Check& check : checkCatalogue()) {
        CheckPlan plan;
        plan.id = QString::fromLatin1(check.id);
        plan.severity = check.severity;
        plan.isOnDemand = check.isOnDemand;
        plan.question = check.question();
        plan.source = QString::fromUtf8(check.source);
        plans.push_back(std::move(plan));
    }
    return plans;
}

Result<AuditEstimate> AuditSession::estimate(const AuditJob& job)
{
    return planAudit(job).map([](const AuditPlan& plan) { return plan.estimate; });
}

RunSession::SafetyQuestion AuditSession::safetyQuestion(const AuditJob& job, const QStringList& allowedHosts)
{
    const auto known = estimate(job);
    if (!known || (known->isLoopback && !job.base.isProtected))
        return {};
    RunSession::SafetyQuestion question;
    question.host = known->host;
    if (job.base.isProtected) {
        question.nameToType = job.base.environment;
        question.text =
            tr("The environment “%1” is protected. The audit sends up to %2 attempts to %3, many of them on "
               "purpose wrong. Type its name to go on.")
                .arg(job.base.environment)
                .arg(known->attempts)
                .arg(known->origin);
    } else if (known->looksLive) {
        question.nameToType = known->host;
        question.text = tr("The request carries a key that looks live. The audit sends up to %1 attempts to %2. Type "
                           "the name of the host to go on.")
                            .arg(known->attempts)
                            .arg(known->origin);
    } else if (!allowedHosts.contains(known->host)) {
        question.text = tr("The audit sends up to %1 attempts to %2. Each may have a real effect there. Go on?")
                            .arg(known->attempts)
                            .arg(known->origin);
    }
    return question;
}

void AuditSession::start(const AuditJob& job)
{
    begin([this, job](RunLog& log, const std::stop_token& stop) { return auditReport(job, log, stop); });
}

void AuditSession::judgeAgain(const AuditJob& job, qint64 audit)
{
    begin([=, this](RunLog& log, const std::stop_token& stop) -> Report {
        auto reader = RunReader::open(m_runLogPath);
        return reportOf(reader ? idemscope::judgeAgain(job, audit, **reader, log, *m_monitor, stop)
                               : Failure(reader.error()));
    });
}

void AuditSession::rerun(qint64 audit, const QString& check, const VariableScope& secrets)
{
    begin([=, this](RunLog& log, const std::stop_token& stop) -> Report {
        auto reader = RunReader::open(m_runLogPath);
        const auto job = reader ? rerunJob(**reader, audit, check, secrets) : Failure(reader.error());
        if (!job)
            return [this, error = job.error()] {
                emit failed(error);
            };
        return auditReport(*job, log, stop);
    });
}

AuditSession::Report AuditSession::auditReport(const AuditJob& job, RunLog& log, const std::stop_token& stop)
{
    return reportOf(runAudit(job, log, *m_monitor, stop));
}

AuditSession::Report AuditSession::reportOf(const Result<Audit>& audit)
{
    if (!audit)
        return [this, error = audit.error()] {
            emit failed(error);
        };
    return [this, value = *audit] {
        emit finished(value);
    };
}

void AuditSession::carryOutDue(const VariableScope& secrets, const std::optional<std::set<qint64>>& only,
                               const std::map<qint64, VariableScope>& own, const SafetyLimits& limits)
{
    begin([=, this](RunLog& log, const std::stop_token& stop) -> Report {
        auto reader = RunReader::open(m_runLogPath);
        auto done = reader ? idemscope::carryOutDue({**reader, log, secrets, limits, only, own}, stop)
                           : Failure(reader.error());
        if (!done)
            return [this, error = done.error()] {
                emit failed(error);
            };
        return [this, schedules = std::move(*done)] {
            emit schedulesCarriedOut(schedules);
        };
    });
}

void AuditSession::stop()
{
    m_thread.request_stop();
}

AuditSnapshot AuditSession::snapshot() const
{
    return m_monitor->snapshot();
}

qint64 AuditSession::requestAudits(int limit)
{
    return m_questions->ask<std::vector<AuditRow>>(
        [=](RunReader& reader) { return reader.audits(limit); },
        [this](qint64 ticket, const std::vector<AuditRow>& audits) { emit auditsReady(ticket, audits); });
}

qint64 AuditSession::requestAudit(qint64 audit)
{
    return m_questions->ask<StoredAudit>(
        [=](RunReader& reader) { return readStoredAudit(reader, audit); },
        [this](qint64 ticket, const StoredAudit& stored) { emit auditReady(ticket, stored); });
}

qint64 AuditSession::requestJob(qint64 audit, const VariableScope& secrets)
{
    return m_questions->ask<AuditJob>([=](RunReader& reader) { return storedAuditJob(reader, audit, secrets); },
                                      [this](qint64 ticket, const AuditJob& job) { emit jobReady(ticket, job); });
}

qint64 AuditSession::requestDelete(qint64 audit)
{
    return m_questions->ask<qint64>(
        [this, audit](RunReader&) -> Result<qint64> {
            if (auto removed = deleteAudit(m_runLogPath, audit); !removed)
                return Failure(removed.error());
            return audit;
        },
        [this](qint64 ticket, qint64 removed) { emit deleted(ticket, removed); });
}

qint64 AuditSession::requestSchedules()
{
    return m_questions->ask<std::vector<ScheduleRow>>(
        [](RunReader& reader) { return reader.schedules(); },
        [this](qint64 ticket, const std::vector<ScheduleRow>& schedules) { emit schedulesReady(ticket, schedules); });
}

qint64 AuditSession::requestCancelSchedule(qint64 schedule)
{
    return m_questions->ask<qint64>(
        [this, schedule](RunReader&) -> Result<qint64> {
            if (auto cancelled = cancelSchedule(m_runLogPath, schedule); !cancelled)
                return Failure(cancelled.error());
            return schedule;
        },
        [this](qint64 ticket, qint64 cancelled) { emit scheduleCancelled(ticket, cancelled); });
}

void AuditSession::begin(Work work)
{
    if (m_isRunning)
        return;
    m_monitor->reset();
    m_isRunning = true;
    emit runningChanged();
    m_thread = std::jthread([this, path = m_runLogPath, work = std::move(work)](const std::stop_token& stop) {
        auto log = RunLog::open(path);
        Report report = log ? work(**log, stop) : [this, error = log.error()] {
            emit failed(error);
        };
        QMetaObject::invokeMethod(
            this, [this, report] { finish(report); }, Qt::QueuedConnection);
    });
}

void AuditSession::finish(const Report& report)
{
    m_isRunning = false;
    report();
    emit runningChanged();
}

}
