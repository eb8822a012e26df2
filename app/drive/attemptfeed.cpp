// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/attemptfeed.h"

#include "base/clock.h"

#include <algorithm>

namespace idemscope {

namespace {

constexpr int lowWater = 256;
constexpr qint64 intentPollUs = 500;
constexpr qint64 publishEveryUs = 50'000;

Shot shotOf(const PlannedAttempt& planned)
{
    return {planned.number,  planned.request,   planned.gate,  planned.release,        planned.newConnection,
            planned.delayMs, planned.abandonAt, planned.reset, planned.clientTimeoutMs};
}

qint64 earlier(qint64 one, qint64 other)
{
    if (one < 0 || other < 0)
        return std::max(one, other);
    return std::min(one, other);
}

}

AttemptFeed::AttemptFeed(RunContext& context, Schedule& schedule, OperationSource& source, bool isControl,
                         std::function<void()> requestStop)
    : m_context(context)
    , m_schedule(schedule)
    , m_source(source)
    , m_recorder(context)
    , m_isControl(isControl)
    , m_requestStop(std::move(requestStop))
    , m_allowance(context.job.limits.perSecond)
{
    addOperations(true);
}

void AttemptFeed::addOperations(bool mayWait)
{
    while (!m_failure && !m_isSealed && m_schedule.wantsOperations(lowWater)) {
        auto operations = m_source.take(mayWait);
        if (!operations)
            return fail(operations.error());
        const bool isEmpty = operations->empty();
        m_schedule.addOperations(std::move(*operations));
        if (m_source.isExhausted()) {
            m_schedule.seal();
            m_isSealed = true;
        } else if (isEmpty) {
            return; // its intents are still on their way to the disk
        }
    }
}

std::vector<Shot> AttemptFeed::due(qint64 now)
{
    check(m_recorder.flush(now));
    if (now - m_publishedAtUs >= publishEveryUs) {
        m_context.idleUntilUs = m_underWay.empty() && m_waiting.empty() ? m_schedule.nextDue() : -1;
        m_context.publish();
        m_publishedAtUs = now;
    }
    if (m_failure)
        return {};
    addOperations(false);
    collectDue(now);
    std::vector<Shot> shots;
    while (!m_waiting.empty() && mayStart(now)) {
        PlannedAttempt& planned = m_waiting.front();
        shots.push_back(shotOf(planned));
        m_underWay.emplace(planned.number, std::move(planned));
        m_waiting.pop_front();
    }
    return shots;
}

void AttemptFeed::collectDue(qint64 now)
{
    for (PlannedAttempt& planned : m_schedule.due(now - m_context.startedUs))
        m_waiting.push_back(std::move(planned));
}

/// A token bucket: at most `perSecond` starts a second at another machine (SPEC.md §11).
bool AttemptFeed::mayStart(qint64 now)
{
    if (m_context.target.isLoopback)
        return true;
    const double rate = m_context.job.limits.perSecond;
    m_allowance = std::min(rate, m_allowance + double(now - m_allowanceAtUs) * rate / 1e6);
    m_allowanceAtUs = now;
    if (m_allowance < 1)
        return false;
    m_allowance -= 1;
    return true;
}

qint64 AttemptFeed::nextDue()
{
    const qint64 now = monotonicMicros();
    qint64 next = m_schedule.nextDue();
    if (next >= 0)
        next += m_context.startedUs;
    if (!m_waiting.empty())
        next = earlier(next, now + qint64(1e6 / m_context.job.limits.perSecond));
    if (!m_isSealed && !m_failure && m_schedule.wantsOperations(lowWater))
        next = earlier(next, now + intentPollUs);
    next = earlier(next, m_recorder.nextFlush());
    return earlier(next, m_publishedAtUs + publishEveryUs);
}

void AttemptFeed::finished(Exchange exchange)
{
    auto node = m_underWay.extract(exchange.id);
    if (node.empty())
        return;
    Attempt attempt = m_recorder.classify(node.mapped(), std::move(exchange));
    attempt.isControl = m_isControl;
    attempt.endsClient = m_schedule.finished({attempt.number, attempt.outcome, attempt.kind, attempt.retryAfterMs,
                                              attempt.timing.released, m_context.elapsedUs()});
    noteTooMany(attempt);
    check(m_recorder.record(std::move(attempt)));
}

bool AttemptFeed::isDone()
{
    return m_failure ? m_underWay.empty() : m_waiting.empty() && m_schedule.isDone();
}

bool AttemptFeed::isGateComplete(int gate)
{
    const bool waits = std::any_of(m_waiting.begin(), m_waiting.end(),
                                   [gate](const PlannedAttempt& planned) { return planned.gate == gate; });
    return m_schedule.isGateComplete() && !waits;
}

Result<void> AttemptFeed::finish()
{
    m_context.nextNumber = m_schedule.nextNumber();
    const Result<void> flushed = m_recorder.flush(monotonicMicros(), true);
    if (m_failure)
        return Failure(*m_failure);
    return flushed;
}

void AttemptFeed::noteTooMany(const Attempt& attempt)
{
    if (m_context.target.isLoopback || attempt.outcome != Outcome::Responded)
        return;
    m_context.tooManyInARow = attempt.status == 429 ? m_context.tooManyInARow + 1 : 0;
    if (m_context.tooManyInARow >= m_context.job.limits.repeatedTooMany && !m_context.isStoppedByTarget) {
        m_context.isStoppedByTarget = true;
        m_requestStop();
    }
}

void AttemptFeed::check(const Result<void>& result)
{
    if (!result)
        fail(result.error());
}

void AttemptFeed::fail(const Error& error)
{
    if (m_failure)
        return;
    m_failure = error;
    m_requestStop();
}

}
