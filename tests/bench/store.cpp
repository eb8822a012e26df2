// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "store/runreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <cstdio>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// Attempts as a burst of small payments gives them: every one with its own key. Repeated: all answered by one replay.
/// Distinct: request head and body, response head and body and identity differ on every attempt.
std::vector<Attempt> makeAttempts(qint64 from, int count, bool isDistinct)
{
    std::vector<Attempt> attempts(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        Attempt& attempt = attempts[static_cast<std::size_t>(i)];
        const qint64 number = from + i;
        const QByteArray id = QByteArray::number(isDistinct ? number : 1);
        const QByteArray key = "0190a5c3-7d2e-4f01-8a6b-" + id.rightJustified(12, '0');
        attempt.number = number;
        attempt.operation = static_cast<int>((number - 1) / 20);
        attempt.client = static_cast<int>((number - 1) % 20);
        attempt.index = attempt.client + 1;
        attempt.endsClient = true;
        attempt.key = key;
        attempt.outcome = number % 50 == 0 ? Outcome::Unknown : Outcome::Responded;
        attempt.kind = attempt.outcome == Outcome::Responded ? AttemptClass::Acknowledged : AttemptClass::None;
        attempt.status = number % 50 == 0 ? 0 : 201;
        attempt.identity = "pay_" + id;
        const qint64 at = number * 30;
        attempt.timing = {-1,
                          at,
                          -1,
                          at + 80,
                          -1,
                          at + 100,
                          at + 110,
                          at + 900 + number * 7919 % 1000,
                          at + 2000 + number * 104729 % 5000};
        attempt.connection = {number % 50 + 1, true, "HTTP/1.1", "127.0.0.1:" + QByteArray::number(40000 + number % 50),
                              "127.0.0.1:8080"};
        attempt.wireSends = 1;
        attempt.bytesUp = 260;
        attempt.bytesDown = 300;
        attempt.requestHead = "POST /payments HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nContent-Type: application/json\r\n"
                              "Idempotency-Key: " +
                              key + "\r\nContent-Length: 61\r\n\r\n";
        attempt.requestBody = R"({"amount":1000,"currency":"EUR","reference":"order-)" + id + "\"}";
        attempt.response.status = attempt.status;
        attempt.response.httpVersion = "HTTP/1.1";
        attempt.response.head = "HTTP/1.1 201 Created\r\nContent-Type: application/json\r\nContent-Length: 102\r\n"
                                "Location: /payments/pay_" +
                                id + "\r\n\r\n";
        attempt.response.body =
            R"({"id":"pay_)" + id + R"(","amount":1000,"currency":"EUR","reference":"order-)" + id + "\"}";
        attempt.response.wireBodyBytes = attempt.response.body.size();
    }
    return attempts;
}

[[noreturn]] void giveUp(const Error& error)
{
    std::fprintf(stderr, "%s\n%s\n", qPrintable(error.message), qPrintable(error.detail));
    std::exit(1);
}

/// Writes `count` attempts in batches of 100 and prints the rate from the first addAttempts to the end of endRun.
qint64 write(const QString& path, qint64 count, bool isDistinct)
{
    auto log = RunLog::open(path);
    if (!log)
        giveUp(log.error());
    const auto run = (*log)->beginRun({u"burst"_s,
                                       u"POST /payments"_s,
                                       u"http://127.0.0.1:8080"_s,
                                       {},
                                       1,
                                       "nonce",
                                       {},
                                       wallClockText(),
                                       {},
                                       {},
                                       {},
                                       {}});
    if (!run)
        giveUp(run.error());
    // Made ahead in pieces that fit in memory, so that making them is not measured.
    qint64 spent = 0;
    constexpr int batch = 100;
    constexpr int piece = 100'000;
    for (qint64 done = 0; done < count; done += piece) {
        std::vector<std::vector<Attempt>> batches;
        for (int i = 0; i < piece; i += batch)
            batches.push_back(makeAttempts(done + i + 1, batch, isDistinct));
        const qint64 started = monotonicMicros();
        for (auto& attempts : batches) {
            if (auto added = (*log)->addAttempts(*run, std::move(attempts)); !added)
                giveUp(added.error());
        }
        spent += monotonicMicros() - started;
    }
    const qint64 started = monotonicMicros();
    if (auto ended = (*log)->endRun(*run, {}); !ended)
        giveUp(ended.error());
    spent += monotonicMicros() - started;
    std::printf("write %-8s %8lld attempts: %7.0f attempts/s\n", isDistinct ? "distinct" : "repeated", count,
                static_cast<double>(count) * 1e6 / static_cast<double>(spent));
    return *run;
}

template <typename Do>
void measure(const char* name, Do work)
{
    const qint64 started = monotonicMicros();
    const auto result = work();
    if (!result)
        giveUp(result.error());
    std::printf("%-52s %8.1f ms\n", name, static_cast<double>(monotonicMicros() - started) / 1000);
}

void page(const QString& path, qint64 run)
{
    using Order = AttemptQuery::Order;
    auto opened = RunReader::open(path);
    if (!opened)
        giveUp(opened.error());
    RunReader& reader = **opened;
    const auto show = [&](const char* name, const AttemptQuery& query, qint64 offset) {
        measure(name, [&] { return reader.attempts(run, query, offset, 200); });
    };
    AttemptQuery query;
    show("page, default order, first", query, 0);
    show("page, default order, at 999,000", query, 999'000);
    query.order = Order::Duration;
    show("page, by duration, first (sorts)", query, 0);
    show("page, by duration, at 500,000", query, 500'000);
    query.order = Order::Status;
    show("page, by status, first (sorts)", query, 0);
    query = {};
    query.outcome = Outcome::Unknown;
    show("page, unknown only, first (scans)", query, 0);
    query = {};
    query.text = u"8a6b-000000123"_s;
    show("page, text in key, first (scans)", query, 0);
    measure("count, text in key (known now)", [&] { return reader.attemptCount(run, query); });
    measure("one attempt with bodies", [&] { return reader.attempt(run, 777'777); });
    qint64 seen = 0;
    measure("forEachAttempt", [&] {
        return reader.forEachAttempt(
            run, [&](const std::vector<Attempt>& batch) { seen += static_cast<qint64>(batch.size()); });
    });
}

}

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder(QDir::current().filePath(u"bench-store-XXXXXX"_s));
    const qint64 count = argc > 1 ? std::atoll(argv[1]) : 1'000'000;
    for (const bool isDistinct : {false, true}) {
        const QString path = folder.filePath(isDistinct ? u"distinct.sqlite"_s : u"repeated.sqlite"_s);
        const qint64 run = write(path, count, isDistinct);
        const auto reader = RunReader::open(path);
        if (!reader)
            giveUp(reader.error());
        const auto bytes = (*reader)->sizeBytes();
        std::printf("file size: %.0f bytes an attempt\n",
                    static_cast<double>(bytes.value_or(0)) / static_cast<double>(count));
        page(path, run);
    }
    return 0;
}
