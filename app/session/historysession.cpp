// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/historysession.h"

#include "drive/reconciler.h"
#include "drive/storedjudgement.h"
#include "model/json.h"
#include "session/deliverysession.h"
#include "session/logquestions.h"
#include "store/logwatch.h"

#include <utility>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int lookMs = 1000;

struct LogSummary
{
    qint64 attempts = 0;
    qint64 bytes = 0;
};

Result<void> judgeCutShort(RunReader& reader, StoredRun& run)
{
    if (run.judgement || run.isFromAnotherVersion || run.record.row.state == RunState::Running)
        return {};
    auto verdict = judgeStored(reader, run.record);
    if (!verdict)
        return verdict.error().code == ErrorCode::InvalidInput ? Result<void>() : Failure(verdict.error());
    run.judgement = std::move(verdict->judgement);
    run.series = std::move(verdict->series);
    run.record.row.durationMs = std::max(run.record.row.durationMs, verdict->durationMs);
    return {};
}

}

/// Shown of the set-up of a run; the log has all of it.
constexpr int mostSteps = 200;

Result<StoredRun> readStoredRun(RunReader& reader, qint64 id)
{
    auto record = reader.run(id);
    if (!record)
        return Failure(record.error());
    StoredRun run;
    run.record = std::move(*record);
    if (isDelivery(run.record.row))
        return run; // its document is not a judgement: see readStoredDelivery()
    if (!run.record.judgement.isEmpty()) {
        auto judgement = judgementFromJson(run.record.judgement);
        run.isFromAnotherVersion = !judgement;
        if (judgement)
            run.judgement = std::move(*judgement);
    }
    if (auto series = seriesFromJson(run.record.series))
        run.series = std::move(*series);
    if (auto judged = judgeCutShort(reader, run); !judged)
        return Failure(judged.error());
    const auto open = openIntents(reader, run.record);
    if (!open)
        return Failure(open.error());
    for (const Intent& intent : *open)
        run.inDoubt.insert(run.inDoubt.end(), intent.keys.begin(), intent.keys.end());
    auto settled = settledBy(reader, id);
    if (!settled)
        return Failure(settled.error());
    run.settledBy = *settled;
    auto steps = reader.steps(id, mostSteps);
    if (!steps)
        return Failure(steps.error());
    run.steps = *std::move(steps);
    return run;
}

HistorySession::HistorySession(QString runLogPath, QObject* parent)
    : QObject(parent)
    , m_runLogPath(std::move(runLogPath))
    , m_watch(std::make_shared<LogWatch>(m_runLogPath))
    , m_questions(std::make_unique<LogQuestions>(m_runLogPath, *this, [this](qint64 ticket, const Error& error) {
        if (ticket == m_lookTicket)
            m_lookTicket = -1;
        else
            emit failed(ticket, error);
    }))
{
    m_looking.setInterval(lookMs);
    connect(&m_looking, &QTimer::timeout, this, &HistorySession::look);
    m_looking.start();
    look();
}

HistorySession::~HistorySession() = default;

/// Not again before the answer has come: another question may take long.
void HistorySession::look()
{
    if (m_lookTicket >= 0)
        return;
    m_lookTicket = m_questions->ask<qint64>([watch = m_watch](RunReader&) { return watch->changes(); },
                                            [this](qint64, qint64 changes) {
                                                m_lookTicket = -1;
                                                const auto before = std::exchange(m_seen, changes);
                                                if (before && before != changes)
                                                    emit changed();
                                            });
}

qint64 HistorySession::requestHasRun(qint64 run)
{
    return m_questions->ask<bool>([=, watch = m_watch](RunReader&) { return watch->hasRun(run); },
                                  [this](qint64 ticket, bool exists) { emit existenceReady(ticket, exists); });
}

qint64 HistorySession::requestHasAudit(qint64 audit)
{
    return m_questions->ask<bool>([=, watch = m_watch](RunReader&) { return watch->hasAudit(audit); },
                                  [this](qint64 ticket, bool exists) { emit existenceReady(ticket, exists); });
}

qint64 HistorySession::requestRuns(int offset, int limit, const QString& search)
{
    return m_questions->ask<std::vector<RunRow>>(
        [=](RunReader& reader) { return reader.runs(offset, limit, search); },
        [this](qint64 ticket, const std::vector<RunRow>& runs) { emit runsReady(ticket, runs); });
}

qint64 HistorySession::requestRun(qint64 run)
{
    return m_questions->ask<StoredRun>(
        [=](RunReader& reader) { return readStoredRun(reader, run); },
        [this](qint64 ticket, const StoredRun& stored) { emit runReady(ticket, stored); });
}

qint64 HistorySession::requestAttempts(qint64 run, const AttemptQuery& query, qint64 offset, int limit)
{
    return m_questions->ask<std::vector<Attempt>>(
        [=](RunReader& reader) { return reader.attempts(run, query, offset, limit); },
        [this](qint64 ticket, const std::vector<Attempt>& attempts) { emit attemptsReady(ticket, attempts); });
}

qint64 HistorySession::requestAttemptCount(qint64 run, const AttemptQuery& query)
{
    return m_questions->ask<qint64>([=](RunReader& reader) { return reader.attemptCount(run, query); },
                                    [this](qint64 ticket, qint64 count) { emit attemptCountReady(ticket, count); });
}

qint64 HistorySession::requestAttempt(qint64 run, qint64 number)
{
    return m_questions->ask<Attempt>(
        [=](RunReader& reader) { return reader.attempt(run, number); },
        [this](qint64 ticket, const Attempt& attempt) { emit attemptReady(ticket, attempt); });
}

qint64 HistorySession::requestDelete(qint64 run)
{
    return m_questions->ask<qint64>(
        [this, run](RunReader&) -> Result<qint64> {
            if (auto removed = deleteRun(m_runLogPath, run); !removed)
                return Failure(removed.error());
            return run;
        },
        [this](qint64 ticket, qint64 removed) { emit deleted(ticket, removed); });
}

qint64 HistorySession::requestCleanup(qint64 run, const VariableScope& scope)
{
    return m_questions->ask<CleanupPlan>(
        [=](RunReader& reader) { return cleanupPlan(reader, run, scope); },
        [this](qint64 ticket, const CleanupPlan& plan) { emit cleanupReady(ticket, plan); });
}

qint64 HistorySession::requestReconcileJob(qint64 run, const VariableScope& scope)
{
    return m_questions->ask<RunJob>([=](RunReader& reader) { return reconcileJob(reader, run, scope); },
                                    [this](qint64 ticket, const RunJob& job) { emit reconcileJobReady(ticket, job); });
}

qint64 HistorySession::requestPrunePlan(const PruneRule& rule)
{
    return m_questions->ask<PrunePlan>(
        [rule](RunReader& reader) { return prunePlan(reader, rule, QDateTime::currentDateTimeUtc()); },
        [this](qint64 ticket, const PrunePlan& plan) { emit prunePlanReady(ticket, plan); });
}

qint64 HistorySession::requestPrune(const PrunePlan& plan)
{
    return m_questions->ask<Pruned>([this, plan](RunReader&) { return prune(m_runLogPath, plan); },
                                    [this](qint64 ticket, const Pruned& gone) {
                                        for (const qint64 run : gone.runs)
                                            emit deleted(ticket, run);
                                        emit pruned(ticket, gone);
                                    });
}

qint64 HistorySession::requestSummary()
{
    return m_questions->ask<LogSummary>(
        [](RunReader& reader) -> Result<LogSummary> {
            const auto attempts = reader.totalAttempts();
            const auto bytes = reader.sizeBytes();
            if (!attempts)
                return Failure(attempts.error());
            if (!bytes)
                return Failure(bytes.error());
            return LogSummary{*attempts, *bytes};
        },
        [this](qint64 ticket, const LogSummary& summary) {
            emit summaryReady(ticket, summary.attempts, summary.bytes);
        });
}

}
