// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/questioning.h"

#include "check/expiry.h"

#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 dayMs = 24LL * 3600 * 1000;

/// The key is used, and used again later.
Questioning::Story remembered(qint64 effectsInAll)
{
    return [=](HistoryBuilder& run, const Play& play) {
        if (!play.continues) {
            run.answer(201, "p1");
            run.probe({1});
            return;
        }
        if (play.scenario.attempts > 1)
            run.burst();
        run.answer(201, "p1");
        for (int client = 1; client < play.scenario.attempts; ++client)
            run.answer(409);
        run.probe({effectsInAll});
    };
}

Questioning asked(const char* id, std::optional<qint64> promisedAgeMs)
{
    Questioning asked(id);
    asked.context.promisedAgeMs = promisedAgeMs;
    return asked;
}

}

/// expiry.*: how long keys live.
class TestAges : public QObject
{
    Q_OBJECT

private slots:
    void agesLieWithinThePromise_data();
    void agesLieWithinThePromise();
    void withoutAPromiseThereIsNoQuestion();
    void alongPromiseIsForASchedule();
    void aShortPromiseIsAWarning();
    void replaysComeAtTheirAges();
    void aKeyForgottenTooEarlyFails();
    void aReplayAfterThePromiseCountsForNothing();
    void aProbePerRunCannotTell();
    void whatWasNotDoneOnceCannotBeRepeated();
    void burstsComeJustAfterExpiry();
    void aBurstMayStartOneExecution_data();
    void aBurstMayStartOneExecution();
};

void TestAges::agesLieWithinThePromise_data()
{
    QTest::addColumn<qint64>("promise");
    QTest::addColumn<std::vector<qint64>>("ages");
    QTest::newRow("1.2 s") << qint64(1200) << std::vector<qint64>{300, 600, 1080};
    QTest::newRow("a day") << dayMs << std::vector<qint64>{dayMs / 4, dayMs / 2, dayMs / 10 * 9};
    QTest::newRow("nearly nothing") << qint64(2) << std::vector<qint64>{1};
    const qint64 forEver = std::numeric_limits<qint64>::max();
    QTest::newRow("for ever") << forEver
                              << std::vector<qint64>{forEver / 4, forEver / 2, forEver / 100 * 90 + 7 * 90 / 100};
}

void TestAges::agesLieWithinThePromise()
{
    QFETCH(qint64, promise);
    QFETCH(std::vector<qint64>, ages);
    QCOMPARE(expiryAges(promise), ages);
}

void TestAges::withoutAPromiseThereIsNoQuestion()
{
    QVERIFY(asked("expiry.window", {}).unmet());
    QVERIFY(asked("expiry.burst", {}).unmet());
    QVERIFY(!asked("expiry.window", 1200).unmet());
    QVERIFY(!asked("expiry.burst", 1200).unmet());
}

void TestAges::alongPromiseIsForASchedule()
{
    const auto reason = asked("expiry.window", dayMs).unmet();
    QVERIFY(reason);
    QVERIFY(reason->text().contains("schedule"_L1));
    QVERIFY(reason->text().contains("24 h"_L1));
    QVERIFY(asked("expiry.burst", 61'000).unmet());
}

void TestAges::aShortPromiseIsAWarning()
{
    Questioning hour = asked("expiry.window", 3'600'000);
    QVERIFY(!hour.unmet());
    QVERIFY(hour.plays().empty()); // nothing is fired for it
    QCOMPARE(hour.finding().result, CheckResult::Warn);
    QVERIFY2(hour.finding().sentence.text().contains("1 h"_L1), describe(hour.finding()));
    QCOMPARE(hour.check.cost(hour.context).attempts, qint64(0));
    // … unless the profile takes it as enough.
    hour.context.profile.promisedAgeMs = 300'000;
    QVERIFY(hour.unmet());

    QCOMPARE(asked("expiry.window", 1200).result(remembered(1)), CheckResult::Warn);
    Questioning enough = asked("expiry.window", 1200);
    enough.context.profile.promisedAgeMs = 1000;
    QCOMPARE(enough.result(remembered(1)), CheckResult::Pass);
}

void TestAges::replaysComeAtTheirAges()
{
    Questioning window = asked("expiry.window", 1200);
    QCOMPARE(window.plays().size(), size_t(1));
    QVERIFY(!window.plays()[0].continues);
    window.answer(remembered(1));
    std::vector<qint64> ages;
    for (const Play& play : window.plays()) {
        QCOMPARE(play.continues, std::optional(0));
        QVERIFY(play.scenario.variations.empty()); // the same request
        ages.push_back(play.afterMs);
    }
    QCOMPARE(ages, expiryAges(1200));
}

void TestAges::aKeyForgottenTooEarlyFails()
{
    Questioning window = asked("expiry.window", 1200);
    const Finding finding = window.finding(
        [](HistoryBuilder& run, const Play& play) { remembered(play.afterMs > 700 ? 2 : 1)(run, play); });
    QCOMPARE(finding.result, CheckResult::Fail);
    QCOMPARE(finding.severity, Severity::Major);
    QVERIFY2(finding.sentence.text().contains("1.08 s"_L1), describe(finding));
    QCOMPARE(finding.evidence.size(), size_t(1));
    QCOMPARE(finding.evidence[0].run, qint64(4));
}

void TestAges::aReplayAfterThePromiseCountsForNothing()
{
    Questioning window = asked("expiry.window", 1200);
    window.context.profile.promisedAgeMs = 1000;
    window.answer(remembered(1)).answer(remembered(2));
    for (size_t replay = 1; replay < window.results.size(); ++replay)
        window.results[replay].lateMs = 1000;
    QCOMPARE(window.finding().result, CheckResult::Inconclusive);
    window.results[1].lateMs = 300;
    QCOMPARE(window.finding().result, CheckResult::Fail);
}

void TestAges::aProbePerRunCannotTell()
{
    const auto perRun = [](HistoryBuilder& run, const Play& play) {
        play.scenario.attempts > 1 ? run.answers(play.scenario.attempts, 201, "p1") : run.answer(201, "p1");
        run.runProbe({play.continues ? 0 : 1});
    };
    QCOMPARE(asked("expiry.window", 1200).result(perRun), CheckResult::Inconclusive);
    QCOMPARE(asked("expiry.burst", 1200).result(perRun), CheckResult::Inconclusive);
}

void TestAges::whatWasNotDoneOnceCannotBeRepeated()
{
    for (const char* id : {"expiry.window", "expiry.burst"}) {
        Questioning nothing = asked(id, 1200);
        QCOMPARE(nothing.result([](HistoryBuilder& run, const Play&) {
            run.answer(401);
            run.probe({0});
        }),
                 CheckResult::Inconclusive);
        QVERIFY(nothing.results.size() <= 3);
    }
}

void TestAges::burstsComeJustAfterExpiry()
{
    Questioning burst = asked("expiry.burst", 1200);
    burst.context.serviceUs = 50'000;
    const size_t firsts = burst.plays().size();
    QVERIFY(firsts >= 1);
    burst.answer(remembered(2));
    QCOMPARE(burst.plays().size(), firsts);
    std::set<int> continued;
    for (const Play& play : burst.plays()) {
        continued.insert(play.continues.value_or(-1));
        QVERIFY(play.afterMs > 1250 && play.afterMs < 2000);
        QCOMPARE(play.scenario.arrival.kind, ArrivalKind::Concurrent);
        QCOMPARE(play.scenario.release, burst.context.gate);
        QCOMPARE(play.scenario.attempts, burst.context.clients);
    }
    QCOMPARE(continued.size(), firsts); // every burst has a key of its own
}

void TestAges::aBurstMayStartOneExecution_data()
{
    QTest::addColumn<qint64>("effects");
    QTest::addColumn<CheckResult>("result");
    QTest::newRow("still remembered") << qint64(1) << CheckResult::Inconclusive;
    QTest::newRow("one new") << qint64(2) << CheckResult::Pass;
    QTest::newRow("two new") << qint64(3) << CheckResult::Fail;
}

void TestAges::aBurstMayStartOneExecution()
{
    QFETCH(qint64, effects);
    QFETCH(CheckResult, result);
    const Finding finding = asked("expiry.burst", 1200).finding(remembered(effects));
    QVERIFY2(finding.result == result, describe(finding));
    if (result == CheckResult::Fail)
        QVERIFY2(finding.sentence.text().contains("2 new effects"_L1), describe(finding));
}

QTEST_GUILESS_MAIN(TestAges)
#include "ages.moc"
