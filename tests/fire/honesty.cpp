// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/shots.h"
#include "support/wireserver.h"

#include <QTest>

using namespace idemscope;
using namespace idemscope::test;
using Then = WireReply::Then;

namespace {

/// What a peer does, and what the second of two exchanges in sequence on one engine must come out as.
struct Situation
{
    const char* name;
    WireServer::Script script;
    WireServer::Options options;
    Outcome first;
    Outcome second;
};

WireReply reply(const QByteArray& bytes, Then then)
{
    return {.bytes = bytes, .then = then};
}

std::vector<Situation> situations()
{
    const QByteArray ok = "HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nok";
    const auto always = [](const WireReply& answer) {
        return [answer](const WireRequest&) {
            return answer;
        };
    };
    const auto onSecond = [ok](Then then, const QByteArray& bytes) {
        return [=](const WireRequest& request) {
            return request.number == 1 ? reply(ok, Then::KeepOpen) : reply(bytes, then);
        };
    };
    const Outcome unknown = Outcome::Unknown;
    const Outcome responded = Outcome::Responded;
    return {
        {"answers", always(reply(ok, Then::KeepOpen)), {}, responded, responded},
        {"answers and closes",
         always(reply("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok", Then::Close)),
         {},
         responded,
         responded},
        {"closes without answer", always(reply({}, Then::Close)), {}, unknown, unknown},
        {"resets without answer", always(reply({}, Then::Reset)), {}, unknown, unknown},
        {"half a status line", always(reply("HTTP/1.1 20", Then::Close)), {}, unknown, unknown},
        {"half a head", always(reply("HTTP/1.1 201 Created\r\nContent-Le", Then::Close)), {}, unknown, unknown},
        {"body cut short",
         always(reply("HTTP/1.1 201 Created\r\nContent-Length: 9\r\n\r\nok", Then::Close)),
         {},
         unknown,
         unknown},
        {"chunked body cut short",
         always(reply("HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n", Then::Close)),
         {},
         unknown,
         unknown},
        {"body reset",
         always(reply("HTTP/1.1 201 Created\r\nContent-Length: 9\r\n\r\nok", Then::Reset)),
         {},
         unknown,
         unknown},
        {"body until reset", always(reply("HTTP/1.1 201 Created\r\n\r\nok", Then::Reset)), {}, unknown, unknown},
        {"body until close", always(reply("HTTP/1.1 201 Created\r\n\r\nok", Then::Close)), {}, responded, responded},
        {"no HTTP", always(reply("220 mail.example ESMTP\r\n\r\n", Then::Close)), {}, unknown, unknown},
        {"interim only", always(reply("HTTP/1.1 102 Processing\r\n\r\n", Then::Close)), {}, unknown, unknown},
        {"dead keep-alive, FIN", onSecond(Then::Close, {}), {}, responded, unknown},
        {"dead keep-alive, RST", onSecond(Then::Reset, {}), {}, responded, unknown},
        {"dead keep-alive, half a status line", onSecond(Then::Close, "HTTP/1.1 20"), {}, responded, unknown},
        {"reads slowly", always(reply(ok, Then::KeepOpen)), {.readPieceBytes = 40}, responded, responded},
        {"redirects",
         always(
             reply("HTTP/1.1 307 Temporary Redirect\r\nLocation: /there\r\nContent-Length: 0\r\n\r\n", Then::KeepOpen)),
         {},
         responded,
         responded},
    };
}

}

/// "The client never sends more than asked": the table of situations in which HTTP libraries resend by themselves.
class TestHonesty : public QObject
{
    Q_OBJECT

private slots:
    void sendsOncePerShot_data();
    void sendsOncePerShot();
    void closedBeforeReading();
    void refusedWritesNothing();
    void deadConnectionIsReplacedOnlyWhenNothingWasWritten();
};

void TestHonesty::sendsOncePerShot_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<int>("situation");
    for (const QByteArray method : {"POST", "PUT", "DELETE", "GET"}) {
        for (int i = 0; i < int(situations().size()); ++i)
            QTest::addRow("%s, %s", method.constData(), situations()[std::size_t(i)].name) << method << i;
    }
}

void TestHonesty::sendsOncePerShot()
{
    QFETCH(const QByteArray, method);
    QFETCH(const int, situation);
    const Situation asked = situations()[std::size_t(situation)];
    const WireServer server(asked.script, asked.options);
    const bool hasBody = method == "POST" || method == "PUT";
    const RenderedRequest request = makeRequest(method, server.url("/pay"), hasBody ? "{\"amount\":10}" : "");

    const std::vector<Exchange> results = fireAll({{makeShot(request, 1)}, {makeShot(request, 2)}});

    QCOMPARE(results.size(), 2);
    QCOMPARE(results[0].outcome, asked.first);
    QCOMPARE(results[1].outcome, asked.second);
    for (const Exchange& exchange : results) {
        QCOMPARE(exchange.wireSends, 1);
        QCOMPARE(exchange.error.isEmpty(), exchange.outcome == Outcome::Responded);
        QCOMPARE(exchange.bytesUp, exchange.requestHead.size() + exchange.requestBody.size());
    }
    QCOMPARE(server.requestCount(), 2); // every script reads the whole request
    QByteArray sent;
    for (const WireConnection& connection : server.connections())
        sent += connection.bytes;
    QCOMPARE(sent, results[0].requestHead + results[0].requestBody + results[1].requestHead + results[1].requestBody);
}

void TestHonesty::closedBeforeReading()
{
    const WireServer server([](const WireRequest&) { return WireReply(); }, {.closesOnAccept = true});
    for (const QByteArray method : {"POST", "PUT", "DELETE", "GET"}) {
        const Exchange exchange = fireOne(makeShot(makeRequest(method, server.url(), "x")));
        QVERIFY(exchange.outcome != Outcome::Responded);
        QCOMPARE(exchange.wireSends, exchange.bytesUp > 0 ? 1 : 0);
        QCOMPARE(exchange.outcome, exchange.bytesUp > 0 ? Outcome::Unknown : Outcome::Refused);
    }
    QCOMPARE(server.requestCount(), 0);
}

void TestHonesty::refusedWritesNothing()
{
    quint16 closedPort = 0;
    {
        const WireServer server;
        closedPort = server.port();
    }
    const QByteArray port = QByteArray::number(closedPort);
    for (const QByteArray& url : {"http://127.0.0.1:" + port + "/", QByteArray("http://no-such-host.invalid/"),
                                  QByteArray("http://127.0.0.1:99999/"), QByteArray("ftp://127.0.0.1/"),
                                  QByteArray("http://127.0.0.1/a b"), "https://127.0.0.1:" + port + "/"}) {
        const Exchange exchange = fireOne(makeShot(makeRequest("POST", url, "x")));
        QCOMPARE(exchange.outcome, Outcome::Refused);
        QCOMPARE(exchange.wireSends, 0);
        QCOMPARE(exchange.bytesUp, 0);
        QVERIFY2(!exchange.error.isEmpty(), url.constData());
    }
}

void TestHonesty::deadConnectionIsReplacedOnlyWhenNothingWasWritten()
{
    // The server closes the idle connection between two exchanges: the second one must arrive, once, on a new
    // connection.
    const WireServer server(
        [](const WireRequest&) { return reply("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", Then::Close); });
    Engine engine;
    for (int i = 0; i < 20; ++i) {
        ListFeed feed({makeShot(makeRequest("POST", server.url(), "x"), i)});
        QVERIFY(engine.fire(feed, {}));
        QCOMPARE(feed.results.front().outcome, Outcome::Responded);
        QVERIFY(server.waitForEnd(std::size_t(i)));
    }
    QCOMPARE(server.requestCount(), 20);
}

QTEST_GUILESS_MAIN(TestHonesty)
#include "honesty.moc"
