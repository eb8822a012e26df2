// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/historybuilder.h"
#include "model/happeningruns.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace idemscope;

namespace {

std::vector<Happening> told(const HistoryBuilder& run)
{
    const Judgement judgement = run.judged();
    return happenings(run.history(), run.facts, &judgement);
}

RunSeries drawn(const HistoryBuilder& run)
{
    const Judgement judgement = run.judged();
    return makeSeries(run.history(), run.facts, &judgement);
}

}

/// What the charts show (DESIGN.md §6): happenings and bounded series.
class ChartsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyOutcomeHasItsHappening();
    void duplicatesAreThoseWithOtherIdentities();
    void nothingIsExecutedBeyondTheEffectsCounted();
    void duplicatesWithoutIdentitiesAreTheLast();
    void theSecondExecutionAfterAnAbandonedOneIsTheDuplicate();
    void nothingIsADuplicateWhileTheRunGoesOn();
    void anotherPayloadAnsweredFromTheStoreIsAReplay();
    void theTimelineShowsTheWorstAndTheFirst();
    void aTimelineOfOneHugeOperationIsCut();
    void everyAttemptKeepsWhatHappened();
    void anAbandonedAttemptSaysWhere();
    void lanesDoNotOverlap();
    void gateOpeningsAreShown();
    void seriesAreBounded();
    void effectsKeepTheWorst();
    void cachePointsGoByKeyAge();
    void anEmptyHistoryDrawsNothing();
};

void ChartsTest::everyOutcomeHasItsHappening()
{
    HistoryBuilder run;
    run.answer(201, "p1");
    run.answer(201, "p1");
    run.answer(409);
    run.abandoned();
    run.refused();
    run.answer(402);
    run.answer(500);
    run.probe({1});
    const std::vector<Happening> expected = {Happening::Executed, Happening::Replay,  Happening::Conflict,
                                             Happening::Unknown,  Happening::Refused, Happening::Rejected,
                                             Happening::Failed};
    QVERIFY(told(run) == expected);
}

void ChartsTest::duplicatesAreThoseWithOtherIdentities()
{
    HistoryBuilder run;
    for (const char* id : {"p1", "p2", "p1", "p2", "p3"})
        run.answer(201, id);
    run.probe({3});
    const std::vector<Happening> expected = {Happening::Executed, Happening::DuplicateEffect, Happening::Replay,
                                             Happening::Replay, Happening::DuplicateEffect};
    QVERIFY(told(run) == expected);
}

void ChartsTest::nothingIsExecutedBeyondTheEffectsCounted()
{
    HistoryBuilder run;
    for (int effect = 0; effect < 14; ++effect)
        run.answer(201, "p" + QByteArray::number(effect));
    for (int repeat = 0; repeat < 6; ++repeat)
        run.answer(200, "p" + QByteArray::number(8 + repeat)); // stored results, though not the first one's
    run.probe({14});
    const std::vector<Happening> all = told(run);
    const auto count = [&](Happening what) {
        return std::count(all.begin(), all.end(), what);
    };
    QCOMPARE(count(Happening::Executed), 1);
    QCOMPARE(count(Happening::DuplicateEffect), 13);
    QCOMPARE(count(Happening::Replay), 6);
    QCOMPARE(run.judged().figures.replays, 0); // SPEC.md §6: replays bear the first execution's identity
}

void ChartsTest::duplicatesWithoutIdentitiesAreTheLast()
{
    HistoryBuilder run;
    run.answers(4, 201);
    run.probe({3});
    const std::vector<Happening> expected = {Happening::Executed, Happening::Replay, Happening::DuplicateEffect,
                                             Happening::DuplicateEffect};
    QVERIFY(told(run) == expected);
}

void ChartsTest::theSecondExecutionAfterAnAbandonedOneIsTheDuplicate()
{
    HistoryBuilder run;
    run.abandoned();
    run.retry().answer(201, "p2");
    run.probe({2});
    const std::vector<Happening> expected = {Happening::Unknown, Happening::DuplicateEffect};
    QVERIFY(told(run) == expected);
}

void ChartsTest::nothingIsADuplicateWhileTheRunGoesOn()
{
    HistoryBuilder run;
    run.answer(201, "p1");
    run.answer(201, "p2");
    const std::vector<Happening> expected = {Happening::Executed, Happening::Executed};
    QVERIFY(happenings(run.history(), run.facts, nullptr) == expected);
    QCOMPARE(makeSeries(run.history(), run.facts, nullptr).timeline.size(), size_t(2));
}

void ChartsTest::anotherPayloadAnsweredFromTheStoreIsAReplay()
{
    HistoryBuilder run;
    run.answer(201, "p1");
    run.mutated(201, "p1");
    run.probe({1});
    QVERIFY(told(run).back() == Happening::Replay);
}

void ChartsTest::theTimelineShowsTheWorstAndTheFirst()
{
    HistoryBuilder run;
    std::vector<qint64> effects(1000, 1);
    effects[700] = effects[999] = 2;
    for (int operation = 0; operation < 1000; ++operation)
        run.operation(operation).answers(2, 201);
    run.addProbe(QStringLiteral("rows"), true, effects);
    const RunSeries series = drawn(run);
    QCOMPARE(series.operationsShown, 200);
    QCOMPARE(series.operationsTotal, 1000);
    QCOMPARE(series.timeline.size(), size_t(400));
    std::vector<int> operations;
    for (const TimelineBar& bar : series.timeline)
        operations.push_back(bar.operation);
    QVERIFY(std::is_sorted(operations.begin(), operations.end()));
    QCOMPARE(operations.front(), 0);
    QCOMPARE(operations[395], 197);
    QCOMPARE(operations[396], 700);
    QCOMPARE(operations.back(), 999);
}

void ChartsTest::aTimelineOfOneHugeOperationIsCut()
{
    HistoryBuilder run;
    run.answers(5000, 201);
    run.probe({3});
    const RunSeries series = drawn(run);
    QCOMPARE(series.timeline.size(), size_t(2000));
    QCOMPARE(std::count_if(series.timeline.begin(), series.timeline.end(),
                           [](const auto& bar) { return bar.happening == Happening::DuplicateEffect; }),
             2);
    QCOMPARE(series.happenings[int(Happening::Replay)], 4997);
}

void ChartsTest::everyAttemptKeepsWhatHappened()
{
    HistoryBuilder run;
    run.answers(5000, 201);
    run.probe({3});
    const AttemptHappenings all = unpackHappenings(drawn(run).attemptHappenings);
    const std::vector<Happening> expected = told(run);
    QCOMPARE(all.size(), expected.size());
    for (size_t i = 0; i < all.size(); ++i)
        QVERIFY(all[i] == expected[i]);
}

void ChartsTest::anAbandonedAttemptSaysWhere()
{
    HistoryBuilder run;
    run.abandoned().abandonedAt = WirePoint::AfterRequest;
    run.retry().answer(201, "p1");
    run.probe({1});
    const RunSeries series = drawn(run);
    QVERIFY(series.timeline.front().abandonedAt == WirePoint::AfterRequest);
    QVERIFY(!series.timeline.back().abandonedAt);
}

void ChartsTest::lanesDoNotOverlap()
{
    HistoryBuilder run;
    run.burst().answers(5, 201, "p1");
    run.sequence().answers(3, 201, "p1");
    run.probe({1});
    const RunSeries series = drawn(run);
    int lanes = 0;
    for (const TimelineBar& one : series.timeline) {
        lanes = std::max(lanes, one.lane + 1);
        for (const TimelineBar& other : series.timeline)
            QVERIFY(one.attempt == other.attempt || one.lane != other.lane || one.to < other.from ||
                    other.to < one.from);
    }
    QCOMPARE(lanes, 5);
}

void ChartsTest::gateOpeningsAreShown()
{
    HistoryBuilder run;
    run.facts.scenario.release = ReleaseMode::LastByte;
    run.facts.scenario.rounds = 2;
    run.operation(0).burst().answers(3, 201);
    run.operation(1).burst().answers(3, 201);
    run.probe({1, 1});
    const std::vector<qint64> expected = {run.attempts[0].timing.released, run.attempts[3].timing.released};
    QVERIFY(drawn(run).releases == expected);
    run.facts.scenario.release = ReleaseMode::Plain;
    QVERIFY(drawn(run).releases.empty());
}

void ChartsTest::seriesAreBounded()
{
    HistoryBuilder run;
    for (int operation = 0; operation < 1500; ++operation) {
        run.operation(operation).answers(3, 201);
        run.attempts.back().timing.complete += qint64(operation) * operation * 100;
    }
    run.addProbe(QStringLiteral("rows"), true, std::vector<qint64>(1500, 1));
    const RunSeries series = drawn(run);
    QVERIFY(series.timeline.size() <= 2000 && series.effects.size() <= 400);
    QVERIFY(series.firstLatency.size() <= 200 && series.replayLatency.size() == series.firstLatency.size());
    QVERIFY(series.cacheByAge.size() <= 200 && series.cacheByTime.size() <= 200 && series.cacheByTime.size() > 50);
    QCOMPARE(std::accumulate(series.firstLatency.begin(), series.firstLatency.end(), qint64(0)), 1500);
    QCOMPARE(std::accumulate(series.replayLatency.begin(), series.replayLatency.end(), qint64(0)), 3000);
}

void ChartsTest::effectsKeepTheWorst()
{
    HistoryBuilder run;
    std::vector<qint64> effects(1000, 1);
    effects[999] = 7;
    effects[500] = 0;
    for (int operation = 0; operation < 1000; ++operation)
        run.operation(operation).answer(201);
    run.addProbe(QStringLiteral("rows"), true, effects);
    const RunSeries series = drawn(run);
    QCOMPARE(series.effects.size(), size_t(400));
    QVERIFY((series.effects.back() == EffectBar{999, 1, 7}));
    QVERIFY(std::count(series.effects.begin(), series.effects.end(), EffectBar{500, 1, 0}) == 1);
    QCOMPARE(series.effects.front().operation, 0);
}

void ChartsTest::cachePointsGoByKeyAge()
{
    HistoryBuilder run;
    run.answer(201, "p1");
    run.answer(201, "p1");
    run.answer(409);
    run.probe({1});
    const RunSeries series = drawn(run);
    qint64 repeats = 0, replays = 0;
    for (const CacheHitPoint& point : series.cacheByAge) {
        repeats += point.repeats;
        replays += point.replays;
    }
    QCOMPARE(repeats, 2);
    QCOMPARE(replays, 1);
    QCOMPARE(series.cacheByAge.front().at, 8995.0); // released 10 ms after the first, which took 1,005 µs
}

void ChartsTest::anEmptyHistoryDrawsNothing()
{
    const RunSeries series = makeSeries({}, {}, nullptr);
    QCOMPARE(series.operationsTotal, 0);
    QVERIFY(series.timeline.empty() && series.effects.empty() && series.firstLatency.empty());
}

QTEST_APPLESS_MAIN(ChartsTest)
#include "charts.moc"
