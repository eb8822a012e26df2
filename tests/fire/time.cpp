// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "fire/shots.h"
#include "support/wireserver.h"

#include <QTest>

using namespace idemscope;
using namespace idemscope::test;

namespace {

const WireReply silence{.bytes = {}};

/// "HTTP/1.1 200 OK…" in single bytes, 20 ms apart: an answer that takes seconds.
WireReply drip()
{
    return {.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 200\r\n\r\n" + QByteArray(200, 'x'),
            .pieceBytes = 1,
            .pieceDelayMs = 20};
}

}

/// Time limits, delays, stopping and the phases of an exchange.
class TestTime : public QObject
{
    Q_OBJECT

private slots:
    void limits_data();
    void limits();
    void connectLimitIsRefused();
    void limitsCountFromRelease();
    void delays();
    void phases();
    void stopEndsEverything();
    void stopBeforeStart();
    void aFloodKeepsNobodyWaiting();
    void aFloodOfFramesEndsToo_data();
    void aFloodOfFramesEndsToo();
    void exchangesOnce();
};

void TestTime::limits_data()
{
    QTest::addColumn<int>("clientMs");
    QTest::addColumn<int>("firstByteMs");
    QTest::addColumn<int>("totalMs");
    QTest::addColumn<bool>("drips");
    QTest::addColumn<int>("expectedMs");
    QTest::newRow("client timeout") << 80 << 0 << 30'000 << false << 80;
    QTest::newRow("client timeout in the answer") << 120 << 0 << 30'000 << true << 120;
    QTest::newRow("first byte") << 0 << 70 << 30'000 << false << 70;
    QTest::newRow("first byte before a later client timeout") << 5'000 << 70 << 0 << false << 70;
    QTest::newRow("total") << 0 << 0 << 90 << false << 90;
    QTest::newRow("total after the first byte") << 0 << 60 << 150 << true << 150;
}

void TestTime::limits()
{
    QFETCH(const int, clientMs);
    QFETCH(const int, firstByteMs);
    QFETCH(const int, totalMs);
    QFETCH(const bool, drips);
    QFETCH(const int, expectedMs);
    const WireServer server([drips](const WireRequest&) { return drips ? drip() : silence; });
    RenderedRequest request = makeRequest("POST", server.url(), "x");
    request.transport.firstByteTimeoutMs = firstByteMs;
    request.transport.totalTimeoutMs = totalMs;
    Shot shot = makeShot(request);
    shot.clientTimeoutMs = clientMs;
    const Exchange exchange = fireOne(shot);
    QCOMPARE(exchange.outcome, Outcome::Unknown);
    QCOMPARE(exchange.wireSends, 1);
    QVERIFY(!exchange.error.isEmpty());
    QCOMPARE(exchange.timing.firstByte >= 0, drips);
    const qint64 took = exchange.timing.complete - exchange.timing.released;
    QVERIFY2(took >= expectedMs * 1000, QByteArray::number(took));
    QVERIFY2(took < expectedMs * 1000 + 400'000, QByteArray::number(took));
    QCOMPARE(server.requestCount(), 1);
}

void TestTime::connectLimitIsRefused()
{
    // TLS is part of setting a connection up; this server takes the hello and never says a word.
    const WireServer server;
    for (const HttpVersion version : {HttpVersion::Http1, HttpVersion::Automatic}) {
        RenderedRequest request =
            makeRequest("POST", "https://127.0.0.1:" + QByteArray::number(server.port()) + "/", "x");
        request.transport.connectTimeoutMs = 100;
        request.transport.httpVersion = version;
        const Exchange exchange = fireOne(makeShot(request));
        QCOMPARE(exchange.outcome, Outcome::Refused);
        QCOMPARE(exchange.wireSends, 0);
        QVERIFY(exchange.timing.complete - exchange.timing.started >= 90'000);
        QCOMPARE(exchange.timing.released, -1);
    }
}

void TestTime::limitsCountFromRelease()
{
    const WireServer server;
    std::vector<Shot> shots;
    for (int i = 0; i < 2; ++i) {
        Shot shot = makeShot(makeRequest("POST", server.url(), "x"), i);
        shot.gate = 0;
        shot.release = ReleaseMode::LastByte;
        shot.clientTimeoutMs = 60;
        shot.delayMs = i * 200; // the first one is held longer than its limit
        shots.push_back(shot);
    }
    for (const Exchange& exchange : fireAll({shots}))
        QCOMPARE(exchange.outcome, Outcome::Responded);
}

void TestTime::delays()
{
    const WireServer server;
    std::vector<Shot> shots;
    for (int i = 0; i < 5; ++i) {
        shots.push_back(makeShot(makeRequest("GET", server.url()), i));
        shots.back().delayMs = 30 * i;
    }
    const qint64 before = monotonicMicros();
    for (const Exchange& exchange : fireAll({shots})) {
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QVERIFY(exchange.timing.started - before >= 30'000 * exchange.id);
    }
}

void TestTime::phases()
{
    const WireServer server;
    RenderedRequest request = makeRequest("POST", server.url(), "x");
    request.url.replace("127.0.0.1", "localhost");
    const qint64 before = monotonicMicros();
    const std::vector<Exchange> results = fireAll({{makeShot(request, 1)}, {makeShot(request, 2)}});
    const Timing& first = results[0].timing;
    QVERIFY(before <= first.started && first.started <= first.resolved && first.resolved <= first.connected);
    QVERIFY(first.connected <= first.released && first.released <= first.sent && first.sent <= first.firstByte);
    QVERIFY(first.firstByte <= first.complete && first.complete <= monotonicMicros());
    QCOMPARE(first.secured, -1);
    const Timing& second = results[1].timing;
    QCOMPARE(std::vector({second.resolved, second.connected, second.secured}), (std::vector<qint64>{-1, -1, -1}));
    QVERIFY(second.started <= second.released && second.released <= second.sent);
    const Connection& connection = results[0].connection;
    QCOMPARE(connection.remote, "127.0.0.1:" + QByteArray::number(server.port()));
    QVERIFY(connection.local.startsWith("127.0.0.1:") && connection.local != connection.remote);
    QCOMPARE(connection.id, 1);
    QVERIFY(!connection.reused && results[1].connection.reused);
    QCOMPARE(results[1].connection.id, 1);
    QCOMPARE(results[1].bytesDown, results[1].response.head.size() + 2);
}

void TestTime::stopEndsEverything()
{
    std::stop_source stop;
    std::atomic<int> arrived = 0;
    std::atomic<qint64> stoppedAt = 0;
    const WireServer server([&](const WireRequest&) {
        if (++arrived == 10) {
            stoppedAt = monotonicMicros();
            stop.request_stop();
        }
        return silence;
    });
    std::vector<Shot> shots;
    for (int i = 0; i < 10; ++i)
        shots.push_back(makeShot(makeRequest("POST", server.url(), "x"), i));
    for (int i = 10; i < 13; ++i) { // held by a gate that the third one, which never comes, keeps shut
        shots.push_back(makeShot(makeRequest("POST", server.url(), "x"), i));
        shots.back().gate = 1;
        shots.back().release = ReleaseMode::LastByte;
        shots.back().delayMs = i == 12 ? 600'000 : 0;
    }
    const std::vector<Exchange> results = fireAll({shots, shots}, stop.get_token());
    QVERIFY(monotonicMicros() - stoppedAt < 1'000'000);
    QCOMPARE(results.size(), 13); // nothing new is asked for
    for (const Exchange& exchange : results) {
        QCOMPARE(exchange.outcome, exchange.bytesUp > 0 ? Outcome::Unknown : Outcome::Refused);
        QVERIFY(!exchange.error.isEmpty());
    }
    QCOMPARE(results[0].outcome, Outcome::Unknown);
    QCOMPARE(results[12].outcome, Outcome::Refused);
    QCOMPARE(results[12].timing.started, -1);
    QCOMPARE(server.requestCount(), 10); // what was held stayed incomplete
}

void TestTime::stopBeforeStart()
{
    std::stop_source stop;
    stop.request_stop();
    const WireServer server;
    QVERIFY(fireAll({{makeShot(makeRequest("GET", server.url()))}}, stop.get_token()).empty());
    Engine engine;
    const Exchange exchange =
        exchangeOnce(engine, makeShot(makeRequest("GET", server.url())).request, stop.get_token());
    QCOMPARE(exchange.outcome, Outcome::Refused);
    QVERIFY(!exchange.error.isEmpty());
}

/// A server that sends faster than one can read, and nothing that would ever reach a limit of its own.
void TestTime::aFloodKeepsNobodyWaiting()
{
    // A gzip member of nothing (RFC 1952).
    const QByteArray nothing = QByteArray::fromHex("1f8b0800000000000003030000000000"
                                                   "00000000");
    const WireServer server([&](const WireRequest& request) {
        if (request.head.startsWith("GET"))
            return WireReply();
        WireReply reply;
        reply.bytes = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n";
        reply.flood = nothing.repeated(10'000);
        return reply;
    });
    RenderedRequest request = makeRequest("POST", server.url(), "x");
    request.transport.totalTimeoutMs = 300;
    Shot other = makeShot(makeRequest("GET", server.url()), 1);
    other.delayMs = 100; // while the flood is on
    const std::vector<Exchange> results = fireAll({{makeShot(request, 0), other}});
    QCOMPARE(results.at(0).outcome, Outcome::Unknown);
    QVERIFY(results[0].timing.firstByte >= 0);
    QVERIFY(results[0].timing.complete - results[0].timing.released < 2'000'000);
    QCOMPARE(results.at(1).outcome, Outcome::Responded);
    QVERIFY(results[1].timing.complete < results[0].timing.complete);
}

void TestTime::aFloodOfFramesEndsToo_data()
{
    QTest::addColumn<QByteArray>("frame");
    QTest::newRow("empty DATA") << QByteArray::fromHex("000000"
                                                       "00"
                                                       "00"
                                                       "00000001");
    QTest::newRow("PING that acknowledges") << QByteArray::fromHex("000008"
                                                                   "06"
                                                                   "01"
                                                                   "00000000"
                                                                   "0000000000000000");
    QTest::newRow("an unknown kind") << QByteArray::fromHex("000000"
                                                            "fa"
                                                            "00"
                                                            "00000001");
}

/// HTTP/2 frames that hold nothing (RFC 9113 §4.1), over which libcurl does not come back by itself.
void TestTime::aFloodOfFramesEndsToo()
{
    QFETCH(QByteArray, frame);
    const QByteArray settings = QByteArray::fromHex("000000"
                                                    "04"
                                                    "00"
                                                    "00000000");
    const QByteArray acknowledgement = QByteArray::fromHex("000000"
                                                           "04"
                                                           "01"
                                                           "00000000");
    const QByteArray ok = QByteArray::fromHex("000001"
                                              "01"
                                              "04"
                                              "00000001"
                                              "88");
    const WireServer server([&](const WireRequest& request) {
        if (request.head.startsWith("GET"))
            return WireReply();
        if (request.head == "PRI * HTTP/2.0\r\n\r\n" || request.head == "SM\r\n\r\n")
            return WireReply{.bytes = {}};
        return WireReply{.bytes = settings + acknowledgement + ok, .flood = frame.repeated(10'000)};
    });
    // The server takes bytes up to an empty line for a request, so the body ends the frames of the real one.
    RenderedRequest request = makeRequest("POST", server.url(), "\r\n\r\n");
    request.transport.httpVersion = HttpVersion::Http2;
    request.transport.totalTimeoutMs = 300;
    Shot other = makeShot(makeRequest("GET", server.url()), 1);
    other.delayMs = 100; // while the flood is on
    const std::vector<Exchange> results = fireAll({{makeShot(request, 0), other}});
    QCOMPARE(results.at(0).outcome, Outcome::Unknown);
    QVERIFY(!results[0].error.isEmpty());
    QVERIFY(results[0].timing.complete - results[0].timing.released < 10'000'000); // for a machine under sanitizers
    QCOMPARE(results.at(1).outcome, Outcome::Responded);
}

void TestTime::exchangesOnce()
{
    const WireServer server;
    Engine engine;
    const RenderedRequestPtr request = makeShot(makeRequest("GET", server.url())).request;
    for (int i = 0; i < 3; ++i) {
        const Exchange exchange = exchangeOnce(engine, request, {});
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QCOMPARE(exchange.response.body, "ok");
        QCOMPARE(exchange.request, request);
    }
    QCOMPARE(server.connections().size(), 1);
}

QTEST_GUILESS_MAIN(TestTime)
#include "time.moc"
