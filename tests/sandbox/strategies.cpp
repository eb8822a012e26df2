// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "target.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace idemscope;
using nlohmann::json;
using End = RawReply::End;

namespace {

const std::string replayed = "Idempotent-Replayed";

std::map<int, int> statuses(const std::vector<RawReply>& replies)
{
    std::map<int, int> counts;
    for (const RawReply& reply : replies)
        ++counts[reply.status];
    return counts;
}

std::string errorOf(const RawReply& reply)
{
    return json::parse(reply.body)["error"];
}

}

class StrategiesTest : public QObject
{
    Q_OBJECT

private slots:
    void theListNamesEachStrategyOnce()
    {
        std::vector<std::string> names;
        for (const auto& info : sandbox::strategies()) {
            names.push_back(info.name);
            QVERIFY(!info.description.empty());
        }
        QCOMPARE(names, (std::vector<std::string>{"none", "check-then-act", "unique-key", "state-machine",
                                                  "dedup-table", "redis-ttl", "fingerprint", "natural"}));
    }

    void noneExecutesEveryRequest()
    {
        Target target("none");
        for (int i = 1; i <= 3; ++i)
            QCOMPARE(target.post(anyPayment, "k").header("X-Payment-Id"), "pay_" + std::to_string(i));
        QCOMPARE(target.rows("/payments?key=k"), 3);
        QCOMPARE(statuses(target.race(5, anyPayment, "k")), (std::map<int, int>{{201, 5}}));
        QCOMPARE(target.rows(), 8);
    }

    void checkThenActIsRightInSequence()
    {
        Target target("check-then-act");
        const RawReply first = target.post(anyPayment, "k");
        const RawReply second = target.post(anyPayment, "k");
        QCOMPARE(second.status, 201);
        QCOMPARE(second.body, first.body);
        QCOMPARE(second.header("Location"), first.header("Location"));
        QCOMPARE(target.rows(), 1);
        QCOMPARE(target.post(anyPayment, "other").status, 201);
        QCOMPARE(target.post(anyPayment).status, 201);
        QCOMPARE(target.post(anyPayment).status, 201);
        QCOMPARE(target.rows(), 4);
    }

    void checkThenActDuplicatesInARace()
    {
        Target target("check-then-act", 100);
        const auto replies = target.race(20, anyPayment, "k");
        QCOMPARE(statuses(replies), (std::map<int, int>{{201, 20}}));
        std::set<std::string> ids;
        for (const RawReply& reply : replies)
            ids.insert(reply.header("X-Payment-Id"));
        QVERIFY2(target.rows() > 1, "the race did not happen");
        QCOMPARE(int(ids.size()), target.rows());
        QCOMPARE(target.stat("executions"), target.rows());
    }

    void uniqueKeyExecutesOnceInEveryRace_data()
    {
        QTest::addColumn<int>("processingMs");
        QTest::newRow("at once") << 0;
        QTest::newRow("working") << 20;
    }
    void uniqueKeyExecutesOnceInEveryRace()
    {
        QFETCH(const int, processingMs);
        Target target("unique-key", processingMs);
        for (int round = 1; round <= 20; ++round) {
            const std::string key = "round-" + std::to_string(round);
            const auto replies = target.race(20, anyPayment, key);
            std::set<std::string> bodies;
            int executed = 0;
            for (const RawReply& reply : replies) {
                QVERIFY(reply.status == 201 || reply.status == 409);
                if (reply.status == 201)
                    bodies.insert(reply.body);
                executed += reply.status == 201 && reply.header(replayed).empty();
                if (reply.status == 409) {
                    QCOMPARE(reply.header("Retry-After"), std::string("1"));
                    QCOMPARE(errorOf(reply), std::string("request_in_progress"));
                }
            }
            QCOMPARE(executed, 1);
            QCOMPARE(bodies.size(), std::size_t(1));
            QCOMPARE(target.rows("/payments?key=" + key), 1);
        }
        QCOMPARE(target.stat("executions"), 20);
        QCOMPARE(target.rows(), 20);
    }

    void uniqueKeyReplaysTheFirstAnswer_data()
    {
        QTest::addColumn<QString>("simulate");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("rows");
        QTest::newRow("success") << "" << 201 << 1;
        QTest::newRow("500") << "500" << 500 << 0;
        QTest::newRow("decline") << "decline" << 402 << 0;
        QTest::newRow("throw") << "throw" << 500 << 0;
        QTest::newRow("commit-500") << "commit-500" << 500 << 1;
    }
    void uniqueKeyReplaysTheFirstAnswer()
    {
        QFETCH(const QString, simulate);
        QFETCH(const int, status);
        QFETCH(const int, rows);
        Target target("unique-key");
        const std::string body = simulate.isEmpty() ? anyPayment : simulating(simulate.toStdString());
        RawReply first = target.post(body, "k");
        QCOMPARE(first.status, status);
        QCOMPARE(first.header(replayed), std::string());
        for (int i = 0; i < 3; ++i) {
            RawReply repeat = target.post(body, "k");
            QCOMPARE(repeat.status, status);
            QCOMPARE(repeat.body, first.body);
            QCOMPARE(repeat.header(replayed), std::string("true"));
            for (const char* name : {"Content-Type", "Location", "X-Payment-Id"})
                QCOMPARE(repeat.header(name), first.header(name));
        }
        QCOMPARE(target.stat("executions"), 1);
        QCOMPARE(target.rows(), rows);
    }

    void otherStrategiesExecuteFailuresAgain_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("simulate");
        QTest::addColumn<int>("rows");
        QTest::newRow("none 500") << "none"
                                  << "500" << 0;
        QTest::newRow("none commit-500") << "none"
                                         << "commit-500" << 3;
        QTest::newRow("none throw") << "none"
                                    << "throw" << 0;
        QTest::newRow("check-then-act throw") << "check-then-act"
                                              << "throw" << 0;
    }
    void otherStrategiesExecuteFailuresAgain()
    {
        QFETCH(const QString, strategy);
        QFETCH(const QString, simulate);
        QFETCH(const int, rows);
        Target target(strategy.toStdString());
        for (int i = 0; i < 3; ++i)
            QCOMPARE(target.post(simulating(simulate.toStdString()), "k").status, 500);
        QCOMPARE(target.stat("executions"), 3);
        QCOMPARE(target.rows(), rows);
    }

    void uniqueKeyRefusesAnotherPayload()
    {
        Target target("unique-key");
        QCOMPARE(target.post(R"({"amount":10,"reference":"é","x":{"a":1,"b":[1,2]}})", "k").status, 201);
        const char* const equal = R"( {"x": {"b":[1.0,2], "a":1e0}, "reference":"\u00e9", "amount":10.0} )";
        QCOMPARE(target.post(equal, "k").header(replayed), std::string("true"));
        for (const char* other :
             {R"({"amount":11,"reference":"é","x":{"a":1,"b":[1,2]}})",
              R"({"amount":10,"reference":"é","x":{"a":1,"b":[2,1]}})", R"({"amount":10,"reference":"é"})"}) {
            const RawReply reply = target.post(other, "k");
            QCOMPARE(reply.status, 422);
            QCOMPARE(errorOf(reply), std::string("idempotency_key_reused"));
        }
        QCOMPARE(target.rows(), 1);
        QCOMPARE(target.stat("executions"), 1);
    }

    void uniqueKeyRefusesAnotherPayloadInFlight()
    {
        Target target("unique-key", 60000);
        RawClient first(target.sandbox.port());
        first.send(RawClient::requestBytes("POST", "/payments", anyPayment, {{"Idempotency-Key", "k"}}));
        QTRY_COMPARE(target.stat("executions"), 1);
        QCOMPARE(target.post(R"({"amount":1})", "k").status, 422);
        QCOMPARE(target.post(anyPayment, "k").status, 409);
    }

    void uniqueKeyIsScopedToPrincipalAndEndpoint()
    {
        Target target("unique-key");
        const auto as = [&](const char* principal) {
            return target.post(anyPayment, "k", "/payments", {{"Authorization", principal}});
        };
        QCOMPARE(as("Bearer a").header("X-Payment-Id"), std::string("pay_1"));
        QCOMPARE(as("Bearer b").header("X-Payment-Id"), std::string("pay_2"));
        QCOMPARE(target.post(anyPayment, "k").header("X-Payment-Id"), std::string("pay_3"));
        QCOMPARE(target.post(anyPayment, "k", "/refunds").header("X-Payment-Id"), std::string("re_1"));
        QCOMPARE(as("Bearer b").header("X-Payment-Id"), std::string("pay_2"));
        QCOMPARE(target.rows(), 3);
    }

    void uniqueKeyNeedsAKeyOfSensibleForm()
    {
        Target target("unique-key");
        QCOMPARE(target.post(anyPayment).status, 201);
        QCOMPARE(target.post(anyPayment).status, 201);
        QCOMPARE(target.rows(), 2); // optional: without one, each is executed
        QCOMPARE(target.post(anyPayment, std::string(255, 'k')).status, 201);
        QCOMPARE(target.post(anyPayment, std::string(256, 'k')).status, 400);
        QCOMPARE(target.post(anyPayment, "clé").status, 400);
        const auto withHeaders = [&](const RawClient::Headers& headers) {
            const RawReply reply = target.post(anyPayment, {}, "/payments", headers);
            return reply.status == 400 ? errorOf(reply) : std::to_string(reply.status);
        };
        QCOMPARE(withHeaders({{"Idempotency-Key", ""}}), std::string("idempotency_key_invalid"));
        QCOMPARE(withHeaders({{"Idempotency-Key", "a"}, {"idempotency-key", "b"}}),
                 std::string("idempotency_key_invalid"));
        QCOMPARE(withHeaders({{"idempotency-key", "  a  "}}), std::string("201"));
        QCOMPARE(target.post(anyPayment, "a").header(replayed),
                 std::string("true")); // surrounding space is no part of it
        QCOMPARE(target.rows(), 4);
    }

    void uniqueKeyDoesNotStoreRefusals()
    {
        Target target("unique-key");
        QCOMPARE(target.post(R"({"amount":0})", "k").status, 400);
        QCOMPARE(target.post(anyPayment, "k", "/payments", {{"Content-Type", "text/plain"}}).status, 415);
        QCOMPARE(target.post(anyPayment, "k").status, 201);
        QCOMPARE(target.rows(), 1);
    }

    void cutsAreSeenByTheClientAndRecoverFrom_data()
    {
        QTest::addColumn<QString>("simulate");
        QTest::addColumn<int>("end");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("rowsAfterCut");
        QTest::newRow("drop") << "drop" << int(End::Closed) << 0 << 0;
        QTest::newRow("crash") << "crash" << int(End::Reset) << 0 << 0;
        QTest::newRow("commit-drop") << "commit-drop" << int(End::Closed) << 0 << 1;
        QTest::newRow("half") << "half" << int(End::Closed) << 201 << 1;
    }
    void cutsAreSeenByTheClientAndRecoverFrom()
    {
        QFETCH(const QString, simulate);
        QFETCH(const int, end);
        QFETCH(const int, status);
        QFETCH(const int, rowsAfterCut);
        for (const char* strategy : {"none", "check-then-act", "unique-key"}) {
            Target target(strategy);
            const RawReply reply = target.post(simulating(simulate.toStdString()), "k");
            QCOMPARE(int(reply.end), end);
            QCOMPARE(reply.status, status);
            QCOMPARE(target.rows(), rowsAfterCut);
        }
    }

    void uniqueKeyAnswersInFullAfterACutThatCameAfterCommit()
    {
        for (const char* simulate : {"commit-drop", "half"}) {
            Target target("unique-key");
            target.post(simulating(simulate), "k");
            const RawReply repeat = target.post(simulating(simulate), "k");
            QVERIFY(repeat.end == End::Complete);
            QCOMPARE(repeat.status, 201);
            QCOMPARE(repeat.header(replayed), std::string("true"));
            QCOMPARE(target.rows(), 1);
        }
    }

    void uniqueKeyExecutesAgainAtOnceAfterADrop()
    {
        Target target("unique-key");
        target.post(simulating("drop"), "k");
        target.post(simulating("drop"), "k");
        QCOMPARE(target.stat("executions"), 2); // the claim was released, not left
        QCOMPARE(target.rows(), 0);
    }

    void uniqueKeyRecoversFromACrash()
    {
        Target target("unique-key");
        const RawReply crashed = target.post(anyPayment, "k", "/payments", {{"X-Simulate", "crash"}});
        QVERIFY(crashed.end == End::Reset);
        QCOMPARE(target.post(anyPayment, "k").status, 409); // its claim is still there
        QCOMPARE(target.post(R"({"amount":1})", "k").status, 422);
        QTRY_COMPARE_WITH_TIMEOUT(target.post(anyPayment, "k").status, 201, 10000); // until it is taken over
        QCOMPARE(target.stat("executions"), 2);
        QCOMPARE(target.rows(), 1);
    }

    void aCrashedHandlersClaimCanBeTakenOverOnlyOnce()
    {
        Target target("unique-key");
        target.post(anyPayment, "k", "/payments", {{"X-Simulate", "crash"}});
        std::map<int, int> seen;
        QTRY_VERIFY_WITH_TIMEOUT(target.rows() > 0 || (seen = statuses(target.race(8, anyPayment, "k"))).count(201),
                                 10000);
        QCOMPARE(target.stat("executions"), 2);
        QCOMPARE(target.rows(), 1);
    }

    void theSimulationHeaderLeavesThePayloadAsItIs()
    {
        Target target("unique-key");
        QCOMPARE(target.post(anyPayment, "k", "/payments", {{"X-Simulate", "no-such"}}).status, 400);
        QCOMPARE(target.post(anyPayment, "k", "/payments", {{"X-Simulate", "decline"}}).status, 402);
        QCOMPARE(target.post(anyPayment, "k").status, 402); // replayed, not refused as another payload
    }

    void slowTakesItsTime()
    {
        Target target("unique-key", 20);
        QElapsedTimer timer;
        timer.start();
        RawClient slow(target.sandbox.port());
        slow.send(RawClient::requestBytes("POST", "/payments", simulating("slow"), {{"Idempotency-Key", "k"}}));
        QTRY_COMPARE(target.stat("executions"), 1);
        QCOMPARE(target.post(simulating("slow"), "k").status, 409);
        QCOMPARE(slow.read().status, 201);
        QVERIFY(timer.elapsed() >= 1100);
        QCOMPARE(target.post(simulating("slow"), "k").header(replayed), std::string("true"));
    }

    void aRequestWhoseClientLeftIsStillExecuted()
    {
        Target target("unique-key", 30);
        RawClient(target.sandbox.port())
            .send(RawClient::requestBytes("POST", "/payments", anyPayment, {{"Idempotency-Key", "k"}}));
        QTRY_COMPARE(target.rows(), 1);
        QTRY_COMPARE(target.post(anyPayment, "k").header(replayed), std::string("true"));
        QCOMPARE(target.rows(), 1);
    }

    void switchingKeepsRowsAndKeys()
    {
        Target target("unique-key");
        target.post(anyPayment, "k");
        target.sandbox.setStrategy("none");
        target.post(anyPayment, "k");
        QCOMPARE(target.rows(), 2);
        target.sandbox.setStrategy("unique-key");
        QCOMPARE(target.post(anyPayment, "k").header("X-Payment-Id"), std::string("pay_1"));
        QCOMPARE(target.rows(), 2);
        QCOMPARE(target.sandbox.options().strategy, std::string("unique-key"));
    }
};

QTEST_GUILESS_MAIN(StrategiesTest)
#include "strategies.moc"
