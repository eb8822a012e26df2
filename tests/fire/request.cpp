// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/shots.h"
#include "fire/urlparts.h"
#include "support/wireserver.h"

#include <QTest>

using namespace idemscope;
using namespace idemscope::test;

/// What is put on the wire is what the user asked for, to the byte.
class TestRequest : public QObject
{
    Q_OBJECT

private slots:
    void bytesOnTheWire_data();
    void bytesOnTheWire();
    void hugeBodies();
    void unsendable_data();
    void unsendable();
    void splitsUrls_data();
    void splitsUrls();
};

void TestRequest::bytesOnTheWire_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("tail");
    QTest::addColumn<HeaderFields>("headers");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("hasBody");
    QTest::addColumn<QByteArray>("expected");
    const HeaderFields none;
    const QByteArray host = "Host: HOST\r\n";
    QTest::newRow("bare GET") << QByteArray("GET") << QByteArray("/") << none << QByteArray() << false
                              << "GET / HTTP/1.1\r\n" + host + "\r\n";
    QTest::newRow("no path") << QByteArray("GET") << QByteArray() << none << QByteArray() << false
                             << "GET / HTTP/1.1\r\n" + host + "\r\n";
    QTest::newRow("no path but a query") << QByteArray("GET") << QByteArray("?a=b") << none << QByteArray() << false
                                         << "GET /?a=b HTTP/1.1\r\n" + host + "\r\n";
    QTest::newRow("URL as typed") << QByteArray("GET")
                                  << QByteArray("/a/../b/./%7E%zz{x}|\"?q=[1]&e=%C3%A4\xC3\xA4#part") << none
                                  << QByteArray() << false
                                  << "GET /a/../b/./%7E%zz{x}|\"?q=[1]&e=%C3%A4\xC3\xA4 HTTP/1.1\r\n" + host + "\r\n";
    QTest::newRow("POST") << QByteArray("POST") << QByteArray("/") << none << QByteArray("{}") << true
                          << "POST / HTTP/1.1\r\n" + host + "Content-Length: 2\r\n\r\n{}";
    QTest::newRow("empty body") << QByteArray("POST") << QByteArray("/") << none << QByteArray() << true
                                << "POST / HTTP/1.1\r\n" + host + "Content-Length: 0\r\n\r\n";
    for (const char* method : {"POST", "PUT", "PATCH"})
        QTest::addRow("%s without a body", method)
            << QByteArray(method) << QByteArray("/") << none << QByteArray() << false
            << method + QByteArray(" / HTTP/1.1\r\n") + host + "Content-Length: 0\r\n\r\n";
    for (const char* method : {"DELETE", "GET", "HEAD", "OPTIONS"})
        QTest::addRow("%s without a body", method) << QByteArray(method) << QByteArray("/") << none << QByteArray()
                                                   << false << method + QByteArray(" / HTTP/1.1\r\n") + host + "\r\n";
    QTest::newRow("GET with body") << QByteArray("GET") << QByteArray("/") << none << QByteArray("x") << true
                                   << "GET / HTTP/1.1\r\n" + host + "Content-Length: 1\r\n\r\nx";
    QTest::newRow("any method") << QByteArray("FROB-X") << QByteArray("/") << none << QByteArray("x") << true
                                << "FROB-X / HTTP/1.1\r\n" + host + "Content-Length: 1\r\n\r\nx";
    QTest::newRow("NUL in the body") << QByteArray("PUT") << QByteArray("/") << none << QByteArray("a\0b\r\n\r\n", 7)
                                     << true
                                     << "PUT / HTTP/1.1\r\n" + host + "Content-Length: 7\r\n\r\n" +
                                            QByteArray("a\0b\r\n\r\n", 7);
    QTest::newRow("headers in order, twice, empty")
        << QByteArray("GET") << QByteArray("/")
        << HeaderFields{{"X-b", "1"}, {"x-A", ""}, {"X-b", "2"}, {"Accept", "*/*"}} << QByteArray() << false
        << "GET / HTTP/1.1\r\n" + host + "X-b: 1\r\nx-A:\r\nX-b: 2\r\nAccept: */*\r\n\r\n";
    QTest::newRow("own Host, once") << QByteArray("GET") << QByteArray("/")
                                    << HeaderFields{{"host", "other"}, {"Host", "third"}} << QByteArray() << false
                                    << QByteArray("GET / HTTP/1.1\r\nhost: other\r\n\r\n");
    QTest::newRow("own length") << QByteArray("POST") << QByteArray("/") << HeaderFields{{"content-length", "1"}}
                                << QByteArray("x") << true
                                << "POST / HTTP/1.1\r\n" + host + "content-length: 1\r\n\r\nx";
    QTest::newRow("chunked on demand") << QByteArray("POST") << QByteArray("/")
                                       << HeaderFields{{"Transfer-Encoding", "chunked"}} << QByteArray("hello, world!")
                                       << true
                                       << "POST / HTTP/1.1\r\n" + host +
                                              "Transfer-Encoding: chunked\r\n\r\nd\r\nhello, world!\r\n0\r\n\r\n";
}

void TestRequest::bytesOnTheWire()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, tail);
    QFETCH(const HeaderFields, headers);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, hasBody);
    QFETCH(QByteArray, expected);
    const WireServer server;
    RenderedRequest request = makeRequest(method, server.url(tail), body);
    request.headers = headers;
    request.hasBody = hasBody;
    expected.replace("HOST", "127.0.0.1:" + QByteArray::number(server.port()));
    // Plain and held before the last byte: the same bytes, also without a body.
    for (const ReleaseMode mode : {ReleaseMode::Plain, ReleaseMode::LastByte, ReleaseMode::SinglePacket}) {
        Shot shot = makeShot(request);
        shot.gate = 0;
        shot.release = mode;
        shot.newConnection = true;
        const Exchange exchange = fireOne(shot);
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QCOMPARE(server.connections().back().bytes, expected);
        QCOMPARE(exchange.requestHead + exchange.requestBody, expected);
        QCOMPARE(exchange.bytesUp, expected.size());
        QVERIFY(exchange.requestHead.endsWith("\r\n\r\n"));
        QVERIFY(!exchange.segments);
    }
}

void TestRequest::hugeBodies()
{
    // Larger than any socket buffer: written in many pieces, also while the server reads slowly.
    QByteArray body(9'000'001, '\0');
    for (qsizetype i = 0; i < body.size(); ++i)
        body[i] = char(i * 31 % 251);
    const WireServer server([](const WireRequest&) { return WireReply(); }, {.readPieceBytes = 50'000});
    Shot shot = makeShot(makeRequest("PUT", server.url(), body));
    for (const ReleaseMode mode : {ReleaseMode::Plain, ReleaseMode::LastByte}) {
        shot.gate = 0;
        shot.release = mode;
        const Exchange exchange = fireOne(shot);
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QVERIFY(server.requests().back().body == body);
        QVERIFY(exchange.requestBody == body);
        QVERIFY(exchange.timing.sent >= exchange.timing.released);
    }
}

void TestRequest::unsendable_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<HeaderFields>("headers");
    QTest::newRow("method with a space") << QByteArray("GET /x") << HeaderFields{};
    QTest::newRow("no method") << QByteArray() << HeaderFields{};
    QTest::newRow("line break in a value") << QByteArray("GET") << HeaderFields{{"X", "a\r\nEvil: 1"}};
    QTest::newRow("NUL in a value") << QByteArray("GET") << HeaderFields{{"X", QByteArray("a\0b", 3)}};
    QTest::newRow("colon in a name") << QByteArray("GET") << HeaderFields{{"X:", "a"}};
    QTest::newRow("no name") << QByteArray("GET") << HeaderFields{{"", "a"}};
}

void TestRequest::unsendable()
{
    QFETCH(const QByteArray, method);
    QFETCH(const HeaderFields, headers);
    const WireServer server;
    RenderedRequest request = makeRequest(method, server.url());
    request.headers = headers;
    const Exchange exchange = fireOne(makeShot(request));
    QCOMPARE(exchange.outcome, Outcome::Refused);
    QVERIFY(!exchange.error.isEmpty());
    QCOMPARE(server.connections().size(), 0);
}

void TestRequest::splitsUrls_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("hostHeader");
    QTest::addColumn<QByteArray>("target");
    QTest::newRow("default port") << QByteArray("HTTP://Example.com:80/x") << QByteArray("Example.com")
                                  << QByteArray("/x");
    QTest::newRow("other port") << QByteArray("https://example.com:80") << QByteArray("example.com:80")
                                << QByteArray("/");
    QTest::newRow("empty port") << QByteArray("https://example.com:/a") << QByteArray("example.com")
                                << QByteArray("/a");
    QTest::newRow("IPv6") << QByteArray("http://[::1]:8080/a?b#c") << QByteArray("[::1]:8080") << QByteArray("/a?b");
    QTest::newRow("user info") << QByteArray("http://me:p@ss@host/a@b") << QByteArray("host") << QByteArray("/a@b");
    QTest::newRow("international") << QByteArray("http://b\xC3\xBC"
                                                 "cher.example/")
                                   << QByteArray("xn--bcher-kva.example") << QByteArray("/");
    QTest::newRow("no host") << QByteArray("http:///x") << QByteArray() << QByteArray();
    QTest::newRow("bad port") << QByteArray("http://h:8x/") << QByteArray() << QByteArray();
    QTest::newRow("no scheme") << QByteArray("example.com/") << QByteArray() << QByteArray();
    QTest::newRow("tab") << QByteArray("http://h/\t") << QByteArray() << QByteArray();
}

void TestRequest::splitsUrls()
{
    QFETCH(const QByteArray, url);
    QFETCH(const QByteArray, hostHeader);
    QFETCH(const QByteArray, target);
    const auto parts = splitUrl(url);
    QCOMPARE(parts.has_value(), !hostHeader.isEmpty());
    if (!parts)
        return;
    QCOMPARE(parts->hostHeader, hostHeader);
    QCOMPARE(parts->target, target);
}

QTEST_GUILESS_MAIN(TestRequest)
#include "request.moc"
