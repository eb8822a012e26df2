// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/attemptrecorder.h"

#include "base/clock.h"

namespace idemscope {

namespace {

constexpr std::size_t batchSize = 128;
constexpr qint64 batchAgeUs = 20'000;

Timing sinceStart(Timing timing, qint64 startedUs)
{
    for (qint64* moment : {&timing.intended, &timing.started, &timing.resolved, &timing.connected, &timing.secured,
                           &timing.released, &timing.sent, &timing.firstByte, &timing.complete}) {
        if (*moment >= 0)
            *moment -= startedUs;
    }
    return timing;
}

}

AttemptRecorder::AttemptRecorder(RunContext& context)
    : m_context(context)
{
}

Attempt AttemptRecorder::classify(const PlannedAttempt& planned, Exchange exchange) const
{
    Attempt attempt;
    attempt.number = planned.number;
    attempt.operation = planned.operation;
    attempt.round = planned.round;
    attempt.client = planned.client;
    attempt.index = planned.index;
    attempt.key = planned.key;
    attempt.payload = planned.payload;
    attempt.outcome = exchange.outcome;
    attempt.timing = sinceStart(exchange.timing, m_context.startedUs);
    attempt.timing.intended = planned.intended;
    attempt.connection = std::move(exchange.connection);
    attempt.wireSends = exchange.wireSends;
    attempt.bytesUp = exchange.bytesUp;
    attempt.bytesDown = exchange.bytesDown;
    attempt.segments = exchange.segments;
    attempt.abandonedAt = exchange.abandonedAt;
    attempt.isReset = exchange.isReset;
    attempt.request = planned.request;
    if (!exchange.error.isEmpty()) // it is judged and told, not only kept
        attempt.error = QString::fromUtf8(redactorOf(attempt).redactBytes(exchange.error.toUtf8()));
    attempt.requestHead = std::move(exchange.requestHead);
    attempt.requestBody = std::move(exchange.requestBody);
    attempt.response = std::move(exchange.response);
    attempt.status = attempt.response.status;
    if (attempt.outcome == Outcome::Responded) {
        Classification meaning = m_context.classifier.classify(attempt.response);
        attempt.kind = meaning.kind;
        attempt.identity = std::move(meaning.identity);
        attempt.isMarkedReplay = meaning.isMarkedReplay;
        attempt.markers = std::move(meaning.markers);
        attempt.isPointerRefusal = meaning.isPointerRefusal;
        attempt.retryAfterMs = meaning.retryAfterMs;
    }
    return attempt;
}

Result<void> AttemptRecorder::record(Attempt attempt)
{
    const Timing& timing = attempt.timing;
    const qint64 from = timing.released >= 0 ? timing.released : timing.started;
    if (attempt.outcome != Outcome::Refused) {
        m_context.longestExchangeUs = std::max(m_context.longestExchangeUs, timing.complete - from);
        m_context.isAnythingSent = true;
    }
    m_context.history.add(attempt);
    if (!attempt.isControl) {
        if (attempt.kind == AttemptClass::Acknowledged)
            m_context.acknowledged[std::size_t(attempt.operation)] = true;
        m_context.live.add(attempt);
    }
    if (m_context.job.onAttempt)
        m_context.job.onAttempt(attempt);
    redact(attempt);
    if (m_batch.empty())
        m_batchSinceUs = monotonicMicros();
    m_batch.push_back(std::move(attempt));
    return m_batch.size() >= batchSize ? flush(monotonicMicros(), true) : Result<void>();
}

Result<void> AttemptRecorder::flush(qint64 now, bool force)
{
    if (m_batch.empty() || (!force && now - m_batchSinceUs < batchAgeUs))
        return {};
    return m_context.log.addAttempts(m_context.run, std::exchange(m_batch, {}));
}

qint64 AttemptRecorder::nextFlush() const
{
    return m_batch.empty() ? -1 : m_batchSinceUs + batchAgeUs;
}

Redactor AttemptRecorder::redactorOf(const Attempt& attempt) const
{
    const bool hasSecrets = attempt.request && !attempt.request->secrets.empty();
    return hasSecrets ? m_context.redactor.with(attempt.request->secrets) : m_context.redactor;
}

void AttemptRecorder::redact(Attempt& attempt) const
{
    const Redactor redactor = redactorOf(attempt);
    attempt.requestHead = redactor.redactHead(attempt.requestHead);
    attempt.requestBody = redactor.redactBytes(attempt.requestBody);
    attempt.response.head = redactor.redactHead(attempt.response.head);
    attempt.response.headers = redactor.redactHeaders(attempt.response.headers);
    attempt.response.body = redactor.redactBytes(attempt.response.body);
    attempt.request.reset();
}

}
