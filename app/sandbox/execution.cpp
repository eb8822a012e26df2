// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/execution.h"

#include "sandbox/problem.h"

#include <condition_variable>
#include <mutex>

namespace idemscope::sandbox {

using loopback::HttpAnswer;
using std::chrono::milliseconds;

namespace {

milliseconds workTimeOf(const Operation& operation, const Workshop& workshop)
{
    if (operation.isInstant || operation.isHandledAtOnce)
        return milliseconds(0);
    const milliseconds usual(workshop.processingMs);
    return operation.payload.simulate == Simulation::Slow ? usual * 5 + milliseconds(1000) : usual;
}

}

bool Workshop::wait(milliseconds time) const
{
    const std::stop_token token = stop.get_token();
    if (time.count() > 0) {
        std::mutex mutex;
        std::condition_variable_any never;
        std::unique_lock lock(mutex);
        never.wait_for(lock, token, time, [] { return false; });
    }
    return !token.stop_requested();
}

Execution::Execution(const Operation& operation, Workshop& workshop)
    : m_operation(operation)
    , m_workshop(workshop)
    , m_workTime(workTimeOf(operation, workshop))
{
}

bool Execution::isCharged() const
{
    return m_workshop.gateway && !m_operation.isInstant && !m_operation.isHandledAtOnce;
}

milliseconds Execution::workTime() const
{
    return isCharged() ? m_workTime + Gateway::longest() : m_workTime;
}

Ending Execution::work()
{
    if (m_operation.isInstant)
        return Ending::Finished;
    m_number = ++m_workshop.executions;
    if (!m_workshop.wait(m_workTime))
        return Ending::Dropped;
    switch (m_operation.payload.simulate) {
    case Simulation::Throw:
        return Ending::Threw;
    case Simulation::Drop:
        return Ending::Dropped;
    case Simulation::Crash:
        return Ending::Crashed;
    default:
        break;
    }
    if (!isCharged() || failure()) // what is simulated, the gateway never hears of
        return Ending::Finished;
    const auto& keys = m_operation.idempotencyKey;
    const Payload& payload = m_operation.payload;
    m_charge = m_workshop.gateway->charge({payload.amount, payload.currency, payload.reference,
                                           keys.empty() ? std::nullopt : std::optional(keys.front())},
                                          [this](milliseconds pause) { return m_workshop.wait(pause); });
    return Ending::Finished;
}

/// Why there is nothing to commit.
std::optional<HttpAnswer> Execution::failure() const
{
    const Simulation simulate = m_operation.payload.simulate;
    if (simulate == Simulation::Error500)
        return problem(500, "gateway_unavailable", "Gateway unavailable", "Simulated: nothing was stored.", m_number);
    if (simulate == Simulation::Decline)
        return problem(402, "card_declined", "Card declined", "Simulated: nothing was stored.", m_number);
    switch (m_charge) {
    case Charge::Approved:
        return std::nullopt;
    case Charge::Declined:
        return problem(402, "card_declined", "Card declined", "The gateway refused it: nothing was stored.", m_number);
    case Charge::Unavailable:
        return problem(502, "gateway_unavailable", "Gateway unavailable", "It was not charged; nothing was stored.",
                       m_number);
    case Charge::Unknown:
        return problem(504, "gateway_timeout", "Gateway timeout", "It may have been charged; nothing was stored.",
                       m_number);
    }
    return std::nullopt;
}

std::optional<HttpAnswer> Execution::commit(const std::optional<std::string>& businessKey)
{
    if (auto failed = failure())
        return failed;
    const Simulation simulate = m_operation.payload.simulate;
    m_effect = m_operation.effect(m_number, businessKey);
    if (!m_effect)
        return std::nullopt;
    if (simulate == Simulation::Commit500)
        return problem(500, "failed_after_commit", "Failed after commit", "Simulated: the row was stored.", m_number);
    HttpAnswer answer = *m_effect;
    if (simulate == Simulation::CommitDrop)
        answer.wire = HttpAnswer::Wire::Close;
    if (simulate == Simulation::Half)
        answer.wire = HttpAnswer::Wire::Half;
    return answer;
}

HttpAnswer Execution::answerTo(Ending ending) const
{
    HttpAnswer answer =
        problem(500, "internal_error", "Internal error", "An exception came out of the handler.", m_number);
    if (ending == Ending::Dropped)
        answer.wire = HttpAnswer::Wire::Close;
    if (ending == Ending::Crashed)
        answer.wire = HttpAnswer::Wire::Reset;
    return answer;
}

}
