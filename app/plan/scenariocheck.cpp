// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/scenariocheck.h"

#include "plan/limits.h"

#include <QCoreApplication>

#include <cmath>
#include <limits>

namespace idemscope {

namespace {

struct ScenarioCheck
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ScenarioCheck)
};

Failure refuse(const QString& message)
{
    return fail(ErrorCode::InvalidInput, message);
}

Result<void> checkCounts(const Scenario& scenario)
{
    if (scenario.operations < 1)
        return refuse(
            ScenarioCheck::tr("A scenario needs at least one operation (--operations ¦ Scenario, Operations)."));
    if (scenario.attempts < 1)
        return refuse(ScenarioCheck::tr("An operation needs at least one attempt (--attempts ¦ Scenario, Attempts)."));
    if (scenario.rounds < 1)
        return refuse(ScenarioCheck::tr("A scenario needs at least one round (--rounds ¦ Scenario, Rounds)."));
    if (qint64(scenario.operations) * scenario.rounds > std::numeric_limits<int>::max())
        return refuse(ScenarioCheck::tr("Operations times rounds are more than a run can number: lower one of them "
                                        "(--operations, --rounds ¦ Scenario, Operations and Rounds)."));
    const qint64 first = qint64(scenario.operations) * scenario.rounds * clientsPerOperation(scenario);
    if (first > mostFirstAttempts)
        return refuse(ScenarioCheck::tr("%1 operations × %2 rounds × %3 attempts are %4 attempts, but a run holds at "
                                        "most %5: lower one of them (--operations, --rounds, --attempts ¦ Scenario, "
                                        "Operations, Rounds and Attempts).")
                          .arg(scenario.operations)
                          .arg(scenario.rounds)
                          .arg(clientsPerOperation(scenario))
                          .arg(first)
                          .arg(mostFirstAttempts));
    if (scenario.inFlight && *scenario.inFlight < 1)
        return refuse(ScenarioCheck::tr(
            "At least one exchange must be allowed in flight (--in-flight ¦ Scenario, Most in flight)."));
    return {};
}

Result<void> checkKeys(const Scenario& scenario)
{
    if (scenario.keyStrategy != KeyStrategy::Fixed)
        return {};
    if (scenario.fixedKey.isEmpty())
        return refuse(ScenarioCheck::tr(
            "The key strategy “fixed” needs a key (--key-strategy fixed:KEY ¦ Scenario, Fixed key)."));
    if (scenario.rounds > 1)
        return refuse(ScenarioCheck::tr("Rounds need fresh keys, a fixed key allows one round only: take one round or "
                                        "another key strategy (--rounds, --key-strategy ¦ Scenario, Rounds and Key "
                                        "strategy)."));
    return {};
}

Result<void> checkArrival(const Arrival& arrival)
{
    const auto isRate = [](double rate) {
        return std::isfinite(rate) && rate >= 0;
    };
    if (arrival.kind == ArrivalKind::Staggered && (arrival.delayMinMs < 0 || arrival.delayMaxMs < arrival.delayMinMs))
        return refuse(ScenarioCheck::tr("The delay between attempts goes from %1 to %2 ms, which is no range "
                                        "(--arrival staggered:MS-MS ¦ Scenario, Arrival).")
                          .arg(arrival.delayMinMs)
                          .arg(arrival.delayMaxMs));
    const bool hasRate = isRate(arrival.rateFrom) && isRate(arrival.rateTo) && arrival.rateFrom + arrival.rateTo > 0;
    if (arrival.kind == ArrivalKind::Open && !hasRate)
        return refuse(ScenarioCheck::tr("The arrival “open” needs a rate above 0 operations per second "
                                        "(--arrival open:RATE ¦ Scenario, Arrival)."));
    return {};
}

Result<void> checkRelease(const Scenario& scenario)
{
    if (scenario.release == ReleaseMode::Plain)
        return {};
    if (scenario.arrival.kind != ArrivalKind::Concurrent)
        return refuse(
            ScenarioCheck::tr("Attempts that are released together must arrive together: last byte and single packet "
                              "need a concurrent arrival (--release, --arrival concurrent ¦ Scenario, Release and "
                              "Arrival)."));
    const qint64 clients = qint64(scenario.operations) * scenario.attempts;
    if (scenario.inFlight && *scenario.inFlight < clients)
        return refuse(
            ScenarioCheck::tr("%1 attempts are to be held and released together, but only %2 may be in flight: raise "
                              "the limit or lower the attempts (--in-flight, --attempts, --operations ¦ Scenario, "
                              "Most in flight).")
                .arg(clients)
                .arg(*scenario.inFlight));
    if (scenario.release == ReleaseMode::SinglePacket && scenario.newConnections)
        return refuse(
            ScenarioCheck::tr("A single packet carries streams of one connection and cannot go with new "
                              "connections (--release single-packet, --new-connections ¦ Scenario, Release and New "
                              "connections)."));
    return {};
}

Result<void> checkRetries(const Scenario& scenario)
{
    const RetryPolicy& retry = scenario.retry;
    if (retry.retries < 0)
        return refuse(ScenarioCheck::tr("The number of retries must not be negative (--retries ¦ Scenario, Retries)."));
    if (retry.baseMs < 0 || retry.capMs < 0)
        return refuse(ScenarioCheck::tr(
            "A backoff time must not be negative (--backoff-ms, --backoff-cap-ms ¦ Scenario, Backoff)."));
    if (!(retry.factor >= 1) || !std::isfinite(retry.factor))
        return refuse(
            ScenarioCheck::tr("The backoff factor must be at least 1 (--backoff-factor ¦ Scenario, Factor)."));
    if (retry.deadlineMs && *retry.deadlineMs < 1)
        return refuse(ScenarioCheck::tr("The deadline must be at least 1 ms (--deadline-ms ¦ Scenario, Deadline)."));
    if (retry.budget && *retry.budget < clientsPerOperation(scenario))
        return refuse(
            ScenarioCheck::tr("The retry budget of %1 attempts is below the %2 first attempts of an operation "
                              "(--retry-budget, --attempts ¦ Scenario, Budget).")
                .arg(*retry.budget)
                .arg(clientsPerOperation(scenario)));
    return {};
}

Result<void> checkFault(const Fault& fault, const Scenario& scenario)
{
    const qint64 most = mostAttempts(scenario);
    if (fault.on.index && *fault.on.index < 1)
        return refuse(ScenarioCheck::tr("Attempts are counted from 1: @%1 strikes none (--abandon, --delay, "
                                        "--client-timeout-ms ¦ Scenario, Faults).")
                          .arg(*fault.on.index));
    if (fault.on.index && *fault.on.index > most)
        return refuse(
            ScenarioCheck::tr("A fault is to strike attempt %1, but an operation has at most %2 (--abandon, --delay, "
                              "--client-timeout-ms, --attempts, --retries ¦ Scenario, Faults).")
                .arg(*fault.on.index)
                .arg(most));
    if (fault.on.percent && !(*fault.on.percent >= 0 && *fault.on.percent <= 100))
        return refuse(ScenarioCheck::tr("The probability of a fault is a percentage from 0 to 100 (--abandon, --delay, "
                                        "--client-timeout-ms with @%P ¦ Scenario, Faults)."));
    const int least = fault.kind == Fault::Kind::ClientTimeout ? 1 : 0;
    if (fault.kind != Fault::Kind::Abandon && fault.milliseconds < least)
        return refuse(
            ScenarioCheck::tr("A delay or client timeout of %1 ms is impossible (--delay, --client-timeout-ms ¦ "
                              "Scenario, Faults).")
                .arg(fault.milliseconds));
    return {};
}

}

Result<void> checkScenario(const Scenario& scenario)
{
    for (const auto& check : {checkCounts, checkKeys, checkRelease, checkRetries}) {
        if (auto result = check(scenario); !result)
            return result;
    }
    if (auto result = checkArrival(scenario.arrival); !result)
        return result;
    for (const Fault& fault : scenario.faults) {
        if (auto result = checkFault(fault, scenario); !result)
            return result;
    }
    return {};
}

}
