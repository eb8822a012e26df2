// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json.h"
#include "model/json/unknown.h"

#include <QJsonArray>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

Request fullRequest()
{
    Request request;
    request.name = u"Create payment"_s;
    request.url = u"{{baseUrl}}/payments?x=%7E"_s;
    request.params = {{u"expand"_s, u"all"_s}, {u"off"_s, u"1"_s, false}};
    request.headers = {{u"Authorization"_s, u"Bearer {{token}}"_s}};
    request.body = {Body::Kind::Json, R"({"b":1.0,"a":12345678901234567890})", {}, {}};
    request.transport.verifyTls = false;
    request.transport.httpVersion = HttpVersion::Http2;
    request.contract.placement = {KeyPlacement::Kind::JsonPointer, u"/meta/key"_s, true};
    request.contract.acknowledgedWhen = {{{{200, 299}}, u"$.ok"_s}};
    request.contract.replayWhen = {{ReplayRule::Kind::Header, u"X-Replay"_s, u"yes"_s, 0}};
    request.contract.identity = u"$.id"_s;
    Probe rows;
    rows.name = u"rows"_s;
    rows.url = u"{{baseUrl}}/payments"_s;
    rows.reads = Probe::Reads::Map;
    rows.jsonPath = u"$"_s;
    rows.pageLimit = 7;
    request.contract.probes = {rows};
    request.contract.settling.limitMs = 1234;
    Scenario scenario;
    scenario.name = u"race"_s;
    scenario.arrival = {ArrivalKind::Concurrent, 0, 0, 0, 0};
    scenario.release = ReleaseMode::LastByte;
    scenario.retry.deadlineMs = 500;
    scenario.faults = {{Fault::Kind::Abandon, WirePoint::MidBody, true, 0, {2, {}}},
                       {Fault::Kind::Delay, WirePoint::AfterRequest, false, 15, {{}, 2.5}}};
    scenario.seed = 9007199254740993;
    scenario.dataRows = u"data/payments.csv"_s;
    request.scenarios = {scenario};
    Request login;
    login.url = u"{{baseUrl}}/login"_s;
    FlowStep own{FlowStep::When::BeforeRun, {}, login, {{u"token"_s, Capture::Source::Body, u"$.token"_s, true}}};
    FlowStep saved{FlowStep::When::AfterOperation, u"Orders/Delete"_s, {}, {}};
    saved.captures = {Capture::from(u"cart"_s, u"header: X-Cart"_s, false)};
    request.steps = {own, saved};
    return request;
}

}

/// What a person keeps in files comes back as it was, and mistakes in it are named.
class JsonTest : public QObject
{
    Q_OBJECT

private slots:
    void requestComesBackEqual()
    {
        const Request request = fullRequest();
        const auto again = requestFromJson(toJson(request));
        QVERIFY2(again, again ? "" : qPrintable(again.error().message));
        QVERIFY(*again == request);
    }

    void secretsOfStepsAreNotWritten()
    {
        Request request = fullRequest();
        request.steps.front().own->variables = {{.name = u"password"_s, .value = u"hunter2"_s, .secret = true}};
        QVERIFY(!fileText(toJson(request)).contains("hunter2"));
        QCOMPARE(request.steps.front().own->variables.front().value, u"hunter2"_s);
    }

    void membersOfStepsThatAreNotKnownSurvive()
    {
        QJsonObject object = toJson(fullRequest());
        QJsonArray steps = object[u"steps"_s].toArray();
        QJsonObject step = steps[0].toObject();
        QJsonObject own = step[u"own"_s].toObject();
        own.insert(u"later"_s, 1);
        step.insert(u"own"_s, own);
        step.insert(u"note"_s, u"kept"_s);
        steps.replace(0, step);
        object.insert(u"steps"_s, steps);
        const auto read = requestFromJson(object);
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QCOMPARE(toJson(*read), object);
        Request edited = *read;
        edited.steps.front().captures.clear();
        carryUnknownMembers(*read, edited);
        QCOMPARE(toJson(edited)[u"steps"_s][0][u"note"_s].toString(), u"kept"_s);
        QCOMPARE(toJson(edited)[u"steps"_s][0][u"own"_s][u"later"_s].toInt(), 1);
    }

    void bodyOfAnyBytesComesBack()
    {
        Request request;
        request.body.kind = Body::Kind::Text;
        for (int byte = 0; byte < 256; ++byte)
            request.body.text += char(byte);
        QCOMPARE(requestFromJson(toJson(request))->body.text, request.body.text);
    }

    void unknownMembersFollowTheirItems()
    {
        const QByteArray text = R"({"headers":[{"name":"A","value":"1","mine":1},{"name":"B","value":"2","mine":2}],
            "scenarios":[{"name":"one","x":1},{"name":"two","x":2}],"contract":{"y":3}})";
        const Request before = *requestFromJson(*parseJsonObject(text, u"r"_s));
        Request after = before;
        after.headers.erase(after.headers.begin());
        after.headers[0].value = u"changed"_s;
        std::swap(after.scenarios[0], after.scenarios[1]);
        carryUnknownMembers(before, after);
        const QJsonObject json = toJson(after);
        QCOMPARE(json[u"headers"_s][0][u"mine"_s].toInt(), 2);
        QCOMPARE(json[u"scenarios"_s][0][u"x"_s].toInt(), 2);
        QCOMPARE(json[u"scenarios"_s][1][u"x"_s].toInt(), 1);
        QCOMPARE(json[u"contract"_s][u"y"_s].toInt(), 3);
        after.headers.clear();
        after.scenarios.clear();
        carryUnknownMembers(before, after);
        QVERIFY(requestFromJson(toJson(after))); // still a file that can be read
    }

    void unknownMembersSurvive()
    {
        QJsonObject object = toJson(fullRequest());
        object.insert(u"later"_s, u"kept"_s);
        QJsonObject contract = object[u"contract"_s].toObject();
        QJsonArray probes = contract[u"probes"_s].toArray();
        QJsonObject probe = probes[0].toObject();
        probe.insert(u"colour"_s, 3);
        probes[0] = probe;
        contract[u"probes"_s] = probes;
        object[u"contract"_s] = contract;
        QCOMPARE(toJson(*requestFromJson(object)), object);
    }

    void mistakesAreNamedByPath_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("path");
        QTest::newRow("word") << QByteArray(R"({"contract":{"probes":[{},{"reads":"lots"}]}})")
                              << u"contract.probes[1].reads: one of count, number, map expected"_s;
        QTest::newRow("number") << QByteArray(R"({"scenarios":[{"attempts":"3"}]})")
                                << u"scenarios[0].attempts: a whole number expected"_s;
        QTest::newRow("fraction") << QByteArray(R"({"scenarios":[{"attempts":1.5}]})")
                                  << u"scenarios[0].attempts: a whole number expected"_s;
        QTest::newRow("too large") << QByteArray(R"({"scenarios":[{"attempts":4294967297}]})")
                                   << u"scenarios[0].attempts: a whole number expected"_s;
        QTest::newRow("list") << QByteArray(R"({"headers":{}})") << u"headers: a list expected"_s;
        QTest::newRow("object") << QByteArray(R"({"body":[]})") << u"body: an object expected"_s;
    }
    void mistakesAreNamedByPath()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, path);
        const auto read = requestFromJson(*parseJsonObject(text, u"a.json"_s));
        QVERIFY(!read);
        QCOMPARE(read.error().message, path);
    }

    void syntaxErrorsSayLineAndColumn()
    {
        const auto read = parseJsonObject("{\n  \"a\": 1,\n  \"b\" 2\n}", u"x.request.json"_s);
        QVERIFY(!read);
        QVERIFY2(read.error().message.startsWith(u"x.request.json, line 3, column"_s),
                 qPrintable(read.error().message));
    }

    void fileTextIsCanonical()
    {
        const QByteArray text = fileText({{u"b"_s, QJsonObject{{u"d"_s, u"  x\n"_s}}}, {u"a"_s, 1}});
        QCOMPARE(text, QByteArray("{\n  \"a\": 1,\n  \"b\": {\n    \"d\": \"  x\\n\"\n  }\n}\n"));
        QCOMPARE(fileText(*parseJsonObject(text, u"t"_s)), text);
    }

    void judgementAndSeriesComeBackEqual()
    {
        Judgement judgement;
        judgement.verdict = Verdict::Duplicated;
        judgement.reasons = {Sentence::verbatim(u"because"_s)};
        judgement.figures.statuses = {{201, 3}, {409, 17}};
        judgement.figures.observed = 3;
        judgement.figures.upper95 = 0.0711;
        judgement.findings = {{4, OperationVerdict::Duplicated, 3, u"rows"_s}};
        QVERIFY(*judgementFromJson(toJson(judgement)) == judgement);

        RunSeries series;
        series.timeline = {{1, 2, 3, 4, Happening::DuplicateEffect, 5, WirePoint::AfterRequest}};
        series.happenings[3] = 9;
        series.attemptHappenings = u"E3R"_s;
        series.cacheByAge = {{0.5, 4, 3}};
        QVERIFY(*seriesFromJson(toJson(series)) == series);
    }

    void burstObjectHasTheContractsNames()
    {
        Judgement judgement;
        judgement.figures.statuses = {{201, 1}};
        const QJsonObject burst = burstJson(judgement, ReleaseMode::LastByte);
        for (const auto& name : {u"operations"_s, u"attempts"_s, u"wire_sends"_s, u"outcomes"_s, u"classes"_s,
                                 u"statuses"_s, u"effects"_s, u"probes"_s, u"repeats"_s, u"clients"_s, u"latency_us"_s,
                                 u"release"_s, u"rounds"_s, u"verdict"_s, u"reasons"_s})
            QVERIFY2(burst.contains(name), qPrintable(name));
        QVERIFY(burst[u"effects"_s][u"observed"_s].isNull());
        QCOMPARE(burst[u"statuses"_s][u"201"_s].toInt(), 1);
        QCOMPARE(burst[u"release"_s][u"mode"_s].toString(), u"last-byte"_s);
        QCOMPARE(burst[u"verdict"_s].toString(), u"inconclusive"_s);
    }
};

QTEST_GUILESS_MAIN(JsonTest)
#include "json.moc"
