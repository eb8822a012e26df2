// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/attemptrecorder.h"
#include "drive/operationsource.h"

#include <deque>
#include <functional>
#include <unordered_map>

namespace idemscope {

/// Feeds the engine with the attempts of one round: asks the schedule what is due, keeps to the rate limit, records
/// what comes back. Lives on the run's thread, for one call of Engine::fire().
class AttemptFeed final : public ShotFeed
{
public:
    /// `requestStop` is called when the target asks for it (repeated 429) or when the log fails.
    AttemptFeed(RunContext& context, Schedule& schedule, OperationSource& source, bool isControl,
                std::function<void()> requestStop);

    std::vector<Shot> due(qint64 now) override;
    qint64 nextDue() override;
    void finished(Exchange exchange) override;
    bool isDone() override;
    bool isGateComplete(int gate) override;

    /// The first failure of planning or logging; the round was stopped for it.
    const std::optional<Error>& failure() const { return m_failure; }
    /// Logs what still waits. Errors: of the log.
    Result<void> finish();

private:
    void addOperations(bool mayWait);
    void collectDue(qint64 now);
    bool mayStart(qint64 now);
    void noteTooMany(const Attempt& attempt);
    void check(const Result<void>& result);
    void fail(const Error& error);

    RunContext& m_context;
    Schedule& m_schedule;
    OperationSource& m_source;
    AttemptRecorder m_recorder;
    bool m_isControl;
    std::function<void()> m_requestStop;
    std::deque<PlannedAttempt> m_waiting; ///< due, held back by the rate limit
    std::unordered_map<qint64, PlannedAttempt> m_underWay;
    double m_allowance; ///< starts allowed at once
    qint64 m_allowanceAtUs = 0;
    qint64 m_publishedAtUs = 0;
    bool m_isSealed = false;
    std::optional<Error> m_failure;
};

}
