// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/result/samples.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace idemscope::samples {

namespace {

constexpr int operations = 10;
constexpr int clients = 5;
constexpr qint64 releaseUs = 4000;

qint64 observed(int operation)
{
    return operation == 2 ? 3 : operation == 4 || operation == 8 ? 2 : 1;
}

Happening happening(int operation, int client)
{
    if (client == 0)
        return Happening::Executed;
    if (client < observed(operation))
        return Happening::DuplicateEffect;
    if (operation == 3 && client == 4)
        return Happening::Unknown;
    return client == 3 ? Happening::Replay : Happening::Conflict;
}

qint64 length(Happening happening, int operation, int client)
{
    const qint64 spread = (operation * 7 + client * 13) % 9 * 450;
    switch (happening) {
    case Happening::Conflict:
        return 3000 + spread;
    case Happening::Unknown:
        return 30'000;
    default:
        return 43'000 + spread;
    }
}

std::vector<qint64> bell(double middle, double width, double height)
{
    std::vector<qint64> counts;
    for (int i = 0; i < 52; ++i)
        counts.push_back(qint64(height * std::exp(-(i - middle) * (i - middle) / (2 * width * width))));
    return counts;
}

}

std::shared_ptr<const RunSeries> series()
{
    auto series = std::make_shared<RunSeries>();
    for (int operation = 0; operation < operations; ++operation) {
        for (int client = 0; client < clients; ++client) {
            const Happening what = happening(operation, client);
            const qint64 from = releaseUs + (operation * 31 + client * 17) % 30 * 10;
            series->timeline.push_back({operation, client, from, from + length(what, operation, client), what,
                                        operation * clients + client + 1});
            ++series->happenings[int(what)];
        }
        series->effects.push_back({operation, 1, observed(operation)});
    }
    series->releases = {releaseUs};
    series->operationsShown = series->operationsTotal = operations;
    series->firstLatency = bell(37, 4, 24);
    series->replayLatency = bell(11, 3.5, 36);
    for (int i = 0; i <= 60; ++i) {
        const auto replays = qint64(95 - 60 * std::exp(-i / 12.0) + 3 * std::sin(i * 1.7));
        series->cacheByAge.push_back({i * 1000.0, 100, replays});
        series->cacheByTime.push_back({i * 1000.0 + releaseUs, 100, replays / 2});
    }
    return series;
}

Judgement judgement()
{
    const auto sentence = [](const char* source, int count) {
        return Sentence{"idemscope::Sentences", source, count, {}};
    };
    Judgement judgement;
    judgement.verdict = Verdict::Duplicated;
    judgement.sentence = sentence("Duplicated: %1 operations produced %Ln effects", 14).with(operations);
    judgement.evidenceSentence = sentence("%Ln duplicates in %1 operations, proved by the probe %2, per operation.", 4)
                                     .with(3, u"GET /payments"_s);
    judgement.reasons = {Sentence::verbatim(u"Operation 3 has 3 effects, 1 was expected."_s),
                         Sentence::verbatim(u"Operation 5 has 2 effects, 1 was expected."_s),
                         Sentence{"idemscope::Reasons", "No further effect within %1 s.", {}, {}}.with(1.5)};
    Figures& figures = judgement.figures;
    figures.operations = figures.keys = operations;
    figures.attempts = figures.wireSends = operations * clients;
    figures.responded = 49;
    figures.unknown = 1;
    figures.acknowledged = 24;
    figures.conflict = 25;
    figures.statuses = {{201, 24}, {409, 25}};
    figures.expectedMin = figures.expectedMax = operations;
    figures.observed = 14;
    figures.duplicates = 4;
    figures.evidence = Evidence::Proved;
    figures.probes = {{u"GET /payments"_s, 14, 4, 0, 0}};
    figures.cacheHitRatio = 0.64;
    figures.spreadUs = 310;
    figures.overlap = 5;
    figures.clients = 50;
    figures.first = {10, 36'000, 41'000, 43'000, 46'000, 47'100};
    figures.roundsTotal = figures.roundsCounted = figures.roundsViolated = 1;
    for (int operation = 0; operation < operations; ++operation) {
        const bool isTwice = observed(operation) > 1;
        judgement.operations.push_back(isTwice ? OperationVerdict::Duplicated : OperationVerdict::ExactlyOnce);
        if (isTwice)
            judgement.findings.push_back(
                {operation, OperationVerdict::Duplicated, observed(operation), u"GET /payments"_s});
    }
    return judgement;
}

Attempt attempt(qint64 number)
{
    Attempt attempt;
    attempt.number = number;
    attempt.operation = int((number - 1) / clients);
    attempt.client = int((number - 1) % clients);
    attempt.index = attempt.client + 1;
    attempt.key = QByteArray("3f0c1c0a-7d0e-4d8e-9a51-") + QByteArray::number(100'000'000'000 + attempt.operation);
    const Happening what = happening(attempt.operation % operations, attempt.client);
    attempt.outcome = what == Happening::Unknown ? Outcome::Unknown : Outcome::Responded;
    attempt.kind = what == Happening::Conflict  ? AttemptClass::Conflict
                   : what == Happening::Unknown ? AttemptClass::None
                                                : AttemptClass::Acknowledged;
    attempt.status = what == Happening::Unknown ? 0 : what == Happening::Conflict ? 409 : 201;
    attempt.isMarkedReplay = what == Happening::Replay;
    attempt.timing = {-1, 900, 1000, 1300, -1, releaseUs, releaseUs + 60, releaseUs + 42'000, releaseUs + 42'300};
    attempt.connection = {number, false, "HTTP/1.1", "127.0.0.1:51234", "127.0.0.1:8080"};
    attempt.wireSends = 1;
    attempt.bytesUp = 310;
    attempt.bytesDown = 412;
    auto request = std::make_shared<RenderedRequest>();
    request->method = "POST";
    request->headers = {{"Content-Type", "application/json"}};
    attempt.request = request;
    attempt.requestHead =
        "POST /payments HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nContent-Type: application/json\r\nIdempotency-Key: " +
        attempt.key + "\r\nContent-Length: 51\r\n\r\n";
    attempt.requestBody = R"({"amount": 1000, "currency": "EUR", "reference": "A-17"})";
    Response& response = attempt.response;
    if (attempt.outcome == Outcome::Responded) {
        response.status = attempt.status;
        response.httpVersion = "HTTP/1.1";
        response.headers = {{"Content-Type", "application/json"},
                            {"Date", "Sun, 29 Nov 2026 20:49:57 GMT"},
                            {"Set-Cookie", "a=1"},
                            {"Set-Cookie", "b=2"}};
        response.head = "HTTP/1.1 " + QByteArray::number(attempt.status) + " Created\r\n";
        for (const HeaderField& field : response.headers)
            response.head += field.name + ": " + field.value + "\r\n";
        response.head += "\r\n";
        response.body = R"({"id":"pay_9007199254740993","amount":1000,"currency":"EUR","status":"captured"})";
        response.wireBodyBytes = response.body.size();
        attempt.identity = "\"pay_9007199254740993\"";
    }
    return attempt;
}

}
