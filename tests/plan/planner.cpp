// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/planner.h"

#include "expression/json.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

PlanInput inputOf(int operations = 1, int attempts = 2)
{
    PlanInput input;
    input.request.method = u"POST"_s;
    input.request.url = u"http://127.0.0.1:1/payments"_s;
    input.request.body.kind = Body::Kind::Json;
    input.request.body.text = R"({"amount": 10.50, "currency":"EUR", "reference":"{{operation}}"})";
    input.scenario.operations = operations;
    input.scenario.attempts = attempts;
    input.seed = 42;
    input.nonce = "nonce-a";
    input.now = QDateTime::fromMSecsSinceEpoch(1'800'000'000'000, Qt::UTC);
    return input;
}

Planner plannerOf(const PlanInput& input)
{
    auto planner = Planner::create(input);
    if (!planner)
        qFatal("%s", qPrintable(planner.error().message));
    return *planner;
}

PlannedOperation operationOf(const Planner& planner, int index)
{
    auto operation = planner.operation(index);
    if (!operation)
        qFatal("%s", qPrintable(operation.error().message));
    return *operation;
}

QByteArray keyHeader(const RenderedRequestPtr& request)
{
    return headerValue(request->headers, "Idempotency-Key");
}

void addVariable(PlanInput& input, const QString& name, const QString& value, bool perAttempt)
{
    Field field{name, value};
    field.perAttempt = perAttempt;
    input.scope.push_back({u"test"_s, {field}});
}

}

class PlannerTest : public QObject
{
    Q_OBJECT

private slots:
    void requestIsRenderedOncePerOperation();
    void perOperationKeysAreDistinct();
    void perAttemptKeysCoverEveryAttempt();
    void perAttemptKeysStopAtTheBudget();
    void sharedKeyIsOnePerRound();
    void fixedKeyIsTaken();
    void withoutKeyTheVariableStillHasItsValue();
    void derivedKeyIsTheHashOfThePayload();
    void derivedKeyFollowsAMutatedPayload();
    void derivedKeyStaysWithAnEquivalentPayload();
    void tokensAreUniqueAndReadable();
    void roundIsRendered();
    void samePlanFromTheSameInput();
    void otherNonceGivesFreshKeysAndValues();
    void reusedKeysAreTaken();
    void mutatedPayloadChangesTheRepeats();
    void mutationByPatch();
    void equivalentPayloadIsTheSameValueInOtherBytes();
    void sharedKeyWithAnotherPayloadIsAReuse();
    void sharedKeyWithOnePayloadIsNoReuse();
    void perAttemptVariableChangesAloneAndIsAReuseInTheBody();
    void perAttemptVariableInAHeaderIsARepeat();
    void traceparentDiffersPerAttempt();
    void traceparentReplacesTheUsersOwn();
    void controlHasDistinctKeysAndOnePayload();
    void controlNeedsAPlaceForTheKey();
    void freshnessOfKeys_data();
    void freshnessOfKeys();
    void estimate_data();
    void estimate();
    void retriesMayTakeLonger();
    void refused_data();
    void refused();
    void oneAttemptPlansNoRepeat();
    void aVariedKeyStandsAtItsPlaceAlone();
    void aVariedKeyKeepsTheQuotesOfTheContract();
};

void PlannerTest::requestIsRenderedOncePerOperation()
{
    PlanInput input = inputOf();
    input.request.body.text = R"({"amount": 10.50, "id":"{{$guid}}"})";
    const PlannedOperation operation = operationOf(plannerOf(input), 0);
    QCOMPARE(operation.requests.size(), std::size_t(1));
    QCOMPARE(operation.keys.size(), std::size_t(1));
    QVERIFY(!operation.isPerAttempt);
    QCOMPARE(operation.repeats, Payload::First);
    QCOMPARE(keyHeader(operation.requests[0]), operation.keys[0]);
    const QByteArray start = R"({"amount": 10.50, "id":)";
    QVERIFY(operation.requests[0]->body.startsWith(start));
    QVERIFY(!operation.requests[0]->body.contains("{{"));
}

void PlannerTest::perOperationKeysAreDistinct()
{
    PlanInput input = inputOf(100);
    input.scenario.rounds = 3;
    const Planner planner = plannerOf(input);
    QCOMPARE(planner.operationCount(), 300);
    QCOMPARE(planner.operationsPerRound(), 100);
    std::set<QByteArray> keys;
    for (int i = 0; i < 300; ++i) {
        const PlannedOperation operation = operationOf(planner, i);
        QCOMPARE(operation.index, i);
        QCOMPARE(operation.round, i / 100);
        QCOMPARE(operation.keys.front().size(), 36);
        keys.insert(operation.keys.front());
    }
    QCOMPARE(keys.size(), std::size_t(300));
}

void PlannerTest::perAttemptKeysCoverEveryAttempt()
{
    PlanInput input = inputOf(1, 3);
    input.scenario.keyStrategy = KeyStrategy::PerAttempt;
    input.scenario.retry.retries = 2;
    const PlannedOperation operation = operationOf(plannerOf(input), 0);
    QVERIFY(operation.isPerAttempt);
    QCOMPARE(operation.keys.size(), std::size_t(9));
    QCOMPARE(operation.requests.size(), std::size_t(9));
    QCOMPARE(std::set<QByteArray>(operation.keys.begin(), operation.keys.end()).size(), std::size_t(9));
    for (std::size_t i = 0; i < 9; ++i) {
        QCOMPARE(keyHeader(operation.requests[i]), operation.keys[i]);
        QCOMPARE(operation.requests[i]->body, operation.requests[0]->body);
    }
}

void PlannerTest::perAttemptKeysStopAtTheBudget()
{
    PlanInput input = inputOf(1, 3);
    input.scenario.keyStrategy = KeyStrategy::PerAttempt;
    input.scenario.retry.retries = 2;
    input.scenario.retry.budget = 4;
    QCOMPARE(operationOf(plannerOf(input), 0).keys.size(), std::size_t(4));
}

void PlannerTest::sharedKeyIsOnePerRound()
{
    PlanInput input = inputOf(3);
    input.scenario.rounds = 2;
    input.scenario.keyStrategy = KeyStrategy::Shared;
    const Planner planner = plannerOf(input);
    const QByteArray first = operationOf(planner, 0).keys.front();
    QCOMPARE(operationOf(planner, 1).keys.front(), first);
    QCOMPARE(operationOf(planner, 2).keys.front(), first);
    const QByteArray second = operationOf(planner, 3).keys.front();
    QVERIFY(second != first);
    QCOMPARE(operationOf(planner, 5).keys.front(), second);
}

void PlannerTest::fixedKeyIsTaken()
{
    PlanInput input = inputOf(2);
    input.scenario.keyStrategy = KeyStrategy::Fixed;
    input.scenario.fixedKey = "invoice-17";
    const Planner planner = plannerOf(input);
    QCOMPARE(keyHeader(operationOf(planner, 0).requests[0]), QByteArray("invoice-17"));
    QCOMPARE(operationOf(planner, 1).keys, std::vector<QByteArray>{"invoice-17"});
}

void PlannerTest::withoutKeyTheVariableStillHasItsValue()
{
    PlanInput input = inputOf();
    input.request.body.text = R"({"amount":1,"note":"{{key}}"})";
    input.scenario.keyStrategy = KeyStrategy::None;
    const PlannedOperation operation = operationOf(plannerOf(input), 0);
    QVERIFY(keyHeader(operation.requests[0]).isNull());
    const QByteArray expected = R"({"amount":1,"note":"KEY"})";
    QCOMPARE(operation.requests[0]->body, QByteArray(expected).replace("KEY", operation.keys[0]));
}

void PlannerTest::derivedKeyIsTheHashOfThePayload()
{
    PlanInput input = inputOf(2);
    input.request.body.text = R"({"amount":5})";
    input.scenario.keyStrategy = KeyStrategy::Derived;
    const Planner planner = plannerOf(input);
    const PlannedOperation operation = operationOf(planner, 0);
    const QByteArray hash = QCryptographicHash::hash(operation.requests[0]->body, QCryptographicHash::Sha256).toHex();
    QCOMPARE(operation.keys, std::vector<QByteArray>{hash.left(32)});
    QCOMPARE(keyHeader(operation.requests[0]), hash.left(32));
    QCOMPARE(operationOf(planner, 1).keys, operation.keys);
}

void PlannerTest::derivedKeyFollowsAMutatedPayload()
{
    PlanInput input = inputOf();
    input.scenario.keyStrategy = KeyStrategy::Derived;
    input.scenario.payload = PayloadStrategy::Mutated;
    const PlannedOperation operation = operationOf(plannerOf(input), 0);
    QCOMPARE(operation.keys.size(), std::size_t(2));
    QVERIFY(operation.keys[0] != operation.keys[1]);
    QCOMPARE(keyHeader(operation.requests[1]), operation.keys[1]);
    QCOMPARE(operation.repeats, Payload::First);
}

void PlannerTest::derivedKeyStaysWithAnEquivalentPayload()
{
    PlanInput input = inputOf();
    input.scenario.keyStrategy = KeyStrategy::Derived;
    input.scenario.payload = PayloadStrategy::Equivalent;
    const PlannedOperation operation = operationOf(plannerOf(input), 0);
    QCOMPARE(operation.keys.size(), std::size_t(1));
    QCOMPARE(operation.repeats, Payload::Equivalent);
}

void PlannerTest::tokensAreUniqueAndReadable()
{
    const Planner planner = plannerOf(inputOf(20));
    std::set<QByteArray> tokens;
    static const QRegularExpression shape(u"^op-[0-9a-f]{8}-[0-9]+$"_s);
    for (int i = 0; i < 20; ++i) {
        const PlannedOperation operation = operationOf(planner, i);
        QVERIFY(shape.match(QString::fromUtf8(operation.token)).hasMatch());
        QVERIFY(operation.requests[0]->body.contains('"' + operation.token + '"'));
        tokens.insert(operation.token);
    }
    QCOMPARE(tokens.size(), std::size_t(20));
}

void PlannerTest::roundIsRendered()
{
    PlanInput input = inputOf(2);
    input.scenario.rounds = 2;
    input.request.url = u"http://127.0.0.1:1/payments?round={{round}}"_s;
    QVERIFY(operationOf(plannerOf(input), 3).requests[0]->url.endsWith("?round=1"));
}

void PlannerTest::samePlanFromTheSameInput()
{
    PlanInput input = inputOf(10, 3);
    input.scenario.keyStrategy = KeyStrategy::PerAttempt;
    input.scenario.traceparent = true;
    input.request.body.text = R"({"amount":7,"id":"{{$guid}}"})";
    const Planner one = plannerOf(input);
    const Planner other = plannerOf(input);
    for (const int index : {9, 0, 4}) {
        const PlannedOperation a = operationOf(one, index);
        const PlannedOperation b = operationOf(other, index);
        QCOMPARE(a.keys, b.keys);
        QCOMPARE(a.token, b.token);
        for (std::size_t i = 0; i < a.requests.size(); ++i)
            QCOMPARE(*a.requests[i], *b.requests[i]);
    }
}

void PlannerTest::otherNonceGivesFreshKeysAndValues()
{
    PlanInput input = inputOf();
    input.request.body.text = R"({"amount":7,"id":"{{$guid}}"})";
    input.scenario.payload = PayloadStrategy::Equivalent;
    const PlannedOperation one = operationOf(plannerOf(input), 0);
    input.nonce = "nonce-b";
    const PlannedOperation other = operationOf(plannerOf(input), 0);
    QVERIFY(one.keys != other.keys);
    QVERIFY(one.token != other.token);
    QVERIFY(one.requests[0]->body != other.requests[0]->body);
}

void PlannerTest::reusedKeysAreTaken()
{
    PlanInput input = inputOf(2);
    input.reusedKeys = {{"old-1"}, {"old-2"}};
    const Planner planner = plannerOf(input);
    QCOMPARE(operationOf(planner, 0).keys, std::vector<QByteArray>{"old-1"});
    QCOMPARE(keyHeader(operationOf(planner, 1).requests[0]), QByteArray("old-2"));
    QVERIFY(!planner.hasFreshKeys());
}

void PlannerTest::mutatedPayloadChangesTheRepeats()
{
    PlanInput input = inputOf(1, 3);
    input.scenario.payload = PayloadStrategy::Mutated;
    const PlannedOperation operation = operationOf(plannerOf(input), 0);
    QCOMPARE(operation.first, Payload::First);
    QCOMPARE(operation.repeats, Payload::Mutated);
    QCOMPARE(operation.requests.size(), std::size_t(2));
    const QByteArray first = R"({"amount": 10.50, "currency":"EUR")";
    const QByteArray other = R"({"amount": 11.50, "currency":"EUR")";
    QVERIFY(operation.requests[0]->body.startsWith(first));
    QVERIFY(operation.requests[1]->body.startsWith(other));
    QCOMPARE(keyHeader(operation.requests[1]), keyHeader(operation.requests[0]));
}

void PlannerTest::mutationByPatch()
{
    PlanInput input = inputOf();
    input.scenario.payload = PayloadStrategy::Mutated;
    input.request.contract.mutation = uR"([{"op":"replace","path":"/currency","value":"USD"}])"_s;
    const PlannedOperation operation = operationOf(plannerOf(input), 0);
    const QByteArray other = R"({"amount": 10.50, "currency":"USD")";
    QVERIFY(operation.requests[1]->body.startsWith(other));
}

void PlannerTest::equivalentPayloadIsTheSameValueInOtherBytes()
{
    PlanInput input = inputOf(20);
    input.scenario.payload = PayloadStrategy::Equivalent;
    const Planner planner = plannerOf(input);
    for (int i = 0; i < 20; ++i) {
        const PlannedOperation operation = operationOf(planner, i);
        QCOMPARE(operation.repeats, Payload::Equivalent);
        const QByteArray first = operation.requests[0]->body;
        const QByteArray other = operation.requests[1]->body;
        QVERIFY(first != other);
        QCOMPARE(canonical(JsonDocument::parse(first)->root()), canonical(JsonDocument::parse(other)->root()));
    }
}

void PlannerTest::sharedKeyWithAnotherPayloadIsAReuse()
{
    PlanInput input = inputOf(3);
    input.scenario.keyStrategy = KeyStrategy::Shared;
    const Planner planner = plannerOf(input);
    QCOMPARE(operationOf(planner, 0).first, Payload::First);
    QCOMPARE(operationOf(planner, 1).first, Payload::Mutated);
    QCOMPARE(operationOf(planner, 1).repeats, Payload::Mutated);
}

void PlannerTest::sharedKeyWithOnePayloadIsNoReuse()
{
    PlanInput input = inputOf(3);
    input.request.body.text = R"({"amount":5})";
    input.scenario.keyStrategy = KeyStrategy::Shared;
    const Planner planner = plannerOf(input);
    QCOMPARE(operationOf(planner, 2).first, Payload::First);
    QCOMPARE(operationOf(planner, 2).repeats, Payload::First);
}

void PlannerTest::perAttemptVariableChangesAloneAndIsAReuseInTheBody()
{
    PlanInput input = inputOf(1, 3);
    addVariable(input, u"sent"_s, u"{{$guid}}"_s, true);
    input.request.body.text = R"({"id":"{{$guid}}","sent":"{{sent}}","amount":1})";
    const PlannedOperation operation = operationOf(plannerOf(input), 0);
    QVERIFY(operation.isPerAttempt);
    QCOMPARE(operation.requests.size(), std::size_t(3));
    QCOMPARE(operation.keys.size(), std::size_t(1));
    QCOMPARE(operation.repeats, Payload::Mutated);
    std::set<QByteArray> ids;
    std::set<QByteArray> sent;
    for (const RenderedRequestPtr& request : operation.requests) {
        const auto document = JsonDocument::parse(request->body);
        ids.insert(document->root().member("id")->string());
        sent.insert(document->root().member("sent")->string());
    }
    QCOMPARE(ids.size(), std::size_t(1));
    QCOMPARE(sent.size(), std::size_t(3));
}

void PlannerTest::perAttemptVariableInAHeaderIsARepeat()
{
    PlanInput input = inputOf(1, 3);
    addVariable(input, u"sent"_s, u"{{$timestamp}}"_s, true);
    input.request.headers = {{u"X-Sent"_s, u"{{sent}}"_s}};
    const PlannedOperation operation = operationOf(plannerOf(input), 0);
    QCOMPARE(operation.requests.size(), std::size_t(3));
    QCOMPARE(operation.repeats, Payload::First);
    QVERIFY(headerValue(operation.requests[0]->headers, "X-Sent") !=
            headerValue(operation.requests[1]->headers, "X-Sent"));
    QCOMPARE(operation.requests[0]->body, operation.requests[2]->body);
}

void PlannerTest::traceparentDiffersPerAttempt()
{
    PlanInput input = inputOf(2, 3);
    input.scenario.traceparent = true;
    input.scenario.retry.retries = 1;
    const Planner planner = plannerOf(input);
    static const QRegularExpression shape(u"^00-[0-9a-f]{32}-[0-9a-f]{16}-01$"_s);
    std::set<QByteArray> traces;
    std::set<QByteArray> spans;
    for (const int index : {0, 1}) {
        const PlannedOperation operation = operationOf(planner, index);
        QCOMPARE(operation.requests.size(), std::size_t(6));
        QCOMPARE(operation.repeats, Payload::First);
        for (const RenderedRequestPtr& request : operation.requests) {
            const QByteArray value = headerValue(request->headers, "traceparent");
            QVERIFY(shape.match(QString::fromUtf8(value)).hasMatch());
            traces.insert(value.mid(3, 32));
            spans.insert(value.mid(36, 16));
            QCOMPARE(keyHeader(request), operation.keys[0]);
        }
    }
    QCOMPARE(traces.size(), std::size_t(2));
    QCOMPARE(spans.size(), std::size_t(12));
}

void PlannerTest::traceparentReplacesTheUsersOwn()
{
    PlanInput input = inputOf();
    input.scenario.traceparent = true;
    input.request.headers = {{u"TraceParent"_s, u"00-0-0-00"_s}};
    const HeaderFields headers = operationOf(plannerOf(input), 0).requests[0]->headers;
    QCOMPARE(std::count_if(headers.begin(), headers.end(),
                           [](const HeaderField& field) { return field.name.toLower() == "traceparent"; }),
             1);
    QVERIFY(headerValue(headers, "traceparent") != "00-0-0-00");
}

void PlannerTest::controlHasDistinctKeysAndOnePayload()
{
    PlanInput input = inputOf(2);
    input.request.body.text = R"({"amount":1,"reference":"{{operation}}","id":"{{$guid}}"})";
    input.scenario.keyStrategy = KeyStrategy::Shared;
    const Planner planner = plannerOf(input);
    const auto control = planner.control(4);
    QVERIFY(control.has_value());
    std::set<QByteArray> keys;
    for (const PlannedOperation& operation : *control) {
        QCOMPARE(operation.requests.front()->body, control->front().requests.front()->body);
        QCOMPARE(operation.token, control->front().token);
        QCOMPARE(keyHeader(operation.requests.front()), operation.keys.front());
        keys.insert(operation.keys.front());
    }
    QCOMPARE(keys.size(), std::size_t(4));
    const PlannedOperation run = operationOf(planner, 0);
    QVERIFY(control->front().token != run.token);
    QVERIFY(!keys.contains(run.keys.front()));
}

void PlannerTest::controlNeedsAPlaceForTheKey()
{
    PlanInput input = inputOf();
    input.request.contract.placement.kind = KeyPlacement::Kind::None;
    const auto control = plannerOf(input).control(2);
    QVERIFY(!control.has_value());
    QVERIFY(control.error().message.contains("--key-in"_L1));
}

void PlannerTest::freshnessOfKeys_data()
{
    QTest::addColumn<KeyStrategy>("strategy");
    QTest::addColumn<QString>("making");
    QTest::addColumn<bool>("expected");
    QTest::newRow("uuid") << KeyStrategy::PerOperation << QString() << true;
    QTest::newRow("shared") << KeyStrategy::Shared << QString() << true;
    QTest::newRow("template with token") << KeyStrategy::PerOperation << u"pay-{{operation}}"_s << true;
    QTest::newRow("constant template") << KeyStrategy::PerOperation << u"pay-{{round}}"_s << false;
    QTest::newRow("fixed") << KeyStrategy::Fixed << QString() << false;
    QTest::newRow("derived") << KeyStrategy::Derived << QString() << false;
}

void PlannerTest::freshnessOfKeys()
{
    QFETCH(KeyStrategy, strategy);
    QFETCH(QString, making);
    QFETCH(bool, expected);
    PlanInput input = inputOf();
    input.scenario.keyStrategy = strategy;
    input.scenario.fixedKey = "k";
    if (!making.isEmpty())
        input.request.contract.making = {KeyMaking::Kind::Template, making};
    QCOMPARE(plannerOf(input).hasFreshKeys(), expected);
}

using Change = std::function<void(PlanInput&)>;
Q_DECLARE_METATYPE(Change)

void PlannerTest::estimate_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<qint64>("attemptsMin");
    QTest::addColumn<qint64>("attemptsMax");
    QTest::addColumn<qint64>("effects");
    QTest::addColumn<qint64>("durationMs");
    const auto row = [](const char* name, Change change, qint64 least, qint64 most, qint64 effects, qint64 ms) {
        QTest::newRow(name) << change << least << most << effects << ms;
    };
    row(
        "sequence of ten by three", [](PlanInput&) {}, 30, 30, 10, 1'500);
    row(
        "retries", [](PlanInput& input) { input.scenario.retry.retries = 2; }, 30, 90, 10, 1'500);
    row(
        "budget",
        [](PlanInput& input) {
            input.scenario.retry.retries = 2;
            input.scenario.retry.budget = 5;
        },
        30, 50, 10, 1'500);
    row(
        "concurrent", [](PlanInput& input) { input.scenario.arrival.kind = ArrivalKind::Concurrent; }, 30, 30, 10, 50);
    row(
        "in flight, rounds",
        [](PlanInput& input) {
            input.scenario.arrival.kind = ArrivalKind::Concurrent;
            input.scenario.inFlight = 10;
            input.scenario.rounds = 4;
        },
        120, 120, 40, 600);
    row(
        "shared",
        [](PlanInput& input) {
            input.scenario.keyStrategy = KeyStrategy::Shared;
            input.scenario.rounds = 2;
        },
        60, 60, 2, 3'000);
    row(
        "derived from one payload",
        [](PlanInput& input) {
            input.scenario.keyStrategy = KeyStrategy::Derived;
            input.request.body.text = R"({"amount":1})";
        },
        30, 30, 1, 1'500);
    row(
        "derived from a payload per operation",
        [](PlanInput& input) { input.scenario.keyStrategy = KeyStrategy::Derived; }, 30, 30, 10, 1'500);
    row(
        "open",
        [](PlanInput& input) {
            input.scenario.arrival = {ArrivalKind::Open, 0, 0, 10, 10};
        },
        10, 10, 10, 950);
    row(
        "staggered",
        [](PlanInput& input) {
            input.scenario.arrival = {ArrivalKind::Staggered, 10, 30, 0, 0};
        },
        30, 30, 10, 900);
}

void PlannerTest::estimate()
{
    QFETCH(Change, change);
    PlanInput input = inputOf(10, 3);
    change(input);
    const PlanEstimate estimate = plannerOf(input).estimate(50);
    QTEST(estimate.attemptsMin, "attemptsMin");
    QTEST(estimate.attemptsMax, "attemptsMax");
    QTEST(estimate.effectsExpected, "effects");
    QTEST(estimate.durationMs, "durationMs");
}

void PlannerTest::retriesMayTakeLonger()
{
    PlanInput input = inputOf(1, 1);
    QCOMPARE(plannerOf(input).estimate(50).durationMaxMs, plannerOf(input).estimate(50).durationMs);
    input.scenario.retry.retries = 4; // waits of at most 200, 400, 800, 1600 ms, and four exchanges more
    QCOMPARE(plannerOf(input).estimate(50).durationMaxMs, 50 + 3000 + 4 * 50);
    input.scenario.retry.capMs = 300;
    QCOMPARE(plannerOf(input).estimate(50).durationMaxMs, 50 + 1100 + 4 * 50);
    input.scenario.retry.retries = 2'000;
    input.scenario.retry.deadlineMs = 2000;
    QCOMPARE(plannerOf(input).estimate(50).durationMaxMs, 50 + 2000 + 50);
    PlanInput race = inputOf(10, 3);
    race.scenario.arrival.kind = ArrivalKind::Concurrent;
    race.scenario.retry.retries = 1; // all clients wait at the same time
    QCOMPARE(plannerOf(race).estimate(50).durationMaxMs, 50 + 200 + 50);
}

void PlannerTest::refused_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("option");
    const auto row = [](const char* name, const char* option, Change change) {
        QTest::newRow(name) << change << QString::fromLatin1(option);
    };
    row("no operations", "--operations", [](PlanInput& input) { input.scenario.operations = 0; });
    row("no attempts", "--attempts", [](PlanInput& input) { input.scenario.attempts = 0; });
    row("no rounds", "--rounds", [](PlanInput& input) { input.scenario.rounds = 0; });
    row("too many operations", "--rounds", [](PlanInput& input) {
        input.scenario.operations = 2'000'000;
        input.scenario.rounds = 2'000'000;
    });
    row("operations beyond the limit", "2000000000 operations",
        [](PlanInput& input) { input.scenario.operations = 2'000'000'000; });
    row("attempts beyond the limit", "4000000000 attempts", [](PlanInput& input) {
        input.scenario.operations = 1000;
        input.scenario.rounds = 1000;
        input.scenario.attempts = 4000;
    });
    row("rounds beyond the limit", "at most 100000000", [](PlanInput& input) {
        input.scenario.rounds = 100'000'001;
        input.scenario.arrival = {ArrivalKind::Open, 0, 0, 5, 5};
    });
    row("nothing in flight", "--in-flight", [](PlanInput& input) { input.scenario.inFlight = 0; });
    row("gate in sequence", "--release", [](PlanInput& input) { input.scenario.release = ReleaseMode::LastByte; });
    row("gate above the limit", "--in-flight", [](PlanInput& input) {
        input.scenario.arrival.kind = ArrivalKind::Concurrent;
        input.scenario.release = ReleaseMode::LastByte;
        input.scenario.inFlight = 1;
    });
    row("single packet without TLS", "--release", [](PlanInput& input) {
        input.scenario.arrival.kind = ArrivalKind::Concurrent;
        input.scenario.release = ReleaseMode::SinglePacket;
    });
    row("single packet by HTTP/1.1", "--http1.1", [](PlanInput& input) {
        input.request.url = u"https://127.0.0.1:1/"_s;
        input.request.transport.httpVersion = HttpVersion::Http1;
        input.scenario.arrival.kind = ArrivalKind::Concurrent;
        input.scenario.release = ReleaseMode::SinglePacket;
    });
    row("single packet on new connections", "--new-connections", [](PlanInput& input) {
        input.request.url = u"https://127.0.0.1:1/"_s;
        input.scenario.arrival.kind = ArrivalKind::Concurrent;
        input.scenario.release = ReleaseMode::SinglePacket;
        input.scenario.newConnections = true;
    });
    row("fixed key in rounds", "--rounds", [](PlanInput& input) {
        input.scenario.keyStrategy = KeyStrategy::Fixed;
        input.scenario.fixedKey = "k";
        input.scenario.rounds = 2;
    });
    row("fixed key without key", "--key-strategy",
        [](PlanInput& input) { input.scenario.keyStrategy = KeyStrategy::Fixed; });
    for (const KeyStrategy strategy : {KeyStrategy::PerAttempt, KeyStrategy::Shared, KeyStrategy::Derived}) {
        row(qPrintable(u"key without a place %1"_s.arg(int(strategy))), "--key-in", [strategy](PlanInput& input) {
            input.request.contract.placement.kind = KeyPlacement::Kind::None;
            input.scenario.keyStrategy = strategy;
        });
    }
    row("constant key template", "--key-make", [](PlanInput& input) {
        input.request.contract.making = {KeyMaking::Kind::Template, u"always"_s};
        input.scenario.operations = 2;
    });
    row("constant key template per attempt", "--key-make", [](PlanInput& input) {
        input.request.contract.making = {KeyMaking::Kind::Template, u"{{operation}}"_s};
        input.scenario.keyStrategy = KeyStrategy::PerAttempt;
    });
    row("nothing to mutate", "--mutate", [](PlanInput& input) {
        input.request.body.text = R"({"name":"x"})";
        input.scenario.payload = PayloadStrategy::Mutated;
    });
    row("no patch", "--mutate", [](PlanInput& input) { input.request.contract.mutation = u"{"_s; });
    row("patch without place", "--mutate", [](PlanInput& input) {
        input.request.contract.mutation = uR"([{"op":"remove","path":"/missing"}])"_s;
        input.scenario.payload = PayloadStrategy::Mutated;
    });
    row("equivalent of text", "--payload", [](PlanInput& input) {
        input.request.body.kind = Body::Kind::Text;
        input.request.body.text = "amount 5";
        input.scenario.payload = PayloadStrategy::Equivalent;
    });
    row("delay range", "--arrival", [](PlanInput& input) {
        input.scenario.arrival = {ArrivalKind::Staggered, 30, 10, 0, 0};
    });
    row("no rate", "--arrival", [](PlanInput& input) { input.scenario.arrival = {ArrivalKind::Open, 0, 0, 0, 0}; });
    row("negative rate", "--arrival", [](PlanInput& input) {
        input.scenario.arrival = {ArrivalKind::Open, 0, 0, -5, 10};
    });
    row("negative retries", "--retries", [](PlanInput& input) { input.scenario.retry.retries = -1; });
    row("shrinking backoff", "--backoff-factor", [](PlanInput& input) { input.scenario.retry.factor = 0.5; });
    row("negative backoff", "--backoff-ms", [](PlanInput& input) { input.scenario.retry.baseMs = -1; });
    row("deadline", "--deadline-ms", [](PlanInput& input) { input.scenario.retry.deadlineMs = 0; });
    row("budget below clients", "--retry-budget", [](PlanInput& input) { input.scenario.retry.budget = 1; });
    const auto faulty = [](auto edit) {
        return [edit](PlanInput& input) {
            Fault fault;
            edit(fault);
            input.scenario.faults = {fault};
        };
    };
    row("fault at 0", "--abandon", faulty([](Fault& fault) { fault.on.index = 0; }));
    row("fault beyond the attempts", "--abandon", faulty([](Fault& fault) { fault.on.index = 3; }));
    row("fault above 100 %", "--abandon", faulty([](Fault& fault) { fault.on.percent = 101; }));
    row("timeout of nothing", "--client-timeout-ms",
        faulty([](Fault& fault) { fault.kind = Fault::Kind::ClientTimeout; }));
    row("too few reused keys", "--reuse-keys", [](PlanInput& input) {
        input.reusedKeys = {{"a"}};
        input.scenario.operations = 2;
    });
    row("too many renderings", "--attempts", [](PlanInput& input) {
        input.scenario.traceparent = true;
        input.scenario.attempts = 1'000'000;
    });
}

void PlannerTest::refused()
{
    QFETCH(Change, change);
    QFETCH(QString, option);
    PlanInput input = inputOf();
    change(input);
    const auto planner = Planner::create(input);
    QVERIFY(!planner.has_value());
    QCOMPARE(planner.error().code, ErrorCode::InvalidInput);
    QVERIFY2(planner.error().message.contains(option), qPrintable(planner.error().message));
}

void PlannerTest::oneAttemptPlansNoRepeat()
{
    PlanInput input = inputOf(1, 1);
    input.scenario.payload = PayloadStrategy::Mutated;
    QCOMPARE(operationOf(plannerOf(input), 0).requests.size(), std::size_t(1));
}

/// A check spells the key in other ways; the payload, and with it what a probe looks for, stays as it is.
void PlannerTest::aVariedKeyStandsAtItsPlaceAlone()
{
    PlanInput input = inputOf(1, 4);
    input.request.body.text = R"({"amount": 1, "reference": "{{key}}"})";
    input.scenario.variations.resize(4);
    input.scenario.variations[1].key = "K-{{key}}";
    input.scenario.variations[2].key = "";
    input.scenario.variations[3].withoutKey = true;
    input.scenario.variations[3].secondKey = "{{key}}";
    const PlannedOperation operation = operationOf(plannerOf(input), 0);
    const QByteArray key = operation.keys[0];
    QCOMPARE(headerValue(operation.requests[0]->headers, "Idempotency-Key"), key);
    QCOMPARE(headerValue(operation.requests[1]->headers, "Idempotency-Key"), "K-" + key);
    QCOMPARE(operation.keys[1], "K-" + key);
    QCOMPARE(headerValue(operation.requests[2]->headers, "Idempotency-Key"), QByteArray());
    QCOMPARE(headerValue(operation.requests[3]->headers, "Idempotency-Key"), key);
    for (const RenderedRequestPtr& request : operation.requests)
        QCOMPARE(request->body, operation.requests[0]->body);
}

void PlannerTest::aVariedKeyKeepsTheQuotesOfTheContract()
{
    PlanInput input = inputOf(1, 3);
    input.request.contract.placement.quoted = true;
    input.scenario.variations.resize(3);
    input.scenario.variations[1].key = "{{key}}-2";
    input.scenario.variations[1].secondKey = "\"{{key}}\"";
    input.scenario.variations[2].withoutKey = true;
    input.scenario.variations[2].secondKey = "{{key}}";
    const PlannedOperation operation = operationOf(plannerOf(input), 0);
    const QByteArray key = operation.keys[0];
    const HeaderFields& twice = operation.requests[1]->headers;
    QCOMPARE(headerValue(twice, "Idempotency-Key"), '"' + key + "-2\"");
    QCOMPARE(twice.back().value, '"' + key + '"');
    QCOMPARE(headerValue(operation.requests[2]->headers, "Idempotency-Key"), key);
}

QTEST_GUILESS_MAIN(PlannerTest)
#include "planner.moc"
