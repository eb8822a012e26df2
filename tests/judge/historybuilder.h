// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/judge.h"

#include <deque>
#include <initializer_list>

namespace idemscope {

/// Tells a history in the words of a test: who sent, what came back, what the probes counted.
///
///     HistoryBuilder run;
///     run.answer(201, "p1");                // operation 0, client 0
///     run.retry().answer(409);              // the same client again
///     run.probe({1});                       // a probe per operation counted one effect
///     run.judged().verdict
///
/// Attempts follow each other 10 ms apart; after burst() they are released together.
class HistoryBuilder
{
public:
    HistoryBuilder() { facts.isLoopback = true; }

    HistoryBuilder& operation(int number)
    {
        m_operation = number;
        m_client = -1;
        m_isRetry = false;
        return *this;
    }
    HistoryBuilder& retry()
    {
        m_isRetry = true;
        return *this;
    }
    /// From here on attempts leave together and are answered 1 ms later, in their order.
    HistoryBuilder& burst()
    {
        facts.scenario.arrival.kind = ArrivalKind::Concurrent;
        m_isBurst = true;
        m_clock += 10'000;
        m_inBurst = 0;
        return *this;
    }
    /// From here on every attempt waits for the one before.
    HistoryBuilder& sequence()
    {
        m_clock += m_isBurst ? 100'000 : 0;
        m_isBurst = false;
        return *this;
    }

    /// Rounds of one operation with two attempts and one effect each; the first `withoutOverlap` do not overlap.
    void rounds(int count, int withoutOverlap)
    {
        facts.scenario.rounds = count;
        for (int round = 0; round < count; ++round) {
            operation(round);
            round < withoutOverlap ? sequence() : burst();
            answers(2, 201, "p" + QByteArray::number(round));
        }
        facts.scenario.arrival.kind = ArrivalKind::Concurrent;
        addProbe(QStringLiteral("GET /payments"), true, std::vector<qint64>(size_t(count), 1));
    }

    Attempt& answer(int status, const QByteArray& identity = {})
    {
        Attempt& attempt = add(Outcome::Responded);
        attempt.status = status;
        attempt.kind = usualClass(status);
        attempt.response.status = status;
        attempt.response.body = QByteArray::number(status) + ' ' + identity;
        if (!identity.isEmpty() && attempt.kind == AttemptClass::Acknowledged) {
            attempt.identity = identity;
            facts.hasIdentity = true;
        }
        return attempt;
    }
    Attempt& answers(int count, int status, const QByteArray& identity = {})
    {
        for (int i = 1; i < count; ++i)
            answer(status, identity);
        return answer(status, identity);
    }
    Attempt& marked(int status, const QByteArray& identity = {})
    {
        Attempt& attempt = answer(status, identity);
        attempt.isMarkedReplay = true;
        attempt.markers = "idempotent-replayed";
        return attempt;
    }
    Attempt& pointer(const QByteArray& identity)
    {
        Attempt& attempt = answer(409);
        attempt.kind = AttemptClass::Acknowledged;
        attempt.isPointerRefusal = true;
        attempt.identity = identity;
        facts.hasIdentity = true;
        return attempt;
    }
    Attempt& mutated(int status, const QByteArray& identity = {})
    {
        Attempt& attempt = answer(status, identity);
        attempt.payload = Payload::Mutated;
        return attempt;
    }
    /// Sent in full, no answer read.
    Attempt& abandoned()
    {
        Attempt& attempt = add(Outcome::Unknown);
        attempt.timing.firstByte = -1;
        return attempt;
    }
    Attempt& refused()
    {
        Attempt& attempt = add(Outcome::Refused);
        attempt.wireSends = 0;
        attempt.timing.sent = attempt.timing.firstByte = attempt.timing.released = -1;
        return attempt;
    }
    Attempt& control(int number, int status, const QByteArray& identity = {})
    {
        const int operationBefore = m_operation;
        const int clientBefore = m_client;
        operation(number);
        Attempt& attempt = answer(status, identity);
        attempt.isControl = true;
        attempt.key = "control" + QByteArray::number(number);
        m_operation = operationBefore;
        m_client = clientBefore;
        return attempt;
    }

    /// A settled probe per operation: effects of operation 0, 1, …
    ProbeEffects& probe(std::initializer_list<qint64> effects, const QString& name = QStringLiteral("GET /payments"))
    {
        return addProbe(name, true, effects);
    }
    /// A settled probe per run: effects of round 0, 1, …
    ProbeEffects& runProbe(std::initializer_list<qint64> effects, const QString& name = QStringLiteral("GET /count"))
    {
        return addProbe(name, false, effects);
    }
    ProbeEffects& addProbe(const QString& name, bool isPerOperation, const std::vector<qint64>& effects)
    {
        ProbeEffects probe;
        probe.name = name;
        probe.isPerOperation = isPerOperation;
        probe.windowUs = 1'500'000;
        probe.limitMs = 10'000;
        for (size_t index = 0; index < effects.size(); ++index)
            probe.counts[int(index)] = {effects[index], true, {}};
        facts.probes.push_back(probe);
        return facts.probes.back();
    }

    History history() const
    {
        History history;
        for (const Attempt& attempt : attempts)
            history.add(attempt);
        return history;
    }
    Judgement judged(const Profile& profile = {}) const
    {
        RunFacts completed = facts;
        for (const Attempt& attempt : attempts) {
            if (!attempt.isControl && completed.scenario.rounds == 1)
                completed.scenario.operations = std::max(completed.scenario.operations, attempt.operation + 1);
        }
        return judge(history(), completed, profile);
    }

    RunFacts facts;
    std::deque<Attempt> attempts;

private:
    static AttemptClass usualClass(int status)
    {
        if (status / 100 == 2)
            return AttemptClass::Acknowledged;
        if (status == 409 || status == 423 || status == 425)
            return AttemptClass::Conflict;
        return status / 100 == 4 && status != 408 && status != 429 ? AttemptClass::Rejected : AttemptClass::Failed;
    }

    Attempt& add(Outcome outcome)
    {
        Attempt attempt;
        attempt.number = qint64(attempts.size()) + 1;
        attempt.operation = m_operation;
        attempt.client = m_isRetry ? m_client : ++m_client;
        attempt.key = "key" + QByteArray::number(m_operation);
        attempt.outcome = outcome;
        attempt.wireSends = 1;
        attempt.timing = m_isBurst
                             ? Timing{-1,
                                      m_clock,
                                      -1,
                                      -1,
                                      -1,
                                      m_clock,
                                      m_clock + 10 + m_inBurst,
                                      m_clock + 1000 + 10 * m_inBurst,
                                      m_clock + 1005 + 10 * m_inBurst}
                             : Timing{-1, m_clock, -1, -1, -1, m_clock, m_clock + 10, m_clock + 1000, m_clock + 1005};
        m_isBurst ? ++m_inBurst : m_clock += 10'000;
        m_isRetry = false;
        attempts.push_back(attempt);
        return attempts.back();
    }

    int m_operation = 0;
    int m_client = -1;
    bool m_isRetry = false;
    bool m_isBurst = false;
    qint64 m_clock = 1000;
    qint64 m_inBurst = 0;
};

}
