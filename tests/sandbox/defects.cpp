// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "target.h"

#include <QTest>

#include <set>

using namespace idemscope;
using nlohmann::json;
using End = RawReply::End;

namespace {

const std::string otherPayment = R"({"amount":2000,"currency":"EUR","reference":"order-1"})";

/// A sandbox with nothing but what the defect brings.
Target spoilt(const std::string& defect, int processingMs = 0)
{
    return Target(sandbox::Options{.processingMs = processingMs, .defects = {defect}});
}

bool isReplay(const RawReply& reply)
{
    return !reply.header("Idempotent-Replayed").empty();
}

int countOf(const std::vector<RawReply>& replies, int status)
{
    return int(
        std::count_if(replies.begin(), replies.end(), [&](const auto& reply) { return reply.status == status; }));
}

/// A request that is in the works.
RawClient begin(Target& target, const std::string& body, const std::string& key, RawClient::Headers headers = {})
{
    const int before = target.stat("executions");
    headers.emplace_back("Idempotency-Key", key);
    RawClient client(target.sandbox.port());
    client.send(RawClient::requestBytes("POST", "/payments", body, headers));
    std::ignore = QTest::qWaitFor([&] { return target.stat("executions") > before; });
    return client;
}

}

/// Each defect as a client sees it.
class DefectsTest : public QObject
{
    Q_OBJECT

private slots:
    void theListNamesEachDefectOnceAndItsCheck()
    {
        std::set<std::string> names;
        std::set<std::string> checks;
        for (const auto& defect : sandbox::defects()) {
            QVERIFY2(names.insert(defect.name).second, defect.name.c_str());
            QVERIFY(!defect.description.empty());
            QCOMPARE(defect.checks.front(), defect.check);
            checks.insert(defect.check);
        }
        const std::set<std::string> all = {"control.distinct-keys",
                                           "control.keyless",
                                           "replay.sequential",
                                           "replay.fidelity",
                                           "replay.marker",
                                           "race.same-key",
                                           "race.in-flight-answer",
                                           "race.loser-recovers",
                                           "race.connections",
                                           "race.replicas",
                                           "key.reuse-other-payload",
                                           "key.reuse-in-flight",
                                           "payload.equivalent",
                                           "key.scope-endpoint",
                                           "key.scope-principal",
                                           "key.missing",
                                           "key.syntax",
                                           "retry.abandon",
                                           "retry.timeout-chain",
                                           "retry.storm",
                                           "error.5xx",
                                           "error.commit-then-5xx",
                                           "error.4xx",
                                           "error.body",
                                           "expiry.window",
                                           "expiry.burst",
                                           "lock.outlives-handler",
                                           "lock.released",
                                           "method.natural"};
        QCOMPARE(checks, all);
    }

    void everyDefectStartsAndStillServes()
    {
        for (const auto& defect : sandbox::defects()) {
            Target target = spoilt(defect.name);
            QCOMPARE(target.sandbox.options().strategy, defect.strategy);
            QCOMPARE(json::parse(target.get("/").body)["defects"].dump(), json::array({defect.name}).dump());
            const RawReply reply = target.post(anyPayment, "some-key");
            QVERIFY2(reply.status == 201, (defect.name + ' ' + reply.body).c_str());
            QCOMPARE(target.rows("/payments?key=some-key"), 1);
        }
    }

    void dedupesAcrossKeys()
    {
        Target target = spoilt("dedupes-across-keys");
        const RawReply first = target.post(anyPayment, "a");
        QCOMPARE(target.post(anyPayment, "b").body, first.body);
        QCOMPARE(target.post(otherPayment, "c").status, 201);
        QCOMPARE(target.post(otherPayment, "b").status, 422); // else it is as it should be
        QCOMPARE(target.rows(), 2);
    }

    void keylessCollapse()
    {
        Target target = spoilt("keyless-collapse");
        QCOMPARE(target.post(otherPayment).status, 201);
        QCOMPARE(json::parse(target.post(anyPayment).body)["amount"].get<int>(), 2000);
        QCOMPARE(target.rows(), 1);
        QCOMPARE(target.post(anyPayment, "a").status, 201);
        QCOMPARE(target.rows(), 2);
    }

    void keylessDedup()
    {
        Target target = spoilt("keyless-dedup");
        target.post(anyPayment);
        QVERIFY(isReplay(target.post(anyPayment)));
        QVERIFY(!isReplay(target.post(otherPayment)));
        QCOMPARE(target.rows(), 2);
    }

    void noFingerprint()
    {
        Target target = spoilt("no-fingerprint");
        target.post(anyPayment, "k");
        QCOMPARE(json::parse(target.post(otherPayment, "k").body)["amount"].get<int>(), 1000);
        QCOMPARE(target.rows(), 1);
    }

    void orderSensitiveFingerprint()
    {
        Target target = spoilt("order-sensitive-fingerprint");
        target.post(R"({"amount":1,"reference":"r"})", "k");
        QVERIFY(isReplay(target.post(R"({"amount":1,"reference":"r"})", "k")));
        QVERIFY(!isReplay(target.post(R"({"reference":"r","amount":1})", "k")));
        QCOMPARE(target.post(R"({"reference":"r","amount":2})", "k").status, 422);
        QCOMPARE(target.rows(), 2);
    }

    void keysThatHoldTooFar()
    {
        Target endpoints = spoilt("ignores-endpoint");
        endpoints.post(anyPayment, "k");
        QCOMPARE(endpoints.post(anyPayment, "k", "/refunds").header("X-Payment-Id"), std::string("pay_1"));
        QCOMPARE(endpoints.rows("/refunds"), 0);
        const RawClient::Headers other = {{"Authorization", "Bearer other"}};
        Target principals = spoilt("global-keys");
        principals.post(anyPayment, "k");
        QCOMPARE(principals.post(anyPayment, "k", "/payments", other).header("X-Payment-Id"), std::string("pay_1"));
        Target blocking = spoilt("blocks-other-principal");
        blocking.post(anyPayment, "k");
        QVERIFY(isReplay(blocking.post(anyPayment, "k")));
        QCOMPARE(blocking.post(anyPayment, "k", "/payments", other).status, 422);
    }

    void keysOfOddForm()
    {
        Target cut = spoilt("truncates-key");
        cut.post(anyPayment, std::string(64, 'k') + 'a');
        QVERIFY(isReplay(cut.post(anyPayment, std::string(64, 'k') + 'b')));
        Target two = spoilt("first-of-two-headers");
        two.post(anyPayment, "k");
        const RawClient::Headers both = {{"Idempotency-Key", "x"}, {"Idempotency-Key", "k"}};
        QCOMPARE(two.post(anyPayment, {}, "/payments", both).status, 201);
        QCOMPARE(two.rows(), 2);
        Target choking = spoilt("chokes-on-odd-keys");
        QCOMPARE(choking.post(anyPayment, std::string(256, 'k')).status, 500);
        QCOMPARE(choking.post(anyPayment, "clé").status, 500);
    }

    void raceWindow()
    {
        Target target = spoilt("race-window", 30);
        int violated = 0;
        for (int round = 0; round < 10; ++round) {
            target.race(10, anyPayment, std::to_string(round));
            violated += target.rows("/payments?key=" + std::to_string(round)) > 1;
        }
        QVERIFY2(violated >= 8, std::to_string(violated).c_str()); // of 10: the scheduler has a say
        QVERIFY(isReplay(target.post(anyPayment, "0")));
    }

    void stickyConflict()
    {
        Target target = spoilt("sticky-conflict", 100);
        QCOMPARE(countOf(target.race(10, anyPayment, "k"), 201), 1);
        QCOMPARE(target.post(anyPayment, "k").status, 409); // the first has long been answered
        QCOMPARE(target.rows(), 1);
        QCOMPARE(target.post(anyPayment, "alone").status, 201);
        QVERIFY(isReplay(target.post(anyPayment, "alone")));
    }

    void lockPerPayload()
    {
        Target target = spoilt("lock-per-payload", 300);
        RawClient first = begin(target, anyPayment, "k");
        QCOMPARE(target.post(anyPayment, "k").status, 409);
        QCOMPARE(target.post(otherPayment, "k").status, 201);
        QCOMPARE(first.read().status, 201);
        QCOMPARE(target.rows(), 2);
        QCOMPARE(target.post(otherPayment, "k").status, 422);
        QVERIFY(isReplay(target.post(anyPayment, "k")));
    }

    void shortLock()
    {
        Target target = spoilt("short-lock", 50);
        RawClient slow = begin(target, anyPayment, "k", {{"X-Simulate", "slow"}});
        QCOMPARE(target.post(anyPayment, "k").status, 409);
        QTRY_COMPARE(target.post(anyPayment, "k").status, 201);
        QCOMPARE(slow.read().status, 201);
        QCOMPARE(target.rows(), 2);
        QCOMPARE(countOf(target.race(10, anyPayment, "quick"), 201), 1);
    }

    void lockLeak()
    {
        Target target = spoilt("lock-leak");
        for (const char* how : {"throw", "crash"}) {
            target.post(anyPayment, how, "/payments", {{"X-Simulate", how}});
            QCOMPARE(target.post(anyPayment, how).status, 409);
        }
        QElapsedTimer timer;
        timer.start();
        QTRY_VERIFY(timer.elapsed() > 2200); // longer than a correct one keeps it
        QCOMPARE(target.post(anyPayment, "crash").status, 409);
        QCOMPARE(target.rows(), 0);
    }

    void lockLostOnAbort()
    {
        Target target = spoilt("lock-lost-on-abort", 300);
        {
            const RawClient leaving = begin(target, anyPayment, "k");
            QCOMPARE(target.post(anyPayment, "k").status, 409);
        }
        QTRY_COMPARE(target.post(anyPayment, "k").status, 201);
        QTRY_COMPARE(target.rows(), 2);
    }

    void failsOpenUnderLoad()
    {
        Target target = spoilt("fails-open-under-load", 200);
        target.race(10, anyPayment, "few");
        QCOMPARE(target.rows("/payments?key=few"), 1);
        target.race(40, anyPayment, "many");
        QVERIFY(target.rows("/payments?key=many") > 1);
    }

    void lockOnly()
    {
        Target target = spoilt("lock-only", 50);
        QCOMPARE(countOf(target.race(5, anyPayment, "k"), 409), 4);
        QVERIFY(!isReplay(target.post(anyPayment, "k")));
        QCOMPARE(target.rows(), 2);
    }

    void perWorkerStore()
    {
        Target target = spoilt("per-worker-store");
        RawClient kept(target.sandbox.port());
        const RawClient::Headers key = {{"Idempotency-Key", "k"}};
        QVERIFY(!isReplay(kept.exchange("POST", "/payments", anyPayment, key)));
        QVERIFY(isReplay(kept.exchange("POST", "/payments", anyPayment, key)));
        QVERIFY(!isReplay(target.post(anyPayment, "k")));
        QCOMPARE(target.rows(), 2);
    }

    void replicaStore()
    {
        Target target = spoilt("replica-store");
        QCOMPARE(target.sandbox.urls(),
                 (std::vector<std::string>{target.sandbox.url(), target.sandbox.url() + "/replica2"}));
        target.post(anyPayment, "k");
        QVERIFY(isReplay(target.post(anyPayment, "k")));
        QCOMPARE(target.post(anyPayment, "k", "/replica2/payments").status, 201);
        QVERIFY(isReplay(target.post(anyPayment, "k", "/replica2/payments")));
        QCOMPARE(target.rows(), 2);
        QCOMPARE(target.rows("/replica2/payments"), 2);
    }

    void caches5xx()
    {
        Target target = spoilt("caches-5xx");
        QCOMPARE(target.post(anyPayment, "k", "/payments", {{"X-Simulate", "500"}}).status, 500);
        QCOMPARE(target.post(anyPayment, "k").status, 500);
        QCOMPARE(target.rows(), 0);
    }

    void ghostEffect()
    {
        Target target = spoilt("ghost-effect");
        QCOMPARE(target.post(anyPayment, "k", "/payments", {{"X-Simulate", "500"}}).status, 500);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(target.post(anyPayment, "k").status, 500);
            QCOMPARE(target.rows(), 1);
        }
    }

    void drops5xxAfterCommit()
    {
        Target target = spoilt("drops-5xx-after-commit");
        QCOMPARE(target.post(anyPayment, "k", "/payments", {{"X-Simulate", "commit-500"}}).status, 500);
        QCOMPARE(target.post(anyPayment, "k").status, 201);
        QCOMPARE(target.rows(), 2);
    }

    void storesRejections()
    {
        Target target = spoilt("stores-rejections");
        QCOMPARE(target.post(R"({"amount":-1})", "k").status, 400);
        const RawReply corrected = target.post(anyPayment, "k");
        QCOMPARE(corrected.status, 400);
        QVERIFY(corrected.body.find("idempotency_error") != std::string::npos);
        QCOMPARE(target.rows(), 0);
    }

    void forgetsUnreadAnswer()
    {
        Target target = spoilt("forgets-unread-answer", 100);
        {
            const RawClient leaving = begin(target, anyPayment, "k");
        }
        QTRY_COMPARE(target.rows(), 1);
        QCOMPARE(target.post(anyPayment, "k").status, 201);
        QCOMPARE(target.rows(), 2);
        QVERIFY(isReplay(target.post(anyPayment, "k")));
    }

    void earlyExpiry()
    {
        Target target = spoilt("early-expiry");
        QElapsedTimer timer;
        timer.start();
        target.post(anyPayment, "k");
        QVERIFY(isReplay(target.post(anyPayment, "k")));
        bool isForgotten = false;
        QTRY_VERIFY(isForgotten = isForgotten || !isReplay(target.post(anyPayment, "k")));
        QVERIFY(timer.elapsed() < 6000);
    }

    void expiryRace()
    {
        Target target = spoilt("expiry-race", 50);
        QCOMPARE(countOf(target.race(10, anyPayment, "k"), 201), 1);
        QElapsedTimer age;
        age.start();
        QTRY_VERIFY(age.elapsed() > 2050);
        target.race(10, anyPayment, "k");
        QVERIFY(target.rows() > 2);
    }

    void putAdds()
    {
        Target target = spoilt("put-adds");
        target.post(anyPayment, "k");
        const auto put = [&] {
            return exchangeOnce(target.sandbox.port(), "PUT", "/payments/pay_1", anyPayment);
        };
        const RawReply first = put();
        QCOMPARE(first.status, 200);
        QVERIFY(put().body != first.body);
        QCOMPARE(target.rows("/payments?reference=order-1"), 3);
    }

    void answers()
    {
        Target bare = spoilt("replay-loses-headers");
        bare.post(anyPayment, "k");
        QCOMPARE(bare.post(anyPayment, "k").header("Location"), std::string());
        Target changed = spoilt("replay-as-200");
        changed.post(anyPayment, "k");
        QCOMPARE(changed.post(anyPayment, "k").status, 200);
        Target unmarked = spoilt("unmarked-replay");
        const RawReply first = unmarked.post(anyPayment, "k");
        QVERIFY(!isReplay(unmarked.post(anyPayment, "k")));
        QCOMPARE(unmarked.post(anyPayment, "k").body, first.body);
        Target crashing = spoilt("conflict-as-500", 100);
        const auto replies = crashing.race(5, anyPayment, "k");
        QCOMPARE(countOf(replies, 500), 4);
        QCOMPARE(crashing.rows(), 1);
    }

    void errors()
    {
        Target html = spoilt("html-errors");
        for (const RawReply& reply : {html.post("{}", "k"), html.post(simulating("decline"), "d")}) {
            QVERIFY(reply.status >= 400);
            QVERIFY(reply.header("Content-Type").starts_with("text/html"));
            QVERIFY(reply.body.find(" &nbsp;at ") != std::string::npos);
        }
        Target same = spoilt("one-error-for-all");
        same.post(anyPayment, "k");
        const RawReply mismatch = same.post(otherPayment, "k");
        QCOMPARE(mismatch.status, 409);
        QVERIFY(mismatch.body.find("request_in_progress") != std::string::npos);
    }

    void defectsCombineAndSwitchWhileRunning()
    {
        Target target("unique-key");
        target.post(anyPayment, "k");
        QVERIFY(isReplay(target.post(anyPayment, "k")));
        target.sandbox.setDefects({"no-fingerprint", "replay-as-200", "unmarked-replay"});
        const RawReply reply = target.post(otherPayment, "k");
        QCOMPARE(reply.status, 200);
        QVERIFY(!isReplay(reply));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, target.sandbox.setDefects({"no-such"}));
        QCOMPARE(target.post(otherPayment, "k").status, 200);
        target.sandbox.setDefects({});
        QCOMPARE(target.post(otherPayment, "k").status, 422);
    }
};

QTEST_GUILESS_MAIN(DefectsTest)
#include "defects.moc"
