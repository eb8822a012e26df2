// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/peers.h"
#include "fire/shots.h"

#include <QSet>
#include <QTest>

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray httpsUrl(quint16 port, const QByteArray& host = "localhost")
{
    return "https://" + host + ':' + QByteArray::number(port) + "/";
}

}

/// TLS and HTTP/2 against nginx and nghttpd.
class TestTls : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void trust_data();
    void trust();
    void clientCertificate();
    void lockedClientKeys();
    void certificatesOfHosts_data();
    void certificatesOfHosts();
    void overHttp1_data();
    void overHttp1();
    void choosesHttp2();
    void http2Bytes_data();
    void http2Bytes();
    void singlePacket_data();
    void singlePacket();
    void singlePacketFallsBack();
    void lastByteOverHttp2();
    void answeredBeforeTheWholeRequest();
    void cleartextHttp2();
    void abandonsOverHttp2_data();
    void abandonsOverHttp2();
    void timeoutOfOneStreamLeavesTheOthers();

private:
    RenderedRequest trusted(const QByteArray& method, const QByteArray& url, const QByteArray& body = {}) const
    {
        RenderedRequest request = makeRequest(method, url, body);
        request.transport.authorityFile = m_certificate.certificate;
        return request;
    }

    Peers m_peers;
    Certificate m_certificate;
    quint16 m_http1 = 0;
    quint16 m_http2 = 0;
    quint16 m_nghttpd = 0;
};

void TestTls::initTestCase()
{
    for (const QString& program : {u"openssl"_s, u"nginx"_s, u"nghttpd"_s}) {
        if (!Peers::has(program))
            QSKIP(qPrintable(program + u" is not installed"_s));
    }
    m_certificate = m_peers.certificate(u"localhost"_s, u"DNS:localhost,IP:127.0.0.1"_s);
    m_http1 = m_peers.startNginx({.tls = &m_certificate});
    m_http2 = m_peers.startNginx({.tls = &m_certificate,
                                  .isHttp2 = true,
                                  .locations = u"location / { return 201 ok; } location /slow { limit_rate 100; }"_s});
    m_nghttpd = m_peers.startNghttpd(&m_certificate);
    QVERIFY(m_http1 && m_http2 && m_nghttpd);
}

void TestTls::trust_data()
{
    QTest::addColumn<QString>("names");
    QTest::addColumn<bool>("isExpired");
    QTest::addColumn<bool>("hasAuthority");
    QTest::addColumn<bool>("verifies");
    QTest::addColumn<Outcome>("outcome");
    const QString good = u"DNS:localhost,IP:127.0.0.1"_s;
    QTest::newRow("unknown authority") << good << false << false << true << Outcome::Refused;
    QTest::newRow("own authority") << good << false << true << true << Outcome::Responded;
    QTest::newRow("expired") << good << true << true << true << Outcome::Refused;
    QTest::newRow("other host") << u"DNS:other.example"_s << false << true << true << Outcome::Refused;
    QTest::newRow("not verified") << u"DNS:other.example"_s << true << false << false << Outcome::Responded;
}

void TestTls::trust()
{
    QFETCH(const QString, names);
    QFETCH(const bool, isExpired);
    QFETCH(const bool, hasAuthority);
    QFETCH(const bool, verifies);
    QFETCH(const Outcome, outcome);
    Peers peers;
    const Certificate certificate = peers.certificate(u"server"_s, names, isExpired);
    const quint16 port = peers.startNginx({.tls = &certificate, .isHttp2 = true});
    for (const HttpVersion version : {HttpVersion::Http1, HttpVersion::Http2, HttpVersion::Automatic}) {
        RenderedRequest request = makeRequest("POST", httpsUrl(port), "x");
        request.transport.httpVersion = version;
        request.transport.verifyTls = verifies;
        if (hasAuthority)
            request.transport.authorityFile = certificate.certificate;
        const Exchange exchange = fireOne(makeShot(request));
        QCOMPARE(exchange.outcome, outcome);
        QCOMPARE(exchange.wireSends, outcome == Outcome::Refused ? 0 : 1);
        QCOMPARE(exchange.error.isEmpty(), outcome == Outcome::Responded);
        QCOMPARE(exchange.timing.secured >= 0, outcome == Outcome::Responded);
    }
}

void TestTls::clientCertificate()
{
    Peers peers;
    const Certificate client = peers.certificate(u"client"_s, u"DNS:client"_s);
    const quint16 port = peers.startNginx({.tls = &m_certificate, .isHttp2 = true, .clientAuthority = &client});
    for (const HttpVersion version : {HttpVersion::Http1, HttpVersion::Http2}) {
        RenderedRequest request = trusted("POST", httpsUrl(port), "x");
        request.transport.httpVersion = version;
        QCOMPARE(fireOne(makeShot(request)).response.status, 400); // nginx: no required certificate was sent
        request.transport.clientCertificate = client.certificate;
        request.transport.clientKey = client.key;
        QCOMPARE(fireOne(makeShot(request)).response.status, 201);
    }
}

/// Keys that are encrypted, and a file that holds certificate and key (PKCS #12).
void TestTls::lockedClientKeys()
{
    Peers peers;
    const Certificate client = peers.certificate(u"client"_s, u"DNS:client"_s);
    const quint16 port = peers.startNginx({.tls = &m_certificate, .isHttp2 = true, .clientAuthority = &client});
    const auto status = [&](const Certificate& shown, const QString& password, HttpVersion version) {
        RenderedRequest request = trusted("POST", httpsUrl(port), "x");
        request.transport.httpVersion = version;
        request.transport.clientCertificate = shown.certificate;
        request.transport.clientKey = shown.key;
        request.transport.clientKeyPassword = password;
        return fireOne(makeShot(request)).response.status;
    };
    for (const HttpVersion version : {HttpVersion::Http1, HttpVersion::Http2}) {
        for (const Certificate& locked : {peers.locked(client, u"open"_s), peers.packed(client, u"open"_s)}) {
            QCOMPARE(status(locked, u"open"_s, version), 201);
            QCOMPARE(status(locked, u"wrong"_s, version), 0);
        }
    }
}

void TestTls::certificatesOfHosts_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("status");
    QTest::newRow("host") << u"localhost"_s << 201;
    QTest::newRow("with its port") << u"localhost:PORT"_s << 201;
    QTest::newRow("in capitals") << u"LOCALHOST"_s << 201;
    QTest::newRow("another port") << u"localhost:1"_s << 400;
    QTest::newRow("another host") << u"example.test"_s << 400;
    QTest::newRow("a suffix of others") << u"*.localhost"_s << 400;
}

/// A certificate is shown to whom it is for, and to nobody else.
void TestTls::certificatesOfHosts()
{
    QFETCH(QString, host);
    QFETCH(const int, status);
    Peers peers;
    const Certificate client = peers.certificate(u"client"_s, u"DNS:client"_s);
    const quint16 port = peers.startNginx({.tls = &m_certificate, .isHttp2 = true, .clientAuthority = &client});
    for (const HttpVersion version : {HttpVersion::Http1, HttpVersion::Http2}) {
        RenderedRequest request = trusted("POST", httpsUrl(port), "x");
        request.transport.httpVersion = version;
        request.transport.hostCertificates = {
            {host.replace(u"PORT"_s, QString::number(port)), client.certificate, client.key, {}}};
        QCOMPARE(fireOne(makeShot(request)).response.status, status);
    }
}

void TestTls::overHttp1_data()
{
    QTest::addColumn<HttpVersion>("version");
    QTest::newRow("HTTP/1.1 asked for") << HttpVersion::Http1;
    QTest::newRow("HTTP/1.1 is all the server has") << HttpVersion::Automatic;
    QTest::newRow("HTTP/2 asked for in vain") << HttpVersion::Http2;
}

void TestTls::overHttp1()
{
    QFETCH(const HttpVersion, version);
    RenderedRequest request = trusted("PUT", httpsUrl(m_http1) + "a/../b?%7E", QByteArray("a\0b", 3));
    request.headers = {{"X-Empty", ""}, {"X-Two", "1"}, {"X-Two", "2"}};
    request.transport.httpVersion = version;
    const std::vector<Exchange> results = fireAll({{makeShot(request, 1)}, {makeShot(request, 2)}});
    const QByteArray expected = "PUT /a/../b?%7E HTTP/1.1\r\nHost: localhost:" + QByteArray::number(m_http1) +
                                "\r\nX-Empty:\r\nX-Two: 1\r\nX-Two: 2\r\nContent-Length: 3\r\n\r\n";
    for (const Exchange& exchange : results) {
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QCOMPARE(exchange.requestHead, expected);
        QCOMPARE(exchange.requestBody, request.body);
        QCOMPARE(exchange.response.status, 201);
        QCOMPARE(exchange.response.body, "ok");
        QCOMPARE(exchange.connection.httpVersion, "HTTP/1.1");
        QCOMPARE(exchange.connection.id, 1);
        QCOMPARE(exchange.connection.reused, exchange.id == 2);
        QCOMPARE(exchange.connection.remote, "127.0.0.1:" + QByteArray::number(m_http1));
        QVERIFY(exchange.response.head.startsWith("HTTP/1.1 201"));
    }
    QVERIFY(results[0].timing.secured > results[0].timing.connected);
    QCOMPARE(results[1].timing.secured, -1);
}

void TestTls::choosesHttp2()
{
    RenderedRequest request = trusted("POST", httpsUrl(m_nghttpd), "x");
    const Exchange exchange = fireOne(makeShot(request));
    QCOMPARE(exchange.outcome, Outcome::Responded);
    QCOMPARE(exchange.connection.httpVersion, "HTTP/2");
    QVERIFY(exchange.response.head.startsWith("HTTP/2 200"));
    const Timing& timing = exchange.timing;
    QVERIFY(timing.started <= timing.resolved && timing.resolved <= timing.connected &&
            timing.connected <= timing.secured);
    QVERIFY(timing.secured <= timing.released && timing.released <= timing.sent && timing.sent <= timing.firstByte);
}

void TestTls::http2Bytes_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("hasBody");
    QTest::newRow("POST") << QByteArray("POST") << QByteArray("{}") << true;
    QTest::newRow("empty body") << QByteArray("POST") << QByteArray() << true;
    QTest::newRow("GET") << QByteArray("GET") << QByteArray() << false;
    QTest::newRow("HEAD") << QByteArray("HEAD") << QByteArray() << false;
    QTest::newRow("DELETE") << QByteArray("DELETE") << QByteArray() << false;
    QTest::newRow("GET with body") << QByteArray("GET") << QByteArray("x") << true;
    QTest::newRow("large body") << QByteArray("PUT") << QByteArray(300'000, '\0') << true;
}

void TestTls::http2Bytes()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, hasBody);
    RenderedRequest request = trusted(method, httpsUrl(m_nghttpd), body);
    request.hasBody = hasBody;
    request.headers = {{"X-Empty", ""}, {"x-key", "1"}};
    request.transport.httpVersion = HttpVersion::Http2;
    for (const ReleaseMode mode : {ReleaseMode::Plain, ReleaseMode::LastByte, ReleaseMode::SinglePacket}) {
        Shot shot = makeShot(request);
        shot.gate = 0;
        shot.release = mode;
        const Exchange exchange = fireOne(shot);
        QCOMPARE(exchange.error, QString());
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QCOMPARE(exchange.connection.httpVersion, "HTTP/2");
        const QByteArray length =
            hasBody ? "content-length: " + QByteArray::number(body.size()) + "\r\n" : QByteArray();
        QByteArray head = exchange.requestHead;
        QVERIFY2(head.startsWith(method + " / HTTP/2\r\nHost: localhost:"), head.constData());
        QVERIFY(head.contains("\r\nx-empty:\r\nx-key: 1\r\n")); // HTTP/2 has names in lower case
        QCOMPARE(head.contains(length) && head.count("\r\n") == (hasBody ? 6 : 5), true);
        QVERIFY(exchange.requestBody == body);
        QVERIFY(exchange.timing.sent >= exchange.timing.released);
        QCOMPARE(exchange.wireSends, 1);
    }
}

void TestTls::singlePacket_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("POST") << QByteArray("POST") << QByteArray("{\"amount\":10}");
    QTest::newRow("DELETE without body") << QByteArray("DELETE") << QByteArray();
}

void TestTls::singlePacket()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, body);
    const RenderedRequest request = trusted(method, httpsUrl(m_nghttpd), body);
    std::vector<Shot> shots;
    for (int i = 0; i < 20; ++i) {
        Shot shot = makeShot(request, i);
        shot.gate = 3;
        shot.release = ReleaseMode::SinglePacket;
        shots.push_back(shot);
    }
    Engine engine;
    for (int round = 0; round < 3; ++round) {
        ListFeed feed(shots);
        QVERIFY(engine.fire(feed, {}));
        QSet<qint64> connections;
        qint64 sent = feed.results.front().timing.sent;
        for (const Exchange& exchange : feed.results) {
            QCOMPARE(exchange.error, QString());
            QCOMPARE(exchange.outcome, Outcome::Responded);
            QVERIFY(exchange.segments);
            QVERIFY2(*exchange.segments >= 1 && *exchange.segments <= 2, QByteArray::number(*exchange.segments));
            QCOMPARE(exchange.timing.sent, sent);
            QVERIFY(exchange.timing.firstByte >= sent);
            connections.insert(exchange.connection.id);
        }
        QCOMPARE(connections, QSet<qint64>{1});
    }
}

void TestTls::singlePacketFallsBack()
{
    // The server has no HTTP/2: the burst goes last-byte over HTTP/1.1, each request once, and no segments are claimed.
    std::vector<Shot> shots;
    for (int i = 0; i < 5; ++i) {
        Shot shot = makeShot(trusted("DELETE", httpsUrl(m_http1)), i);
        shot.gate = 3;
        shot.release = ReleaseMode::SinglePacket;
        shots.push_back(shot);
    }
    for (const Exchange& exchange : fireAll({shots})) {
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QCOMPARE(exchange.connection.httpVersion, "HTTP/1.1");
        QCOMPARE(exchange.wireSends, 1);
        QVERIFY(!exchange.segments);
        QVERIFY(!exchange.requestHead.contains("Transfer-Encoding"));
    }
}

void TestTls::lastByteOverHttp2()
{
    // nghttpd answers when it has read all: asked for by name, HTTP/2 holds the last byte as well.
    RenderedRequest request = trusted("POST", httpsUrl(m_nghttpd), "{\"amount\":10}");
    request.transport.httpVersion = HttpVersion::Http2;
    std::vector<Shot> shots;
    for (int i = 0; i < 10; ++i) {
        if (i == 5) {
            // With a choice it is HTTP/1.1, where every attempt has a connection of its own.
            request = trusted("DELETE", httpsUrl(m_http2));
        }
        Shot shot = makeShot(request, i);
        shot.gate = 3;
        shot.release = ReleaseMode::LastByte;
        shots.push_back(shot);
    }
    const std::vector<Exchange> results = fireAll({shots});
    for (const Exchange& exchange : results) {
        QCOMPARE(exchange.error, QString());
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QCOMPARE(exchange.connection.httpVersion, exchange.id < 5 ? "HTTP/2" : "HTTP/1.1");
        QVERIFY(exchange.timing.released >= results[0].timing.secured &&
                exchange.timing.released >= results[9].timing.secured);
        QVERIFY(exchange.timing.firstByte >= exchange.timing.sent);
        QVERIFY(!exchange.segments);
    }
}

void TestTls::answeredBeforeTheWholeRequest()
{
    // nginx answers as soon as it has the headers; the answer is complete although the body never went.
    RenderedRequest request = trusted("POST", httpsUrl(m_http2), QByteArray(300'000, 'x'));
    request.transport.httpVersion = HttpVersion::Http2;
    Shot shot = makeShot(request, 0);
    shot.gate = 1;
    shot.release = ReleaseMode::LastByte;
    Shot late = makeShot(request, 1);
    late.gate = 1;
    late.release = ReleaseMode::LastByte;
    late.delayMs = 100;
    for (const Exchange& exchange : fireAll({{shot, late}})) {
        QCOMPARE(exchange.error, QString());
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QCOMPARE(exchange.response.status, 201);
    }
}

void TestTls::cleartextHttp2()
{
    const quint16 port = m_peers.startNghttpd(nullptr);
    RenderedRequest request = makeRequest("POST", "http://127.0.0.1:" + QByteArray::number(port) + "/", "hello");
    request.transport.httpVersion = HttpVersion::Http2;
    std::vector<Shot> shots;
    for (int i = 0; i < 10; ++i)
        shots.push_back(makeShot(request, i));
    for (const Exchange& exchange : fireAll({shots, shots})) {
        QCOMPARE(exchange.error, QString());
        QCOMPARE(exchange.connection.httpVersion, "HTTP/2");
        QCOMPARE(exchange.response.body, "hello");
    }
}

void TestTls::abandonsOverHttp2_data()
{
    QTest::addColumn<WirePoint>("point");
    QTest::addColumn<QByteArray>("body");
    const QByteArray body(1000, 'b');
    QTest::newRow("after-connect") << WirePoint::AfterConnect << body;
    QTest::newRow("mid-request") << WirePoint::MidRequest << body;
    QTest::newRow("mid-request without body") << WirePoint::MidRequest << QByteArray();
    QTest::newRow("after-request") << WirePoint::AfterRequest << body;
    QTest::newRow("after-request without body") << WirePoint::AfterRequest << QByteArray();
    QTest::newRow("after-headers") << WirePoint::AfterHeaders << body;
    QTest::newRow("mid-body") << WirePoint::MidBody << body;
}

void TestTls::abandonsOverHttp2()
{
    QFETCH(const WirePoint, point);
    QFETCH(const QByteArray, body);
    RenderedRequest request = trusted(body.isEmpty() ? "GET" : "POST", httpsUrl(m_nghttpd), body);
    request.transport.httpVersion = HttpVersion::Http2;
    for (const bool reset : {false, true}) {
        Shot shot = makeShot(request, 1);
        shot.abandonAt = point;
        shot.reset = reset;
        const std::vector<Exchange> results = fireAll({{shot, makeShot(request, 2), makeShot(request, 3)}});
        const Exchange& abandoned = results[0];
        QCOMPARE(abandoned.abandonedAt, std::optional(point));
        QCOMPARE(abandoned.isReset, reset);
        QCOMPARE(abandoned.outcome, point == WirePoint::AfterConnect ? Outcome::Refused : Outcome::Unknown);
        QCOMPARE(abandoned.requestBody.size(), point == WirePoint::AfterConnect
                                                   ? 0
                                                   : (point == WirePoint::MidRequest ? body.size() / 2 : body.size()));
        QCOMPARE(abandoned.response.status, point >= WirePoint::AfterHeaders ? 200 : 0);
        QCOMPARE(abandoned.response.body.isEmpty(), point != WirePoint::MidBody);
        QVERIFY(abandoned.response.body.size() < std::max<qsizetype>(1, body.size()));
        for (std::size_t i : {1, 2}) {
            QCOMPARE(results[i].outcome, Outcome::Responded);
            QVERIFY(results[i].connection.id != abandoned.connection.id);
        }
    }
}

void TestTls::timeoutOfOneStreamLeavesTheOthers()
{
    RenderedRequest request = trusted("POST", httpsUrl(m_nghttpd), "hello");
    request.transport.httpVersion = HttpVersion::Http2;
    Shot held = makeShot(request, 0);
    held.gate = 1; // its gate never opens within the time of the test: the other shot of it comes late
    held.release = ReleaseMode::LastByte;
    Shot late = makeShot(request, 1);
    late.gate = 1;
    late.release = ReleaseMode::LastByte;
    late.delayMs = 200;
    late.clientTimeoutMs = 1;
    std::vector<Shot> shots{held, late};
    for (int i = 2; i < 10; ++i)
        shots.push_back(makeShot(request, i));
    for (const Exchange& exchange : fireAll({shots}))
        QVERIFY(exchange.outcome == Outcome::Responded || exchange.id == 1);
}

QTEST_GUILESS_MAIN(TestTls)
#include "tls.moc"
