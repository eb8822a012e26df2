// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/storesupport.h"

#include "store/database.h"
#include "store/statement.h"

namespace idemscope::test {

using namespace Qt::StringLiterals;

RunStart someRun(const QString& title)
{
    RunStart start;
    start.kind = u"burst"_s;
    start.title = title;
    start.target = u"http://127.0.0.1:8080"_s;
    start.environment = u"Local"_s;
    start.seed = 0xfedcba9876543210U;
    start.nonce = QByteArray("\0\x01nonce", 7);
    start.started = u"2026-11-29T20:49:57.123Z"_s;
    start.request = {{u"method"_s, u"POST"_s}};
    start.scenario = {{u"operations"_s, 10}};
    start.profile = {{u"name"_s, u"generic"_s}};
    start.facts = {{u"isLoopback"_s, true}};
    return start;
}

Attempt fullAttempt(qint64 number)
{
    const QByteArray text = QByteArray::number(number);
    const int small = static_cast<int>(number % 1000);
    Attempt attempt;
    attempt.number = number;
    attempt.operation = small;
    attempt.round = small + 1;
    attempt.client = small + 2;
    attempt.index = small + 3;
    attempt.endsClient = number % 2 == 0;
    attempt.isControl = number % 3 == 0;
    attempt.key = "key-\xc3\xa9-" + text;
    attempt.payload = static_cast<Payload>(number % 3);
    attempt.outcome = static_cast<Outcome>(number % 3);
    attempt.kind = static_cast<AttemptClass>(number % 5);
    attempt.status = 200 + small;
    if (number % 2 == 1)
        attempt.identity = "12345678901234567890" + text;
    attempt.isMarkedReplay = number % 5 == 0;
    attempt.isPointerRefusal = number % 7 == 0;
    if (number % 4 == 0)
        attempt.retryAfterMs = number;
    attempt.timing = {number, number + 1, -1, number + 3, -1, number + 5, number + 6, number + 7, number + 8};
    attempt.connection = {number % 50, number % 2 == 0, "HTTP/1.1", "127.0.0.1:4" + text, "127.0.0.1:8080"};
    attempt.wireSends = 1;
    attempt.bytesUp = 5'000'000'000 + number;
    attempt.bytesDown = number;
    if (number % 6 == 0)
        attempt.segments = 2;
    if (number % 9 == 0)
        attempt.abandonedAt = WirePoint::MidBody;
    attempt.isReset = number % 11 == 0;
    attempt.error = u"Connection reset by peer (é) %1"_s.arg(number);
    attempt.requestHead = "POST /payments HTTP/1.1\r\nIdempotency-Key: " + attempt.key + "\r\n\r\n";
    attempt.requestBody = QByteArray("{\"amount\":\0 1}", 13) + text;
    attempt.response.status = attempt.status;
    attempt.response.httpVersion = "HTTP/1.1";
    attempt.response.headers = {{"X-Dup", "1"}, {"x-dup", "2"}, {"Content-Type", "application/json"}};
    attempt.response.head = "HTTP/1.1 201 Created\r\nX-Dup: 1\r\nx-dup: 2\r\nContent-Type: application/json\r\n\r\n";
    attempt.response.body = "{\"id\":" + text + "}";
    attempt.response.wireBodyBytes = 77;
    return attempt;
}

Attempt plainAttempt(qint64 number, int operation, int client)
{
    Attempt attempt;
    attempt.number = number;
    attempt.operation = operation;
    attempt.client = client;
    attempt.endsClient = true;
    attempt.key = "key-" + QByteArray::number(number);
    attempt.outcome = Outcome::Responded;
    attempt.kind = AttemptClass::Acknowledged;
    attempt.status = 201;
    attempt.timing.released = number * 10;
    attempt.timing.complete = number * 10 + 500;
    attempt.requestBody = R"({"amount":1000})";
    attempt.response.body = R"({"id":"pay_)" + QByteArray::number(operation) + "\"}";
    return attempt;
}

std::vector<Attempt> plainAttempts(qint64 from, qint64 count)
{
    std::vector<Attempt> attempts;
    for (qint64 number = from; number < from + count; ++number)
        attempts.push_back(plainAttempt(number, static_cast<int>(number)));
    return attempts;
}

Intent someIntent(int operation, int clients, std::vector<QByteArray> keys)
{
    Intent intent;
    intent.operation = operation;
    intent.round = operation / 10;
    intent.clients = clients;
    intent.token = "op-" + QByteArray::number(operation);
    intent.keys = std::move(keys);
    intent.requestHead = "POST http://127.0.0.1:8080/payments";
    intent.requestBody = "{\"reference\":" + QByteArray::number(operation) + "}";
    return intent;
}

std::unique_ptr<RunLog> openLog(const QString& path, int busyTimeoutMs)
{
    RunLog::Options options;
    options.busyTimeoutMs = busyTimeoutMs;
    return must(RunLog::open(path, options));
}

std::unique_ptr<RunReader> openReader(const QString& path)
{
    return must(RunReader::open(path));
}

qint64 writeRun(const QString& path, qint64 attempts, const QString& title)
{
    auto log = openLog(path);
    const qint64 run = must(log->beginRun(someRun(title)));
    must(log->addAttempts(run, plainAttempts(1, attempts)));
    must(log->endRun(run, {}));
    return run;
}

QVariant ask(const QString& path, const QByteArray& sql)
{
    const auto database = must(Database::open(path, Database::Access::ReadOnly, 1000));
    Statement statement(*database, sql.constData());
    const QVariant answer = statement.step() ? QVariant(statement.text(0)) : QVariant();
    statement.reset();
    return answer;
}

bool execute(const QString& path, const QByteArray& sql)
{
    const auto database = must(Database::open(path, Database::Access::ReadWrite, 1000));
    return database->execute(sql.constData());
}

}
