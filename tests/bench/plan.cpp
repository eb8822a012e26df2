// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "plan/planner.h"
#include "plan/schedule.h"

#include <QFile>

#include <cstdio>
#include <deque>

// What planning costs per operation and scheduling per attempt, and that a long run does not grow in memory.

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

PlanInput inputOf(int operations, int attempts)
{
    PlanInput input;
    input.request.url = u"http://127.0.0.1:8080/payments"_s;
    input.request.headers = {{u"Accept"_s, u"application/json"_s}};
    input.request.body.kind = Body::Kind::Json;
    input.request.body.text = R"({"amount":1000,"currency":"EUR","reference":"invoice"})";
    input.scenario.operations = operations;
    input.scenario.attempts = attempts;
    input.scenario.arrival.kind = ArrivalKind::Concurrent;
    input.scenario.inFlight = 50;
    input.seed = 1;
    input.nonce = "bench";
    input.now = QDateTime::fromSecsSinceEpoch(1'800'000'000, Qt::UTC);
    return input;
}

qint64 residentKib()
{
    QFile file(u"/proc/self/statm"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLongLong() * 4 : 0;
}

double planMicros(const Planner& planner, int operations)
{
    const qint64 from = monotonicMicros();
    qint64 bytes = 0;
    for (int i = 0; i < operations; ++i)
        bytes += planner.operation(i)->requests.front()->body.size();
    const qint64 elapsed = monotonicMicros() - from;
    return bytes > 0 ? double(elapsed) / operations : 0;
}

/// Runs the whole schedule against a target that answers in the order of arrival; µs per attempt without planning.
double scheduleMicros(const Planner& planner, double& planned)
{
    Schedule schedule(planner.input().scenario, planner.input().seed, 1, 0);
    std::deque<qint64> underWay;
    int next = 0;
    qint64 planning = 0;
    const qint64 from = monotonicMicros();
    while (!schedule.isDone()) {
        if (schedule.wantsOperations(200)) {
            const qint64 begin = monotonicMicros();
            std::vector<PlannedOperation> chunk;
            for (int i = 0; i < 1'000 && next < planner.operationCount(); ++i)
                chunk.push_back(*planner.operation(next++));
            planning += monotonicMicros() - begin;
            schedule.addOperations(std::move(chunk));
            if (next == planner.operationCount())
                schedule.seal();
        }
        for (const PlannedAttempt& attempt : schedule.due(0))
            underWay.push_back(attempt.number);
        if (underWay.empty())
            continue;
        schedule.finished({underWay.front(), Outcome::Responded, AttemptClass::Acknowledged, {}, 0, 0});
        underWay.pop_front();
    }
    const auto attempts = double(schedule.nextNumber() - 1);
    planned = double(planning) / attempts;
    return double(monotonicMicros() - from - planning) / attempts;
}

}

int main()
{
    const auto planner = Planner::create(inputOf(1'000'000, 2));
    if (!planner) {
        std::fprintf(stderr, "%s\n", qPrintable(planner.error().message));
        return 1;
    }
    std::printf("plan: one operation with a header key: %.2f us\n", planMicros(*planner, 300'000));
    const qint64 before = residentKib();
    double planned = 0;
    const double scheduled = scheduleMicros(*planner, planned);
    std::printf("schedule: 1,000,000 operations x 2: %.2f us an attempt, and planning %.2f us an attempt\n", scheduled,
                planned);
    std::printf("schedule: memory grew by %lld KiB\n", static_cast<long long>(residentKib() - before));
    return 0;
}
