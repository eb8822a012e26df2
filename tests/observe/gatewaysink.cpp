// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/gatewaysink.h"

#include "observe/observer.h"
#include "observe/sinkhub.h"
#include "support/rawclient.h"

#include <QTest>

#include <thread>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

SinkSetup setupFor(const QString& correlate, const QString& answer = u"ok"_s)
{
    SinkSetup setup;
    setup.correlate = correlate;
    setup.answer = answer;
    return setup;
}

std::shared_ptr<GatewaySink> opened(const SinkSetup& setup, const QByteArray& token = {})
{
    auto sink = GatewaySink::open(setup, token);
    if (!sink)
        qFatal("%s", qPrintable(sink.error().message));
    return *sink;
}

RawReply call(const GatewaySink& sink, const std::string& key)
{
    return exchangeOnce(sink.port(), "POST", "/charge", R"({"reference":"r","amount":10,"key":")" + key + "\"}");
}

/// A port that was free a moment ago.
int freePort()
{
    return loopback::Server({}, [](const loopback::HttpRequest&) { return loopback::HttpAnswer(); }).port();
}

Probe sinkProbe(int port, const QString& answer = u"ok"_s)
{
    Probe probe;
    probe.kind = Probe::Kind::Sink;
    probe.name = u"charges"_s;
    probe.sink = setupFor(u"$.key"_s, answer);
    probe.sink.port = port;
    return probe;
}

ObservedOperation operationOf(int index, qint64 minimum = 1)
{
    ObservedOperation operation;
    operation.operation = index;
    operation.token = "op-" + QByteArray::number(index);
    operation.keys = {"key-" + QByteArray::number(index)};
    operation.minimumExpected = minimum;
    return operation;
}

void charge(int port, const std::string& key)
{
    exchangeOnce(static_cast<std::uint16_t>(port), "POST", "/", R"({"key":")" + key + "\"}");
}

}

class GatewaySinkTest : public QObject
{
    Q_OBJECT

private slots:
    void callsAreCorrelated_data();
    void callsAreCorrelated();
    void answersAsSetUp_data();
    void answersAsSetUp();
    void answersInTurn();
    void namelessCallsAreSeen();
    void tokenIsAskedFor();
    void badSetupIsSaid_data();
    void badSetupIsSaid();
    void takenPortIsSaid();
    void hubSharesOnePort();
    void observerCountsCharges();
    void declinedAreShownApart();
    void namelessCallsAreNoLostEffect();
    void usedKeysCannotBeCounted();
    void answersArePerOperation();
};

void GatewaySinkTest::callsAreCorrelated_data()
{
    QTest::addColumn<QString>("correlate");
    QTest::addColumn<QString>("name");
    QTest::newRow("header") << u"header:Idempotency-Key"_s << u"k 1"_s;
    QTest::newRow("query") << u"query:ref"_s << u"r+1 é"_s;
    QTest::newRow("path") << u"path:2"_s << u"op/7"_s;
    QTest::newRow("body") << u"$.charge.reference"_s << u"r-1"_s;
    QTest::newRow("number in the body") << u"$.n"_s << u"9007199254740993"_s;
    QTest::newRow("none") << u"$.missing"_s << QString();
    QTest::newRow("no such segment") << u"path:9"_s << QString();
}

void GatewaySinkTest::callsAreCorrelated()
{
    QFETCH(QString, correlate);
    QFETCH(QString, name);
    const auto sink = opened(setupFor(correlate));
    const std::string body = R"({"charge":{"reference":"r-1"},"n":9007199254740993})";
    QCOMPARE(
        exchangeOnce(sink->port(), "POST", "/v1/op%2F7?ref=r%2B1+%C3%A9", body, {{"idempotency-key", "k 1"}}).status,
        200);
    QCOMPARE(sink->tally(name.toUtf8()).counted(), qint64(name.isEmpty() ? 0 : 1));
    QCOMPARE(sink->nameless(), qint64(name.isEmpty() ? 1 : 0));
}

void GatewaySinkTest::answersAsSetUp_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("end");
    QTest::addColumn<int>("counted");
    QTest::newRow("ok") << u"ok"_s << 200 << int(RawReply::End::Complete) << 1;
    QTest::newRow("slow") << u"slow:30"_s << 200 << int(RawReply::End::Complete) << 1;
    QTest::newRow("declined") << u"error:402"_s << 402 << int(RawReply::End::Complete) << 0;
    QTest::newRow("failed") << u"error:503"_s << 503 << int(RawReply::End::Complete) << 0;
    QTest::newRow("rst") << u"rst"_s << 0 << int(RawReply::End::Reset) << 1;
}

void GatewaySinkTest::answersAsSetUp()
{
    QFETCH(QString, answer);
    QFETCH(int, status);
    QFETCH(int, end);
    QFETCH(int, counted);
    const auto sink = opened(setupFor(u"$.key"_s, answer));
    const RawReply reply = call(*sink, "a");
    QCOMPARE(reply.status, status);
    QCOMPARE(int(reply.end), end);
    QCOMPARE(sink->tally("a").counted(), qint64(counted));
    QVERIFY(sink->isKnown("a"));
}

void GatewaySinkTest::answersInTurn()
{
    const auto sink = opened(setupFor(u"$.key"_s));
    sink->answerInTurn({"a", "b"}, {*sinkAnswerFromText(u"error:503"_s), *sinkAnswerFromText(u"rst"_s)});
    QCOMPARE(call(*sink, "a").status, 503);
    QCOMPARE(call(*sink, "other").status, 200);
    QCOMPARE(int(call(*sink, "b").end), int(RawReply::End::Reset));
    QCOMPARE(call(*sink, "a").status, 200);
    const SinkTally tally = sink->tally("a");
    QCOMPARE(tally.failed, qint64(1));
    QCOMPARE(tally.succeeded, qint64(1));
    QCOMPARE(sink->tally("b").reset, qint64(1));
    // A call that is never answered counts as well; it is seen before its caller gives up.
    sink->answerInTurn({"c"}, {*sinkAnswerFromText(u"none"_s)});
    RawClient client(sink->port());
    QVERIFY(client.send(RawClient::requestBytes("POST", "/", R"({"key":"c"})")));
    QTRY_COMPARE(sink->tally("c").unanswered, qint64(1));
}

void GatewaySinkTest::namelessCallsAreSeen()
{
    const auto sink = opened(setupFor(u"$.key"_s));
    QCOMPARE(exchangeOnce(sink->port(), "GET", "/health").status, 200);
    QCOMPARE(sink->nameless(), qint64(0));
    QCOMPARE(exchangeOnce(sink->port(), "POST", "/charge", "not json").status, 200);
    QCOMPARE(sink->nameless(), qint64(1));
    QVERIFY(sink->describe({"a"}).contains(R"("nameless":1)"));
}

void GatewaySinkTest::tokenIsAskedFor()
{
    SinkSetup setup = setupFor(u"header:K"_s);
    setup.address = u"0.0.0.0"_s;
    QVERIFY2(!GatewaySink::open(setup, {}), "another address needs a token");
    const auto sink = opened(setup, "letmein");
    const auto status = [&](const RawClient::Headers& headers) {
        return exchangeOnce(sink->port(), "POST", "/", "{}", headers).status;
    };
    QCOMPARE(status({{"K", "a"}}), 401);
    QCOMPARE(status({{"K", "a"}, {"Authorization", "Bearer wrong"}}), 401);
    QCOMPARE(status({{"K", "a"}, {"Authorization", "Bearer letmein"}}), 200);
    QCOMPARE(status({{"K", "a"}, {"X-Sink-Token", "letmein"}}), 200);
    QCOMPARE(sink->tally("a").counted(), qint64(2));
}

void GatewaySinkTest::badSetupIsSaid_data()
{
    QTest::addColumn<QString>("correlate");
    QTest::addColumn<QString>("answer");
    QTest::newRow("correlation") << u"cookie:x"_s << u"ok"_s;
    QTest::newRow("empty") << QString() << u"ok"_s;
    QTest::newRow("path") << u"path:0"_s << u"ok"_s;
    QTest::newRow("json path") << u"$.["_s << u"ok"_s;
    QTest::newRow("answer") << u"$.key"_s << u"maybe"_s;
    QTest::newRow("status") << u"$.key"_s << u"error:200"_s;
    QTest::newRow("number") << u"$.key"_s << u"slow:"_s;
}

void GatewaySinkTest::badSetupIsSaid()
{
    QFETCH(QString, correlate);
    QFETCH(QString, answer);
    const auto sink = GatewaySink::open(setupFor(correlate, answer), {});
    QVERIFY(!sink);
    QCOMPARE(sink.error().code, ErrorCode::InvalidInput);
}

void GatewaySinkTest::takenPortIsSaid()
{
    const auto first = opened(setupFor(u"$.key"_s));
    Engine engine;
    Observer::Setup setup;
    setup.probes = {sinkProbe(first->port())};
    const auto observer = Observer::create(setup, engine);
    QVERIFY(!observer);
    QCOMPARE(observer.error().code, ErrorCode::Io);
    for (const QString& part : {u"charges"_s, QString::number(first->port())})
        QVERIFY2(observer.error().message.contains(part), qPrintable(observer.error().message));
}

void GatewaySinkTest::hubSharesOnePort()
{
    SinkHub hub;
    const int port = freePort();
    const auto one = hub.open(sinkProbe(port));
    const auto other = hub.open(sinkProbe(port));
    QVERIFY(one && other);
    QCOMPARE(one->get(), other->get());
    const auto different = hub.open(sinkProbe(port, u"rst"_s));
    QVERIFY(!different);
    QCOMPARE(different.error().code, ErrorCode::InvalidInput);
    QVERIFY(!hub.open(sinkProbe(0)));
    Probe tokened = sinkProbe(port + 1);
    tokened.sink.tokenVariable = u"IDEMSCOPE_TEST_NO_SUCH_TOKEN"_s;
    const auto empty = hub.open(tokened);
    QVERIFY(!empty);
    QVERIFY(empty.error().message.contains(u"IDEMSCOPE_TEST_NO_SUCH_TOKEN"_s));
}

/// An observer of one sink, settled at once.
struct SinkBench
{
    Engine engine;
    Observer::Setup setup;
    std::optional<Observer> observer;
    std::vector<Reading> readings;
    int port = freePort();

    explicit SinkBench(int limitMs = 200)
    {
        setup.probes = {sinkProbe(port)};
        setup.settling = {0, limitMs};
        open();
    }

    void open()
    {
        observer.reset();
        auto made = Observer::create(setup, engine);
        if (!made)
            qFatal("%s", qPrintable(made.error().message));
        observer.emplace(*std::move(made));
        observer->onReading = [this](const Reading& reading) {
            readings.push_back(reading);
        };
    }

    ProbeEffects count(const std::vector<ObservedOperation>& operations)
    {
        observer->readAfter(0, operations, {0, 0}, true, {});
        return observer->effects().front();
    }
};

void GatewaySinkTest::observerCountsCharges()
{
    SinkBench bench;
    const std::vector<ObservedOperation> operations{operationOf(0), operationOf(1), operationOf(2, 0)};
    bench.observer->readBefore(0, operations, false, 0, {});
    charge(bench.port, "key-0");
    charge(bench.port, "key-1");
    charge(bench.port, "key-1");
    const ProbeEffects effects = bench.count(operations);
    QCOMPARE(effects.name, u"charges"_s);
    QVERIFY(effects.isPerOperation);
    QVERIFY(!effects.isPerToken);
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(1));
    QCOMPARE(effects.counts.at(1).effects, std::optional<qint64>(2));
    QCOMPARE(effects.counts.at(2).effects, std::optional<qint64>(0));
    QVERIFY(effects.counts.at(1).isSettled);
    charge(bench.port, "op-3");
    bench.observer->readBefore(0, {operationOf(4)}, false, 0, {});
    QCOMPARE(readProbe(bench.setup.probes.front(), bench.setup, operationOf(3), bench.engine, {}).value,
             std::optional<qint64>()); // its port is taken by this very observer: the error is said, not 0
}

void GatewaySinkTest::declinedAreShownApart()
{
    SinkBench bench;
    const std::vector<ObservedOperation> operations{operationOf(0)};
    QVERIFY(bench.observer->answerCalls(operations, {u"error:402"_s, u"error:500"_s}));
    bench.observer->readBefore(0, operations, false, 0, {});
    for (int i = 0; i < 3; ++i)
        charge(bench.port, "key-0");
    QCOMPARE(bench.count(operations).counts.at(0).effects, std::optional<qint64>(1));
    const auto found = std::find_if(bench.readings.begin(), bench.readings.end(),
                                    [](const Reading& reading) { return reading.value == 1; });
    QVERIFY(found != bench.readings.end());
    for (const char* part : {R"("counted":1)", R"("declined":1)", R"("failed":1)"})
        QVERIFY2(found->raw.contains(part), found->raw.constData());
}

void GatewaySinkTest::namelessCallsAreNoLostEffect()
{
    SinkBench bench;
    const std::vector<ObservedOperation> operations{operationOf(0)};
    bench.observer->readBefore(0, operations, false, 0, {});
    exchangeOnce(static_cast<std::uint16_t>(bench.port), "POST", "/", R"({"other":"key-0"})");
    const EffectCount count = bench.count(operations).counts.at(0);
    QVERIFY(!count.isSettled);
    QVERIFY2(count.error.contains(u"$.key"_s), qPrintable(count.error));
}

void GatewaySinkTest::usedKeysCannotBeCounted()
{
    SinkBench bench;
    const std::vector<ObservedOperation> operations{operationOf(0)};
    bench.observer->readBefore(0, operations, true, 0, {});
    charge(bench.port, "key-0");
    QVERIFY2(!bench.count(operations).counts.at(0).effects, "earlier charges under this key were not seen");
    bench.setup.areSinksNew = false;
    bench.open();
    bench.observer->readBefore(0, operations, true, 0, {});
    charge(bench.port, "key-0");
    QCOMPARE(bench.count(operations).counts.at(0).effects, std::optional<qint64>(1));
}

void GatewaySinkTest::answersArePerOperation()
{
    SinkBench bench;
    QVERIFY(!bench.observer->answerCalls({}, {u"perhaps"_s}));
    QVERIFY(bench.observer->answerCalls({operationOf(0), operationOf(1)}, {u"error:500"_s}));
    const auto status = [&](const char* key) {
        return exchangeOnce(static_cast<std::uint16_t>(bench.port), "POST", "/",
                            R"({"key":")" + std::string(key) + "\"}")
            .status;
    };
    QCOMPARE(status("key-0"), 500);
    QCOMPARE(status("op-0"), 200); // the same operation's second call
    QCOMPARE(status("key-1"), 500);
    QCOMPARE(status("key-1"), 200);
}

QTEST_GUILESS_MAIN(GatewaySinkTest)
#include "gatewaysink.moc"
