// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/auditmonitor.h"
#include "report/auditcomparison.h"
#include "session/runsession.h"
#include "store/runreader.h"

#include <map>
#include <set>

namespace idemscope {

class LogQuestions;

/// An audit from the run log, ready to be shown.
struct StoredAudit
{
    AuditRow row;
    Audit audit;
};

/// Errors: NotFound, InvalidInput (a document that this version cannot read).
Result<StoredAudit> readStoredAudit(RunReader& reader, qint64 audit);

/// The Qt face of audits: estimates, carries one out on a worker thread, hands out snapshots, reports the end by
/// signal; reads stored ones, whose answers come by signal with the ticket of the question. Lives on the GUI thread;
/// owns the workers. One audit at a time per session.
class AuditSession : public QObject
{
    Q_OBJECT

public:
    explicit AuditSession(QString runLogPath, QObject* parent = nullptr);
    ~AuditSession() override; ///< stops and waits (at most about 1 s)

    /// Every check there is, as it stands before a request is known.
    static std::vector<CheckPlan> catalogue();
    /// What the job would do, with every check of the catalogue; nothing is sent. Errors: InvalidInput (an unknown
    /// check, a request that cannot be rendered), NotAllowed (more than maxAttempts: what to lower is said).
    static Result<AuditEstimate> estimate(const AuditJob& job);
    /// What to ask before firing at this target (SPEC.md §11).
    static RunSession::SafetyQuestion safetyQuestion(const AuditJob& job, const QStringList& allowedHosts);

    void start(const AuditJob& job);
    /// Judges what a stored audit has fired by the profile of `job`, which is that audit's job otherwise, as an audit
    /// of its own; fires only what that profile asks otherwise.
    void judgeAgain(const AuditJob& job, qint64 audit);
    /// Puts one check of a stored audit once more, with what was stored of its request; its line is replaced.
    /// `secrets` gives the values of secret variables, which the log does not hold.
    void rerun(qint64 audit, const QString& check, const VariableScope& secrets);
    void stop();
    bool isRunning() const { return m_isRunning; }

    AuditSnapshot snapshot() const; ///< cheap; pull it 10–20 times a second

    qint64 requestAudits(int limit); ///< newest first
    qint64 requestAudit(qint64 audit);
    /// What was audited, to audit it again; `secrets` as in rerun().
    qint64 requestJob(qint64 audit, const VariableScope& secrets);
    qint64 requestDelete(qint64 audit); ///< with its runs
    qint64 requestSchedules();

    /// Fires every scheduled replay that is due, or those of `only` that are, one after another; what is not due stays,
    /// and what lacks a secret too. `own` are secrets of single schedules, which count before `secrets`. Nothing
    /// happens while an audit or this is under way.
    void carryOutDue(const VariableScope& secrets, const std::optional<std::set<qint64>>& only = {},
                     const std::map<qint64, VariableScope>& own = {}, const SafetyLimits& limits = {});
    qint64 requestCancelSchedule(qint64 schedule);

signals:
    void finished(const idemscope::Audit& audit); ///< stopped or not
    void failed(const idemscope::Error& error);
    /// Those that were fired, and those that still wait for secrets, which are named.
    void schedulesCarriedOut(const std::vector<idemscope::ScheduleRow>& schedules);
    void runningChanged();

    void auditsReady(qint64 ticket, const std::vector<idemscope::AuditRow>& audits);
    void auditReady(qint64 ticket, const idemscope::StoredAudit& audit);
    void jobReady(qint64 ticket, const idemscope::AuditJob& job);
    void deleted(qint64 ticket, qint64 audit);
    void schedulesReady(qint64 ticket, const std::vector<idemscope::ScheduleRow>& schedules);
    void scheduleCancelled(qint64 ticket, qint64 schedule);
    void questionFailed(qint64 ticket, const idemscope::Error& error);

private:
    using Report = std::function<void()>;
    using Work = std::function<Report(RunLog&, const std::stop_token&)>;
    void begin(Work work);
    Report reportOf(const Result<Audit>& audit);
    Report auditReport(const AuditJob& job, RunLog& log, const std::stop_token& stop);
    void finish(const Report& report);

    QString m_runLogPath;
    std::unique_ptr<AuditMonitor> m_monitor;
    std::unique_ptr<LogQuestions> m_questions;
    bool m_isRunning = false;
    std::jthread m_thread; ///< last: it is joined before what it uses goes
};

}
