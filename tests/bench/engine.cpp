// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/engine.h"
#include "base/clock.h"
#include "bench/arrivals.h"
#include "bench/bareloop.h"
#include "fire/peers.h"

#include <QCoreApplication>

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace idemscope;
using namespace idemscope::bench;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

namespace {

RenderedRequestPtr makePost(const QByteArray& url)
{
    RenderedRequest request;
    request.method = "POST";
    request.url = url;
    request.headers = {{"Content-Type", "application/json"}};
    request.body = benchBody;
    request.hasBody = true;
    request.transport.verifyTls = false;
    return std::make_shared<const RenderedRequest>(request);
}

/// Keeps `width` shots under way until `total` are done; keeps nothing of the results, like the bare loop.
class SteadyFeed final : public ShotFeed
{
public:
    SteadyFeed(RenderedRequestPtr request, int width, int total)
        : m_request(std::move(request))
        , m_width(width)
        , m_total(total)
    {
    }

    std::vector<Shot> due(qint64) override
    {
        std::vector<Shot> shots;
        for (; m_underWay < m_width && m_started < m_total; ++m_underWay) {
            Shot& shot = shots.emplace_back();
            shot.id = m_started++;
            shot.request = m_request;
        }
        return shots;
    }
    qint64 nextDue() override { return -1; }
    void finished(Exchange exchange) override
    {
        --m_underWay;
        ++m_done;
        if (exchange.outcome != Outcome::Responded)
            ++failures;
    }
    bool isDone() override { return m_done == m_total; }
    bool isGateComplete(int) override { return true; }
    int failures = 0;

private:
    RenderedRequestPtr m_request;
    int m_width;
    int m_total;
    int m_started = 0;
    int m_underWay = 0;
    int m_done = 0;
};

/// One gate of `count` shots.
class BurstFeed final : public ShotFeed
{
public:
    BurstFeed(const RenderedRequestPtr& request, int count, ReleaseMode mode)
        : m_left(count)
    {
        for (int i = 0; i < count; ++i) {
            Shot& shot = m_shots.emplace_back();
            shot.request = request;
            shot.gate = 0;
            shot.release = mode;
        }
    }
    std::vector<Shot> due(qint64) override { return std::exchange(m_shots, {}); }
    qint64 nextDue() override { return -1; }
    void finished(Exchange exchange) override
    {
        --m_left;
        results.push_back(std::move(exchange));
    }
    bool isDone() override { return m_left == 0; }
    bool isGateComplete(int) override { return true; }
    std::vector<Exchange> results;

private:
    std::vector<Shot> m_shots;
    int m_left;
};

void benchThroughput(Peers& peers)
{
    const quint16 port = peers.startNginx({});
    if (port == 0)
        return;
    const QByteArray url = "http://127.0.0.1:" + QByteArray::number(port) + "/";
    constexpr int total = 40'000;
    constexpr int repetitions = 9;
    Engine engine;
    BareLoop bare(url, 50);
    bare.run(2'000);
    std::vector<double> bareRates, engineRates, ratios;
    int failures = 0;
    for (int i = 0; i < repetitions; ++i) {
        bareRates.push_back(perSecond(total, [&] { bare.run(total); }));
        SteadyFeed feed(makePost(url), 50, total);
        engineRates.push_back(perSecond(total, [&] { (void)engine.fire(feed, {}); }));
        ratios.push_back(engineRates.back() / bareRates.back());
        failures += feed.failures;
    }
    std::printf("throughput, 50 connections, 13-byte POST, %d x %d requests (%d failed)\n", repetitions, total,
                failures);
    std::printf("  %-40s %10.0f /s\n", "bare libcurl multi loop", median(bareRates));
    std::printf("  %-40s %10.0f /s\n", "engine", median(engineRates));
    std::printf("  %-40s %10.2f    (at least 0.85)\n", "engine / bare, median of pairs", median(ratios));
}

long residentKilobytes()
{
    std::FILE* file = std::fopen("/proc/self/statm", "r");
    long size = 0;
    long resident = 0;
    if (file && std::fscanf(file, "%ld %ld", &size, &resident) != 2)
        resident = 0;
    if (file)
        std::fclose(file);
    return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

void benchMemory(Peers& peers)
{
    const quint16 port = peers.startNginx({});
    if (port == 0)
        return;
    Engine engine;
    const RenderedRequestPtr request = makePost("http://127.0.0.1:" + QByteArray::number(port) + "/");
    SteadyFeed first(request, 50, 50'000);
    (void)engine.fire(first, {});
    const long before = residentKilobytes();
    SteadyFeed rest(request, 50, 1'000'000);
    const double rate = perSecond(1'000'000, [&] { (void)engine.fire(rest, {}); });
    std::printf("a feed of 1,000,000: %.0f /s, %d failed, memory %ld KB, grown by %ld KB\n", rate, rest.failures,
                residentKilobytes(), residentKilobytes() - before);
}

double bareWriteSpread(Arrivals& arrivals, int count)
{
    const QByteArray head = "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 13\r\n\r\n";
    const QByteArray all = head + benchBody;
    std::vector<int> sockets;
    for (int i = 0; i < count; ++i) {
        sockets.push_back(connectTo(arrivals.port()));
        send(sockets.back(), all.constData(), std::size_t(all.size() - 1), MSG_NOSIGNAL);
    }
    usleep(20'000); // everything but the last bytes has been read
    arrivals.clear();
    for (const int fd : sockets)
        send(fd, all.constData() + all.size() - 1, 1, MSG_NOSIGNAL);
    while (arrivals.count() < count)
        usleep(200);
    for (const int fd : sockets)
        close(fd);
    return double(arrivals.spread());
}

double engineSpread(Engine& engine, Arrivals& arrivals, const RenderedRequestPtr& request, int count)
{
    arrivals.clear();
    BurstFeed feed(request, count, ReleaseMode::LastByte);
    (void)engine.fire(feed, {});
    return double(arrivals.spread());
}

double heySpread(Arrivals& arrivals, const QByteArray& url, int count)
{
    arrivals.clear();
    QProcess hey;
    const QString number = QString::number(count);
    hey.start(u"hey"_s, {u"-n"_s, number, u"-c"_s, number, u"-m"_s, u"POST"_s, u"-d"_s, QString::fromLatin1(benchBody),
                         QString::fromUtf8(url)});
    hey.waitForFinished(20'000);
    return double(arrivals.spread());
}

void benchRelease()
{
    Arrivals arrivals;
    const QByteArray url = "http://127.0.0.1:" + QByteArray::number(arrivals.port()) + "/";
    const RenderedRequestPtr request = makePost(url);
    const bool hasHey = Peers::has(u"hey"_s);
    constexpr int count = 100;
    constexpr int repetitions = 20;
    std::vector<double> bare, own, fresh, hey;
    Engine engine;
    for (int i = 0; i < repetitions; ++i) {
        bare.push_back(bareWriteSpread(arrivals, count));
        own.push_back(engineSpread(engine, arrivals, request, count));
        Engine unused;
        fresh.push_back(engineSpread(unused, arrivals, request, count));
        if (hasHey)
            hey.push_back(heySpread(arrivals, url, count));
    }
    std::printf("last-byte release of %d requests, spread at the server, median of %d\n", count, repetitions);
    std::printf("  %-40s %10.0f us\n", "bare loop of write on ready sockets", median(bare));
    std::printf("  %-40s %10.0f us  %.2f x bare (at most 2)\n", "engine, kept connections", median(own),
                median(own) / median(bare));
    std::printf("  %-40s %10.0f us  %.2f x bare (at most 2)\n", "engine, new connections", median(fresh),
                median(fresh) / median(bare));
    if (hasHey)
        std::printf("  %-40s %10.0f us  engine is %.2f of it (at most 0.6)\n", "hey -n 100 -c 100", median(hey),
                    std::max(median(own), median(fresh)) / median(hey));
}

void benchSinglePacket(Peers& peers)
{
    const Certificate own = peers.certificate(u"server"_s, u"DNS:localhost,IP:127.0.0.1"_s);
    const quint16 port = Peers::has(u"nghttpd"_s) ? peers.startNghttpd(&own) : 0;
    if (port == 0) {
        std::printf("single-packet: nghttpd is not installed\n");
        return;
    }
    const RenderedRequestPtr request = makePost("https://127.0.0.1:" + QByteArray::number(port) + "/");
    Engine engine;
    std::vector<double> segments;
    int failures = 0;
    for (int i = 0; i < 20; ++i) {
        BurstFeed feed(request, 20, ReleaseMode::SinglePacket);
        (void)engine.fire(feed, {});
        for (const Exchange& exchange : feed.results) {
            failures += exchange.outcome == Outcome::Responded ? 0 : 1;
            segments.push_back(exchange.segments.value_or(-1));
        }
    }
    std::printf("single-packet, 20 streams, 20 rounds: median %.0f, most %.0f segments (at most 2), %d failed\n",
                median(segments), *std::max_element(segments.begin(), segments.end()), failures);
}

}

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    Peers peers;
    if (Peers::has(u"nginx"_s))
        benchThroughput(peers);
    benchRelease();
    benchSinglePacket(peers);
    if (Peers::has(u"nginx"_s))
        benchMemory(peers);
    return 0;
}
