// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/planner.h"

#include "plan/limits.h"
#include "plan/operationmaker.h"
#include "plan/scenariocheck.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

namespace idemscope {

namespace {

/// More renderings of one operation are refused: all are held in memory while it is under way.
constexpr qint64 mostRenderings = 100'000;
/// Keys of so many operations are looked at to tell how many a derived key distinguishes.
constexpr int sampledOperations = 1'000;
/// Backoffs that are added up one by one; by then they have grown to the cap.
constexpr int mostBackoffs = 1'000;

struct PlannerText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Planner)
};

Failure refuse(const QString& message)
{
    return fail(ErrorCode::InvalidInput, message);
}

int totalOperations(const Scenario& scenario)
{
    return scenario.operations * scenario.rounds;
}

Result<void> checkReusedKeys(const PlanInput& input)
{
    const std::size_t given = input.reusedKeys.size();
    if (given == 0)
        return {};
    const bool hasGap =
        std::any_of(input.reusedKeys.begin(), input.reusedKeys.end(), [](const auto& keys) { return keys.empty(); });
    if (given < static_cast<std::size_t>(totalOperations(input.scenario)) || hasGap)
        return refuse(
            PlannerText::tr("The earlier run has keys for %1 operations, this scenario has %2: lower its operations or "
                            "rounds (--reuse-keys, --operations, --rounds ¦ Scenario, Operations and Rounds).")
                .arg(given)
                .arg(totalOperations(input.scenario)));
    return {};
}

/// Keys that must differ from each other under the scenario's strategy: places of two of them.
struct KeyPair
{
    bool isAsked = false;
    int index = 0;
    int attempt = 0;
};

KeyPair pairThatMustDiffer(const Scenario& scenario)
{
    switch (scenario.keyStrategy) {
    case KeyStrategy::PerOperation:
        return {totalOperations(scenario) > 1, 1, 0};
    case KeyStrategy::PerAttempt:
        return {mostAttempts(scenario) > 1, 0, 2};
    case KeyStrategy::Shared:
        return {scenario.rounds > 1, scenario.operations, 0};
    case KeyStrategy::Fixed:
    case KeyStrategy::Derived:
    case KeyStrategy::None:
        break;
    }
    return {};
}

Result<void> checkKeyMaking(const OperationMaker& maker)
{
    const KeyPair pair = pairThatMustDiffer(maker.scenario());
    if (!pair.isAsked || !maker.input().reusedKeys.empty())
        return {};
    const auto one = maker.freshKey(0, pair.attempt == 0 ? 0 : 1);
    const auto other = maker.freshKey(pair.index, pair.attempt);
    if (!one || !other)
        return Failure(one ? other.error() : one.error());
    if (*one == *other)
        return refuse(
            PlannerText::tr(
                "The key template makes the same key again and again, “%1”: let it hold {{uuid}} or "
                "{{operation}} (--key-make ¦ Contract, Key), or take one fixed key (--key-strategy fixed:KEY ¦ "
                "Scenario, Key strategy).")
                .arg(QString::fromUtf8(*one)));
    return {};
}

Result<void> checkKeyPlace(const OperationMaker& maker)
{
    const KeyStrategy strategy = maker.scenario().keyStrategy;
    if (strategy == KeyStrategy::None || strategy == KeyStrategy::PerOperation)
        return {};
    const auto isPlaced = maker.isKeyPlaced();
    if (!isPlaced)
        return Failure(isPlaced.error());
    if (!*isPlaced)
        return refuse(
            PlannerText::tr("The key strategy has no effect because the request holds no key: say where it goes "
                            "(--key-in, --key-strategy ¦ Contract, Key and Scenario, Key strategy)."));
    return {};
}

Result<void> checkTransport(const OperationMaker& maker, const RenderedRequest& request)
{
    if (maker.scenario().release != ReleaseMode::SinglePacket)
        return {};
    if (!request.url.toLower().startsWith("https://") || request.transport.httpVersion == HttpVersion::Http1)
        return refuse(PlannerText::tr(
            "A single packet needs HTTP/2 over TLS: use an https:// URL and allow HTTP/2 (no --http1.1 "
            "¦ Transport, HTTP version), or choose last byte (--release last-byte ¦ Scenario, Release)."));
    return {};
}

Result<void> checkPlan(const OperationMaker& maker)
{
    for (const auto& check : {checkKeyPlace, checkKeyMaking}) {
        if (auto result = check(maker); !result)
            return result;
    }
    const qint64 most = mostAttempts(maker.scenario());
    if (maker.isPerAttempt() && most > mostRenderings)
        return refuse(
            PlannerText::tr("%1 attempts of one operation are too many where each has a key, a variable or a "
                            "traceparent of its own; at most %2 (--attempts, --retries, --retry-budget ¦ Scenario, "
                            "Attempts and Retries).")
                .arg(most)
                .arg(mostRenderings));
    const auto first = maker.operation(0);
    if (!first)
        return Failure(first.error());
    return checkTransport(maker, *first->requests.front());
}

/// Whether a rerun would make other keys.
Result<bool> makesFreshKeys(const OperationMaker& maker)
{
    const KeyStrategy strategy = maker.scenario().keyStrategy;
    if (strategy == KeyStrategy::Fixed || strategy == KeyStrategy::Derived || !maker.input().reusedKeys.empty())
        return false;
    const auto now = maker.freshKey(0, 0);
    const auto again = maker.freshKey(0, 0, 1);
    if (!now || !again)
        return Failure(now ? again.error() : now.error());
    return *now != *again;
}

qint64 derivedKeys(const OperationMaker& maker)
{
    const int total = totalOperations(maker.scenario());
    const int looked = std::min(total, sampledOperations);
    std::set<QByteArray> keys;
    for (int index = 0; index < looked; ++index) {
        for (const int attempt : {1, mostAttempts(maker.scenario()) > 1 ? 2 : 1}) {
            if (const auto key = maker.keyFor(index, attempt))
                keys.insert(*key);
        }
    }
    // Beyond the sample either every operation goes on having a key of its own or none has.
    const auto found = static_cast<qint64>(keys.size());
    return found >= looked ? found * total / looked : found;
}

qint64 expectedEffects(const OperationMaker& maker)
{
    switch (maker.scenario().keyStrategy) {
    case KeyStrategy::Shared:
        return maker.scenario().rounds;
    case KeyStrategy::Fixed:
        return 1;
    case KeyStrategy::Derived:
        return derivedKeys(maker);
    case KeyStrategy::PerOperation:
    case KeyStrategy::PerAttempt:
    case KeyStrategy::None:
        break;
    }
    return totalOperations(maker.scenario());
}

/// How long one round takes if every attempt takes `serviceMs` and nothing is retried.
double roundMs(const Scenario& scenario, int serviceMs)
{
    const double operations = scenario.operations;
    const double attempts = operations * clientsPerOperation(scenario);
    const double lanes = scenario.inFlight ? std::min<double>(*scenario.inFlight, attempts) : attempts;
    const double meanDelay = (scenario.arrival.delayMinMs + scenario.arrival.delayMaxMs) / 2.0;
    switch (scenario.arrival.kind) {
    case ArrivalKind::Sequential:
        return attempts * serviceMs;
    case ArrivalKind::Concurrent:
        return std::ceil(attempts / lanes) * serviceMs;
    case ArrivalKind::Staggered:
        return operations * ((clientsPerOperation(scenario) - 1) * meanDelay + serviceMs);
    case ArrivalKind::Open:
        return static_cast<double>(openStartUs(scenario.arrival, scenario.operations - 1, scenario.operations)) / 1000 +
               serviceMs;
    }
    return 0;
}

/// How much longer a round takes at the most if every client fails until its retries are used up. Clients that run at
/// the same time wait at the same time.
double retriesMs(const Scenario& scenario, int serviceMs)
{
    const RetryPolicy& retry = scenario.retry;
    double ofClient = 0;
    for (int n = 0; n < retry.retries && n < mostBackoffs; ++n)
        ofClient += std::min<double>(retry.capMs, retry.baseMs * std::pow(retry.factor, n)) + serviceMs;
    ofClient += double(std::max(0, retry.retries - mostBackoffs)) * (retry.capMs + serviceMs);
    if (retry.deadlineMs)
        ofClient = std::min<double>(ofClient, *retry.deadlineMs + serviceMs);
    switch (scenario.arrival.kind) {
    case ArrivalKind::Sequential:
        return ofClient * scenario.operations * clientsPerOperation(scenario);
    case ArrivalKind::Staggered:
        return ofClient * scenario.operations;
    case ArrivalKind::Concurrent:
    case ArrivalKind::Open:
        break;
    }
    return ofClient;
}

}

namespace {

/// Set-up and tear-down of operations go side by side.
constexpr int stepsAtOnce = 16;

void addSteps(PlanEstimate& estimate, const std::vector<FlowStep>& steps, int serviceMs)
{
    qint64 ofRun = 0;
    qint64 ofOperation = 0;
    for (const FlowStep& step : steps)
        ++(step.isOfRun() ? ofRun : ofOperation);
    estimate.stepRequests = stepRequests(steps, estimate.operations);
    const qint64 lanes = std::min<qint64>(stepsAtOnce, std::max<qint64>(1, estimate.operations));
    const qint64 milliseconds = (ofRun + ofOperation * estimate.operations / lanes) * serviceMs;
    estimate.durationMs += milliseconds;
    estimate.durationMaxMs += milliseconds;
}

}

struct Planner::Parts
{
    OperationMaker maker;
    bool hasFreshKeys = true;
};

Result<Planner> Planner::create(PlanInput input)
{
    if (auto checked = checkScenario(input.scenario); !checked)
        return Failure(checked.error());
    if (auto checked = checkReusedKeys(input); !checked)
        return Failure(checked.error());
    auto maker = OperationMaker::create(std::move(input));
    if (!maker)
        return Failure(maker.error());
    if (auto checked = checkPlan(*maker); !checked)
        return Failure(checked.error());
    const auto isFresh = makesFreshKeys(*maker);
    if (!isFresh)
        return Failure(isFresh.error());
    Planner planner;
    planner.m_parts = std::make_shared<const Parts>(Parts{*std::move(maker), *isFresh});
    return planner;
}

int Planner::operationCount() const
{
    return totalOperations(input().scenario);
}
int Planner::operationsPerRound() const
{
    return input().scenario.operations;
}
const PlanInput& Planner::input() const
{
    return m_parts->maker.input();
}
bool Planner::hasFreshKeys() const
{
    return m_parts->hasFreshKeys;
}
Result<PlannedOperation> Planner::operation(int index) const
{
    return m_parts->maker.operation(index);
}

Result<OperationName> Planner::nameOf(int index) const
{
    return m_parts->maker.nameOf(index);
}

PlanEstimate Planner::estimate(int assumedServiceMs) const
{
    const Scenario& scenario = input().scenario;
    PlanEstimate estimate;
    estimate.operations = operationCount();
    estimate.attemptsMin = estimate.operations * clientsPerOperation(scenario);
    estimate.attemptsMax = estimate.operations * mostAttempts(scenario);
    estimate.effectsExpected = expectedEffects(m_parts->maker);
    estimate.durationMs = std::llround(roundMs(scenario, assumedServiceMs) * scenario.rounds);
    estimate.durationMaxMs =
        estimate.durationMs + std::llround(retriesMs(scenario, assumedServiceMs) * scenario.rounds);
    estimate.dataRows = input().values ? qint64(input().values->rows.size()) : 0;
    addSteps(estimate, input().request.steps, assumedServiceMs);
    return estimate;
}

Result<std::vector<PlannedOperation>> Planner::control(int count) const
{
    const auto isPlaced = m_parts->maker.isKeyPlaced();
    if (!isPlaced)
        return Failure(isPlaced.error());
    if (!*isPlaced)
        return refuse(
            PlannerText::tr("The control needs distinct keys, but the request holds no key: say where it goes "
                            "(--key-in ¦ Contract, Key), or do without the control and inferred evidence (--control, "
                            "--accept inferred ¦ Scenario, Evidence)."));
    std::vector<PlannedOperation> operations;
    for (int n = 0; n < count; ++n) {
        auto operation = m_parts->maker.controlOperation(n);
        if (!operation)
            return Failure(operation.error());
        operations.push_back(*std::move(operation));
    }
    return operations;
}

}
