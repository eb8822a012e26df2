// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "target.h"

#include <QTest>

#include <set>

using namespace idemscope;
using nlohmann::json;
using End = RawReply::End;

namespace {

/// A payment of its own in every round.
std::string payment(int round)
{
    return paymentFor("order-" + std::to_string(round));
}

}

/// What every strategy that is said to be correct must get right.
class CorrectTest : public QObject
{
    Q_OBJECT

private:
    static void addStrategies()
    {
        QTest::addColumn<QString>("strategy");
        for (const auto& info : sandbox::strategies()) {
            if (!info.profiles.empty())
                QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
        }
    }

    static int rowsOf(Target& target, int round)
    {
        return target.rows("/payments?reference=order-" + std::to_string(round));
    }

private slots:
    void executesOnceInEveryRace_data() { addStrategies(); }
    void executesOnceInEveryRace()
    {
        QFETCH(const QString, strategy);
        for (const int processingMs : {0, 20}) {
            Target target(strategy.toStdString(), processingMs);
            for (int round = 1; round <= 20; ++round) {
                const auto replies = target.race(20, payment(round), "round-" + std::to_string(round));
                std::set<std::string> bodies;
                for (const RawReply& reply : replies) {
                    QVERIFY2(reply.status == 201 || reply.status == 409, reply.body.c_str());
                    if (reply.status == 201)
                        bodies.insert(reply.body);
                }
                QCOMPARE(bodies.size(), std::size_t(1));
                QCOMPARE(rowsOf(target, round), 1);
            }
        }
    }

    void replaysInSequenceWithTheMarker_data() { addStrategies(); }
    void replaysInSequenceWithTheMarker()
    {
        QFETCH(const QString, strategy);
        Target target(strategy.toStdString());
        const RawReply first = target.post(payment(1), "k");
        QCOMPARE(first.header("Idempotent-Replayed"), std::string());
        for (int i = 0; i < 3; ++i) {
            const RawReply repeat = target.post(payment(1), "k");
            QCOMPARE(repeat.status, 201);
            QCOMPARE(repeat.body, first.body);
            QCOMPARE(repeat.header("Idempotent-Replayed"), std::string("true"));
            for (const char* name : {"Content-Type", "Location", "X-Payment-Id"})
                QCOMPARE(repeat.header(name), first.header(name));
        }
        QCOMPARE(target.rows(), 1);
    }

    void neverGivesAnotherPayloadTheFirstResult_data() { addStrategies(); }
    void neverGivesAnotherPayloadTheFirstResult()
    {
        QFETCH(const QString, strategy);
        Target target(strategy.toStdString());
        target.post(payment(1), "k");
        const RawReply other = target.post(R"({"amount":1001,"reference":"order-1"})", "k");
        if (strategy == QStringLiteral("fingerprint")) {
            QCOMPARE(other.status, 201); // another payload is another operation there
            QCOMPARE(target.rows(), 2);
            return;
        }
        QCOMPARE(other.status, 422);
        QCOMPARE(target.rows(), 1);
    }

    void equalPayloadsInOtherBytesAreOne_data() { addStrategies(); }
    void equalPayloadsInOtherBytesAreOne()
    {
        QFETCH(const QString, strategy);
        Target target(strategy.toStdString());
        const RawReply first = target.post(R"({"amount":10,"reference":"é"})", "k");
        QCOMPARE(target.post(R"( {"reference":"\u00e9", "amount":1e1} )", "k").body, first.body);
        QCOMPARE(target.rows(), 1);
    }

    void keysHoldForOnePrincipalAndEndpoint_data() { addStrategies(); }
    void keysHoldForOnePrincipalAndEndpoint()
    {
        QFETCH(const QString, strategy);
        Target target(strategy.toStdString());
        std::set<std::string> ids;
        for (const char* who : {"Bearer a", "Bearer b"})
            ids.insert(target.post(payment(1), "k", "/payments", {{"Authorization", who}}).header("X-Payment-Id"));
        ids.insert(target.post(payment(1), "k", "/refunds").header("X-Payment-Id"));
        QCOMPARE(ids, (std::set<std::string>{"pay_1", "pay_2", "re_1"}));
    }

    void aRetryAfterAFailureEndsWithOneRow_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("simulate");
        for (const auto& info : sandbox::strategies()) {
            for (const char* how : {"commit-500", "commit-drop", "half", "crash", "drop", "throw", "500"}) {
                if (!info.profiles.empty())
                    QTest::newRow((info.name + ' ' + how).c_str()) << QString::fromStdString(info.name) << how;
            }
        }
    }
    void aRetryAfterAFailureEndsWithOneRow()
    {
        QFETCH(const QString, strategy);
        QFETCH(const QString, simulate);
        Target target(strategy.toStdString());
        target.post(payment(1), "k", "/payments", {{"X-Simulate", simulate.toStdString()}});
        const bool isKept = strategy == QStringLiteral("unique-key") &&
                            (simulate.endsWith(QStringLiteral("500")) || simulate == QStringLiteral("throw"));
        QTRY_COMPARE_WITH_TIMEOUT(target.post(payment(1), "k").status, isKept ? 500 : 201, 10000);
        QCOMPARE(target.rows(), isKept && simulate != QStringLiteral("commit-500") ? 0 : 1);
    }

    void aClientThatLeftFindsItsResult_data() { addStrategies(); }
    void aClientThatLeftFindsItsResult()
    {
        QFETCH(const QString, strategy);
        Target target(strategy.toStdString(), 30);
        RawClient(target.sandbox.port())
            .send(RawClient::requestBytes("POST", "/payments", payment(1), {{"Idempotency-Key", "k"}}));
        QTRY_COMPARE(target.post(payment(1), "k").status, 201);
        QCOMPARE(target.rows(), 1);
    }

    void keysAreForgottenWhenTheirTimeIsOver_data() { addStrategies(); }
    void keysAreForgottenWhenTheirTimeIsOver()
    {
        QFETCH(const QString, strategy);
        Target target(sandbox::Options{.strategy = strategy.toStdString(), .processingMs = 0, .ttlMs = 400});
        target.post(payment(1), "k");
        QCOMPARE(target.post(payment(1), "k").header("Idempotent-Replayed"), std::string("true"));
        if (strategy == QStringLiteral("natural"))
            return; // a business key has no time
        bool isForgotten = false;
        QTRY_VERIFY(isForgotten = isForgotten || target.post(payment(1), "k").header("Idempotent-Replayed").empty());
        QCOMPARE(target.rows(), 2);
    }

    void aBurstAfterExpiryExecutesOnce_data() { addStrategies(); }
    void aBurstAfterExpiryExecutesOnce()
    {
        QFETCH(const QString, strategy);
        if (strategy == QStringLiteral("natural"))
            return;
        Target target(sandbox::Options{.strategy = strategy.toStdString(), .processingMs = 50, .ttlMs = 300});
        target.post(payment(1), "k");
        QElapsedTimer age;
        age.start();
        QTRY_VERIFY(age.elapsed() > 320);
        target.race(20, payment(1), "k");
        QCOMPARE(target.rows(), 2);
    }

    void twinsOfADedupTableWaitForTheFirstAnswer()
    {
        Target target("dedup-table", 200);
        for (const RawReply& reply : target.race(10, payment(1), "k"))
            QCOMPARE(reply.status, 201);
        QCOMPARE(target.rows(), 1);
        QCOMPARE(target.stat("executions"), 1);
    }

    void naturalAndFingerprintNeedNoKey()
    {
        for (const char* strategy : {"natural", "fingerprint"}) {
            Target target(strategy);
            const std::string first = target.post(payment(1)).body;
            QCOMPARE(target.post(payment(1)).body, first);
            QCOMPARE(target.post(payment(1), "any").body, first);
            QCOMPARE(target.post(payment(2)).status, 201);
            QCOMPARE(target.rows(), 2);
        }
    }

    void theStateMachineExecutesWhatFailedAgain()
    {
        Target target("state-machine");
        const RawClient::Headers failing = {{"X-Simulate", "500"}};
        QCOMPARE(target.post(payment(1), "k", "/payments", failing).status, 500);
        QCOMPARE(target.post(payment(1), "k", "/payments", failing).status, 500);
        QCOMPARE(target.stat("executions"), 2);
        QCOMPARE(target.post(payment(1), "k").status, 201);
        QCOMPARE(target.post(payment(1), "k").header("Idempotent-Replayed"), std::string("true"));
        QCOMPARE(target.post(payment(2), "d", "/payments", {{"X-Simulate", "decline"}}).status, 402);
        QCOMPARE(target.post(payment(2), "d").status, 402); // a rejection is a result
        QCOMPARE(target.rows(), 1);
    }

    void keysKeptInMemoryAreSaidToBe()
    {
        Target target("redis-ttl");
        QVERIFY(target.sandbox.note().find("memory") != std::string::npos);
        QVERIFY(json::parse(target.get("/").body).contains("note"));
        QCOMPARE(Target("unique-key").sandbox.note(), std::string());
    }
};

QTEST_GUILESS_MAIN(CorrectTest)
#include "correct.moc"
