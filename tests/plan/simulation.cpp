// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/simulation.h"

#include <algorithm>
#include <map>

namespace idemscope {

std::vector<const FiredAttempt*> Simulation::ofOperation(int operation) const
{
    std::vector<const FiredAttempt*> result;
    for (const FiredAttempt& attempt : attempts) {
        if (attempt.planned.operation == operation)
            result.push_back(&attempt);
    }
    return result;
}

std::vector<PlannedOperation> plainOperations(int count, int round)
{
    std::vector<PlannedOperation> operations;
    for (int i = 0; i < count; ++i) {
        PlannedOperation operation;
        operation.index = round * count + i;
        operation.round = round;
        operation.keys = {"key-" + QByteArray::number(operation.index)};
        operation.requests = {std::make_shared<const RenderedRequest>()};
        operations.push_back(operation);
    }
    return operations;
}

namespace {

struct Loop
{
    Schedule schedule;
    const SimulatedTarget& target;
    Simulation result = {};
    std::multimap<qint64, std::pair<std::size_t, SimulatedAnswer>> underWay = {};
    qint64 now = 0;

    void takeDue()
    {
        for (PlannedAttempt& planned : schedule.due(now)) {
            const SimulatedAnswer answer = target(planned);
            const qint64 end = now + 1000LL * planned.delayMs + answer.serviceUs;
            underWay.emplace(end, std::pair(result.attempts.size(), answer));
            result.attempts.push_back({std::move(planned), now, end});
        }
        result.mostInFlight = std::max(result.mostInFlight, static_cast<int>(underWay.size()));
    }

    void finishFirst()
    {
        const auto first = underWay.begin();
        const auto [position, answer] = first->second;
        underWay.erase(first);
        FiredAttempt& attempt = result.attempts[position];
        attempt.endsClient = schedule.finished(
            {attempt.planned.number, answer.outcome, answer.kind, answer.retryAfterMs, attempt.startedAt, now});
    }

    /// False when nothing can happen any more.
    bool step()
    {
        takeDue();
        const qint64 due = schedule.nextDue();
        const qint64 end = underWay.empty() ? -1 : underWay.begin()->first;
        if (due < 0 && end < 0)
            return false;
        if (end >= 0 && (due < 0 || end <= due)) {
            now = end;
            finishFirst();
        } else {
            now = std::max(now, due);
        }
        return true;
    }
};

}

Simulation simulate(const Scenario& scenario, const SimulatedTarget& target, quint64 seed)
{
    return simulateInChunks(scenario, target, scenario.operations, seed);
}

Simulation simulateInChunks(const Scenario& scenario, const SimulatedTarget& target, int chunk, quint64 seed)
{
    Loop loop{Schedule(scenario, seed, 1, 0), target};
    std::vector<PlannedOperation> operations = plainOperations(scenario.operations);
    std::size_t given = 0;
    do {
        while (loop.schedule.wantsOperations(chunk) && given < operations.size()) {
            const std::size_t end = std::min(operations.size(), given + static_cast<std::size_t>(chunk));
            loop.schedule.addOperations({operations.begin() + static_cast<std::ptrdiff_t>(given),
                                         operations.begin() + static_cast<std::ptrdiff_t>(end)});
            given = end;
        }
        if (given == operations.size())
            loop.schedule.seal();
    } while (loop.step() && !loop.schedule.isDone());
    loop.result.endedAt = loop.now;
    return loop.result;
}

}
