// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/countingserver.h"
#include "support/rawclient.h"

#include <QTest>

#include <thread>

using namespace idemscope;

class CountingServerTest : public QObject
{
    Q_OBJECT

private slots:
    void countsRequestsAndEffectsPerKey()
    {
        CountingServer server;
        RawClient client(server.port());
        for (const char* key : {"a", "b", "a"})
            QCOMPARE(client.exchange("POST", "/x", "{}", {{"Idempotency-Key", key}}).status, 201);
        QCOMPARE(server.requests(), 3);
        QCOMPARE(server.requests("a"), 2);
        QCOMPARE(server.effects(), 3);
        QCOMPARE(server.effects("b"), 1);
        QCOMPARE(server.keys(), (std::vector<std::string>{"a", "b"}));
        QCOMPARE(client.exchange("GET", "/effects").body, std::string(R"({"a":2,"b":1})"));
        QCOMPARE(server.requests(), 3); // the probe is not counted
        QCOMPARE(server.connectionsAccepted(), 1u);
    }

    void recordsWhenRequestsArrivedAndAnswersLeft()
    {
        CountingServer server([](CountingServer&, const loopback::HttpRequest&, int nth) {
            loopback::HttpAnswer answer;
            if (nth == 2)
                answer.wire = loopback::HttpAnswer::Wire::Reset;
            return answer;
        });
        QCOMPARE(exchangeOnce(server.port(), "POST", "/", "{}", {{"Idempotency-Key", "k"}}).status, 200);
        QVERIFY(exchangeOnce(server.port(), "POST", "/", "{}", {{"Idempotency-Key", "k"}}).end == RawReply::End::Reset);
        QTRY_VERIFY(server.arrivals().at(0).answeredMicros.has_value());
        const auto arrivals = server.arrivals();
        QCOMPARE(arrivals.size(), std::size_t(2));
        QVERIFY(*arrivals[0].answeredMicros >= arrivals[0].request.receivedMicros);
        QVERIFY(arrivals[1].request.receivedMicros >= *arrivals[0].answeredMicros);
        QVERIFY(!arrivals[1].answeredMicros.has_value());
    }

    void clearForgetsAlsoAnswersUnderWay()
    {
        CountingServer server([](CountingServer&, const loopback::HttpRequest&, int) {
            loopback::HttpAnswer answer;
            answer.delayMs = 50;
            return answer;
        });
        RawClient client(server.port());
        client.send(RawClient::requestBytes("POST", "/", "{}"));
        QTRY_COMPARE(server.requests(), 1);
        server.clear();
        QCOMPARE(client.read().status, 200);
        QCOMPARE(server.requests(), 0);
    }
};

QTEST_GUILESS_MAIN(CountingServerTest)
#include "countingserver.moc"
