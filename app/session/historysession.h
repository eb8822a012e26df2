// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/cleanup.h"
#include "drive/runjob.h"
#include "model/series.h"
#include "model/verdict.h"
#include "session/pruning.h"
#include "store/runreader.h"

#include <QObject>
#include <QTimer>

namespace idemscope {

class LogQuestions;
class LogWatch;

/// A stored run, ready to be shown.
struct StoredRun
{
    RunRecord record;
    std::optional<Judgement> judgement; ///< none: under way, or this version cannot read it
    RunSeries series;
    bool isFromAnotherVersion = false; ///< it was judged, and this version cannot read the judgement
    std::vector<QByteArray> inDoubt;   ///< keys of the operations in doubt
    std::optional<qint64> settledBy;   ///< the run that reconciled it
    std::vector<StepExchange> steps;   ///< of its set-up and tear-down, the first ones
};

/// A run that was cut short before it had a judgement is given one of what the log holds. What this version cannot read
/// is left out. Errors: NotFound.
Result<StoredRun> readStoredRun(RunReader& reader, qint64 run);

/// Reads the run log for the window on a worker thread; answers come by signal, in the order asked, each with its
/// ticket. Looks once a second whether anybody wrote to it.
class HistorySession : public QObject
{
    Q_OBJECT

public:
    explicit HistorySession(QString runLogPath, QObject* parent = nullptr);
    ~HistorySession() override;

    qint64 requestRuns(int offset, int limit, const QString& search);
    qint64 requestRun(qint64 run);
    qint64 requestAttempts(qint64 run, const idemscope::AttemptQuery& query, qint64 offset, int limit);
    qint64 requestAttemptCount(qint64 run, const idemscope::AttemptQuery& query);
    qint64 requestAttempt(qint64 run, qint64 number); ///< with bytes and bodies
    qint64 requestHasRun(qint64 run);
    qint64 requestHasAudit(qint64 audit);
    qint64 requestDelete(qint64 run);
    /// What cleaning up after a run would remove, and the job for it; `scope` gives the values of secret variables.
    qint64 requestCleanup(qint64 run, const VariableScope& scope);
    /// The job that settles what is in doubt in a run; `scope` gives the values of secrets.
    qint64 requestReconcileJob(qint64 run, const idemscope::VariableScope& scope);
    qint64 requestSummary(); ///< attempts and bytes of the whole log
    qint64 requestPrunePlan(const idemscope::PruneRule& rule);
    qint64 requestPrune(const idemscope::PrunePlan& plan);

signals:
    void changed(); ///< something was written to the log, by whichever process
    void existenceReady(qint64 ticket, bool exists);
    void runsReady(qint64 ticket, const std::vector<idemscope::RunRow>& runs);
    void runReady(qint64 ticket, const idemscope::StoredRun& run);
    void attemptsReady(qint64 ticket, const std::vector<idemscope::Attempt>& attempts);
    void attemptCountReady(qint64 ticket, qint64 count);
    void attemptReady(qint64 ticket, const idemscope::Attempt& attempt);
    void deleted(qint64 ticket, qint64 run);
    void cleanupReady(qint64 ticket, const idemscope::CleanupPlan& plan);
    void summaryReady(qint64 ticket, qint64 attempts, qint64 bytes);
    void prunePlanReady(qint64 ticket, const idemscope::PrunePlan& plan);
    void pruned(qint64 ticket, const idemscope::Pruned& gone); ///< after deleted() of each of its runs
    void reconcileJobReady(qint64 ticket, const idemscope::RunJob& job);
    void failed(qint64 ticket, const idemscope::Error& error);

private:
    void look();

    QString m_runLogPath;
    QTimer m_looking;
    qint64 m_lookTicket = -1;                  ///< −1: not asked
    std::optional<qint64> m_seen;              ///< of the last look
    std::shared_ptr<LogWatch> m_watch;         ///< on the thread of the questions
    std::unique_ptr<LogQuestions> m_questions; ///< last: its thread is joined before what it uses goes
};

}
