// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/cost.h"

#include "plan/limits.h"

#include <algorithm>

namespace idemscope {

namespace {

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

qint64 playMs(const CheckContext& context, const Play& play)
{
    const Scenario& scenario = play.scenario;
    const qint64 windows = isReadPerRun(context) ? scenario.rounds : 1;
    return play.afterMs + scenario.rounds * roundMs(context, scenario) +
           windows * context.request.contract.settling.windowMs;
}

}

CheckCost costOf(const CheckContext& context, const std::vector<Play>& plays)
{
    CheckCost cost;
    for (const Play& play : plays) {
        cost.attempts += qint64(play.scenario.operations) * play.scenario.rounds * mostAttempts(play.scenario);
        cost.milliseconds = std::max(cost.milliseconds, playMs(context, play));
    }
    return cost;
}

CheckCost operator+(const CheckCost& one, const CheckCost& other)
{
    return {one.attempts + other.attempts, one.milliseconds + other.milliseconds};
}

CheckCost firstCost(const CheckContext& context, CheckStep (*next)(const CheckContext&, const std::vector<PlayResult>&))
{
    const CheckStep step = next(context, {});
    const auto* plays = std::get_if<std::vector<Play>>(&step);
    return plays ? costOf(context, *plays) : CheckCost();
}

}
