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
    const milliseconds usual(workshop.processingMs);
    return operation.payload.simulate == Simulation::Slow ? usual * 5 + milliseconds(1000) : usual;
}

/// False when the sandbox ended meanwhile.
bool waitFor(milliseconds time, const std::stop_token& stop)
{
    if (time.count() > 0) {
        std::mutex mutex;
        std::condition_variable_any never;
        std::unique_lock lock(mutex);
        never.wait_for(lock, stop, time, [] { return false; });
    }
    return !stop.stop_requested();
}

HttpAnswer created(const Resource& resource, const Row& row)
{
    HttpAnswer answer;
    answer.status = 201;
    answer.headers = {{"Content-Type", "application/json"},
                      {"Location", '/' + resource.name + '/' + idOf(resource, row)},
                      {"X-Payment-Id", idOf(resource, row)}};
    answer.body = toJson(resource, row);
    return answer;
}

}

Execution::Execution(const Operation& operation, Ledger& ledger, Workshop& workshop)
    : m_operation(operation)
    , m_ledger(ledger)
    , m_workshop(workshop)
    , m_workTime(workTimeOf(operation, workshop))
{
}

Ending Execution::work()
{
    m_number = ++m_workshop.executions;
    if (!waitFor(m_workTime, m_workshop.stop.get_token()))
        return Ending::Dropped;
    switch (m_operation.payload.simulate) {
    case Simulation::Throw:
        return Ending::Threw;
    case Simulation::Drop:
        return Ending::Dropped;
    case Simulation::Crash:
        return Ending::Crashed;
    default:
        return Ending::Finished;
    }
}

HttpAnswer Execution::commit()
{
    const Simulation simulate = m_operation.payload.simulate;
    if (simulate == Simulation::Error500)
        return problem(500, "gateway_unavailable", "Gateway unavailable", "Simulated: nothing was stored.", m_number);
    if (simulate == Simulation::Decline)
        return problem(402, "card_declined", "Card declined", "Simulated: nothing was stored.", m_number);
    const auto& keys = m_operation.idempotencyKey;
    const Row row = m_ledger.add(*m_operation.resource, m_operation.payload, m_number,
                                 keys.empty() ? std::nullopt : std::optional(keys.front()));
    if (simulate == Simulation::Commit500)
        return problem(500, "failed_after_commit", "Failed after commit", "Simulated: the row was stored.", m_number);
    HttpAnswer answer = created(*m_operation.resource, row);
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
