// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/questioning.h"

#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// The first answer is lost, the client repeats and learns.
void learns(HistoryBuilder& run, qint64 effects)
{
    run.abandoned();
    run.retry().answer(409);
    run.retry().answer(201, "p1");
    run.probe({effects});
}

/// Executions take so long; a client that times out meanwhile learns the result of so many effects.
Questioning::Story timedOut(qint64 serviceUs, qint64 effects)
{
    return [=](HistoryBuilder& run, const Play& play) {
        if (!play.scenario.faults.empty())
            return learns(run, effects);
        for (int operation = 0; operation < play.scenario.operations; ++operation) {
            Attempt& attempt = run.operation(operation).answer(201, "p" + QByteArray::number(operation));
            attempt.timing.complete = attempt.timing.released + serviceUs;
        }
    };
}

}

/// retry.*: clients that come again.
class TestRetries : public QObject
{
    Q_OBJECT

private slots:
    void everyWirePointIsBrokenByBothMeans();
    void onlyTheFirstAttemptIsBrokenOff();
    void retriesFillTheBudget();
    void oneEffectPasses();
    void aSecondEffectFailsAndNamesThePoint();
    void aLockThatStaysFails();
    void anEffectThatIsNotThereFails();
    void whatNobodyAcknowledgesIsInconclusive();
    void withoutAProbeNothingPasses();
    void anAnswerThatCameBeforeTheBreakIsNamed();
    void aTimeoutIsShorterThanTheService();
    void anotherTimeoutIsTriedUntilOneStrikes_data();
    void anotherTimeoutIsTriedUntilOneStrikes();
    void whatStruckAtLastIsRepeated();
    void aTimeoutChainSendsNoMoreThanItCosts();
    void aTimeoutChainIsJudgedByEffects();
    void oneRoundOfATimeoutChainIsEnoughToFail();
    void aStormIsOnlyRunWhenNamed();
    void aStormMustCalmDown();
    void newKeysAreInformational();
};

void TestRetries::everyWirePointIsBrokenByBothMeans()
{
    const Questioning asked("retry.abandon");
    std::set<std::pair<WirePoint, bool>> broken;
    std::set<QString> names;
    for (const Play& play : asked.plays()) {
        QCOMPARE(play.scenario.faults.size(), size_t(1));
        QCOMPARE(play.scenario.faults[0].kind, Fault::Kind::Abandon);
        broken.emplace(play.scenario.faults[0].point, play.scenario.faults[0].reset);
        names.insert(play.name);
    }
    QCOMPARE(broken.size(), size_t(10));
    QCOMPARE(names.size(), size_t(10));
}

void TestRetries::onlyTheFirstAttemptIsBrokenOff()
{
    const Questioning asked("retry.abandon");
    for (const Play& play : asked.plays())
        QCOMPARE(play.scenario.faults[0].on.index, std::optional(1));
}

void TestRetries::retriesFillTheBudget()
{
    Questioning asked("retry.abandon");
    asked.context.budgetMs = 10'000;
    const RetryPolicy retry = asked.plays().front().scenario.retry;
    QCOMPARE(retry.deadlineMs, std::optional(10'000));
    qint64 waited = 0;
    double delay = retry.baseMs;
    for (int i = 0; i < retry.retries; ++i) {
        waited += qint64(std::min(delay, double(retry.capMs)));
        delay *= retry.factor;
    }
    QVERIFY(waited >= 10'000);
    QVERIFY(retry.baseMs < asked.context.serviceUs / 1000); // the first repeat meets the first attempt
    QVERIFY(asked.check.cost(asked.context).attempts >= 10 * (1 + retry.retries));
}

void TestRetries::oneEffectPasses()
{
    Questioning asked("retry.abandon");
    const Finding finding = asked.finding([](HistoryBuilder& run, const Play&) { learns(run, 1); });
    QCOMPARE(finding.result, CheckResult::Pass);
    QCOMPARE(finding.severity, Severity::Critical);
}

void TestRetries::aSecondEffectFailsAndNamesThePoint()
{
    Questioning asked("retry.abandon");
    const Finding finding = asked.finding(
        [](HistoryBuilder& run, const Play& play) { learns(run, play.name.startsWith("after-request"_L1) ? 2 : 1); });
    QCOMPARE(finding.result, CheckResult::Fail);
    QVERIFY2(finding.sentence.text().contains("after-request fin"_L1), describe(finding));
    QVERIFY2(finding.sentence.text().contains("2 effects"_L1), describe(finding));
    QCOMPARE(finding.evidence.size(), size_t(2)); // FIN and RST, not the plays that went well
    QCOMPARE(finding.evidence[0].attempts, (std::vector<qint64>{1, 2, 3}));
}

void TestRetries::aLockThatStaysFails()
{
    Questioning asked("retry.abandon");
    const Finding finding = asked.finding([](HistoryBuilder& run, const Play& play) {
        if (play.name != "after-request rst"_L1) {
            learns(run, 1);
            return;
        }
        run.abandoned();
        run.retry().answer(409);
        run.retry().answer(409);
        run.probe({1});
    });
    QCOMPARE(finding.result, CheckResult::Fail);
    QVERIFY2(finding.sentence.text().contains("409"_L1), describe(finding));
    QVERIFY2(finding.sentence.text().contains("after-request rst"_L1), describe(finding));
}

void TestRetries::anEffectThatIsNotThereFails()
{
    Questioning asked("retry.abandon");
    const Finding finding = asked.finding(
        [](HistoryBuilder& run, const Play& play) { learns(run, play.name == "mid-request fin"_L1 ? 0 : 1); });
    QCOMPARE(finding.result, CheckResult::Fail);
    QVERIFY2(finding.sentence.text().contains("mid-request fin"_L1), describe(finding));
}

void TestRetries::whatNobodyAcknowledgesIsInconclusive()
{
    Questioning asked("retry.abandon");
    const Finding finding = asked.finding([](HistoryBuilder& run, const Play&) {
        run.abandoned();
        run.retry().answer(401);
        run.probe({0});
    });
    QCOMPARE(finding.result, CheckResult::Inconclusive);
}

void TestRetries::withoutAProbeNothingPasses()
{
    Questioning once("retry.abandon");
    QCOMPARE(once.result([](HistoryBuilder& run, const Play&) {
        run.abandoned();
        run.retry().answer(201, "p1");
    }),
             CheckResult::Inconclusive);
}

void TestRetries::anAnswerThatCameBeforeTheBreakIsNamed()
{
    Questioning asked("retry.abandon");
    const Finding finding = asked.finding([](HistoryBuilder& run, const Play& play) {
        if (!play.name.startsWith("mid-body"_L1))
            return learns(run, 1);
        run.answer(201, "p1");
        run.probe({1});
    });
    QCOMPARE(finding.result, CheckResult::Pass);
    QCOMPARE(finding.details.size(), size_t(2));

    Questioning never("retry.abandon");
    QCOMPARE(never.result([](HistoryBuilder& run, const Play&) {
        run.answer(201, "p1");
        run.probe({1});
    }),
             CheckResult::Inconclusive);
}

void TestRetries::aTimeoutIsShorterThanTheService()
{
    Questioning asked("retry.timeout-chain");
    QCOMPARE(asked.plays().size(), size_t(1));
    asked.answer(timedOut(80'000, 1));
    const std::vector<Play> rounds = asked.plays();
    QCOMPARE(rounds.size(), size_t(8));
    QCOMPARE(rounds.front().scenario.faults[0].milliseconds, 24);
    QCOMPARE(rounds.back().scenario.faults[0].milliseconds, 48);
    for (const Play& round : rounds) {
        const Scenario& scenario = round.scenario;
        QCOMPARE(scenario.faults[0].kind, Fault::Kind::ClientTimeout);
        QCOMPARE(scenario.retry.jitter, Jitter::Full);
        QVERIFY(scenario.retry.factor > 1);
        QVERIFY(scenario.faults[0].milliseconds + scenario.retry.baseMs < 80); // while the first is being processed
    }

    Questioning fast("retry.timeout-chain");
    fast.answer(timedOut(300, 1));
    QCOMPARE(fast.plays().front().scenario.faults[0].milliseconds, 1);
}

void TestRetries::anotherTimeoutIsTriedUntilOneStrikes_data()
{
    QTest::addColumn<bool>("isRefused");
    QTest::addColumn<int>("second");
    QTest::newRow("answered in time: shorter") << false << 12;
    QTest::newRow("over before it was sent: longer") << true << 96;
}

void TestRetries::anotherTimeoutIsTriedUntilOneStrikes()
{
    QFETCH(bool, isRefused);
    QFETCH(int, second);
    Questioning asked("retry.timeout-chain");
    asked.answer(timedOut(80'000, 1));
    const auto story = [isRefused](HistoryBuilder& run, const Play&) {
        if (isRefused) {
            run.refused();
            run.retry();
        }
        run.answer(201, "p1");
        run.probe({1});
    };
    asked.answer(story);
    QCOMPARE(asked.plays().size(), size_t(1));
    QCOMPARE(asked.plays()[0].scenario.faults[0].milliseconds, second);
    QCOMPARE(asked.result(story), CheckResult::Inconclusive);
    QVERIFY(asked.results.size() <= 1 + 8 + 4);
}

void TestRetries::whatStruckAtLastIsRepeated()
{
    Questioning asked("retry.timeout-chain");
    asked.answer(timedOut(80'000, 1));
    asked.answer([](HistoryBuilder& run, const Play&) {
        run.answer(201, "p1");
        run.probe({1});
    });
    asked.answer(timedOut(80'000, 1));
    QCOMPARE(asked.plays().size(), size_t(5));
    QCOMPARE(asked.plays().back().scenario.faults[0].milliseconds, 12);
    const Finding finding = asked.finding(timedOut(80'000, 1));
    QCOMPARE(finding.result, CheckResult::Pass);
    QVERIFY2(finding.sentence.text().contains("6 rounds"_L1), describe(finding));
}

/// Whichever rounds its timeouts strike in, it sends no more than it says, and it takes a probe per run into account.
void TestRetries::aTimeoutChainSendsNoMoreThanItCosts()
{
    for (const int struck : {0, 1, 3, 8, 9, 12}) {
        Questioning asked("retry.timeout-chain");
        asked.answer(timedOut(80'000, 1));
        const qint64 most = asked.check.cost(asked.context).attempts;
        qint64 sent = 5;
        for (std::vector<Play> plays = asked.plays(); !plays.empty(); plays = asked.plays()) {
            for (const Play& play : plays)
                sent += 1 + play.scenario.retry.retries;
            asked.answer([&](HistoryBuilder& run, const Play& play) {
                if (play.name.section(u' ', 1, 1).section(u',', 0, 0).toInt() == struck)
                    return timedOut(80'000, 1)(run, play);
                run.answer(201, "p1");
                run.probe({1});
            });
            QVERIFY2(asked.results.size() <= 1 + 8 + 6, qPrintable(QString::number(struck)));
        }
        QVERIFY2(sent <= most, qPrintable(u"%1 of at most %2"_s.arg(sent).arg(most)));
    }
    Questioning counted("retry.timeout-chain");
    const CheckCost own = counted.check.cost(counted.context);
    Probe probe;
    probe.url = u"http://127.0.0.1:8080/stats"_s;
    counted.context.request.contract.probes = {probe};
    QCOMPARE(counted.check.cost(counted.context).workMs, own.workMs + (1 + 8) * 1000);
    QCOMPARE(counted.check.cost(counted.context).attempts, own.attempts);
}

void TestRetries::aTimeoutChainIsJudgedByEffects()
{
    Questioning once("retry.timeout-chain");
    const Finding passed = once.finding(timedOut(80'000, 1));
    QCOMPARE(passed.result, CheckResult::Pass);
    QVERIFY(!passed.details.empty());
    QVERIFY2(passed.details.front().text().startsWith("0 of 8 rounds were violated: at most 36.9 %"_L1),
             qPrintable(passed.details.front().text()));
    Questioning twice("retry.timeout-chain");
    const Finding finding = twice.finding(timedOut(80'000, 3));
    QCOMPARE(finding.result, CheckResult::Fail);
    QVERIFY2(finding.sentence.text().contains("3 effects"_L1), describe(finding));
    QCOMPARE(finding.evidence.size(), size_t(1)); // one round tells of all that ended so
}

void TestRetries::oneRoundOfATimeoutChainIsEnoughToFail()
{
    Questioning asked("retry.timeout-chain");
    const Finding finding = asked.finding([](HistoryBuilder& run, const Play& play) {
        timedOut(80'000, play.name.startsWith("round 3,"_L1) ? 2 : 1)(run, play);
    });
    QCOMPARE(finding.result, CheckResult::Fail);
    QVERIFY(!finding.details.empty());
    QVERIFY2(finding.details.front().text().startsWith("1 of 8 rounds were violated: at least 0.3 %"_L1),
             qPrintable(finding.details.front().text()));
}

void TestRetries::aStormIsOnlyRunWhenNamed()
{
    const Questioning asked("retry.storm");
    QVERIFY(asked.check.isOnDemand);
    const Scenario scenario = asked.plays().front().scenario;
    QVERIFY(scenario.operations > 1);
    QCOMPARE(scenario.arrival.kind, ArrivalKind::Concurrent);
    QVERIFY(*scenario.retry.budget >= scenario.attempts);
}

void TestRetries::aStormMustCalmDown()
{
    const auto storm = [](qint64 effects, bool isCalm) {
        return [=](HistoryBuilder& run, const Play& play) {
            run.burst();
            for (int operation = 0; operation < play.scenario.operations; ++operation) {
                run.operation(operation);
                run.answer(201, "p" + QByteArray::number(operation));
                run.answer(409);
                if (isCalm)
                    run.retry().answer(201, "p" + QByteArray::number(operation));
            }
            run.addProbe(u"rows"_s, true, std::vector<qint64>(size_t(play.scenario.operations), effects));
        };
    };
    QCOMPARE(Questioning("retry.storm").result(storm(1, true)), CheckResult::Pass);
    QCOMPARE(Questioning("retry.storm").result(storm(2, true)), CheckResult::Fail);
    const Finding finding = Questioning("retry.storm").finding(storm(1, false));
    QCOMPARE(finding.result, CheckResult::Fail);
    QCOMPARE(finding.severity, Severity::Major);
    QVERIFY2(finding.sentence.text().startsWith("4 of 8 clients"_L1), describe(finding));
}

void TestRetries::newKeysAreInformational()
{
    const auto keys = [](qint64 effects) {
        return [=](HistoryBuilder& run, const Play& play) {
            QCOMPARE(play.scenario.keyStrategy, KeyStrategy::PerAttempt);
            run.answer(201, "p1");
            run.answers(2, 201, effects > 1 ? "p2" : "p1");
            run.probe({effects});
        };
    };
    for (const qint64 effects : {1, 3}) {
        const Finding finding = Questioning("retry.new-key-per-attempt").finding(keys(effects));
        QCOMPARE(finding.result, CheckResult::Pass);
        QCOMPARE(finding.severity, Severity::Info);
        QVERIFY2(finding.sentence.text().contains(effects > 1 ? "3 effects"_L1 : "one effect"_L1), describe(finding));
    }
    Questioning keyless("retry.new-key-per-attempt");
    keyless.context.request.contract.placement.kind = KeyPlacement::Kind::None;
    QVERIFY(keyless.unmet());
}

QTEST_GUILESS_MAIN(TestRetries)
#include "retries.moc"
