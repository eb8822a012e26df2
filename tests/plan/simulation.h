// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plan/schedule.h"

#include <functional>

namespace idemscope {

/// An attempt as the simulated engine fired it. Times in µs since the run's start.
struct FiredAttempt
{
    PlannedAttempt planned;
    qint64 startedAt = 0;
    qint64 endedAt = 0;
    bool endsClient = false;
};

/// What the simulated target does to an attempt.
struct SimulatedAnswer
{
    qint64 serviceUs = 50'000;
    Outcome outcome = Outcome::Responded;
    AttemptClass kind = AttemptClass::Acknowledged;
    std::optional<qint64> retryAfterMs = {};
};
using SimulatedTarget = std::function<SimulatedAnswer(const PlannedAttempt&)>;

struct Simulation
{
    std::vector<FiredAttempt> attempts; ///< in order of release
    qint64 endedAt = 0;
    int mostInFlight = 0;

    std::vector<const FiredAttempt*> ofOperation(int operation) const;
};

/// Operations with one key and one request each, as the planner would make them.
std::vector<PlannedOperation> plainOperations(int count, int round = 0);

/// Runs a schedule to its end on simulated time: nothing waits.
Simulation simulate(const Scenario& scenario, const SimulatedTarget& target, quint64 seed = 1);
/// The same with operations handed in as the schedule asks for them, `chunk` at a time.
Simulation simulateInChunks(const Scenario& scenario, const SimulatedTarget& target, int chunk, quint64 seed = 1);

}
