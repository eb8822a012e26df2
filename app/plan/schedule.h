// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"
#include "plan/planner.h"

#include <memory>

namespace idemscope {

/// One attempt that is to be fired, with everything the engine must do to it.
struct PlannedAttempt
{
    qint64 number = 0; ///< unique in the run, in the order of release
    int operation = 0;
    int round = 0;
    int client = 0;
    int index = 1; ///< 1-based within the operation
    QByteArray key;
    Payload payload = Payload::First;
    RenderedRequestPtr request;
    qint64 intended = -1; ///< µs since the run's start; arrival open
    int gate = -1;        ///< attempts of one gate are held and released together; −1: none
    ReleaseMode release = ReleaseMode::Plain;
    bool newConnection = false;
    int delayMs = 0; ///< fault plan: wait this long before sending; a delayed attempt leaves its gate
    std::optional<WirePoint> abandonAt;
    bool reset = false;
    int clientTimeoutMs = 0; ///< 0: the transport's
};

/// How a finished attempt came out, as far as the schedule cares.
struct AttemptReport
{
    qint64 number = 0;
    Outcome outcome = Outcome::Unknown;
    AttemptClass kind = AttemptClass::None;
    std::optional<qint64> retryAfterMs;
    qint64 releasedAt = -1; ///< µs since the run's start; −1: never released
    qint64 now = 0;
};

/// Decides which attempt is fired when: arrival, clients, retries with backoff and jitter, faults, in-flight limit
/// (SPEC.md §4). A state machine without clock or socket: time comes in as a parameter, so it is tested without
/// waiting. One schedule serves one round. Not thread-safe. Holds only the operations under way and those waiting to
/// start.
class Schedule
{
public:
    /// `firstNumber` continues the numbering of the run; `startsAt` is µs since the run's start.
    Schedule(const Scenario& scenario, quint64 seed, qint64 firstNumber, qint64 startsAt);

    ~Schedule();
    Schedule(Schedule&&) noexcept;
    Schedule& operator=(Schedule&&) noexcept;

    /// Operations come in order; a gated burst releases only once sealed.
    void addOperations(std::vector<PlannedOperation> operations);
    void seal(); ///< no further operations will be added
    /// True when fewer than `lowWater` unstarted operations are left and it is not sealed.
    bool wantsOperations(int lowWater) const;

    /// Attempts that may start now, in order. Never more than the in-flight limit allows.
    std::vector<PlannedAttempt> due(qint64 now);
    /// When due() should be asked again if nothing finishes before; −1: only a finish or new operations can bring more.
    qint64 nextDue() const;
    /// Takes a result; returns true when the attempt's client is done (no further attempt of it).
    bool finished(const AttemptReport& report);
    bool isDone() const;
    /// True once every attempt of the round's gate has been handed out by due(); always true without a gated release.
    bool isGateComplete() const;
    qint64 nextNumber() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

}
