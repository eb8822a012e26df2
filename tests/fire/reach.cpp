// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/environmentproxy.h"
#include "fire/peers.h"
#include "fire/shots.h"
#include "support/wireserver.h"

#include <QFileInfo>
#include <QTest>
#include <unistd.h>

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

/// The ways to a target: IPv6, unix sockets, proxies, redirects; and many connections at once.
class TestReach : public QObject
{
    Q_OBJECT

private slots:
    void ipv6();
    void unixSocket();
    void aDeadUnixSocketIsNamed();
    void environmentProxyIsIgnored();
    void environmentProxyIsAskedWhenTheUserWants();
    void socksProxy();
    void httpProxy();
    void httpProxyOfTls();
    void proxyThatRefusesTunnels();
    void noProxy();
    void redirectsOnlyWhenAsked();
    void redirectsKeepWhatTheyMay_data();
    void redirectsKeepWhatTheyMay();
    void aRedirectTakesNoSecretsElsewhere();
    void resendThroughProxyIsPrevented();
    void newConnections();
    void keepsTransportsApart();
    void tenThousandAtOnce();
};

void TestReach::ipv6()
{
    const WireServer server([](const WireRequest&) { return WireReply(); }, {.isIpv6 = true});
    const Exchange exchange = fireOne(makeShot(makeRequest("POST", server.url(), "x")));
    if (exchange.outcome == Outcome::Refused)
        QSKIP("this machine has no IPv6 loopback");
    QCOMPARE(exchange.outcome, Outcome::Responded);
    QCOMPARE(exchange.connection.remote, "[::1]:" + QByteArray::number(server.port()));
    QVERIFY(exchange.requestHead.contains("\r\nHost: [::1]:" + QByteArray::number(server.port()) + "\r\n"));
}

void TestReach::unixSocket()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"s"_s);
    const WireServer server([](const WireRequest&) { return WireReply(); }, {.unixPath = path.toUtf8()});
    RenderedRequest request = makeRequest("POST", "http://docker/v1/x", "x");
    request.transport.unixSocket = path;
    std::vector<Shot> shots;
    for (int i = 0; i < 5; ++i) {
        shots.push_back(makeShot(request, i));
        shots.back().gate = 1;
        shots.back().release = ReleaseMode::LastByte;
    }
    for (const Exchange& exchange : fireAll({shots})) {
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QCOMPARE(exchange.connection.remote, "unix:" + path.toUtf8());
    }
    QVERIFY(server.requests().front().head.contains("\r\nHost: docker\r\n"));
}

void TestReach::aDeadUnixSocketIsNamed()
{
    const QTemporaryDir folder;
    const QString missing = folder.filePath(u"missing"_s);
    const QString dead = folder.filePath(u"dead"_s);
    {
        const WireServer server([](const WireRequest&) { return WireReply(); }, {.unixPath = dead.toUtf8()});
    }
    QVERIFY(QFileInfo::exists(dead));
    for (const auto& [path, reason] :
         {std::pair{missing, u"No such file"_s}, std::pair{dead, u"Connection refused"_s}}) {
        for (const bool follows : {false, true}) { // by hand, and by libcurl
            RenderedRequest request = makeRequest("POST", "http://docker/v1/x", "x");
            request.transport.unixSocket = path;
            request.transport.followRedirects = follows;
            const Exchange exchange = fireOne(makeShot(request));
            QCOMPARE(exchange.outcome, Outcome::Refused);
            QVERIFY2(exchange.error.contains(path) && exchange.error.contains(reason), qPrintable(exchange.error));
        }
    }
}

void TestReach::environmentProxyIsIgnored()
{
    for (const char* name : {"http_proxy", "HTTP_PROXY", "https_proxy", "all_proxy", "ALL_PROXY"})
        qputenv(name, "http://127.0.0.1:1");
    qputenv("no_proxy", "*");
    const WireServer server;
    const Exchange direct = fireOne(makeShot(makeRequest("GET", server.url())));
    RenderedRequest request = makeRequest("GET", server.url());
    request.transport.proxy = u"socks5://127.0.0.1:1"_s;
    const Exchange proxied = fireOne(makeShot(request));
    for (const char* name : {"http_proxy", "HTTP_PROXY", "https_proxy", "all_proxy", "ALL_PROXY", "no_proxy"})
        qunsetenv(name);
    QCOMPARE(direct.outcome, Outcome::Responded);
    QCOMPARE(proxied.outcome, Outcome::Refused); // no_proxy of the environment does not count either
}

void TestReach::environmentProxyIsAskedWhenTheUserWants()
{
    const WireServer proxy;
    qputenv("http_proxy", proxy.url());
    qputenv("HTTP_PROXY", "http://127.0.0.1:1");
    qputenv("all_proxy", "socks5://127.0.0.1:2");
    qputenv("NO_PROXY", ".internal");
    RenderedRequest request = makeRequest("GET", "http://target.example/x");
    request.transport.proxy = u"Environment"_s;
    const Exchange proxied = fireOne(makeShot(request));
    RenderedRequest local = makeRequest("GET", proxy.url("/here"));
    local.transport.proxy = environmentProxy;
    const Exchange direct = fireOne(makeShot(local)); // this machine needs no proxy
    const Transport tls = withEnvironmentProxy(request.transport, "https://target.example/");
    for (const char* name : {"http_proxy", "HTTP_PROXY", "all_proxy", "NO_PROXY"})
        qunsetenv(name);
    QCOMPARE(proxied.outcome, Outcome::Responded);
    QVERIFY2(proxy.requests().front().head.startsWith("GET http://target.example/x "), proxy.requests().front().head);
    QVERIFY(proxy.requests().back().head.startsWith("GET /here "));
    QCOMPARE(direct.outcome, Outcome::Responded);
    QCOMPARE(tls.proxy, u"socks5://127.0.0.1:2"_s);
    QCOMPARE(tls.noProxy, u".internal"_s);
    QVERIFY(withEnvironmentProxy(request.transport, "http://target.example/").proxy.isEmpty()); // it names none now
}

void TestReach::socksProxy()
{
    const WireServer server([](const WireRequest&) { return WireReply(); }, {.isSocks5 = true});
    RenderedRequest request = makeRequest("POST", "http://no-such-host.invalid:81/x", "x");
    request.transport.proxy = u"socks5h://127.0.0.1:%1"_s.arg(server.port());
    std::vector<Shot> shots;
    for (int i = 0; i < 3; ++i) {
        shots.push_back(makeShot(request, i));
        shots.back().gate = i == 0 ? -1 : 1;
        shots.back().release = ReleaseMode::LastByte;
    }
    for (const Exchange& exchange : fireAll({shots})) {
        QCOMPARE(exchange.error, QString());
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QVERIFY(exchange.requestHead.startsWith("POST /x HTTP/1.1\r\nHost: no-such-host.invalid:81\r\n"));
    }
    QCOMPARE(server.socksTarget(), QByteArray("\x14no-such-host.invalid\0Q", 23));
}

void TestReach::httpProxy()
{
    if (!Peers::has(u"tinyproxy"_s))
        QSKIP("tinyproxy is not installed");
    Peers peers;
    const quint16 port = peers.startTinyproxy();
    QVERIFY(port);
    const WireServer server;
    RenderedRequest request = makeRequest("POST", server.url("/a/../b?%7E"), "x");
    request.transport.proxy = u"http://127.0.0.1:%1"_s.arg(port);
    const Exchange forwarded = fireOne(makeShot(request));
    QCOMPARE(forwarded.error, QString());
    QCOMPARE(forwarded.outcome, Outcome::Responded);
    QVERIFY2(forwarded.requestHead.startsWith("POST " + request.url + " HTTP/1.1\r\n"),
             forwarded.requestHead.constData());
    QVERIFY(server.requests().back().head.startsWith("POST /a/../b?%7E HTTP/1."));
    QCOMPARE(forwarded.wireSends, 1);

    // What is held byte by byte goes through a tunnel, so that the proxy does not hold bytes of its own.
    Shot held = makeShot(request);
    held.gate = 1;
    held.release = ReleaseMode::LastByte;
    const Exchange tunnelled = fireOne(held);
    QCOMPARE(tunnelled.error, QString());
    QCOMPARE(tunnelled.outcome, Outcome::Responded);
    QCOMPARE(server.connections().back().bytes, tunnelled.requestHead + tunnelled.requestBody);
    QCOMPARE(server.requestCount(), 2);
}

void TestReach::httpProxyOfTls()
{
    for (const QString& program : {u"tinyproxy"_s, u"nginx"_s, u"openssl"_s}) {
        if (!Peers::has(program))
            QSKIP(qPrintable(program + u" is not installed"_s));
    }
    Peers peers;
    const quint16 proxy = peers.startTinyproxy();
    const Certificate certificate = peers.certificate(u"localhost"_s, u"IP:127.0.0.1"_s);
    const quint16 port = peers.startNginx({.tls = &certificate, .isHttp2 = true});
    for (const HttpVersion version : {HttpVersion::Http1, HttpVersion::Http2}) {
        RenderedRequest request = makeRequest("POST", "https://127.0.0.1:" + QByteArray::number(port) + "/", "x");
        request.transport.proxy = u"http://127.0.0.1:%1"_s.arg(proxy);
        request.transport.authorityFile = certificate.certificate;
        request.transport.httpVersion = version;
        const Exchange exchange = fireOne(makeShot(request));
        QCOMPARE(exchange.error, QString());
        QCOMPARE(exchange.response.status, 201);
        QVERIFY2(!exchange.requestHead.contains("CONNECT"), "the tunnel is the proxy's, not the target's");
        QVERIFY(!exchange.response.head.contains("established"));
    }
    // A proxy that is not there: nothing reached anybody.
    RenderedRequest request = makeRequest("POST", "https://127.0.0.1:" + QByteArray::number(port) + "/", "x");
    request.transport.proxy = u"http://127.0.0.1:1"_s;
    const Exchange exchange = fireOne(makeShot(request));
    QCOMPARE(exchange.outcome, Outcome::Refused);
    QCOMPARE(exchange.wireSends, 0);
}

void TestReach::proxyThatRefusesTunnels()
{
    const WireServer proxy([](const WireRequest&) {
        return WireReply{.bytes = "HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno",
                         .then = WireReply::Then::Close};
    });
    for (const HttpVersion version : {HttpVersion::Http1, HttpVersion::Http2, HttpVersion::Automatic}) {
        RenderedRequest request = makeRequest("POST", "https://target.example/", "x");
        request.headers = {{"Authorization", "Bearer secret"}};
        request.transport.proxy = u"http://127.0.0.1:%1"_s.arg(proxy.port());
        request.transport.httpVersion = version;
        const Exchange exchange = fireOne(makeShot(request));
        QCOMPARE(exchange.outcome, Outcome::Refused);
        QCOMPARE(exchange.wireSends, 0);
        QCOMPARE(exchange.bytesUp, 0);
        QCOMPARE(exchange.timing.firstByte, -1);
        QVERIFY(!exchange.error.isEmpty());
        const QByteArray head = proxy.requests().back().head;
        QVERIFY(head.startsWith("CONNECT target.example:443 ") && !head.contains("secret"));
    }
}

void TestReach::noProxy()
{
    const WireServer server;
    RenderedRequest request = makeRequest("POST", server.url(), "x");
    for (const QString& proxy : {u"http://127.0.0.1:1"_s, u"socks5://127.0.0.1:1"_s}) {
        request.transport.proxy = proxy;
        for (const QString& direct : {u"example.com,127.0.0.1"_s, u"example.com, 127.0.0.0/8"_s, u"*"_s}) {
            request.transport.noProxy = direct;
            QCOMPARE(fireOne(makeShot(request)).outcome, Outcome::Responded);
        }
        request.transport.noProxy.clear();
        QCOMPARE(fireOne(makeShot(request)).outcome, Outcome::Refused);
    }
}

void TestReach::redirectsOnlyWhenAsked()
{
    const WireServer server([](const WireRequest& request) {
        if (request.head.startsWith("POST /old") || request.head.startsWith("GET /old"))
            return WireReply{.bytes =
                                 "HTTP/1.1 307 Temporary Redirect\r\nLocation: /new\r\nContent-Length: 3\r\n\r\nold"};
        return WireReply();
    });
    for (const QByteArray method : {"POST", "GET"}) {
        RenderedRequest request = makeRequest(method, server.url("/old"), method == "POST" ? "body" : "");
        const int before = server.requestCount();
        const Exchange plain = fireOne(makeShot(request));
        QCOMPARE(plain.response.status, 307);
        QCOMPARE(server.requestCount(), before + 1);
        QCOMPARE(plain.wireSends, 1);
        request.transport.followRedirects = true;
        const Exchange followed = fireOne(makeShot(request));
        QCOMPARE(followed.error, QString());
        QCOMPARE(followed.response.status, 200);
        QCOMPARE(followed.response.body, "ok");
        QCOMPARE(followed.wireSends, 2); // every hop is counted
        QCOMPARE(server.requestCount(), before + 3);
        QCOMPARE(server.requests().back().body, request.body);
    }
}

void TestReach::redirectsKeepWhatTheyMay_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isOtherHost");
    for (const int status : {301, 302, 303, 307, 308}) {
        for (const bool isOtherHost : {false, true})
            QTest::addRow("%d, %s", status, isOtherHost ? "another host" : "same host") << status << isOtherHost;
    }
}

/// usebruno/bruno#7570, #5704, #4397, #4787, #1332; Kong/insomnia#6231. Another port is another host, which gets
/// neither credentials nor the key.
void TestReach::redirectsKeepWhatTheyMay()
{
    QFETCH(int, status);
    QFETCH(bool, isOtherHost);
    const WireServer other([](const WireRequest&) { return WireReply(); });
    const QByteArray place = isOtherHost ? other.url("/end") : QByteArray("/end");
    const WireServer server([&](const WireRequest& request) {
        if (request.head.startsWith("POST /old"))
            return WireReply{.bytes = "HTTP/1.1 " + QByteArray::number(status) + " Moved\r\nLocation: " + place +
                                      "\r\nContent-Length: 0\r\n\r\n"};
        return WireReply();
    });
    RenderedRequest request = makeRequest("POST", server.url("/old"), "body");
    request.headers = {{"Authorization", "Bearer a"}, {"Cookie", "c=1"}, {"Idempotency-Key", "k"}};
    request.transport.followRedirects = true;
    const Exchange followed = fireOne(makeShot(request));
    QCOMPARE(followed.response.status, 200);
    QCOMPARE(followed.wireSends, 2);
    const WireRequest last = (isOtherHost ? other : server).requests().back();
    const bool keepsMethod = status >= 307;
    QVERIFY2(last.head.startsWith(keepsMethod ? "POST /end" : "GET /end"), last.head.constData());
    QCOMPARE(last.body, keepsMethod ? QByteArray("body") : QByteArray());
    QCOMPARE(last.head.contains("Authorization: Bearer a"), !isOtherHost);
    QCOMPARE(last.head.contains("Cookie: c=1"), !isOtherHost);
    QCOMPARE(last.head.contains("Idempotency-Key: k"), !isOtherHost);
}

void TestReach::aRedirectTakesNoSecretsElsewhere()
{
    const WireServer elsewhere;
    const WireServer server([&](const WireRequest& request) {
        if (request.head.startsWith("POST /new"))
            return WireReply();
        const QByteArray place = request.head.startsWith("POST /far") ? elsewhere.url("/new") : "/new";
        return WireReply{.bytes =
                             "HTTP/1.1 307 Temporary Redirect\r\nLocation: " + place + "\r\nContent-Length: 0\r\n\r\n"};
    });
    const HeaderFields secrets{
        {"Idempotency-Key", "k-1"}, {"Authorization", "Bearer t"}, {"Cookie", "sid=1"}, {"X-Api-Key", "secret"}};
    for (const bool isFar : {false, true}) {
        RenderedRequest request = makeRequest("POST", server.url(isFar ? "/far" : "/near"), "{}");
        request.headers = secrets;
        request.headers.push_back({"Content-Type", "application/json"});
        request.transport.followRedirects = true;
        const Exchange exchange = fireOne(makeShot(request));
        QCOMPARE(exchange.error, QString());
        QCOMPARE(exchange.response.status, 200);
        const WireRequest last = (isFar ? elsewhere : server).requests().back();
        QVERIFY(last.head.startsWith("POST /new"));
        QVERIFY2(last.head.contains("\r\nContent-Type: application/json\r\n"), last.head);
        QCOMPARE(last.body, "{}");
        for (const HeaderField& secret : secrets)
            QVERIFY2(last.head.contains(secret.value) != isFar, last.head);
    }
}

void TestReach::resendThroughProxyIsPrevented()
{
    // libcurl carries what a forwarding proxy takes, and redirects; its silent resend on a kept connection must not
    // happen.
    const WireServer proxy([](const WireRequest& request) {
        return request.number == 1 ? WireReply() : WireReply{.bytes = {}, .then = WireReply::Then::Close};
    });
    for (const bool follows : {false, true}) {
        RenderedRequest request = makeRequest("POST", follows ? proxy.url() : "http://target.example/", "x");
        request.transport.followRedirects = follows;
        request.transport.proxy = follows ? QString() : u"http://127.0.0.1:%1"_s.arg(proxy.port());
        const int before = proxy.requestCount();
        const std::vector<Exchange> results = fireAll({{makeShot(request, 1)}, {makeShot(request, 2)}});
        QCOMPARE(results[0].outcome, Outcome::Responded);
        QCOMPARE(results[1].outcome, Outcome::Unknown);
        QCOMPARE(results[1].wireSends, 1);
        QVERIFY2(results[1].error.contains(u"second time was prevented"_s), qPrintable(results[1].error));
        QCOMPARE(proxy.requestCount(), before + 2);
    }
}

void TestReach::newConnections()
{
    const WireServer server;
    Shot shot = makeShot(makeRequest("POST", server.url(), "x"));
    shot.newConnection = true;
    const std::vector<Exchange> results = fireAll({{shot}, {shot}, {shot}});
    for (const Exchange& exchange : results)
        QVERIFY(!exchange.connection.reused && exchange.timing.connected >= 0);
    QCOMPARE(server.connections().size(), 3);
    QVERIFY(results[0].connection.id != results[1].connection.id);
    QVERIFY(server.waitForEnd(2)); // none is kept
}

void TestReach::keepsTransportsApart()
{
    // Same address, other transport: a connection must not be shared, or a check of proxies would measure nothing.
    const WireServer server;
    RenderedRequest direct = makeRequest("POST", server.url(), "x");
    RenderedRequest other = direct;
    other.transport.noProxy = u"127.0.0.1"_s;
    other.transport.proxy = u"socks5://127.0.0.1:1"_s;
    const std::vector<Exchange> results = fireAll({{makeShot(direct, 1)}, {makeShot(other, 2)}, {makeShot(direct, 3)}});
    QVERIFY(!results[1].connection.reused);
    QVERIFY(results[2].connection.reused);
}

void TestReach::tenThousandAtOnce()
{
    if (!Peers::has(u"nginx"_s))
        QSKIP("nginx is not installed");
    Peers peers;
    const quint16 port = peers.startNginx({});
    const RenderedRequest request = makeRequest("POST", "http://127.0.0.1:" + QByteArray::number(port) + "/", "x");
    const Shot shot = makeShot(request);
    Engine engine; // raises the limit of open files
    if (std::min(sysconf(_SC_OPEN_MAX), 11'000L) < 11'000L)
        QSKIP("this machine does not allow ten thousand sockets");
    ListFeed feed(std::vector<Shot>(10'000, shot));
    QVERIFY(engine.fire(feed, {}));
    QCOMPARE(feed.results.size(), 10'000);
    const auto failed = std::count_if(feed.results.begin(), feed.results.end(),
                                      [](const Exchange& exchange) { return exchange.response.status != 201; });
    QCOMPARE(failed, 0);
}

QTEST_GUILESS_MAIN(TestReach)
#include "reach.moc"
