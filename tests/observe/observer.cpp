// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/observer.h"

#include "loopback/server.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <functional>
#include <mutex>
#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;
using loopback::HttpAnswer;
using loopback::HttpRequest;

namespace {

constexpr qint64 second = 1'000'000;

/// Time that passes only while somebody waits. Starts at 100 s.
class StillClock : public ObserverClock
{
public:
    qint64 now() override { return m_now; }
    void waitUntil(qint64 moment, std::stop_token) override
    {
        m_now = std::max<qint64>(m_now, moment);
        if (onWait)
            onWait();
    }
    double seconds() const { return double(m_now - 100 * second) / second; }

    std::function<void()> onWait;

private:
    std::atomic<qint64> m_now = 100 * second;
};

HttpAnswer json(const std::string& body)
{
    HttpAnswer answer;
    answer.headers = {{"Content-Type", "application/json"}};
    answer.body = body;
    return answer;
}

std::string rows(int count)
{
    std::string body = "[";
    for (int i = 0; i < count; ++i)
        body += (i == 0 ? "{\"id\":" : ",{\"id\":") + std::to_string(i) + "}";
    return body + "]";
}

std::string queryValue(const HttpRequest& request, const std::string& name)
{
    const auto at = request.target.find(name + "=");
    if (at == std::string::npos)
        return {};
    const auto begin = at + name.size() + 1;
    return request.target.substr(begin, request.target.find('&', begin) - begin);
}

/// A target whose probes a test answers by a function; counts the requests.
struct Target
{
    using Answer = std::function<HttpAnswer(const HttpRequest&)>;

    explicit Target(Answer answer)
        : m_server({}, [this, answer](const HttpRequest& request) {
            {
                const std::scoped_lock lock(m_mutex);
                m_targets.push_back(request.target);
            }
            return answer(request);
        })
    {
    }

    QString url(const char* path) const
    {
        return u"http://127.0.0.1:%1%2"_s.arg(m_server.port()).arg(QLatin1String(path));
    }
    std::vector<std::string> targets() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_targets;
    }
    int requests() const { return static_cast<int>(targets().size()); }

private:
    mutable std::mutex m_mutex;
    std::vector<std::string> m_targets;
    loopback::Server m_server; // last: its handler uses all of the above
};

Probe probeOf(const QString& url, Probe::Reads reads, const QString& path)
{
    Probe probe;
    probe.name = u"rows"_s;
    probe.url = url;
    probe.reads = reads;
    probe.jsonPath = path;
    return probe;
}

ObservedOperation operationOf(int index, qint64 minimum = 1, std::vector<QByteArray> keys = {})
{
    ObservedOperation operation;
    operation.operation = index;
    operation.token = "op-" + QByteArray::number(index);
    operation.keys = keys.empty() ? std::vector<QByteArray>{"key-" + QByteArray::number(index)} : std::move(keys);
    operation.minimumExpected = minimum;
    return operation;
}

/// An observer on still time with everything it read.
struct Bench
{
    std::shared_ptr<StillClock> clock = std::make_shared<StillClock>();
    Engine engine;
    Observer::Setup setup;
    std::vector<Reading> readings;
    std::optional<Observer> observer;
    std::stop_source stop;

    explicit Bench(std::vector<Probe> probes)
    {
        setup.probes = std::move(probes);
        setup.clock = clock;
        setup.now = QDateTime::currentDateTimeUtc();
    }

    Observer& open()
    {
        auto made = Observer::create(setup, engine);
        if (!made)
            qFatal("%s", qPrintable(made.error().message));
        observer.emplace(*std::move(made));
        observer->onReading = [this](const Reading& reading) {
            readings.push_back(reading);
        };
        return *observer;
    }

    void before(int round, const std::vector<ObservedOperation>& operations, bool assumeZero)
    {
        observer->readBefore(round, operations, assumeZero, 100 * second, stop.get_token());
    }

    void after(int round, const std::vector<ObservedOperation>& operations, bool perOperation, qint64 longestUs = 0)
    {
        observer->readAfter(round, operations, {longestUs, 100 * second}, perOperation, stop.get_token());
    }

    /// The whole story of per-operation probes with fresh keys.
    ProbeEffects count(const std::vector<ObservedOperation>& operations, qint64 longestUs = 0)
    {
        open();
        before(0, operations, true);
        after(0, operations, true, longestUs);
        return observer->effects().front();
    }
};

}

class ObserverTest : public QObject
{
    Q_OBJECT

private slots:
    void settlesAfterTheWindow();
    void windowIsThreeTimesTheLongestExchange();
    void lateEffectIsWaitedFor();
    void belowTheMinimumIsNeverSettledBeforeTheLimit();
    void limitGrowsWithTheWindow();
    void excessThatNeverSettlesStillCounts();
    void fiftyOperationsTakeOneWindow();
    void onlyUnsettledOperationsAreReadAgain();
    void usedKeysCountFromTheReadingBefore();
    void failedReadingBeforeMeansNoCount();
    void distinctKeysAreSummed();
    void probeByTokenIsReadOnceForAllKeys();
    void mapIsAskedOnceForAllOperations();
    void mapTakesTheTokenWhereNoKeyStands();
    void mapWithABadMemberIsNoReading();
    void listIsFetchedOnceForAllOperations();
    void probesOfOneRequestShareItsAnswer();
    void sharedListIsPagedAndFailsForAll();
    void keyThatBreaksAPathBreaksNoOther();
    void perRunProbeCountsPerRound();
    void perRunProbeThatMovesByItselfIsNotQuiet();
    void pagesAreFollowed();
    void pageLimitCutsTheReading();
    void failingPageIsNoReading();
    void endlessPageIsNoReading();
    void failureIsReadable();
    void deadConnectionIsAskedAgain();
    void stopEndsTheWait();
    void secretsStayOutOfReadings();
    void badProbeIsNamed_data();
    void badProbeIsNamed();
    void keyInsideAVariableMakesItPerOperation();
    void rawIsGivenWhenTheValueIsNew();
    void oneReadingNow();
    void realClockWakesOnStop();
};

void ObserverTest::settlesAfterTheWindow()
{
    Target target([](const HttpRequest&) { return json(rows(1)); });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    const ProbeEffects effects = bench.count({operationOf(0)});
    QCOMPARE(effects.name, u"rows"_s);
    QVERIFY(effects.isPerOperation);
    QCOMPARE(effects.windowUs, qint64(500'000));
    QCOMPARE(effects.limitMs, qint64(10'000));
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(1));
    QVERIFY(effects.counts.at(0).isSettled);
    QCOMPARE(bench.clock->seconds(), 0.5);
    QVERIFY(target.targets().front() == "/payments?key=key-0");
    QVERIFY(target.requests() <= 6);
    QVERIFY(bench.readings.front().moment == Reading::Moment::After);
}

void ObserverTest::windowIsThreeTimesTheLongestExchange()
{
    Target target([](const HttpRequest&) { return json(rows(1)); });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    const ProbeEffects effects = bench.count({operationOf(0)}, second);
    QCOMPARE(effects.windowUs, 3 * second);
    QCOMPARE(bench.clock->seconds(), 3.0);
}

void ObserverTest::lateEffectIsWaitedFor()
{
    std::shared_ptr<StillClock> clock;
    Target target([&](const HttpRequest&) { return json(rows(clock->seconds() >= 3 ? 1 : 0)); });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    clock = bench.clock;
    const ProbeEffects effects = bench.count({operationOf(0)});
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(1));
    QVERIFY(effects.counts.at(0).isSettled);
    QVERIFY(bench.clock->seconds() >= 3.5 && bench.clock->seconds() <= 4.1);
}

void ObserverTest::belowTheMinimumIsNeverSettledBeforeTheLimit()
{
    Target target([](const HttpRequest&) { return json(rows(0)); });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    const ProbeEffects effects = bench.count({operationOf(0, 1), operationOf(1, 0)});
    QCOMPARE(bench.clock->seconds(), 10.0);
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(0));
    QVERIFY(!effects.counts.at(0).isSettled);
    QVERIFY(effects.counts.at(1).isSettled);
}

void ObserverTest::limitGrowsWithTheWindow()
{
    Target target([](const HttpRequest&) { return json(rows(0)); });
    const Probe probe = probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s);
    Bench slow({probe});
    QCOMPARE(slow.count({operationOf(0)}, 2 * second).limitMs, qint64(12'000));
    QCOMPARE(slow.clock->seconds(), 12.0);
    Bench chosen({probe});
    chosen.setup.settling.limitMs = 1'500;
    QCOMPARE(chosen.count({operationOf(0)}).limitMs, qint64(1'500));
    QCOMPARE(chosen.clock->seconds(), 1.5);
}

void ObserverTest::excessThatNeverSettlesStillCounts()
{
    std::shared_ptr<StillClock> clock;
    Target target([&](const HttpRequest&) { return json(rows(1 + int(clock->seconds() * 4))); });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    clock = bench.clock;
    const ProbeEffects effects = bench.count({operationOf(0)});
    QVERIFY(!effects.counts.at(0).isSettled);
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(41));
}

void ObserverTest::fiftyOperationsTakeOneWindow()
{
    Target target([](const HttpRequest&) { return json(R"({"count":1})"); });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Number, u"$.count"_s)});
    std::vector<ObservedOperation> operations;
    for (int i = 0; i < 50; ++i)
        operations.push_back(operationOf(i));
    const ProbeEffects effects = bench.count(operations);
    QCOMPARE(effects.counts.size(), std::size_t(50));
    for (const auto& [operation, count] : effects.counts)
        QVERIFY(count.isSettled && count.effects == 1);
    QCOMPARE(bench.clock->seconds(), 0.5);
}

void ObserverTest::onlyUnsettledOperationsAreReadAgain()
{
    Target target([](const HttpRequest& request) { return json(rows(queryValue(request, "key") == "key-1" ? 0 : 1)); });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    bench.count({operationOf(0), operationOf(1)});
    const std::vector<std::string> targets = target.targets();
    QVERIFY(std::count(targets.begin(), targets.end(), "/payments?key=key-0") <= 6);
    QVERIFY(std::count(targets.begin(), targets.end(), "/payments?key=key-1") >= 20);
}

void ObserverTest::usedKeysCountFromTheReadingBefore()
{
    std::atomic<int> count = 2;
    Target target([&](const HttpRequest&) { return json(rows(count)); });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    bench.open();
    bench.before(0, {operationOf(0)}, false);
    QCOMPARE(bench.readings.size(), std::size_t(1));
    QCOMPARE(bench.readings.front().moment, Reading::Moment::Before);
    QCOMPARE(bench.readings.front().operation, std::optional<int>(0));
    count = 3;
    bench.after(0, {operationOf(0)}, true);
    QCOMPARE(bench.observer->effects().front().counts.at(0).effects, std::optional<qint64>(1));
}

void ObserverTest::failedReadingBeforeMeansNoCount()
{
    std::atomic<int> status = 503;
    Target target([&](const HttpRequest&) {
        HttpAnswer answer = json(rows(1));
        answer.status = status;
        return answer;
    });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    bench.open();
    bench.before(0, {operationOf(0)}, false);
    status = 200;
    bench.after(0, {operationOf(0)}, true);
    const EffectCount count = bench.observer->effects().front().counts.at(0);
    QVERIFY(!count.effects);
    QVERIFY(!count.error.isEmpty());
}

void ObserverTest::distinctKeysAreSummed()
{
    Target target([](const HttpRequest& request) { return json(rows(queryValue(request, "key") == "b" ? 2 : 1)); });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    const ProbeEffects effects = bench.count({operationOf(0, 1, {"a", "b", "a", "c"})});
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(4));
}

void ObserverTest::probeByTokenIsReadOnceForAllKeys()
{
    Target target([](const HttpRequest&) { return json(rows(3)); });
    Bench bench({probeOf(target.url("/payments?reference={{operation}}"), Probe::Reads::Count, u"$[*]"_s)});
    const ProbeEffects effects = bench.count({operationOf(0, 1, {"a", "b", "c"})});
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(3));
    QVERIFY(target.targets().front() == "/payments?reference=op-0");
    QVERIFY(effects.isPerToken);
}

void ObserverTest::mapIsAskedOnceForAllOperations()
{
    Target target([](const HttpRequest&) { return json(R"({"by_key":{"key-0":1,"key-1":3}})"); });
    Bench bench({probeOf(target.url("/effects"), Probe::Reads::Map, u"$.by_key"_s)});
    const ProbeEffects effects = bench.count({operationOf(0), operationOf(1), operationOf(2, 0)});
    QVERIFY(effects.isPerOperation);
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(1));
    QCOMPARE(effects.counts.at(1).effects, std::optional<qint64>(3));
    QCOMPARE(effects.counts.at(2).effects, std::optional<qint64>(0));
    QVERIFY(!effects.isPerToken);
    QVERIFY2(target.requests() <= 6, "one request per look, whatever the number of operations");
}

void ObserverTest::mapTakesTheTokenWhereNoKeyStands()
{
    Target target([](const HttpRequest&) { return json(R"({"op-0":2,"op-1":9,"x":1,"y":4})"); });
    Bench bench({probeOf(target.url("/effects"), Probe::Reads::Map, u"$"_s)});
    const ProbeEffects effects = bench.count({operationOf(0), operationOf(1, 1, {"x", "y", "z"})});
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(2));
    QCOMPARE(effects.counts.at(1).effects, std::optional<qint64>(5));
    QVERIFY(effects.isPerToken);
}

void ObserverTest::mapWithABadMemberIsNoReading()
{
    Target target([](const HttpRequest&) { return json(R"({"key-0":"two","key-1":1})"); });
    Bench bench({probeOf(target.url("/effects"), Probe::Reads::Map, u"$"_s)});
    const ProbeEffects effects = bench.count({operationOf(0), operationOf(1)});
    QVERIFY(!effects.counts.at(0).effects);
    QVERIFY(effects.counts.at(0).error.contains(u"key-0"_s));
    QCOMPARE(effects.counts.at(1).effects, std::optional<qint64>(1));
}

void ObserverTest::listIsFetchedOnceForAllOperations()
{
    Target target(
        [](const HttpRequest&) { return json(R"([{"ref":"op-0","n":1},{"ref":"op-1","n":2},{"ref":"op-1","n":3}])"); });
    Bench bench({probeOf(target.url("/payments"), Probe::Reads::Count, u"$[?@.ref=='{{operation}}']"_s)});
    std::vector<ObservedOperation> operations;
    for (int i = 0; i < 50; ++i)
        operations.push_back(operationOf(i, i < 2 ? 1 : 0));
    const ProbeEffects effects = bench.count(operations);
    QVERIFY(effects.isPerOperation && effects.isPerToken);
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(1));
    QCOMPARE(effects.counts.at(1).effects, std::optional<qint64>(2));
    QCOMPARE(effects.counts.at(49).effects, std::optional<qint64>(0));
    QVERIFY2(target.requests() <= 6, "one request per look, whatever the number of operations");
    const auto first = std::find_if(bench.readings.begin(), bench.readings.end(),
                                    [](const Reading& reading) { return reading.operation == 1; });
    QVERIFY2(first->raw == "{\"ref\":\"op-1\",\"n\":2}\n{\"ref\":\"op-1\",\"n\":3}",
             "what is the operation's own of it");
}

void ObserverTest::probesOfOneRequestShareItsAnswer()
{
    Target target([](const HttpRequest&) { return json(R"({"total":1,"rows":[{"k":"key-0"}]})"); });
    Bench bench({probeOf(target.url("/payments"), Probe::Reads::Count, u"$.rows[?@.k=='{{key}}']"_s),
                 probeOf(target.url("/payments"), Probe::Reads::Map, u"$"_s)});
    bench.setup.settling.limitMs = 0;
    const ProbeEffects rows = bench.count({operationOf(0)});
    QCOMPARE(rows.counts.at(0).effects, std::optional<qint64>(1));
    QCOMPARE(bench.observer->effects().back().counts.at(0).effects, std::optional<qint64>(0));
    QCOMPARE(target.requests(), 1);
}

void ObserverTest::sharedListIsPagedAndFailsForAll()
{
    std::atomic<bool> fails = false;
    Target target([&](const HttpRequest& request) {
        if (!queryValue(request, "page").empty())
            return fails ? HttpAnswer{.status = 500, .headers = {}, .body = "boom"} : json(R"([{"k":"key-1"}])");
        HttpAnswer answer = json(R"([{"k":"key-0"},{"k":"key-1"}])");
        answer.headers.push_back({"Link", "</payments?page=2>; rel=next"});
        return answer;
    });
    Bench bench({probeOf(target.url("/payments"), Probe::Reads::Count, u"$[?@.k=='{{key}}']"_s)});
    bench.setup.settling.limitMs = 0;
    const std::vector<ObservedOperation> operations{operationOf(0), operationOf(1)};
    const ProbeEffects whole = bench.count(operations);
    QCOMPARE(whole.counts.at(0).effects, std::optional<qint64>(1));
    QCOMPARE(whole.counts.at(1).effects, std::optional<qint64>(2));
    QCOMPARE(target.requests(), 2);
    fails = true;
    const ProbeEffects cut = bench.count(operations);
    for (const int operation : {0, 1}) {
        QVERIFY(!cut.counts.at(operation).effects);
        QVERIFY(cut.counts.at(operation).error.contains(u"status 500"_s));
    }
}

void ObserverTest::keyThatBreaksAPathBreaksNoOther()
{
    Target target([](const HttpRequest&) { return json(R"([{"k":"key-0"}])"); });
    Bench bench({probeOf(target.url("/payments"), Probe::Reads::Count, u"$[?@.k=='{{key}}']"_s)});
    bench.setup.settling.limitMs = 0;
    const ProbeEffects effects = bench.count({operationOf(0), operationOf(1, 1, {"it's"})});
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(1));
    QVERIFY(!effects.counts.at(1).effects);
    QVERIFY(!effects.counts.at(1).error.isEmpty());
}

void ObserverTest::perRunProbeCountsPerRound()
{
    std::atomic<int> count = 5;
    Target target([&](const HttpRequest&) { return json(rows(count)); });
    Bench bench({probeOf(target.url("/payments"), Probe::Reads::Count, u"$[*]"_s)});
    bench.open();
    bench.before(0, {operationOf(0), operationOf(1)}, true);
    QVERIFY2(bench.clock->seconds() >= 1, "twice, at least one second apart");
    QCOMPARE(bench.readings.size(), std::size_t(2));
    count = 7;
    bench.after(0, {operationOf(0), operationOf(1)}, false);
    bench.before(1, {operationOf(2)}, true);
    count = 10;
    bench.after(1, {operationOf(2)}, false);
    const ProbeEffects effects = bench.observer->effects().front();
    QVERIFY(!effects.isPerOperation);
    QVERIFY(effects.isQuiet);
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(2));
    QCOMPARE(effects.counts.at(1).effects, std::optional<qint64>(3));
    QVERIFY(effects.counts.at(0).isSettled);
}

void ObserverTest::perRunProbeThatMovesByItselfIsNotQuiet()
{
    std::atomic<int> count = 5;
    Target target([&](const HttpRequest&) { return json(rows(count++)); });
    Bench bench({probeOf(target.url("/payments"), Probe::Reads::Count, u"$[*]"_s)});
    bench.open();
    bench.before(0, {}, true);
    QVERIFY(!bench.observer->effects().front().isQuiet);
}

void ObserverTest::pagesAreFollowed()
{
    Target target([](const HttpRequest& request) {
        const std::string page = queryValue(request, "page");
        HttpAnswer answer = json(rows(page == "3" ? 1 : 2));
        if (page.empty())
            answer.headers.push_back({"Link", "</payments?key=key-0&page=2>; rel=\"next\""});
        if (page == "2")
            answer.headers.push_back({"Link", "</payments?key=key-0&page=3>; rel=\"next\""});
        return answer;
    });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    QCOMPARE(bench.count({operationOf(0)}).counts.at(0).effects, std::optional<qint64>(5));
}

void ObserverTest::pageLimitCutsTheReading()
{
    Target target([](const HttpRequest& request) {
        const int page = std::atoi(("0" + queryValue(request, "page")).c_str());
        HttpAnswer answer = json(rows(2));
        answer.headers.push_back({"Link", "</payments?key=k&page=" + std::to_string(page + 1) + ">; rel=next"});
        return answer;
    });
    Probe probe = probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s);
    probe.pageLimit = 3;
    Bench bench({probe});
    bench.setup.settling.limitMs = 0;
    const EffectCount count = bench.count({operationOf(0)}).counts.at(0);
    QVERIFY(!count.effects);
    QVERIFY(count.error.contains(u"3 pages"_s));
    QCOMPARE(target.requests(), 3);
}

void ObserverTest::failingPageIsNoReading()
{
    Target target([](const HttpRequest& request) {
        if (!queryValue(request, "cursor").empty())
            return HttpAnswer{.status = 500, .headers = {}, .body = "boom"};
        return json(R"({"data":[1,2],"next_cursor":"c"})");
    });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$.data[*]"_s)});
    bench.setup.settling.limitMs = 0;
    const EffectCount count = bench.count({operationOf(0)}).counts.at(0);
    QVERIFY(!count.effects);
    QVERIFY(count.error.contains(u"status 500: boom"_s));
}

void ObserverTest::endlessPageIsNoReading()
{
    Target target([](const HttpRequest& request) {
        HttpAnswer answer = json(rows(1));
        answer.headers.push_back({"Link", "<" + request.target + ">; rel=next"});
        return answer;
    });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    bench.setup.settling.limitMs = 0;
    QVERIFY(!bench.count({operationOf(0)}).counts.at(0).effects);
    QCOMPARE(target.requests(), 1);
}

void ObserverTest::failureIsReadable()
{
    Target target([](const HttpRequest&) {
        HttpAnswer answer;
        answer.body = "<html><title>Sign in</title></html>";
        return answer;
    });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    const EffectCount count = bench.count({operationOf(0)}).counts.at(0);
    QVERIFY(!count.effects);
    QVERIFY(!count.isSettled);
    QVERIFY2(count.error.contains(u"not JSON: <html><title>Sign in"_s), qPrintable(count.error));
    QVERIFY(!bench.readings.front().value);
    QCOMPARE(bench.readings.front().error, count.error);
}

void ObserverTest::deadConnectionIsAskedAgain()
{
    std::mutex mutex;
    std::set<std::uint64_t> seen;
    std::atomic<int> cut = 0;
    Target target([&](const HttpRequest& request) {
        const std::scoped_lock lock(mutex);
        HttpAnswer answer = json(rows(1));
        if (!seen.insert(request.connection).second) {
            answer.wire = HttpAnswer::Wire::Close;
            ++cut;
        }
        return answer;
    });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    bench.count({operationOf(0)});
    QVERIFY2(cut > 0, "connections are kept between looks");
    for (const Reading& reading : bench.readings)
        QVERIFY2(reading.value == 1, qPrintable(reading.error));
}

void ObserverTest::stopEndsTheWait()
{
    Target target([](const HttpRequest&) { return json(rows(0)); });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    bench.clock->onWait = [&] {
        bench.stop.request_stop();
    };
    const ProbeEffects effects = bench.count({operationOf(0)});
    QVERIFY(bench.clock->seconds() < 1);
    QVERIFY(!effects.counts.at(0).isSettled);
    QVERIFY(effects.counts.at(0).isCut);
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(0));
}

void ObserverTest::secretsStayOutOfReadings()
{
    Target target([](const HttpRequest& request) { return json("{\"note\":\"" + request.header("X-Token") + "\"}"); });
    Probe probe = probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Number, u"$.note"_s);
    probe.headers = {{u"X-Token"_s, u"hunter2-secret"_s}};
    Bench bench({probe});
    bench.setup.settling.limitMs = 0;
    bench.setup.secrets = {{u"token"_s, "hunter2-secret"}};
    bench.count({operationOf(0)});
    QVERIFY(!bench.readings.front().error.isEmpty());
    QVERIFY(!bench.readings.front().error.contains(u"hunter2"_s));
    QVERIFY(!bench.readings.front().raw.contains("hunter2"));
}

void ObserverTest::badProbeIsNamed_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("path");
    QTest::newRow("path") << u"http://127.0.0.1:1/"_s << u"$.[broken"_s;
    QTest::newRow("no path") << u"http://127.0.0.1:1/"_s << QString();
    QTest::newRow("variable") << u"http://127.0.0.1:1/{{missing}}"_s << u"$"_s;
}

void ObserverTest::badProbeIsNamed()
{
    QFETCH(QString, url);
    QFETCH(QString, path);
    Engine engine;
    Observer::Setup setup;
    setup.probes = {probeOf(url, Probe::Reads::Count, path)};
    setup.probes.front().name = u"ledger"_s;
    const auto observer = Observer::create(setup, engine);
    QVERIFY(!observer.has_value());
    QCOMPARE(observer.error().code, ErrorCode::InvalidInput);
    QVERIFY2(observer.error().message.contains(u"ledger"_s), qPrintable(observer.error().message));
}

void ObserverTest::keyInsideAVariableMakesItPerOperation()
{
    Target target([](const HttpRequest& request) { return json(rows(queryValue(request, "key") == "key-1" ? 2 : 1)); });
    Bench bench({probeOf(u"{{listUrl}}"_s, Probe::Reads::Count, u"$[*]"_s)});
    bench.setup.scope = {{u"test"_s, {{u"listUrl"_s, target.url("/payments?key={{key}}")}}}};
    const ProbeEffects effects = bench.count({operationOf(0), operationOf(1)});
    QVERIFY(effects.isPerOperation);
    QCOMPARE(effects.counts.at(1).effects, std::optional<qint64>(2));
}

void ObserverTest::rawIsGivenWhenTheValueIsNew()
{
    Target target([](const HttpRequest&) { return json(rows(1)); });
    Bench bench({probeOf(target.url("/payments?key={{key}}"), Probe::Reads::Count, u"$[*]"_s)});
    bench.count({operationOf(0)});
    QVERIFY(bench.readings.size() >= 2);
    QCOMPARE(bench.readings[0].raw, QByteArray::fromStdString(rows(1)));
    QVERIFY(bench.readings[1].raw.isEmpty());
    QCOMPARE(bench.readings.back().at, qint64(500'000));
}

void ObserverTest::oneReadingNow()
{
    Target target([](const HttpRequest&) { return json(rows(4)); });
    Engine engine;
    Observer::Setup setup;
    const Probe perRun = probeOf(target.url("/payments"), Probe::Reads::Count, u"$[*]"_s);
    const Reading reading = readProbe(perRun, setup, operationOf(3), engine, {});
    QCOMPARE(reading.value, std::optional<qint64>(4));
    QVERIFY(!reading.operation);
    QVERIFY(reading.raw.contains("\"id\":3"));
    const Probe broken = probeOf(target.url("/payments"), Probe::Reads::Count, u"$["_s);
    QVERIFY(!readProbe(broken, setup, operationOf(3), engine, {}).error.isEmpty());
}

void ObserverTest::realClockWakesOnStop()
{
    ObserverClock clock;
    std::stop_source stop;
    const qint64 from = clock.now();
    clock.waitUntil(from + 2'000, stop.get_token());
    QVERIFY(clock.now() >= from + 2'000);
    stop.request_stop();
    clock.waitUntil(clock.now() + 3'600 * second, stop.get_token());
}

QTEST_GUILESS_MAIN(ObserverTest)
#include "observer.moc"
