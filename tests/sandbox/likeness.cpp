// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "target.h"

#include <QTest>

using namespace idemscope;
using nlohmann::json;

namespace {

const std::string otherPayment = R"({"amount":2000,"currency":"EUR","reference":"order-1"})";

Target like(const std::string& profile, int processingMs = 0)
{
    return Target(sandbox::Options{.strategy = "unique-key", .processingMs = processingMs, .like = profile});
}

json bodyOf(const RawReply& reply)
{
    return json::parse(reply.body, nullptr, false);
}

/// What a twin is answered while the first is in flight.
RawReply twin(Target& target)
{
    RawClient first(target.sandbox.port());
    first.send(RawClient::requestBytes("POST", "/payments", anyPayment, {{"Idempotency-Key", "twin"}}));
    std::ignore = QTest::qWaitFor([&] { return target.stat("executions") > 0; });
    return target.post(anyPayment, "twin");
}

}

/// `--like`: the answers that each profile documents.
class LikenessTest : public QObject
{
    Q_OBJECT

private slots:
    void everyProfileReplaysOrRefusesAndExecutesOnce()
    {
        for (const char* profile : {"generic", "natural-key", "ietf-draft-07", "stripe", "adyen", "paypal", "square",
                                    "gocardless", "azure"}) {
            Target target = like(profile);
            QCOMPARE(target.post(anyPayment, "k").status, 201);
            target.post(anyPayment, "k");
            target.post(otherPayment, "k");
            QCOMPARE(target.rows(), 1);
        }
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, like("no-such"));
    }

    void draft()
    {
        Target target = like("ietf-draft-07", 200);
        const RawReply conflict = twin(target);
        QCOMPARE(conflict.status, 409);
        QCOMPARE(conflict.header("Content-Type"), std::string("application/problem+json"));
        target.sandbox.setProcessingMs(0);
        QCOMPARE(target.post(R"({"amount":0})", "bad").status, 400);
        QCOMPARE(target.post(R"({"amount":0})", "bad").header("Idempotent-Replayed"), std::string("true"));
        QCOMPARE(target.post(anyPayment, "bad").status, 422); // every result is kept
    }

    void stripe()
    {
        Target target = like("stripe", 200);
        const RawReply conflict = twin(target);
        QCOMPARE(conflict.status, 409);
        QCOMPARE(bodyOf(conflict)["error"]["code"].dump(), json("idempotency_key_in_use").dump());
        target.sandbox.setProcessingMs(0);
        target.post(anyPayment, "k");
        QCOMPARE(target.post(anyPayment, "k").header("Idempotent-Replayed"), std::string("true"));
        const RawReply mismatch = target.post(otherPayment, "k");
        QCOMPARE(mismatch.status, 400);
        QCOMPARE(bodyOf(mismatch)["error"]["type"].dump(), json("idempotency_error").dump());
        target.post(anyPayment, "e", "/payments", {{"X-Simulate", "500"}});
        QCOMPARE(target.post(anyPayment, "e").status, 500);
        QCOMPARE(target.post(R"({"amount":0})", "bad").status, 400);
        QCOMPARE(target.post(anyPayment, "bad").status, 201); // nothing began, so nothing is kept
    }

    void goCardless()
    {
        Target target = like("gocardless");
        target.post(anyPayment, "k");
        const RawReply repeat = target.post(anyPayment, "k");
        QCOMPARE(repeat.status, 409);
        QCOMPARE(bodyOf(repeat)["error"]["errors"][0]["links"]["conflicting_resource_id"].dump(), json("pay_1").dump());
        target.post(anyPayment, "e", "/payments", {{"X-Simulate", "500"}});
        QCOMPARE(target.post(anyPayment, "e").status, 201);
        QCOMPARE(target.post(anyPayment, std::string(129, 'k')).status, 400);
    }

    void azure()
    {
        Target target = like("azure");
        QCOMPARE(target.post(anyPayment, "k").header("Repeatability-Result"), std::string("accepted"));
        QCOMPARE(target.post(otherPayment, "k").status, 400);
        target.post(anyPayment, "e", "/payments", {{"X-Simulate", "500"}});
        QCOMPARE(target.post(anyPayment, "e").status, 201);
        const RawClient::Headers own = {{"Repeatability-Request-ID", "own"}};
        target.post(anyPayment, {}, "/payments", own);
        QCOMPARE(target.post(anyPayment, {}, "/payments", own).status, 201);
        QCOMPARE(target.rows(), 3);
    }

    void payPalTellsTheLatestState()
    {
        Target target = like("paypal");
        target.post(anyPayment, "k");
        exchangeOnce(target.sandbox.port(), "PUT", "/payments/pay_1", R"({"amount":7})");
        const RawReply repeat = target.post(anyPayment, "k");
        QCOMPARE(repeat.status, 200);
        QCOMPARE(bodyOf(repeat)["amount"].dump(), json(7).dump());
    }

    void squareTakesTheKeyFromTheBody()
    {
        Target target = like("square");
        QCOMPARE(target.post(anyPayment).status, 400);
        const std::string keyed = R"({"amount":5,"idempotency_key":"k"})";
        QCOMPARE(target.post(keyed).status, 201);
        QCOMPARE(target.post(R"({"idempotency_key":"k","amount":5})").status, 201);
        QCOMPARE(target.post(R"({"amount":6,"idempotency_key":"k"})").status, 400);
        QCOMPARE(target.post(R"({"amount":5,"idempotency_key":"k2"})").status, 201);
        QCOMPARE(target.rows(), 2);
        QCOMPARE(target.rows("/payments?key=k"), 1);
    }

    void adyenEchoesTheKey()
    {
        Target target = like("adyen", 200);
        const RawReply conflict = twin(target);
        QCOMPARE(bodyOf(conflict)["errorCode"].dump(), json("704").dump());
        target.sandbox.setProcessingMs(0);
        QCOMPARE(target.post(anyPayment, "k").header("Idempotency-Key"), std::string("k"));
        QCOMPARE(target.post(anyPayment, std::string(65, 'k')).status, 400);
    }
};

QTEST_GUILESS_MAIN(LikenessTest)
#include "likeness.moc"
