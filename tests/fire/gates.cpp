// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/shots.h"
#include "support/wireserver.h"

#include "base/clock.h"

#include <QTest>

using namespace idemscope;
using namespace idemscope::test;

namespace {

std::vector<Shot> gated(const RenderedRequest& request, int count, ReleaseMode mode = ReleaseMode::LastByte)
{
    std::vector<Shot> shots;
    for (int i = 0; i < count; ++i) {
        Shot shot = makeShot(request, i);
        shot.gate = 7;
        shot.release = mode;
        shots.push_back(shot);
    }
    return shots;
}

}

/// Shots of a gate are held before their last byte and go together (SPEC.md §4, release mode).
class TestGates : public QObject
{
    Q_OBJECT

private slots:
    void holdsTheLastByte_data();
    void holdsTheLastByte();
    void reusesConnections();
    void failedShotsDoNotBlock();
    void peerThatClosesHeldShotDoesNotBlock();
    void waitsForDelayedShots();
    void waitsUntilTheGateIsComplete();
};

void TestGates::holdsTheLastByte_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("POST") << QByteArray("POST") << QByteArray("{\"amount\":10}");
    QTest::newRow("one byte") << QByteArray("POST") << QByteArray("x");
    QTest::newRow("DELETE without body") << QByteArray("DELETE") << QByteArray();
    QTest::newRow("GET") << QByteArray("GET") << QByteArray();
}

void TestGates::holdsTheLastByte()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, body);
    const WireServer server;
    const std::vector<Exchange> results = fireAll({gated(makeRequest(method, server.url(), body), 50)});
    QCOMPARE(results.size(), 50);
    qint64 lastHeld = 0;
    qint64 firstReleased = results.front().timing.released;
    for (const Exchange& exchange : results) {
        QCOMPARE(exchange.outcome, Outcome::Responded);
        const Timing& timing = exchange.timing;
        QVERIFY(timing.started <= timing.connected && timing.connected <= timing.released);
        QVERIFY(timing.released <= timing.sent && timing.sent <= timing.firstByte &&
                timing.firstByte <= timing.complete);
        lastHeld = std::max(lastHeld, timing.connected);
        firstReleased = std::min(firstReleased, timing.released);
    }
    QVERIFY2(lastHeld <= firstReleased, "every connection is set up before the first release");
    for (const WireRequest& request : server.requests())
        QVERIFY2(request.lastByteAt >= firstReleased, "no request was whole before the release");
    QCOMPARE(server.connections().size(), 50);
}

void TestGates::reusesConnections()
{
    const WireServer server;
    const std::vector<Shot> burst = gated(makeRequest("POST", server.url(), "x"), 10);
    Engine engine;
    for (int round = 0; round < 3; ++round) {
        ListFeed feed(burst);
        QVERIFY(engine.fire(feed, {}));
        for (const Exchange& exchange : feed.results) {
            QCOMPARE(exchange.outcome, Outcome::Responded);
            QCOMPARE(exchange.connection.reused, round > 0);
            QCOMPARE(exchange.timing.connected<0, round> 0);
            QVERIFY(exchange.connection.id >= 1 && exchange.connection.id <= 10);
        }
    }
    QCOMPARE(server.connections().size(), 10);
}

void TestGates::failedShotsDoNotBlock()
{
    const WireServer server;
    std::vector<Shot> shots = gated(makeRequest("POST", server.url(), "x"), 5);
    shots[1].request = makeShot(makeRequest("POST", "http://127.0.0.1:1/", "x")).request;
    shots[3].request = makeShot(makeRequest("POST", "nonsense", "x")).request;
    const std::vector<Exchange> results = fireAll({shots});
    for (const Exchange& exchange : results)
        QCOMPARE(exchange.outcome, exchange.id == 1 || exchange.id == 3 ? Outcome::Refused : Outcome::Responded);
}

void TestGates::peerThatClosesHeldShotDoesNotBlock()
{
    const WireServer closing([](const WireRequest&) { return WireReply(); }, {.closesOnAccept = true});
    const WireServer server;
    std::vector<Shot> shots = gated(makeRequest("POST", server.url(), "x"), 5);
    shots[2].request = makeShot(makeRequest("POST", closing.url(), "x")).request;
    shots[4].delayMs = 50; // so that the close is seen while the others are held
    const std::vector<Exchange> results = fireAll({shots});
    for (const Exchange& exchange : results)
        QCOMPARE(exchange.outcome == Outcome::Responded, exchange.id != 2);
}

void TestGates::waitsForDelayedShots()
{
    const WireServer server;
    std::vector<Shot> shots = gated(makeRequest("POST", server.url(), "x"), 3);
    shots[1].delayMs = 80;
    const qint64 before = monotonicMicros();
    const std::vector<Exchange> results = fireAll({shots});
    for (const Exchange& exchange : results)
        QVERIFY(exchange.timing.released - before >= 80'000);
}

void TestGates::waitsUntilTheGateIsComplete()
{
    class SlowFeed final : public ShotFeed
    {
    public:
        explicit SlowFeed(std::vector<Shot> shots)
            : m_shots(std::move(shots))
            , m_total(m_shots.size())
        {
        }
        std::vector<Shot> due(qint64 now) override
        {
            if (m_shots.empty() || now < m_next)
                return {};
            m_next = now + 20'000;
            std::vector<Shot> one{m_shots.back()};
            m_shots.pop_back();
            return one;
        }
        qint64 nextDue() override { return m_shots.empty() ? -1 : m_next; }
        void finished(Exchange exchange) override { results.push_back(std::move(exchange)); }
        bool isDone() override { return results.size() == m_total; }
        bool isGateComplete(int) override { return m_shots.empty(); }
        std::vector<Exchange> results;

    private:
        std::vector<Shot> m_shots;
        std::size_t m_total;
        qint64 m_next = 0;
    };
    const WireServer server;
    SlowFeed feed(gated(makeRequest("POST", server.url(), "x"), 5));
    Engine engine;
    QVERIFY(engine.fire(feed, {}));
    qint64 lastStart = 0;
    for (const Exchange& exchange : feed.results)
        lastStart = std::max(lastStart, exchange.timing.started);
    for (const Exchange& exchange : feed.results) {
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QVERIFY(exchange.timing.released >= lastStart);
    }
}

QTEST_GUILESS_MAIN(TestGates)
#include "gates.moc"
