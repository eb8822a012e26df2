// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/cost.h"

#include "plan/limits.h"

#include <algorithm>

namespace idemscope {

namespace {

/// What a run takes beside its exchanges and the wait for late effects: first readings, the log.
constexpr qint64 besidesMs = 60;
constexpr qint64 quietMs = 1000;           ///< between the first two readings of a probe per run (SPEC.md §5)
constexpr qint64 leastRetryAfterMs = 1000; ///< Retry-After counts seconds (RFC 9110 §10.2.3)
constexpr int waitsByChance = 3;
constexpr int waitsOfTwins = 2;

bool isReadPerRun(const CheckContext& context)
{
    const std::vector<Probe>& probes = context.request.contract.probes;
    return std::any_of(probes.begin(), probes.end(), [](const Probe& probe) { return !probe.isPerOperation(); });
}

qint64 delaysMs(const Scenario& scenario)
{
    qint64 sum = 0;
    for (const Fault& fault : scenario.faults)
        sum += fault.kind == Fault::Kind::Delay ? fault.milliseconds : 0;
    return sum;
}

/// How long one round takes to be answered.
qint64 roundMs(const CheckContext& context, const Scenario& scenario)
{
    const qint64 clients = qint64(scenario.operations) * clientsPerOperation(scenario);
    switch (scenario.arrival.kind) {
    case ArrivalKind::Sequential:
        return clients * context.serviceUs / 1000 + delaysMs(scenario);
    case ArrivalKind::Staggered:
        return (clients - 1) * scenario.arrival.delayMaxMs + context.serviceUs / 1000 + delaysMs(scenario);
    case ArrivalKind::Concurrent:
        return context.serviceUs / 1000 + delaysMs(scenario);
    case ArrivalKind::Open:
        return openStartUs(scenario.arrival, scenario.operations - 1, scenario.operations) / 1000 +
               context.serviceUs / 1000;
    }
    return 0;
}

bool strikesByChance(const Fault& fault)
{
    return fault.on.percent && fault.kind != Fault::Kind::Delay;
}

/// The attempt before a repeat goes on at the target although its client has gone.
bool leavesWorkBehind(const Fault& fault)
{
    return fault.kind == Fault::Kind::ClientTimeout ||
           (fault.kind == Fault::Kind::Abandon && fault.point == WirePoint::AfterRequest);
}

bool hasFault(const Scenario& scenario, bool (*isSo)(const Fault&))
{
    return std::any_of(scenario.faults.begin(), scenario.faults.end(), isSo);
}

bool hasTwins(const Scenario& scenario)
{
    return scenario.arrival.kind == ArrivalKind::Concurrent && clientsPerOperation(scenario) > 1;
}

/// How often the unluckiest client has to wait before it repeats.
int waitsOf(const Scenario& scenario)
{
    const int waits = hasFault(scenario, strikesByChance) ? waitsByChance
                      : hasTwins(scenario)                ? waitsOfTwins
                      : scenario.faults.empty()           ? 0
                                                          : 1;
    return std::min(waits, scenario.retry.retries);
}

/// How long clients wait before their repeats. Who meets a key under way may be told to come back in whole seconds.
qint64 waitsMs(const Scenario& scenario)
{
    const RetryPolicy& retry = scenario.retry;
    const int waits = waitsOf(scenario);
    double sum = 0;
    double wait = retry.baseMs;
    for (int i = 0; i < waits; ++i) {
        sum += std::min<double>(wait, retry.capMs);
        wait *= retry.factor;
    }
    const bool isPutOff = retry.obeyRetryAfter && (hasTwins(scenario) || hasFault(scenario, leavesWorkBehind));
    return std::max(qint64(sum), isPutOff ? waits * leastRetryAfterMs : 0);
}

/// Of one play, from its first reading to its last.
qint64 playMs(const CheckContext& context, const Play& play)
{
    const Scenario& scenario = play.scenario;
    const bool isPerRun = isReadPerRun(context);
    const qint64 windows = isPerRun ? scenario.rounds : 1;
    return besidesMs + (isPerRun ? quietMs : 0) + scenario.rounds * roundMs(context, scenario) + waitsMs(scenario) +
           windows * context.request.contract.settling.windowMs;
}

}

CheckCost costOf(const CheckContext& context, const std::vector<Play>& plays)
{
    CheckCost cost;
    for (const Play& play : plays) {
        cost.attempts += qint64(play.scenario.operations) * play.scenario.rounds * mostAttempts(play.scenario);
        const qint64 own = playMs(context, play);
        cost.milliseconds = std::max(cost.milliseconds, play.afterMs + own);
        cost.workMs += own;
    }
    return cost;
}

CheckCost operator+(const CheckCost& one, const CheckCost& other)
{
    return {one.attempts + other.attempts, one.milliseconds + other.milliseconds, one.workMs + other.workMs};
}

CheckCost firstCost(const CheckContext& context, CheckStep (*next)(const CheckContext&, const std::vector<PlayResult>&))
{
    const CheckStep step = next(context, {});
    const auto* plays = std::get_if<std::vector<Play>>(&step);
    return plays ? costOf(context, *plays) : CheckCost();
}

}
