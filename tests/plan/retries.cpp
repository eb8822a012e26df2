// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/simulation.h"

#include <QTest>

#include <algorithm>

#include <map>
#include <set>

using namespace idemscope;

namespace {

Scenario retrying(int retries, Jitter jitter)
{
    Scenario scenario;
    scenario.attempts = 1;
    scenario.retry.retries = retries;
    scenario.retry.jitter = jitter;
    return scenario;
}

SimulatedTarget always(AttemptClass kind, Outcome outcome = Outcome::Responded)
{
    return [=](const PlannedAttempt&) {
        return SimulatedAnswer{1'000, outcome, kind};
    };
}

/// Delays between the end of an attempt and the start of the next, of a single client.
std::vector<qint64> pauses(const Simulation& run)
{
    std::vector<qint64> result;
    for (std::size_t i = 1; i < run.attempts.size(); ++i)
        result.push_back(run.attempts[i].startedAt - run.attempts[i - 1].endedAt);
    return result;
}

Fault faultOf(Fault::Kind kind, std::optional<int> index, std::optional<double> percent = {})
{
    Fault fault;
    fault.kind = kind;
    fault.on.index = index;
    fault.on.percent = percent;
    return fault;
}

}

class RetriesTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsRetried_data();
    void whatIsRetried();
    void backoffGrowsAndIsCapped();
    void jitterStaysInItsRange_data();
    void jitterStaysInItsRange();
    void jitterDoesNotDependOnTheOrderOfCompletion();
    void retryAfterIsALowerBound();
    void retryAfterCanBeIgnored();
    void absurdRetryAfterDoesNotOverflow();
    void deadlineCountsFromTheFirstRelease();
    void budgetLimitsTheOperation();
    void extremeFactorsStayFinite();
    void faultsStrikeByIndex();
    void faultsWithoutTargetStrikeEveryAttempt();
    void faultsByPercentFollowTheSeed();
    void severalFaultsCombine();
};

void RetriesTest::whatIsRetried_data()
{
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<AttemptClass>("kind");
    QTest::addColumn<int>("switchedOff"); // 0 none, 1 unknown, 2 conflict, 3 failed
    QTest::addColumn<bool>("expected");
    QTest::newRow("unknown") << Outcome::Unknown << AttemptClass::None << 0 << true;
    QTest::newRow("unknown off") << Outcome::Unknown << AttemptClass::None << 1 << false;
    QTest::newRow("refused counts as unknown") << Outcome::Refused << AttemptClass::None << 0 << true;
    QTest::newRow("refused off") << Outcome::Refused << AttemptClass::None << 1 << false;
    QTest::newRow("conflict") << Outcome::Responded << AttemptClass::Conflict << 0 << true;
    QTest::newRow("conflict off") << Outcome::Responded << AttemptClass::Conflict << 2 << false;
    QTest::newRow("failed") << Outcome::Responded << AttemptClass::Failed << 0 << true;
    QTest::newRow("failed off") << Outcome::Responded << AttemptClass::Failed << 3 << false;
    QTest::newRow("acknowledged") << Outcome::Responded << AttemptClass::Acknowledged << 0 << false;
    QTest::newRow("rejected") << Outcome::Responded << AttemptClass::Rejected << 0 << false;
}

void RetriesTest::whatIsRetried()
{
    QFETCH(Outcome, outcome);
    QFETCH(AttemptClass, kind);
    QFETCH(int, switchedOff);
    QFETCH(bool, expected);
    Scenario scenario = retrying(3, Jitter::None);
    scenario.retry.onUnknown = switchedOff != 1;
    scenario.retry.onConflict = switchedOff != 2;
    scenario.retry.onFailed = switchedOff != 3;
    const Simulation run = simulate(scenario, always(kind, outcome));
    QCOMPARE(run.attempts.size(), std::size_t(expected ? 4 : 1));
    QVERIFY(run.attempts.back().endsClient);
}

void RetriesTest::backoffGrowsAndIsCapped()
{
    Scenario scenario = retrying(8, Jitter::None);
    const Simulation run = simulate(scenario, always(AttemptClass::Failed));
    const std::vector<qint64> expected = {200'000,   400'000,   800'000,    1'600'000,
                                          3'200'000, 6'400'000, 10'000'000, 10'000'000};
    QCOMPARE(pauses(run), expected);
}

void RetriesTest::jitterStaysInItsRange_data()
{
    QTest::addColumn<Jitter>("jitter");
    QTest::newRow("full") << Jitter::Full;
    QTest::newRow("equal") << Jitter::Equal;
    QTest::newRow("decorrelated") << Jitter::Decorrelated;
}

void RetriesTest::jitterStaysInItsRange()
{
    QFETCH(Jitter, jitter);
    std::set<qint64> seen;
    for (quint64 seed = 1; seed <= 40; ++seed) {
        const Simulation run = simulate(retrying(8, jitter), always(AttemptClass::Conflict), seed);
        const std::vector<qint64> delays = pauses(run);
        qint64 exponential = 200'000;
        qint64 previous = 200'000;
        for (const qint64 delay : delays) {
            const qint64 full = std::min<qint64>(exponential, 10'000'000);
            const qint64 low = jitter == Jitter::Full ? 0 : jitter == Jitter::Equal ? full / 2 : 200'000;
            const qint64 high = jitter == Jitter::Decorrelated ? std::min<qint64>(3 * previous, 10'000'000) : full;
            QVERIFY2(delay >= low && delay <= high, qPrintable(QString::number(delay)));
            seen.insert(delay);
            exponential *= 2;
            previous = delay;
        }
    }
    QVERIFY(seen.size() > 200);
}

void RetriesTest::jitterDoesNotDependOnTheOrderOfCompletion()
{
    Scenario scenario = retrying(2, Jitter::Full);
    scenario.arrival.kind = ArrivalKind::Concurrent;
    scenario.attempts = 6;
    const auto delays = [&](bool reversed) {
        const Simulation run = simulate(scenario, [&](const PlannedAttempt& attempt) {
            const qint64 service = 1'000 * (reversed ? 100 - attempt.client : 1 + attempt.client);
            return SimulatedAnswer{service, Outcome::Unknown, AttemptClass::None};
        });
        std::map<int, std::vector<qint64>> result;
        std::map<int, qint64> ended;
        for (const FiredAttempt& attempt : run.attempts) {
            const int client = attempt.planned.client;
            if (ended.contains(client))
                result[client].push_back(attempt.startedAt - ended[client]);
            ended[client] = attempt.endedAt;
        }
        return result;
    };
    QCOMPARE(delays(false), delays(true));
}

void RetriesTest::retryAfterIsALowerBound()
{
    const Scenario scenario = retrying(2, Jitter::None);
    const Simulation run = simulate(scenario, [](const PlannedAttempt& attempt) {
        return SimulatedAnswer{1'000, Outcome::Responded, AttemptClass::Conflict, attempt.index == 1 ? 1'000 : 10};
    });
    QCOMPARE(pauses(run), (std::vector<qint64>{1'000'000, 400'000}));
}

void RetriesTest::retryAfterCanBeIgnored()
{
    Scenario scenario = retrying(1, Jitter::None);
    scenario.retry.obeyRetryAfter = false;
    const Simulation run = simulate(scenario, [](const PlannedAttempt&) {
        return SimulatedAnswer{1'000, Outcome::Responded, AttemptClass::Conflict, 1'000};
    });
    QCOMPARE(pauses(run), std::vector<qint64>{200'000});
}

void RetriesTest::absurdRetryAfterDoesNotOverflow()
{
    Scenario scenario = retrying(1, Jitter::None);
    scenario.retry.deadlineMs = 60'000;
    const Simulation run = simulate(scenario, [](const PlannedAttempt&) {
        return SimulatedAnswer{1'000, Outcome::Responded, AttemptClass::Conflict, std::numeric_limits<qint64>::max()};
    });
    QCOMPARE(run.attempts.size(), std::size_t(1));
}

void RetriesTest::deadlineCountsFromTheFirstRelease()
{
    Scenario scenario = retrying(10, Jitter::None);
    scenario.retry.deadlineMs = 1'500;
    const Simulation run = simulate(scenario, always(AttemptClass::Failed));
    // Retries at 0.201, 0.602 and 1.403 s; the next would be at 3.0 s.
    QCOMPARE(run.attempts.size(), std::size_t(4));
    QVERIFY(run.attempts.back().endsClient);
    QVERIFY(run.attempts.back().startedAt <= 1'500'000);
}

void RetriesTest::budgetLimitsTheOperation()
{
    Scenario scenario = retrying(5, Jitter::Full);
    scenario.attempts = 4;
    scenario.operations = 3;
    scenario.arrival.kind = ArrivalKind::Concurrent;
    scenario.retry.budget = 7;
    const Simulation run = simulate(scenario, always(AttemptClass::Conflict));
    for (const int operation : {0, 1, 2}) {
        const auto attempts = run.ofOperation(operation);
        QCOMPARE(attempts.size(), std::size_t(7));
        QCOMPARE(std::count_if(attempts.begin(), attempts.end(), [](auto* attempt) { return attempt->endsClient; }), 4);
    }
}

void RetriesTest::extremeFactorsStayFinite()
{
    Scenario scenario = retrying(60, Jitter::None);
    scenario.retry.factor = 1e12;
    for (const qint64 pause : pauses(simulate(scenario, always(AttemptClass::Failed))))
        QVERIFY(pause >= 200'000 && pause <= 10'000'000);
    scenario.retry.baseMs = 0;
    for (const qint64 pause : pauses(simulate(scenario, always(AttemptClass::Failed))))
        QCOMPARE(pause, qint64(0));
}

void RetriesTest::faultsStrikeByIndex()
{
    Scenario scenario = retrying(3, Jitter::None);
    Fault fault = faultOf(Fault::Kind::Abandon, 1);
    fault.point = WirePoint::AfterRequest;
    fault.reset = true;
    scenario.faults = {fault};
    const Simulation run = simulate(scenario, [](const PlannedAttempt& attempt) {
        return SimulatedAnswer{1'000, attempt.abandonAt ? Outcome::Unknown : Outcome::Responded};
    });
    QCOMPARE(run.attempts.size(), std::size_t(2));
    QCOMPARE(run.attempts[0].planned.abandonAt, std::optional(WirePoint::AfterRequest));
    QVERIFY(run.attempts[0].planned.reset);
    QCOMPARE(run.attempts[1].planned.abandonAt, std::optional<WirePoint>());
}

void RetriesTest::faultsWithoutTargetStrikeEveryAttempt()
{
    Scenario scenario = retrying(3, Jitter::None);
    scenario.operations = 2;
    Fault fault = faultOf(Fault::Kind::ClientTimeout, {});
    fault.milliseconds = 70;
    scenario.faults = {fault};
    const Simulation run = simulate(scenario, always(AttemptClass::Failed));
    QCOMPARE(run.attempts.size(), std::size_t(8));
    for (const FiredAttempt& attempt : run.attempts)
        QCOMPARE(attempt.planned.clientTimeoutMs, 70);
}

void RetriesTest::faultsByPercentFollowTheSeed()
{
    Scenario scenario = retrying(0, Jitter::None);
    scenario.operations = 4'000;
    scenario.attempts = 1;
    scenario.faults = {faultOf(Fault::Kind::Abandon, {}, 25)};
    const auto struck = [&](quint64 seed) {
        std::vector<int> result;
        for (const FiredAttempt& attempt : simulate(scenario, always(AttemptClass::Acknowledged), seed).attempts) {
            if (attempt.planned.abandonAt)
                result.push_back(attempt.planned.operation);
        }
        return result;
    };
    const std::vector<int> first = struck(5);
    QVERIFY2(first.size() > 880 && first.size() < 1120, qPrintable(QString::number(first.size())));
    QCOMPARE(struck(5), first);
    QVERIFY(struck(6) != first);
    scenario.faults.front().on.percent = 0;
    QVERIFY(struck(5).empty());
    scenario.faults.front().on.percent = 100;
    QCOMPARE(struck(5).size(), std::size_t(4'000));
}

void RetriesTest::severalFaultsCombine()
{
    Scenario scenario = retrying(0, Jitter::None);
    Fault abandon = faultOf(Fault::Kind::Abandon, 1);
    abandon.point = WirePoint::MidBody;
    Fault second = faultOf(Fault::Kind::Abandon, 1);
    second.point = WirePoint::AfterConnect;
    Fault delay = faultOf(Fault::Kind::Delay, 1);
    delay.milliseconds = 20;
    Fault timeout = faultOf(Fault::Kind::ClientTimeout, 1);
    timeout.milliseconds = 500;
    Fault shorter = timeout;
    shorter.milliseconds = 90;
    scenario.faults = {abandon, second, delay, delay, timeout, shorter};
    const PlannedAttempt attempt = simulate(scenario, always(AttemptClass::Acknowledged)).attempts.front().planned;
    QCOMPARE(attempt.abandonAt, std::optional(WirePoint::MidBody));
    QCOMPARE(attempt.delayMs, 40);
    QCOMPARE(attempt.clientTimeoutMs, 90);
}

QTEST_GUILESS_MAIN(RetriesTest)
#include "retries.moc"
