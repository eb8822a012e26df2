// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/questioning.h"

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// The first attempt is worked on for `handlerMs`; twins come at the play's delays and are answered 409 at once.
void slowly(HistoryBuilder& run, const Play& play, qint64 handlerMs, qint64 effects)
{
    run.facts.scenario = play.scenario;
    for (int client = 0; client < play.scenario.attempts; ++client) {
        Attempt& attempt = client == 0 ? run.answer(201, "p1") : run.answer(409);
        const qint64 delayUs = client == 0 ? 0 : 1000LL * play.scenario.faults[size_t(client) - 1].milliseconds;
        const qint64 answeredUs = client == 0 ? 1000 * handlerMs : delayUs + 1000;
        attempt.timing = {-1, delayUs, -1, -1, -1, delayUs, delayUs + 10, answeredUs, answeredUs + 5};
    }
    run.probe({effects});
}

Questioning slow()
{
    Questioning asked("lock.outlives-handler");
    asked.context.serviceUs = 10'000;
    asked.provocation(u"slow"_s, Provocation::Kind::Header, u"X-Simulate: slow"_s);
    return asked;
}

Questioning dying(Provocation::Kind kind)
{
    Questioning asked("lock.released");
    asked.provocation(u"throw"_s, kind,
                      kind == Provocation::Kind::Patch ? uR"([{"op":"add","path":"/simulate","value":"throw"}])"_s
                                                       : u"X-Simulate: throw"_s);
    return asked;
}

Questioning::Story after(int death, const std::vector<int>& retries)
{
    return [=](HistoryBuilder& run, const Play& play) {
        if (!play.continues) {
            death == 0 ? run.abandoned() : run.answer(death, death == 201 ? "p1" : "");
            return;
        }
        for (const int status : retries) {
            status == 0 ? run.refused() : run.answer(status, status == 201 ? "p1" : "");
            run.retry();
        }
    };
}

/// A thing that can be looked at, as a test wants it to change: what a GET shows after each request, by play.
struct Thing
{
    std::map<QString, std::vector<QByteArray>> shown; ///< "gone": 404
    int changeStatus = 200;
    std::map<QString, qint64> effects;
};

Questioning::Story showing(const Thing& thing)
{
    return [=](HistoryBuilder& run, const Play& play) {
        size_t looks = 0;
        if (!play.continues) {
            Attempt& created = run.answer(201, "\"p 1\"");
            auto request = std::make_shared<RenderedRequest>();
            request->url = "http://127.0.0.1:8080/payments?dry=no";
            created.request = request;
            run.probe({1});
            return;
        }
        for (const Variation& variation : play.scenario.variations) {
            QVERIFY(variation.withoutKey);
            if (variation.method != "GET"_L1) {
                run.answer(variation.method == "HEAD"_L1 ? 200 : thing.changeStatus);
                continue;
            }
            const auto& shown = thing.shown.at(play.name);
            const QByteArray body = shown[std::min(looks++, shown.size() - 1)];
            run.answer(body == "gone" ? 404 : 200).response.body = body;
        }
        const auto effects = thing.effects.find(play.name);
        run.probe({effects == thing.effects.end() ? 1 : effects->second});
    };
}

Thing wellBehaved()
{
    return {
        {{u"look"_s, {R"({"amount":100})"}},
         {u"PUT"_s, {R"({"amount":100,"at":"2026-11-30T00:00:00Z"})", R"({"at":"2026-11-30T00:00:01Z","amount":100})"}},
         {u"DELETE"_s, {"gone"}}},
        200,
        {{u"DELETE"_s, 0}}};
}

}

/// lock.* and method.natural: how long a key is held, and methods that need none.
class TestLocks : public QObject
{
    Q_OBJECT

private slots:
    void aQuickTargetNeedsAProvocation();
    void twinsComeAtRisingDelays();
    void theSecondPlayCoversTheWholeHandler();
    void aSecondEffectMeanwhileFails();
    void twinsThatComeTooLateSayNothing();
    void deathNeedsAProvocation();
    void theRetryIsRepairedUnlessThatChangesThePayload();
    void aKeyMustComeFree_data();
    void aKeyMustComeFree();
    void everyDeathIsTried();
    void repeatedMethodsLeaveOneState();
    void itIsOnlyRunWhenNamed();
    void theThingIsFoundByLocationOrIdentity_data();
    void theThingIsFoundByLocationOrIdentity();
    void whatCannotBeLookedAtIsNotApplicable();
    void aStateThatGoesOnChangingFails_data();
    void aStateThatGoesOnChangingFails();
    void unsupportedMethodsAreNotApplicable();
};

void TestLocks::aQuickTargetNeedsAProvocation()
{
    Questioning quick("lock.outlives-handler");
    quick.context.serviceUs = 10'000;
    QVERIFY(quick.unmet());
    quick.context.serviceUs = 300'000;
    QVERIFY(!quick.unmet());
    QVERIFY(quick.plays()[0].scenario.variations.empty());
    QVERIFY(!slow().unmet());
    const Scenario scenario = slow().plays()[0].scenario;
    QCOMPARE(scenario.variations.size(), size_t(scenario.attempts));
}

void TestLocks::twinsComeAtRisingDelays()
{
    for (const Questioning& asked : {slow()}) {
        const Scenario scenario = asked.plays()[0].scenario;
        QCOMPARE(scenario.arrival.kind, ArrivalKind::Concurrent);
        QCOMPARE(scenario.faults.size(), size_t(scenario.attempts - 1));
        int last = 0;
        for (size_t twin = 0; twin < scenario.faults.size(); ++twin) {
            QCOMPARE(scenario.faults[twin].kind, Fault::Kind::Delay);
            QCOMPARE(scenario.faults[twin].on.index, std::optional(int(twin) + 2));
            QVERIFY(scenario.faults[twin].milliseconds > last);
            last = scenario.faults[twin].milliseconds;
        }
    }
}

void TestLocks::theSecondPlayCoversTheWholeHandler()
{
    Questioning asked = slow();
    const auto story = [](HistoryBuilder& run, const Play& play) {
        slowly(run, play, 1000, 1);
    };
    asked.answer(story);
    QCOMPARE(asked.plays().size(), size_t(1));
    const std::vector<Fault> faults = asked.plays()[0].scenario.faults;
    QVERIFY(faults.front().milliseconds <= 150);
    QVERIFY(faults.back().milliseconds >= 900 && faults.back().milliseconds < 1000);
    const Finding finding = asked.finding(story);
    QCOMPARE(finding.result, CheckResult::Pass);
    QVERIFY2(finding.sentence.text().contains("0.95"_L1), describe(finding));
    QCOMPARE(asked.results.size(), size_t(2));
}

void TestLocks::aSecondEffectMeanwhileFails()
{
    Questioning asked = slow();
    const Finding finding = asked.finding([](HistoryBuilder& run, const Play& play) {
        slowly(run, play, 1000, play.name == "steady delays"_L1 ? 2 : 1);
    });
    QCOMPARE(finding.result, CheckResult::Fail);
    QCOMPARE(finding.severity, Severity::Critical);
    QCOMPARE(finding.evidence.size(), size_t(1));
    QCOMPARE(finding.evidence[0].run, qint64(2));
}

void TestLocks::twinsThatComeTooLateSayNothing()
{
    Questioning asked = slow(); // … a provocation that does not slow it down
    QCOMPARE(asked.result([](HistoryBuilder& run, const Play& play) { slowly(run, play, 0, 1); }),
             CheckResult::Inconclusive);
}

void TestLocks::deathNeedsAProvocation()
{
    Questioning asked("lock.released");
    QVERIFY(asked.check.isOnDemand);
    QVERIFY(asked.unmet());
    asked.provocation(u"crash"_s, Provocation::Kind::Header, u"X-Simulate: crash"_s);
    QVERIFY(!asked.unmet());
}

void TestLocks::theRetryIsRepairedUnlessThatChangesThePayload()
{
    for (const auto kind : {Provocation::Kind::Header, Provocation::Kind::Patch}) {
        Questioning asked = dying(kind);
        asked.answer(after(500, {}));
        const Play retry = asked.plays().at(0);
        QCOMPARE(retry.continues, std::optional(0));
        QCOMPARE(retry.scenario.variations.empty(), kind == Provocation::Kind::Header);
        QCOMPARE(retry.scenario.retry.deadlineMs, std::optional(asked.context.budgetMs));
        QVERIFY(retry.scenario.retry.onConflict);
    }
}

void TestLocks::aKeyMustComeFree_data()
{
    QTest::addColumn<int>("death");
    QTest::addColumn<std::vector<int>>("retries");
    QTest::addColumn<CheckResult>("result");
    QTest::newRow("free at once") << 500 << std::vector{201} << CheckResult::Pass;
    QTest::newRow("free after a while") << 500 << std::vector{409, 409, 201} << CheckResult::Pass;
    QTest::newRow("dies again") << 500 << std::vector{500} << CheckResult::Pass;
    QTest::newRow("no answer at all, then free") << 0 << std::vector{0, 0, 201} << CheckResult::Pass;
    QTest::newRow("locked for ever") << 500 << std::vector{409, 409, 409} << CheckResult::Fail;
    QTest::newRow("never comes back") << 0 << std::vector{0, 0, 0} << CheckResult::Inconclusive;
    QTest::newRow("did not die") << 201 << std::vector{201} << CheckResult::Inconclusive;
}

void TestLocks::aKeyMustComeFree()
{
    QFETCH(int, death);
    QFETCH(std::vector<int>, retries);
    QFETCH(CheckResult, result);
    const Finding finding = dying(Provocation::Kind::Header).finding(after(death, retries));
    QVERIFY2(finding.result == result, describe(finding));
    QCOMPARE(finding.severity, Severity::Major);
}

void TestLocks::everyDeathIsTried()
{
    Questioning asked = dying(Provocation::Kind::Header);
    asked.provocation(u"crash"_s, Provocation::Kind::Header, u"X-Simulate: crash"_s);
    const Finding finding = asked.finding([](HistoryBuilder& run, const Play& play) {
        const bool isCrash = play.name.startsWith("crash"_L1);
        after(isCrash ? 0 : 500, {isCrash ? 409 : 201})(run, play);
    });
    QCOMPARE(asked.results.size(), size_t(4));
    QCOMPARE(asked.results[3].play.continues, std::optional(2));
    QCOMPARE(finding.result, CheckResult::Fail);
    QVERIFY2(finding.sentence.text().contains("crash"_L1), describe(finding));
}

void TestLocks::repeatedMethodsLeaveOneState()
{
    Questioning asked("method.natural");
    const Finding finding = asked.finding(showing(wellBehaved()));
    QVERIFY2(finding.result == CheckResult::Pass, describe(finding));
    QVERIFY2(finding.sentence.text().contains("PUT, DELETE"_L1), describe(finding));
    QCOMPARE(asked.results.size(), size_t(4));
    for (size_t index = 1; index < asked.results.size(); ++index) {
        QCOMPARE(asked.results[index].play.continues, std::optional(0));
        for (const Variation& variation : asked.results[index].play.scenario.variations) {
            QCOMPARE(variation.url, u"http://127.0.0.1:8080/payments/p%201"_s);
            QCOMPARE(variation.withoutBody, variation.method != "PUT"_L1);
        }
    }
}

void TestLocks::itIsOnlyRunWhenNamed()
{
    QVERIFY(Questioning("method.natural").check.isOnDemand);
    QVERIFY(!Questioning("lock.outlives-handler").check.isOnDemand);
}

void TestLocks::theThingIsFoundByLocationOrIdentity_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QString>("url");
    const QString identity = u"http://127.0.0.1:8080/payments/p%201"_s;
    QTest::newRow("none") << QByteArray() << identity;
    QTest::newRow("path") << QByteArray("/things/7") << u"http://127.0.0.1:8080/things/7"_s;
    QTest::newRow("absolute") << QByteArray("http://127.0.0.1:8080/things/7") << u"http://127.0.0.1:8080/things/7"_s;
    // Nothing is ever sent to a host that the user did not name.
    QTest::newRow("another host") << QByteArray("http://example.org/things/7") << identity;
    QTest::newRow("another port") << QByteArray("http://127.0.0.1:9090/things/7") << identity;
    QTest::newRow("another scheme") << QByteArray("https://127.0.0.1:8080/things/7") << identity;
}

void TestLocks::theThingIsFoundByLocationOrIdentity()
{
    QFETCH(QByteArray, location);
    QFETCH(QString, url);
    Questioning asked("method.natural");
    asked.answer(showing(wellBehaved()));
    if (!location.isEmpty())
        asked.results[0].attempts[0].response.headers = {{"location", location}};
    QCOMPARE(asked.plays().at(0).scenario.variations.at(0).url, url);
}

void TestLocks::whatCannotBeLookedAtIsNotApplicable()
{
    Thing hidden = wellBehaved();
    hidden.shown[u"look"_s] = {"gone"};
    Questioning asked("method.natural");
    QCOMPARE(asked.result(showing(hidden)), CheckResult::NotApplicable);
    QCOMPARE(asked.results.size(), size_t(2)); // nothing was changed

    Questioning nameless("method.natural");
    nameless.answer(showing(hidden));
    nameless.results[0].attempts[0].identity.reset();
    QCOMPARE(nameless.finding().result, CheckResult::NotApplicable);
}

void TestLocks::aStateThatGoesOnChangingFails_data()
{
    QTest::addColumn<QString>("play");
    QTest::addColumn<std::vector<QByteArray>>("shown");
    QTest::addColumn<qint64>("effects");
    using Shown = std::vector<QByteArray>;
    const QByteArray one = R"({"amount":100})";
    QTest::newRow("looking changes it") << u"look"_s << Shown{one, R"({"amount":101})"} << qint64(1);
    QTest::newRow("looking makes more") << u"look"_s << Shown{one} << qint64(2);
    QTest::newRow("PUT adds up") << u"PUT"_s << Shown{one, R"({"amount":200})", R"({"amount":300})"} << qint64(1);
    QTest::newRow("PUT makes more") << u"PUT"_s << Shown{one} << qint64(3);
    QTest::newRow("DELETE brings it back") << u"DELETE"_s << Shown{"gone", one, "gone"} << qint64(0);
}

void TestLocks::aStateThatGoesOnChangingFails()
{
    QFETCH(QString, play);
    QFETCH(std::vector<QByteArray>, shown);
    QFETCH(qint64, effects);
    Thing thing = wellBehaved();
    thing.shown[play] = shown;
    thing.effects[play] = effects;
    const Finding finding = Questioning("method.natural").finding(showing(thing));
    QVERIFY2(finding.result == CheckResult::Fail, describe(finding));
    QCOMPARE(finding.evidence.size(), size_t(1));
}

void TestLocks::unsupportedMethodsAreNotApplicable()
{
    Thing thing = wellBehaved();
    thing.changeStatus = 405;
    thing.shown[u"DELETE"_s] = thing.shown[u"PUT"_s] = thing.shown[u"look"_s];
    thing.effects.clear();
    QCOMPARE(Questioning("method.natural").result(showing(thing)), CheckResult::NotApplicable);
}

QTEST_GUILESS_MAIN(TestLocks)
#include "locks.moc"
