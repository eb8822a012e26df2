// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/judge.h"
#include "model/request.h"
#include "plan/planner.h"
#include "store/runlog.h"

#include <mutex>
#include <stop_token>

namespace idemscope {

/// What to run, against what, and where to log it.
struct RunJob
{
    Request request; ///< with contract
    Scenario scenario;
    VariableScope scope;
    QString folder;
    QString environment;
    Profile profile;
    std::vector<std::vector<QByteArray>> reusedKeys;
    std::optional<qint64> parent;
    QString kind = QStringLiteral("burst");
    std::vector<QByteArray> sensitiveHeaders, sensitiveQueryNames;
};

enum class RunPhase { Preparing, ReadingBefore, Firing, Settling, Judging, Finished };

/// A picture of a run under way, made on request (DESIGN.md §3: the window pulls 10–20 a second).
struct RunSnapshot
{
    RunPhase phase = RunPhase::Preparing;
    qint64 run = 0; ///< id in the log
    qint64 attemptsDone = 0;
    qint64 attemptsPlanned = 0; ///< at the most
    qint64 elapsedUs = 0;
    double ratePerSecond = 0; ///< over the last second
    std::optional<qint64> timeLeftMs;
    std::shared_ptr<const RunSeries> series;
};

/// The result of a run that was carried out, stopped or not.
struct RunResult
{
    qint64 run = 0;
    quint64 seed = 0;
    QString started;
    qint64 durationMs = 0;
    RunState state = RunState::Finished;
    Judgement judgement;
    RunSeries series;
};

/// Follows a run from other threads. Thread-safe.
class RunMonitor
{
public:
    RunSnapshot snapshot() const;
    struct Writer; ///< the driver's side

private:
    friend struct Writer;
    mutable std::mutex m_mutex;
    RunSnapshot m_snapshot;
};

/// Carries out one scenario: plan → intents → fire → log → observe → judge. Blocks; call it on a worker thread.
/// Errors: InvalidInput before anything was sent; storage errors stop the run (what was fired stays recorded).
Result<RunResult> runScenario(const RunJob& job, RunLog& log, RunMonitor& monitor, std::stop_token stop);

}
