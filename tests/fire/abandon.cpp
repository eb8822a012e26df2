// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/shots.h"
#include "support/wireserver.h"

#include <QTest>

using namespace idemscope;
using namespace idemscope::test;

/// Going away at a wire point, as the server sees it (SPEC.md §4, fault plan).
class TestAbandon : public QObject
{
    Q_OBJECT

private slots:
    void abandons_data();
    void abandons();
    void tooLateToAbandon();
    void leavesOthersAlone();
    void abandonsUnderGate();
};

void TestAbandon::abandons_data()
{
    QTest::addColumn<WirePoint>("point");
    QTest::addColumn<bool>("reset");
    QTest::addColumn<QByteArray>("body");
    const std::vector<std::pair<const char*, WirePoint>> points = {{"after-connect", WirePoint::AfterConnect},
                                                                   {"mid-request", WirePoint::MidRequest},
                                                                   {"after-request", WirePoint::AfterRequest},
                                                                   {"after-headers", WirePoint::AfterHeaders},
                                                                   {"mid-body", WirePoint::MidBody}};
    for (const auto& [name, point] : points) {
        for (const bool reset : {false, true}) {
            for (const bool hasBody : {false, true}) {
                QTest::addRow("%s by %s, %s", name, reset ? "RST" : "FIN", hasBody ? "with body" : "without body")
                    << point << reset << (hasBody ? QByteArray(1000, 'b') : QByteArray());
            }
        }
    }
}

void TestAbandon::abandons()
{
    QFETCH(const WirePoint, point);
    QFETCH(const bool, reset);
    QFETCH(const QByteArray, body);
    const bool isAnswered = point == WirePoint::AfterHeaders || point == WirePoint::MidBody;
    const WireServer server([isAnswered](const WireRequest&) {
        // Not to its end: what a client has left unread must not turn its FIN into an RST.
        const QByteArray answer = "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n" + QByteArray(700, 'a');
        return WireReply{.bytes = isAnswered ? answer : QByteArray()};
    });
    Shot shot = makeShot(makeRequest(body.isEmpty() ? "DELETE" : "POST", server.url(), body));
    shot.abandonAt = point;
    shot.reset = reset;

    const Exchange exchange = fireOne(shot);

    QVERIFY(server.waitForEnd(0));
    const WireConnection seen = server.connections().front();
    QCOMPARE(seen.end, reset ? WireConnection::End::Reset : WireConnection::End::Fin);
    QCOMPARE(exchange.abandonedAt, std::optional(point));
    QCOMPARE(exchange.isReset, reset);
    QVERIFY(!exchange.error.isEmpty());
    QCOMPARE(exchange.outcome, point == WirePoint::AfterConnect ? Outcome::Refused : Outcome::Unknown);
    QCOMPARE(exchange.wireSends, point == WirePoint::AfterConnect ? 0 : 1);
    if (!reset) // an RST may overtake what was sent before it
        QCOMPARE(seen.bytes, exchange.requestHead + exchange.requestBody);
    QCOMPARE(seen.requests, point == WirePoint::AfterConnect || point == WirePoint::MidRequest ? 0 : seen.requests);
    if (point == WirePoint::MidRequest) {
        const qint64 whole = exchange.requestHead.size() + body.size();
        QVERIFY(exchange.bytesUp > 0);
        QVERIFY(body.isEmpty() || qAbs(exchange.bytesUp - whole / 2) <= 1);
    }
    QCOMPARE(exchange.timing.sent >= 0, point > WirePoint::MidRequest);
    QCOMPARE(exchange.bytesDown > 0, isAnswered);
    QCOMPARE(exchange.response.body.size(), point == WirePoint::MidBody ? 500 : 0);
    QCOMPARE(exchange.response.status, isAnswered ? 200 : 0);
}

void TestAbandon::tooLateToAbandon()
{
    // No body to stop before or in: the answer is complete, so the attempt is responded.
    const WireServer server([](const WireRequest&) { return WireReply{.bytes = "HTTP/1.1 204 No Content\r\n\r\n"}; });
    for (const WirePoint point : {WirePoint::AfterHeaders, WirePoint::MidBody}) {
        Shot shot = makeShot(makeRequest("POST", server.url(), "x"));
        shot.abandonAt = point;
        const Exchange exchange = fireOne(shot);
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QVERIFY(!exchange.abandonedAt);
        QVERIFY(!exchange.isReset);
    }
}

void TestAbandon::leavesOthersAlone()
{
    const WireServer server;
    std::vector<Shot> shots;
    for (int i = 0; i < 20; ++i) {
        Shot shot = makeShot(makeRequest("POST", server.url(), "x"), i);
        if (i % 2 == 0) {
            shot.abandonAt = WirePoint::AfterRequest;
            shot.reset = i % 4 == 0;
        }
        shots.push_back(shot);
    }
    const std::vector<Exchange> results = fireAll({shots, shots});
    for (const Exchange& exchange : results)
        QCOMPARE(exchange.outcome, exchange.id % 2 == 0 ? Outcome::Unknown : Outcome::Responded);
}

void TestAbandon::abandonsUnderGate()
{
    const WireServer server;
    const std::vector<std::optional<WirePoint>> points = {WirePoint::AfterConnect, WirePoint::MidRequest,
                                                          WirePoint::AfterRequest, std::nullopt, std::nullopt};
    std::vector<Shot> shots;
    for (const auto& point : points) {
        Shot shot = makeShot(makeRequest("POST", server.url(), "body"), qint64(shots.size()));
        shot.gate = 1;
        shot.release = ReleaseMode::LastByte;
        shot.abandonAt = point;
        shots.push_back(shot);
    }
    const std::vector<Exchange> results = fireAll({shots});
    QCOMPARE(results.size(), points.size());
    for (std::size_t i = 0; i < points.size(); ++i)
        QCOMPARE(results[i].abandonedAt, points[i]);
    QCOMPARE(results[4].outcome, Outcome::Responded);
}

QTEST_GUILESS_MAIN(TestAbandon)
#include "abandon.moc"
