// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "loopback/server.h"
#include "target.h"

#include <QTest>

#include <mutex>

using namespace idemscope;
using loopback::HttpAnswer;
using nlohmann::json;
using Wire = HttpAnswer::Wire;

namespace {

/// A gateway that answers each call as it is told to, the last way for all further ones.
struct FakeGateway
{
    explicit FakeGateway(std::vector<HttpAnswer> chosen)
        : answers(std::move(chosen))
        , server({}, [this](const loopback::HttpRequest& request) { return take(request); })
    {
    }

    HttpAnswer take(const loopback::HttpRequest& request)
    {
        const std::lock_guard lock(mutex);
        calls.push_back(json::parse(request.body));
        keys.push_back(request.header("Idempotency-Key"));
        return answers[std::min(calls.size(), answers.size()) - 1];
    }
    std::string url() const { return "http://127.0.0.1:" + std::to_string(server.port()) + "/charges"; }

    std::mutex mutex;
    std::vector<json> calls;
    std::vector<std::string> keys;
    std::vector<HttpAnswer> answers;
    loopback::Server server;
};

HttpAnswer ending(int status, Wire wire = Wire::Respond)
{
    HttpAnswer answer;
    answer.status = status;
    answer.wire = wire;
    return answer;
}

}

/// The downstream call: what the sandbox makes of a gateway's answers.
class GatewayTest : public QObject
{
    Q_OBJECT

private slots:
    void answersAreUnderstood_data()
    {
        QTest::addColumn<QList<int>>("statuses"); // 0: cut without an answer
        QTest::addColumn<int>("calls");
        QTest::addColumn<int>("status");
        QTest::newRow("approved") << QList<int>{200} << 1 << 201;
        QTest::newRow("declined") << QList<int>{402} << 1 << 402;
        QTest::newRow("wrong") << QList<int>{400} << 1 << 402;
        QTest::newRow("fails once") << QList<int>{503, 200} << 2 << 201;
        QTest::newRow("cut once") << QList<int>{0, 200} << 2 << 201;
        QTest::newRow("always fails") << QList<int>{500} << 3 << 502;
        QTest::newRow("always cut") << QList<int>{0} << 3 << 504;
        QTest::newRow("cut, then declined") << QList<int>{0, 402} << 2 << 402;
    }
    void answersAreUnderstood()
    {
        QFETCH(const QList<int>, statuses);
        QFETCH(const int, calls);
        QFETCH(const int, status);
        std::vector<HttpAnswer> answers;
        for (const int one : statuses)
            answers.push_back(one == 0 ? ending(200, Wire::Reset) : ending(one));
        FakeGateway gateway(answers);
        Target target(sandbox::Options{.strategy = "unique-key", .processingMs = 0, .gateway = gateway.url()});
        QCOMPARE(target.post(anyPayment, "k").status, status);
        QCOMPARE(target.rows(), status == 201 ? 1 : 0);
        QCOMPARE(int(gateway.calls.size()), calls);
        for (const json& call : gateway.calls) {
            QCOMPARE(call["amount"].dump(), json(1000).dump());
            QCOMPARE(call["reference"].dump(), json("order-1").dump());
            QCOMPARE(call["key"].dump(), json("k").dump());
        }
        QCOMPARE(gateway.keys, std::vector<std::string>(std::size_t(calls), "k"));
        target.post(anyPayment, "k");
        QCOMPARE(int(gateway.calls.size()), calls); // a replay charges nothing
    }

    void aRaceChargesOnce()
    {
        FakeGateway gateway({ending(200)});
        Target target(sandbox::Options{.strategy = "state-machine", .processingMs = 20, .gateway = gateway.url()});
        target.race(10, anyPayment, "k");
        QCOMPARE(target.rows(), 1);
        QCOMPARE(gateway.calls.size(), std::size_t(1));
    }

    void whatIsSimulatedIsNotCharged()
    {
        FakeGateway gateway({ending(200)});
        Target target(sandbox::Options{.strategy = "none", .processingMs = 0, .gateway = gateway.url()});
        for (const char* how : {"500", "decline", "throw", "crash"})
            target.post(simulating(how));
        QCOMPARE(gateway.calls.size(), std::size_t(0));
        target.post(R"({"amount":1})");
        QVERIFY(gateway.calls.at(0)["key"].is_null());
    }

    void aGatewayThatIsNotThereIsUnavailable()
    {
        Target target(sandbox::Options{.strategy = "none", .processingMs = 0, .gateway = "http://127.0.0.1:1/"});
        QCOMPARE(target.post(anyPayment).status, 502);
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, Target(sandbox::Options{.gateway = "ftp://x"}));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, Target(sandbox::Options{.gateway = "http://x:y"}));
    }
};

QTEST_GUILESS_MAIN(GatewayTest)
#include "gateway.moc"
