// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/schedule.h"

#include "plan/backoff.h"
#include "plan/faultplan.h"
#include "plan/limits.h"
#include "plan/streams.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <limits>
#include <tuple>
#include <unordered_map>

namespace idemscope {

namespace {

constexpr qint64 never = std::numeric_limits<qint64>::max();
/// A year: a target that asks for more cannot make the arithmetic overflow.
constexpr qint64 longestRetryAfterMs = 366LL * 24 * 3600 * 1000;

/// An operation of which a client is under way or still to start.
struct ActiveOperation
{
    PlannedOperation plan;
    int started = 0;      ///< clients
    int active = 0;       ///< clients that have started and not ended
    int released = 0;     ///< attempts handed out
    qint64 committed = 0; ///< attempts handed out or promised, against the retry budget
    qint64 nextStart = 0; ///< staggered: of the next client
};

/// A client between its start and its end; lives with its attempt in flight or with its waiting retry.
struct Client
{
    int slot = 0;
    int number = 0;
    int attempts = 0;
    qint64 firstRelease = -1;
    qint64 previousDelay = 0;
};

struct WaitingRetry
{
    qint64 at = 0;
    qint64 order = 0;
    Client client;

    /// For a heap with the earliest on top.
    bool operator<(const WaitingRetry& other) const { return std::tie(at, order) > std::tie(other.at, other.order); }
};

bool isRetried(const RetryPolicy& policy, const AttemptReport& report)
{
    if (report.outcome != Outcome::Responded)
        return policy.onUnknown;
    return (report.kind == AttemptClass::Conflict && policy.onConflict) ||
           (report.kind == AttemptClass::Failed && policy.onFailed);
}

/// Where in its lists an operation keeps what a client's attempt sends.
int positionOf(const PlannedOperation& plan, int client, int index)
{
    return plan.payloads.empty() ? index : client + 1;
}

Payload payloadOf(const PlannedOperation& plan, int client, int index)
{
    if (!plan.payloads.empty())
        return plan.payloads[static_cast<std::size_t>(client)];
    return index == 1 ? plan.first : plan.repeats;
}

const QByteArray& keyOf(const PlannedOperation& plan, int index)
{
    const auto last = plan.keys.size() - 1;
    return plan.keys[std::min<std::size_t>(static_cast<std::size_t>(index) - 1, last)];
}

const RenderedRequestPtr& requestOf(const PlannedOperation& plan, int index)
{
    const auto last = plan.requests.size() - 1;
    return plan.requests[std::min<std::size_t>(static_cast<std::size_t>(index) - 1, last)];
}

}

struct Schedule::State
{
    Scenario scenario;
    quint64 seed;
    qint64 number;
    qint64 startsAt;
    int clients = clientsPerOperation(scenario);
    bool gated = isGated(scenario);
    /// Operations do not wait for each other.
    bool overlaps = scenario.arrival.kind == ArrivalKind::Concurrent || scenario.arrival.kind == ArrivalKind::Open;
    std::size_t limit =
        scenario.inFlight ? static_cast<std::size_t>(*scenario.inFlight) : std::numeric_limits<std::size_t>::max();

    bool sealed = false;
    std::deque<PlannedOperation> pending = {};
    std::vector<ActiveOperation> operations = {};
    std::vector<int> freeSlots = {};
    int activeOperations = 0;
    int openedOperations = 0;
    int current = -1; ///< slot of the operation that has clients to start
    std::unordered_map<qint64, Client> inFlight = {};
    std::vector<WaitingRetry> waiting = {};
    qint64 order = 0;

    const ActiveOperation& at(int slot) const { return operations[static_cast<std::size_t>(slot)]; }
    ActiveOperation& at(int slot) { return operations[static_cast<std::size_t>(slot)]; }
    qint64 nextStart() const;
    qint64 nextRetry() const { return waiting.empty() ? never : waiting.front().at; }
    bool hasRoom(bool forStart) const { return (forStart && gated) || inFlight.size() < limit; }
    void openOperation(qint64 now);
    PlannedAttempt startClient(qint64 now);
    PlannedAttempt startRetry(qint64 now);
    PlannedAttempt handOut(Client client, bool isFirst, qint64 now);
    std::optional<qint64> retryTime(Client& client, const AttemptReport& report);
    void endClient(const Client& client);
};

/// When the next client may start; never: only after a finish, new operations or the seal.
qint64 Schedule::State::nextStart() const
{
    if (gated && !sealed)
        return never;
    if (current < 0) {
        if (pending.empty() || (!overlaps && activeOperations > 0))
            return never;
        if (scenario.arrival.kind == ArrivalKind::Open)
            return startsAt + openStartUs(scenario.arrival, openedOperations, scenario.operations);
        return startsAt;
    }
    const ActiveOperation& operation = at(current);
    switch (scenario.arrival.kind) {
    case ArrivalKind::Sequential:
        return operation.active > 0 ? never : startsAt;
    case ArrivalKind::Staggered:
        return operation.nextStart;
    case ArrivalKind::Concurrent:
    case ArrivalKind::Open:
        break;
    }
    return startsAt;
}

void Schedule::State::openOperation(qint64 now)
{
    if (freeSlots.empty()) {
        freeSlots.push_back(static_cast<int>(operations.size()));
        operations.emplace_back();
    }
    current = freeSlots.back();
    freeSlots.pop_back();
    ActiveOperation& operation = at(current);
    operation = {};
    operation.plan = std::move(pending.front());
    operation.committed = clients;
    operation.nextStart = now;
    pending.pop_front();
    ++activeOperations;
    ++openedOperations;
}

PlannedAttempt Schedule::State::startClient(qint64 now)
{
    const qint64 intended = scenario.arrival.kind == ArrivalKind::Open ? nextStart() : -1;
    if (current < 0)
        openOperation(now);
    ActiveOperation& operation = at(current);
    Client client;
    client.slot = current;
    client.number = operation.started++;
    ++operation.active;
    if (scenario.arrival.kind == ArrivalKind::Staggered) {
        Random random = streamFor(seed, Draw::Stagger, {operation.plan.index, client.number});
        operation.nextStart = now + 1000 * random.between(scenario.arrival.delayMinMs, scenario.arrival.delayMaxMs);
    }
    if (operation.started == clients)
        current = -1;
    PlannedAttempt attempt = handOut(client, true, now);
    attempt.intended = intended;
    return attempt;
}

PlannedAttempt Schedule::State::startRetry(qint64 now)
{
    std::pop_heap(waiting.begin(), waiting.end());
    const Client client = waiting.back().client;
    waiting.pop_back();
    return handOut(client, false, now);
}

PlannedAttempt Schedule::State::handOut(Client client, bool isFirst, qint64 now)
{
    ActiveOperation& operation = at(client.slot);
    const PlannedOperation& plan = operation.plan;
    PlannedAttempt attempt;
    attempt.number = number++;
    attempt.operation = plan.index;
    attempt.round = plan.round;
    attempt.client = client.number;
    attempt.index = ++operation.released;
    const int position = positionOf(plan, client.number, attempt.index);
    attempt.key = keyOf(plan, position);
    attempt.payload = payloadOf(plan, client.number, attempt.index);
    attempt.request = requestOf(plan, position);
    attempt.newConnection = scenario.newConnections;
    applyFaults(scenario.faults, seed, attempt);
    if (gated && isFirst && attempt.delayMs == 0) {
        attempt.gate = plan.round;
        attempt.release = scenario.release;
    }
    if (client.attempts++ == 0)
        client.firstRelease = now;
    inFlight.emplace(attempt.number, client);
    return attempt;
}

/// When the client sends again, or none if this was its last attempt.
std::optional<qint64> Schedule::State::retryTime(Client& client, const AttemptReport& report)
{
    const RetryPolicy& policy = scenario.retry;
    ActiveOperation& operation = at(client.slot);
    const bool isBudgetSpent = policy.budget && operation.committed >= *policy.budget;
    if (client.attempts > policy.retries || isBudgetSpent || !isRetried(policy, report))
        return {};
    Random random = streamFor(seed, Draw::Backoff, {operation.plan.index, client.number, client.attempts});
    qint64 delay = backoffUs(policy, client.attempts, client.previousDelay, random);
    client.previousDelay = delay;
    if (policy.obeyRetryAfter && report.retryAfterMs)
        delay = std::max(delay, 1000 * std::min(*report.retryAfterMs, longestRetryAfterMs));
    const qint64 at = report.now + delay;
    if (policy.deadlineMs && at > client.firstRelease + 1000LL * *policy.deadlineMs)
        return {};
    ++operation.committed;
    return at;
}

void Schedule::State::endClient(const Client& client)
{
    ActiveOperation& operation = at(client.slot);
    if (--operation.active > 0 || operation.started < clients)
        return;
    operation.plan = {};
    freeSlots.push_back(client.slot);
    --activeOperations;
}

Schedule::Schedule(const Scenario& scenario, quint64 seed, qint64 firstNumber, qint64 startsAt)
    : m_state(new State{scenario, seed, firstNumber, startsAt})
{
}

Schedule::~Schedule() = default;
Schedule::Schedule(Schedule&&) noexcept = default;
Schedule& Schedule::operator=(Schedule&&) noexcept = default;

void Schedule::addOperations(std::vector<PlannedOperation> operations)
{
    std::move(operations.begin(), operations.end(), std::back_inserter(m_state->pending));
}

void Schedule::seal()
{
    m_state->sealed = true;
}

bool Schedule::wantsOperations(int lowWater) const
{
    return !m_state->sealed && m_state->pending.size() < static_cast<std::size_t>(lowWater);
}

std::vector<PlannedAttempt> Schedule::due(qint64 now)
{
    std::vector<PlannedAttempt> attempts;
    while (true) {
        const qint64 start = m_state->nextStart();
        const qint64 retry = m_state->nextRetry();
        const bool isStart = start <= retry;
        if (std::min(start, retry) > now || !m_state->hasRoom(isStart))
            return attempts;
        attempts.push_back(isStart ? m_state->startClient(now) : m_state->startRetry(now));
    }
}

qint64 Schedule::nextDue() const
{
    const qint64 start = m_state->nextStart();
    const qint64 next = std::min(start, m_state->nextRetry());
    return next == never || !m_state->hasRoom(next == start) ? -1 : next;
}

bool Schedule::finished(const AttemptReport& report)
{
    const auto found = m_state->inFlight.find(report.number);
    if (found == m_state->inFlight.end())
        return true;
    Client client = found->second;
    m_state->inFlight.erase(found);
    if (client.attempts == 1 && report.releasedAt >= 0)
        client.firstRelease = report.releasedAt;
    if (const std::optional<qint64> at = m_state->retryTime(client, report)) {
        m_state->waiting.push_back({*at, m_state->order++, client});
        std::push_heap(m_state->waiting.begin(), m_state->waiting.end());
        return false;
    }
    m_state->endClient(client);
    return true;
}

bool Schedule::isDone() const
{
    return m_state->sealed && m_state->pending.empty() && m_state->activeOperations == 0;
}

bool Schedule::isGateComplete() const
{
    return !m_state->gated || (m_state->sealed && m_state->pending.empty() && m_state->current < 0);
}

qint64 Schedule::nextNumber() const
{
    return m_state->number;
}

}
