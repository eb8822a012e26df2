// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "loopback/server.h"

#include "support/rawclient.h"

#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <latch>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <thread>

using namespace idemscope;
using namespace idemscope::loopback;

namespace {

using Wire = HttpAnswer::Wire;
using End = RawReply::End;

HttpAnswer echo(const HttpRequest& request)
{
    HttpAnswer answer;
    answer.headers = {{"X-Method", request.method}, {"X-Connection", std::to_string(request.connection)}};
    answer.body = request.body.empty() ? request.target : request.body;
    return answer;
}

Server::Handler answering(Wire wire, std::string body = "0123456789")
{
    return [wire, body](const HttpRequest&) {
        HttpAnswer answer;
        answer.wire = wire;
        answer.body = body;
        return answer;
    };
}

std::string reasonOfFailure(Server::Options options)
{
    try {
        const Server server(std::move(options), echo);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return {};
}

}

class ServerTest : public QObject
{
    Q_OBJECT

private slots:
    void givesTheRequestAsItWasSent()
    {
        std::optional<HttpRequest> seen;
        Server server({}, [&](const HttpRequest& request) {
            seen = request;
            return HttpAnswer{};
        });
        const std::string body("\0\r\n\xff{}", 6);
        exchangeOnce(server.port(), "PATCH", "/a%20b?x=1&y", body, {{"X-Twice", "1"}, {"x-twice", "2"}});
        QCOMPARE(seen->method, std::string("PATCH"));
        QCOMPARE(seen->target, std::string("/a%20b?x=1&y"));
        QCOMPARE(seen->path(), std::string("/a%20b"));
        QCOMPARE(seen->query(), std::string("x=1&y"));
        QCOMPARE(seen->body, body);
        QCOMPARE(seen->header("X-TWICE"), std::string("1"));
        QCOMPARE(seen->headerValues("X-Twice"), (std::vector<std::string>{"1", "2"}));
        QCOMPARE(seen->header("Missing"), std::string());
        QVERIFY(seen->receivedMicros > 0);
        QCOMPARE(server.requestsRead(), 1u);
    }

    void pathOfAnAbsoluteTarget()
    {
        HttpRequest request;
        request.target = "http://host:1/a/b?c=http://d/e";
        QCOMPARE(request.path(), std::string("/a/b"));
        request.target = "http://host";
        QCOMPARE(request.path(), std::string("/"));
        request.target = "*";
        QCOMPARE(request.path(), std::string("*"));
    }

    void keepsTheConnectionUnlessAskedNotTo()
    {
        Server server({}, echo);
        RawClient client(server.port());
        QCOMPARE(client.exchange("GET", "/1").header("X-Connection"), std::string("1"));
        QCOMPARE(client.exchange("GET", "/2").header("X-Connection"), std::string("1"));
        QCOMPARE(client.exchange("GET", "/3", {}, {{"Connection", "close"}}).header("Connection"),
                 std::string("close"));
        QVERIFY(client.read().end == End::Closed);
        RawClient old(server.port());
        old.send("GET /4 HTTP/1.0\r\n\r\n");
        QCOMPARE(old.read().body, std::string("/4"));
        QVERIFY(old.read().end == End::Closed);
        QCOMPARE(server.connectionsAccepted(), 2u);
    }

    void closeAfterEndsTheConnection()
    {
        Server server({}, [](const HttpRequest& request) {
            HttpAnswer answer = echo(request);
            answer.closeAfter = true;
            return answer;
        });
        RawClient client(server.port());
        QCOMPARE(client.exchange("GET", "/").header("Connection"), std::string("close"));
        QVERIFY(client.read().end == End::Closed);
    }

    void answersPipelinedRequestsInOrder()
    {
        Server server({}, [](const HttpRequest& request) {
            HttpAnswer answer = echo(request);
            answer.delayMs = request.target == "/0" ? 30 : 0; // a later answer must not overtake it
            return answer;
        });
        RawClient client(server.port());
        std::string bytes;
        for (int i = 0; i < 50; ++i)
            bytes += RawClient::requestBytes("POST", '/' + std::to_string(i), "body" + std::to_string(i));
        client.send(bytes);
        for (int i = 0; i < 50; ++i)
            QCOMPARE(client.read().body, "body" + std::to_string(i));
    }

    void readsChunkedBodies()
    {
        Server server({}, echo);
        RawClient client(server.port());
        client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n6\r\n "
                    "world\r\n0\r\n\r\n");
        QCOMPARE(client.read().body, std::string("hello world"));
        QCOMPARE(client.exchange("GET", "/next").body, std::string("/next"));
    }

    void readsARequestThatComesByteByByte()
    {
        Server server({}, echo);
        RawClient client(server.port());
        for (const char byte : RawClient::requestBytes("POST", "/", "slow"))
            client.send({&byte, 1});
        QCOMPARE(client.read().body, std::string("slow"));
    }

    void answersExpectContinue()
    {
        Server server({}, echo);
        RawClient client(server.port());
        client.send("POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n");
        QCOMPARE(client.read().status, 100);
        client.send("body");
        QCOMPARE(client.read().body, std::string("body"));
    }

    void headHasNoBody()
    {
        Server server({}, echo);
        RawClient client(server.port());
        const RawReply reply = client.exchange("HEAD", "/twelve-bytes");
        QCOMPARE(reply.header("Content-Length"), std::string("13"));
        QCOMPARE(client.exchange("GET", "/").body, std::string("/"));
    }

    void noContentHasNoLength()
    {
        Server server({}, [](const HttpRequest&) {
            HttpAnswer answer;
            answer.status = 204;
            answer.body = "never sent";
            return answer;
        });
        RawClient client(server.port());
        const RawReply reply = client.exchange("DELETE", "/");
        QCOMPARE(reply.status, 204);
        QCOMPARE(reply.header("Content-Length"), std::string());
        QCOMPARE(client.exchange("DELETE", "/").status, 204);
    }

    void headerValuesNeverEndTheirLine()
    {
        Server server({}, [](const HttpRequest&) {
            HttpAnswer answer;
            answer.headers = {{"X-Echo", "a\r\nX-Injected: b"}};
            return answer;
        });
        const RawReply reply = exchangeOnce(server.port(), "GET", "/");
        QCOMPARE(reply.header("X-Injected"), std::string());
        QCOMPARE(reply.header("X-Echo"), std::string("a  X-Injected: b"));
    }

    void refusesWhatIsNotHttp_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        QTest::newRow("rubbish") << QByteArray("\x16\x03\x01 hello\r\n\r\n") << 400;
        QTest::newRow("http/2 preface") << QByteArray("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n") << 400;
        QTest::newRow("bad length") << QByteArray("POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n") << 400;
        QTest::newRow("bad chunk") << QByteArray("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n") << 400;
        QTest::newRow("bad header") << QByteArray("GET / HTTP/1.1\r\nno colon\r\n\r\n") << 400;
        QTest::newRow("long head") << "GET / HTTP/1.1\r\nX: " + QByteArray(100000, 'x') + "\r\n\r\n" << 431;
        QTest::newRow("announced body too long")
            << QByteArray("POST / HTTP/1.1\r\nContent-Length: 1001\r\n\r\n") << 413;
        QTest::newRow("chunked body too long")
            << "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n7d0\r\n" + QByteArray(2000, 'x') + "\r\n0\r\n\r\n"
            << 413;
    }
    void refusesWhatIsNotHttp()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, status);
        Server::Options options;
        options.bodyLimit = 1000;
        Server server(options, echo);
        RawClient client(server.port());
        client.send(bytes.toStdString());
        const RawReply reply = client.read();
        QCOMPARE(reply.status, status);
        QVERIFY(!reply.body.empty());
        QVERIFY(client.read().end == End::Closed);
        QCOMPARE(server.requestsRead(), 0u);
        QCOMPARE(exchangeOnce(server.port(), "GET", "/alive").status, 200);
    }

    void aClientSeesHowAnAnswerIsCut()
    {
        {
            Server server({}, answering(Wire::Close));
            const RawReply reply = exchangeOnce(server.port(), "POST", "/", "{}");
            QVERIFY(reply.end == End::Closed && reply.status == 0);
        }
        {
            Server server({}, answering(Wire::Reset));
            const RawReply reply = exchangeOnce(server.port(), "POST", "/", "{}");
            QVERIFY(reply.end == End::Reset && reply.status == 0);
        }
        {
            Server server({}, answering(Wire::Half));
            const RawReply reply = exchangeOnce(server.port(), "POST", "/", "{}");
            QVERIFY(reply.end == End::Closed);
            QCOMPARE(reply.status, 200);
            QCOMPARE(reply.header("Content-Length"), std::string("10"));
            QCOMPARE(reply.body, std::string("01234"));
        }
        {
            Server server({}, answering(Wire::Raw, "HTTP/1.1 20"));
            RawClient client(server.port());
            client.send(RawClient::requestBytes("GET", "/", {}, {{"Connection", "close"}}));
            std::string bytes;
            QVERIFY(client.readToEnd(bytes) == End::Closed);
            QCOMPARE(bytes, std::string("HTTP/1.1 20"));
        }
    }

    void closeIsAFinEvenWithRequestsUnread()
    {
        Server server({}, answering(Wire::Close));
        RawClient client(server.port());
        client.send(RawClient::requestBytes("POST", "/", "{}") +
                    RawClient::requestBytes("POST", "/", std::string(100000, 'x')));
        QVERIFY(client.read().end == End::Closed);
        QCOMPARE(server.requestsRead(), 1u);
    }

    void silenceEndsWithTheServer()
    {
        std::optional<Server> server(std::in_place, Server::Options(), answering(Wire::Silence));
        RawClient client(server->port());
        client.send(RawClient::requestBytes("GET", "/"));
        QTRY_COMPARE(server->requestsRead(), 1u);
        QElapsedTimer timer;
        timer.start();
        server.reset();
        QVERIFY(timer.elapsed() < 2000);
        QVERIFY(client.read().status == 0);
    }

    void reportsWhetherAnAnswerLeft_data()
    {
        QTest::addColumn<int>("wire");
        QTest::addColumn<bool>("complete");
        QTest::newRow("respond") << int(Wire::Respond) << true;
        QTest::newRow("half") << int(Wire::Half) << true;
        QTest::newRow("close") << int(Wire::Close) << false;
        QTest::newRow("reset") << int(Wire::Reset) << false;
        QTest::newRow("silence") << int(Wire::Silence) << false;
    }
    void reportsWhetherAnAnswerLeft()
    {
        QFETCH(const int, wire);
        QFETCH(const bool, complete);
        std::atomic<int> reported = -1;
        Server server({}, [&](const HttpRequest&) {
            HttpAnswer answer;
            answer.wire = Wire(wire);
            answer.written = [&](bool whole) {
                reported = whole;
            };
            return answer;
        });
        RawClient client(server.port());
        client.send(RawClient::requestBytes("GET", "/"));
        QTRY_COMPARE(reported.load(), int(complete));
    }

    void aDelayHoldsNoWorker()
    {
        Server::Options options;
        options.workers = 1;
        Server server(options, [](const HttpRequest& request) {
            HttpAnswer answer = echo(request);
            answer.delayMs = request.target == "/slow" ? 60000 : 0;
            return answer;
        });
        RawClient slow(server.port());
        slow.send(RawClient::requestBytes("GET", "/slow"));
        QTRY_COMPARE(server.requestsRead(), 1u);
        QCOMPARE(exchangeOnce(server.port(), "GET", "/quick").body, std::string("/quick"));
    } // and the delayed answer does not hold up the end

    void handlersMayBlockWithoutHoldingUpOthers()
    {
        std::latch together(20); // opens only when all 20 handlers run at once
        Server server({}, [&](const HttpRequest& request) {
            together.arrive_and_wait();
            return echo(request);
        });
        std::vector<RawClient> clients;
        for (int i = 0; i < 20; ++i) {
            clients.emplace_back(server.port());
            clients.back().send(RawClient::requestBytes("GET", "/"));
        }
        for (RawClient& client : clients)
            QCOMPARE(client.read().status, 200);
    }

    void aHandlerThatThrowsIsA500()
    {
        Server server({}, [](const HttpRequest&) -> HttpAnswer { throw std::runtime_error("exploded"); });
        RawClient client(server.port());
        QCOMPARE(client.exchange("GET", "/").status, 500);
        QCOMPARE(client.exchange("GET", "/").status, 500);
    }

    void serves500ConnectionsAtOnce()
    {
        Server server({}, echo);
        std::vector<RawClient> clients;
        for (int i = 0; i < 500; ++i) {
            clients.emplace_back(server.port());
            QVERIFY(clients.back().isConnected());
            clients.back().send(RawClient::requestBytes("POST", "/", "n" + std::to_string(i)));
        }
        for (int i = 0; i < 500; ++i)
            QCOMPARE(clients[std::size_t(i)].read().body, "n" + std::to_string(i));
        QCOMPARE(server.connectionsAccepted(), 500u);
    }

    void endsQuicklyUnderLoad()
    {
        std::atomic<bool> isOver = false;
        std::atomic<int> answered = 0;
        std::optional<Server> server(std::in_place, Server::Options(), echo);
        const auto port = server->port();
        std::vector<std::thread> threads;
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([&] {
                RawClient client(port);
                while (!isOver && client.exchange("POST", "/", "load").status == 200)
                    ++answered;
            });
        }
        RawClient idle(port);
        RawClient halfway(port);
        halfway.send("POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\nhalf");
        QTRY_VERIFY(answered > 200);
        QElapsedTimer timer;
        timer.start();
        server.reset();
        QVERIFY(timer.elapsed() < 2000);
        isOver = true;
        for (std::thread& thread : threads)
            thread.join();
        QVERIFY(idle.read().end != End::TimedOut);
        QVERIFY(!RawClient(port).isConnected());
    }

    void aTakenPortIsReadable()
    {
        Server server({}, echo);
        Server::Options options;
        options.port = server.port();
        const std::string reason = reasonOfFailure(options);
        QVERIFY2(reason.find("already in use") != std::string::npos, reason.c_str());
        QVERIFY2(reason.find(std::to_string(server.port())) != std::string::npos, reason.c_str());
    }

    void aPortCanBeTakenAgainAtOnce()
    {
        Server::Options options;
        {
            Server server({}, answering(Wire::Close));
            options.port = server.port();
            exchangeOnce(server.port(), "GET", "/");
        }
        QCOMPARE(reasonOfFailure(options), std::string());
    }

    void listensOnThisMachineOnly()
    {
        for (const char* address : {"0.0.0.0", "192.0.2.1", "::", "localhost", ""}) {
            Server::Options options;
            options.address = address;
            QVERIFY2(!reasonOfFailure(options).empty(), address);
        }
        Server::Options options;
        options.address = "0.0.0.0";
        options.allowNonLoopback = true;
        QCOMPARE(reasonOfFailure(options), std::string());
    }
};

QTEST_GUILESS_MAIN(ServerTest)
#include "server.moc"
