// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/historybuilder.h"

#include <QTest>

using namespace idemscope;

/// The numbers of SPEC.md §6, one rule at a time.
class FiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void trafficIsCounted();
    void aRaceHasNoEligibleRepeats();
    void repeatsAfterTheFirstExecutionAreEligible();
    void aMarkedReplayAfterAnUnknownAttemptIsEligible();
    void aMarkerThatTheFirstAnswerBearsIsNone();
    void aMarkerMarksWhenTheExecutionAnsweredLater();
    void sameIdentityIsAReplay();
    void anotherIdentityIsNone();
    void sameBodyIsAReplayOnlyWithoutIdentity();
    void reexecutionsLimitReplays();
    void keyReusesAreNoRepeats();
    void withoutAFirstExecutionTheFirstReleasedIsLeftOut();
    void ratiosAreNullWithoutADenominator();
    void reexecutionRatio();
    void conflictRatio();
    void clientsRecover();
    void clientsOfOperationsWithoutEffectAreNotUnlearned();
    void latencyPercentilesAreNearestRank();
    void firstExecutionsAndReplaysAreApart();
    void correctedLatencyStartsAtTheIntendedTime();
    void overlapCountsWhatWasSentBeforeTheFirstByte();
    void overlapIsTheSmallestOfItsKeys();
    void spreadIsTheMedianOverRounds();
    void spreadLeavesRetriesOut();
    void intervals();
    void roundsThatABoundNeeds();
};

void FiguresTest::trafficIsCounted()
{
    HistoryBuilder run;
    run.answer(201, "p1");
    run.answer(409);
    run.answer(402);
    run.answer(503);
    run.abandoned();
    run.refused();
    run.probe({1});
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.attempts, 6);
    QCOMPARE(figures.wireSends, 5);
    QCOMPARE(figures.responded, 4);
    QCOMPARE(figures.unknown, 1);
    QCOMPARE(figures.refused, 1);
    QCOMPARE(figures.acknowledged, 1);
    QCOMPARE(figures.conflict, 1);
    QCOMPARE(figures.rejected, 1);
    QCOMPARE(figures.failed, 1);
    QVERIFY((figures.statuses == std::map<int, qint64>{{201, 1}, {402, 1}, {409, 1}, {503, 1}}));
    QCOMPARE(figures.expectedMin, 1);
    QCOMPARE(figures.expectedMax, 1);
    QCOMPARE(figures.clients, 6);
}

void FiguresTest::aRaceHasNoEligibleRepeats()
{
    HistoryBuilder run;
    run.burst().answer(201, "p1");
    run.answers(19, 409);
    run.probe({1});
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.repeats, 19);
    QCOMPARE(figures.eligible, 0);
    QVERIFY(!figures.cacheHitRatio);
    QCOMPARE(*figures.conflictRatio, 1.0);
    QCOMPARE(figures.overlap, 20);
}

void FiguresTest::repeatsAfterTheFirstExecutionAreEligible()
{
    HistoryBuilder run;
    run.answer(201, "p1");
    run.answers(3, 201, "p1");
    run.answer(409);
    run.probe({1});
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.eligible, 4);
    QCOMPARE(figures.eligibleReplays, 3);
    QCOMPARE(*figures.cacheHitRatio, 0.75);
}

void FiguresTest::aMarkedReplayAfterAnUnknownAttemptIsEligible()
{
    HistoryBuilder run;
    run.abandoned();
    run.retry().marked(201, "p1");
    run.probe({1});
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.repeats, 1);
    QCOMPARE(figures.eligible, 1);
    QCOMPARE(figures.replays, 1);
    QCOMPARE(figures.first.count, 0);
}

void FiguresTest::aMarkerThatTheFirstAnswerBearsIsNone()
{
    // No probe, no identity and ever other bodies: the header alone would make the second a replay.
    HistoryBuilder run;
    run.marked(201).response.body = "one";
    run.marked(201).response.body = "two";
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.first.count, 1);
    QCOMPARE(figures.repeats, 1);
    QCOMPARE(figures.replays, 0);
    // A second marker that only the repeat bears still counts.
    run.attempts.back().markers = "idempotent-replayed,x-idempotency-cache-hit";
    QCOMPARE(run.judged().figures.replays, 1);
}

void FiguresTest::aMarkerMarksWhenTheExecutionAnsweredLater()
{
    HistoryBuilder run;
    run.burst().marked(201).response.body = "replay";
    run.answer(201).response.body = "execution";
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.first.count, 1);
    QCOMPARE(figures.first.max, 1015);
    QCOMPARE(figures.replays, 1);
}

void FiguresTest::sameIdentityIsAReplay()
{
    HistoryBuilder run;
    run.answer(201, "p1").response.body = "at 10:00";
    run.answer(200, "p1").response.body = "at 10:01";
    QCOMPARE(run.judged().figures.replays, 1);
}

void FiguresTest::anotherIdentityIsNone()
{
    HistoryBuilder run;
    run.answer(201, "p1");
    run.answer(201, "p2");
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.replays, 0);
    QCOMPARE(figures.reexecutions, 1);
    QCOMPARE(figures.identities, 2);
}

void FiguresTest::sameBodyIsAReplayOnlyWithoutIdentity()
{
    HistoryBuilder run;
    run.answer(200).response.body = "ok";
    run.answer(200).response.body = "ok";
    run.answer(200).response.body = "other";
    QCOMPARE(run.judged().figures.replays, 1);
}

void FiguresTest::reexecutionsLimitReplays()
{
    HistoryBuilder run;
    run.answers(4, 200);
    run.probe({3});
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.repeats, 3);
    QCOMPARE(figures.reexecutions, 2);
    QCOMPARE(figures.replays, 1);
    QCOMPARE(figures.eligibleReplays, 1);
}

void FiguresTest::keyReusesAreNoRepeats()
{
    HistoryBuilder run;
    run.answer(201, "p1");
    run.mutated(422);
    run.mutated(201, "p1");
    run.probe({1});
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.repeats, 0);
    QCOMPARE(figures.lost, 1);
}

void FiguresTest::withoutAFirstExecutionTheFirstReleasedIsLeftOut()
{
    HistoryBuilder run;
    run.answers(3, 500);
    run.probe({0});
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.repeats, 2);
    QCOMPARE(figures.eligible, 0);
    QCOMPARE(*figures.conflictRatio, 0.0);
}

void FiguresTest::ratiosAreNullWithoutADenominator()
{
    HistoryBuilder run;
    run.answer(201, "p1");
    run.probe({1});
    const Figures figures = run.judged().figures;
    QVERIFY(!figures.cacheHitRatio && !figures.conflictRatio && !figures.reexecutionRatio);
    QCOMPARE(*figures.duplicateEffectRate, 0.0);
    QVERIFY(!HistoryBuilder().judged().figures.duplicateEffectRate);
}

void FiguresTest::reexecutionRatio()
{
    HistoryBuilder run;
    run.answers(4, 201);
    run.refused(); // wrote nothing
    run.probe({2});
    run.probe({3}, QStringLiteral("gateway"));
    QCOMPARE(*run.judged().figures.reexecutionRatio, 2.0 / 3);
}

void FiguresTest::conflictRatio()
{
    HistoryBuilder run;
    run.answer(201, "p1");
    run.answer(409);
    run.answer(201, "p1");
    run.answer(425);
    run.answer(503);
    run.probe({1});
    QCOMPARE(*run.judged().figures.conflictRatio, 0.5);
}

void FiguresTest::clientsRecover()
{
    HistoryBuilder run;
    run.answer(201, "p1"); // learns at once
    run.answer(409);       // 21 000 released, ended at 11 000 + 1 005
    run.retry().answer(409);
    run.retry().answer(200, "p1");
    run.abandoned();
    run.retry().answer(200, "p1");
    run.probe({1});
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.clients, 3);
    QCOMPARE(figures.unlearned, 0);
    QCOMPARE(figures.recoveryP50Us, 10'000);
    QCOMPARE(figures.recoveryMaxUs, 20'000);
}

void FiguresTest::clientsOfOperationsWithoutEffectAreNotUnlearned()
{
    HistoryBuilder run;
    run.operation(0).answers(2, 402);
    run.operation(1).abandoned();
    run.operation(2).answer(201, "p2");
    run.answer(409);
    run.operation(3).abandoned();
    run.probe({0, 0, 1, 1});
    QCOMPARE(run.judged().figures.unlearned, 2);
}

void FiguresTest::latencyPercentilesAreNearestRank()
{
    HistoryBuilder run;
    for (int i = 1; i <= 10; ++i) {
        Attempt& attempt = run.operation(i - 1).answer(201);
        attempt.timing.complete = attempt.timing.released + i * 100;
    }
    const Distribution all = run.judged().figures.all;
    QCOMPARE(all.count, 10);
    QCOMPARE(all.p50, 500);
    QCOMPARE(all.p90, 900);
    QCOMPARE(all.p95, 1000);
    QCOMPARE(all.p99, 1000);
    QCOMPARE(all.max, 1000);
    QVERIFY(!run.judged().figures.corrected);
}

void FiguresTest::firstExecutionsAndReplaysAreApart()
{
    HistoryBuilder run;
    Attempt& first = run.answer(201, "p1");
    first.timing.complete = first.timing.released + 5000;
    run.answers(3, 201, "p1");
    run.answer(409);
    run.abandoned();
    run.probe({1});
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.first.count, 1);
    QCOMPARE(figures.first.p50, 5000);
    QCOMPARE(figures.replay.count, 3);
    QCOMPARE(figures.replay.max, 1005);
    QCOMPARE(figures.all.count, 5);
}

void FiguresTest::correctedLatencyStartsAtTheIntendedTime()
{
    HistoryBuilder run;
    run.facts.scenario.arrival.kind = ArrivalKind::Open;
    Attempt& attempt = run.answer(201, "p1");
    attempt.timing.intended = attempt.timing.released - 700;
    run.probe({1});
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.all.max, 1005);
    QCOMPARE(figures.corrected->max, 1705);
}

void FiguresTest::overlapCountsWhatWasSentBeforeTheFirstByte()
{
    HistoryBuilder run;
    run.burst().answers(5, 201, "p1");
    run.attempts[3].timing.sent = run.attempts[0].timing.firstByte;     // not before
    run.attempts[4].timing.sent = run.attempts[0].timing.firstByte + 5; // after
    run.probe({1});
    QCOMPARE(run.judged().figures.overlap, 3);
}

void FiguresTest::overlapIsTheSmallestOfItsKeys()
{
    HistoryBuilder run;
    run.burst();
    run.operation(0).answers(4, 201, "p0");
    run.operation(1).answers(3, 201, "p1");
    run.probe({1, 1});
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.overlap, 3);
    QCOMPARE(figures.roundsCounted, 1);
}

void FiguresTest::spreadIsTheMedianOverRounds()
{
    HistoryBuilder run;
    run.facts.scenario.rounds = 3;
    for (int round = 0; round < 3; ++round) {
        run.operation(round).burst().answers(2, 201);
        run.attempts.back().timing.sent = run.attempts[run.attempts.size() - 2].timing.sent + 100 * (round + 1);
    }
    run.probe({1, 1, 1});
    QCOMPARE(run.judged().figures.spreadUs, 200);
    HistoryBuilder sequence;
    sequence.answers(3, 201);
    QVERIFY(!sequence.judged().figures.spreadUs);
}

void FiguresTest::spreadLeavesRetriesOut()
{
    HistoryBuilder run;
    run.burst().answers(2, 409);
    run.retry().answer(201).timing.sent = 900'000;
    run.probe({1});
    QCOMPARE(run.judged().figures.spreadUs, 1);
}

void FiguresTest::intervals()
{
    QVERIFY(std::abs(clopperPearson(0, 50).high - 0.0711) < 0.00005);
    QVERIFY(std::abs(clopperPearson(0, 200).high - 0.0183) < 0.00005);
    QCOMPARE(clopperPearson(0, 50).low, 0.0);
    QCOMPARE(clopperPearson(50, 50).high, 1.0);
    QVERIFY(std::abs(clopperPearson(50, 50).low - 0.9289) < 0.00005);
    // R: binom.test(5, 20): 0.0866, 0.4910.
    QVERIFY(std::abs(clopperPearson(5, 20).low - 0.0866) < 0.00005);
    QVERIFY(std::abs(clopperPearson(5, 20).high - 0.4910) < 0.00005);
    QCOMPARE(clopperPearson(0, 0).high, 1.0);
    QCOMPARE(clopperPearson(3, 2).high, 1.0);
}

void FiguresTest::roundsThatABoundNeeds()
{
    for (const double bound : {0.5, 0.1, 0.0711, 0.0183, 0.01, 0.001}) {
        const qint64 rounds = roundsForBound(bound);
        QVERIFY(clopperPearson(0, rounds).high <= bound);
        QVERIFY(rounds == 1 || clopperPearson(0, rounds - 1).high > bound);
    }
    QCOMPARE(roundsForBound(0.01), 368);
    QCOMPARE(roundsForBound(1), 1);
    QCOMPARE(roundsForBound(0), 0);
}

QTEST_APPLESS_MAIN(FiguresTest)
#include "figures.moc"
