// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "target.h"

#include <QTest>

using namespace idemscope;
using nlohmann::json;

/// The consumer endpoint, and what the service says of itself.
class EventsTest : public QObject
{
    Q_OBJECT

private slots:
    void redeliveryIsHandledOnceOrNot_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<int>("handled");
        QTest::newRow("none") << "none" << 3;
        for (const char* strategy : {"dedup-table", "redis-ttl", "natural", "unique-key"})
            QTest::newRow(strategy) << strategy << 1;
    }
    void redeliveryIsHandledOnceOrNot()
    {
        QFETCH(const QString, strategy);
        QFETCH(const int, handled);
        Target target(strategy.toStdString(), 60000); // handling a message takes no processing time
        for (int i = 0; i < 3; ++i)
            QCOMPARE(target.post(R"({"id":"m1","amount":5})", {}, "/events").status, 200);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(target.post(R"({"amount":5})", "m2", "/events").status, 200);
        QCOMPARE(target.rows("/events"), 2 * handled);
        QCOMPARE(target.rows("/events?id=m2"), handled);
        const json event = json::parse(target.get("/events").body)[0];
        QCOMPARE(event["id"].dump(), json("evt_1").dump());
        QCOMPARE(event["messageId"].dump(), json("m1").dump());
        QCOMPARE(target.post({}, {}, "/reset").status, 204);
        QCOMPARE(target.rows("/events"), 0);
        QCOMPARE(json::parse(target.post(R"({"id":"m1","amount":5})", {}, "/events").body)["id"].dump(),
                 json("evt_1").dump());
    }

    void concurrentRedeliveryIsHandledOnce_data()
    {
        QTest::addColumn<QString>("strategy");
        for (const char* strategy : {"dedup-table", "redis-ttl", "natural"})
            QTest::newRow(strategy) << strategy;
    }
    void concurrentRedeliveryIsHandledOnce()
    {
        QFETCH(const QString, strategy);
        Target target(strategy.toStdString());
        for (int round = 0; round < 10; ++round) {
            const std::string id = std::to_string(round);
            target.race(10, RawClient::requestBytes("POST", "/events", R"({"id":")" + id + R"("})"));
            QCOMPARE(target.rows("/events?id=" + id), 1);
        }
    }

    void eventsAreFoundByWhatTheyAreAbout()
    {
        Target target("dedup-table");
        target.post(R"({"id":"m1","reference":"order 1"})", {}, "/events");
        target.post(R"({"id":"m2","reference":"order 1"})", {}, "/events");
        target.post(R"({"id":"m3","reference":7})", {}, "/events");
        QCOMPARE(target.rows("/events?reference=order%201"), 2);
        QCOMPARE(target.rows("/events?reference=order%201&id=m2"), 1);
        const json events = json::parse(target.get("/events").body);
        QCOMPARE(events[0]["reference"].dump(), json("order 1").dump());
        QVERIFY(events[2]["reference"].is_null());
    }

    void theBusinessKeyOfAMessageWithoutAnIdIsWhatItIsAbout_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<int>("handled");
        QTest::newRow("natural") << "natural" << 1;
        QTest::newRow("dedup-table") << "dedup-table" << 3;
    }
    void theBusinessKeyOfAMessageWithoutAnIdIsWhatItIsAbout()
    {
        QFETCH(const QString, strategy);
        QFETCH(const int, handled);
        Target target(strategy.toStdString());
        for (int i = 0; i < 3; ++i)
            QCOMPARE(target.post(R"({"reference":"order 1"})", {}, "/events").status, 200);
        QCOMPARE(target.rows("/events"), handled);
    }

    void refusesWhatIsNoMessage()
    {
        Target target("dedup-table");
        for (const char* body : {"", "[]", "{", R"({"id":[]})", R"({"id":1.5})"})
            QCOMPARE(target.post(body, {}, "/events").status, 400);
        QCOMPARE(target.post(R"({"id":7})", {}, "/events").status, 200);
        QCOMPARE(target.rows("/events?id=7"), 1);
    }

    void metricsTellRatesKeysAndAges()
    {
        Target target("unique-key", 100);
        target.race(5, anyPayment, "k");
        for (int i = 0; i < 3; ++i)
            target.post(anyPayment, "k");
        target.post(R"({"amount":1})", "k");
        const RawReply reply = target.get("/metrics");
        QVERIFY(reply.header("Content-Type").starts_with("text/plain; version=0.0.4"));
        const std::string text = '\n' + reply.body;
        const auto has = [&](const std::string& line) {
            return text.find("\nidemscope_sandbox_" + line + '\n') != std::string::npos;
        };
        QVERIFY2(has("requests_total 9"), text.c_str());
        QVERIFY(has("keyed_requests_total 9"));
        QVERIFY(has("executions_total 1"));
        QVERIFY(has("conflicts_total 4"));
        QVERIFY(has("other_payloads_total 1"));
        QVERIFY(has("replays_total 3"));
        QVERIFY(has("keys_alive 1"));
        QVERIFY(has("key_age_at_hit_seconds_bucket{le=\"+Inf\"} 3"));
        QVERIFY(has("key_age_at_hit_seconds_bucket{le=\"60\"} 3"));
        QVERIFY(has("key_age_at_hit_seconds_count 3"));
        QVERIFY(has("dedup_hit_ratio 0.333333333"));
        target.post({}, {}, "/reset");
        QVERIFY(target.get("/metrics").body.find("requests_total 0\n") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(EventsTest)
#include "events.moc"
