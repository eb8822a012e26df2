// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// µs an attempt of classify + History::add + judge, and of the chart data, on a run of 200,000 attempts (or as many as
// the first argument says).

#include "judge/judge.h"
#include "base/clock.h"
#include "judge/classify.h"

#include <cstdio>
#include <cstdlib>

using namespace idemscope;

namespace {

constexpr int clients = 5;

Contract contract()
{
    Contract contract;
    contract.identity = QStringLiteral("$.id");
    return contract;
}

/// Attempt `index` of a run of operations × 5 clients: one execution, one replay, three conflicts.
Attempt attemptOf(int index)
{
    const int operation = index / clients;
    const int client = index % clients;
    Attempt attempt;
    attempt.number = index + 1;
    attempt.operation = operation;
    attempt.client = client;
    attempt.key = "3f0c5c1e-9a53-4b0e-8a55-" + QByteArray::number(100'000'000'000LL + operation);
    attempt.outcome = Outcome::Responded;
    attempt.wireSends = 1;
    attempt.endsClient = true;
    const qint64 at = operation * 500LL;
    attempt.timing = {-1, at, at, at, at, at, at + 20 + client, at + 400 + client * 30, at + 420 + client * 30};
    Response& response = attempt.response;
    response.headers = {
        {"Date", "Sun, 29 Nov 2026 20:49:57 GMT"}, {"Content-Type", "application/json"}, {"Server", "x"}};
    response.status = client < 2 ? 201 : 409;
    if (client == 1)
        response.headers.push_back({"Idempotent-Replayed", "true"});
    response.body =
        client < 2 ? "{\"id\":\"pay_" + QByteArray::number(operation) +
                         "\",\"amount\":1000,\"currency\":\"EUR\",\"reference\":\"order-1\",\"status\":\"paid\"}"
                   : QByteArray("{\"error\":\"in_progress\",\"message\":\"The first request is being processed\"}");
    return attempt;
}

RunFacts factsOf(int operations)
{
    RunFacts facts;
    facts.scenario.operations = operations;
    facts.scenario.attempts = clients;
    facts.scenario.arrival.kind = ArrivalKind::Concurrent;
    facts.hasIdentity = true;
    facts.isLoopback = true;
    ProbeEffects probe;
    probe.name = QStringLiteral("GET /payments");
    probe.isPerOperation = true;
    for (int operation = 0; operation < operations; ++operation)
        probe.counts[operation] = {1 + (operation % 1000 == 0), true, {}};
    facts.probes.push_back(probe);
    return facts;
}

void report(const char* what, qint64 from, int count)
{
    const qint64 took = monotonicMicros() - from;
    std::printf("%-22s %8.3f s %8.3f us/attempt\n", what, double(took) / 1e6, double(took) / count);
}

}

int main(int argc, char** argv)
{
    const int count = argc > 1 ? std::atoi(argv[1]) : 200'000;
    const auto classifier = Classifier::create(contract(), {});
    if (!classifier || count < clients)
        return 2;
    std::vector<Attempt> attempts;
    for (int index = 0; index < count; ++index)
        attempts.push_back(attemptOf(index));
    const RunFacts facts = factsOf((count + clients - 1) / clients);

    const qint64 start = monotonicMicros();
    for (Attempt& attempt : attempts) {
        const Classification meaning = classifier->classify(attempt.response);
        attempt.kind = meaning.kind;
        attempt.status = attempt.response.status;
        attempt.identity = meaning.identity;
        attempt.isMarkedReplay = meaning.isMarkedReplay;
        attempt.markers = meaning.markers;
    }
    report("classify", start, count);
    qint64 at = monotonicMicros();
    History history;
    for (const Attempt& attempt : attempts)
        history.add(attempt);
    report("add", at, count);
    at = monotonicMicros();
    const Judgement judgement = judge(history, facts, {});
    report("judge", at, count);
    report("classify + add + judge", start, count);
    at = monotonicMicros();
    const RunSeries series = makeSeries(history, facts, &judgement);
    report("series", at, count);
    std::printf("%s; %zu bars\n", qPrintable(judgement.sentence.text()), series.timeline.size());
    return 0;
}
