// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/random.h"
#include "judge/historybuilder.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace idemscope;

namespace {

constexpr int histories = 400;

/// A random run: a few operations and rounds with every kind of outcome; the probes count what could have happened.
class RandomRun
{
public:
    explicit RandomRun(quint64 seed)
        : m_random(seed)
    {
        Scenario& scenario = run.facts.scenario;
        scenario.operations = pick(1, 4);
        scenario.rounds = pick(1, 3);
        scenario.keyStrategy = KeyStrategy(pick(0, 5));
        scenario.retry.retries = pick(0, 1) * 2;
        scenario.acceptCounted = pick(0, 1) == 0;
        scenario.acceptInferred = pick(0, 3) == 0;
        run.facts.isLoopback = pick(0, 2) > 0;
        for (int operation = 0; operation < scenario.operations * scenario.rounds; ++operation)
            addOperation(operation);
        for (int probe = pick(0, 2); probe > 0; --probe)
            addProbe(probe);
    }

    HistoryBuilder run;

private:
    int pick(int low, int high) { return int(m_random.between(low, high)); }

    void addOperation(int operation)
    {
        run.operation(operation);
        pick(0, 1) == 0 ? run.burst() : run.sequence();
        run.facts.scenario.arrival.kind = ArrivalKind::Concurrent;
        const bool isShared = run.facts.scenario.keyStrategy == KeyStrategy::Shared ||
                              run.facts.scenario.keyStrategy == KeyStrategy::Fixed ||
                              run.facts.scenario.keyStrategy == KeyStrategy::Derived;
        for (int count = pick(1, 6); count > 0; --count) {
            if (pick(0, 3) == 0 && run.attempts.size() > 0 && run.attempts.back().operation == operation)
                run.retry();
            Attempt& attempt = addAttempt();
            m_wrote += attempt.outcome != Outcome::Refused;
            if (isShared)
                attempt.key = "shared" + QByteArray::number(operation / run.facts.scenario.operations);
        }
    }

    Attempt& addAttempt()
    {
        const QByteArray identity = pick(0, 3) == 0 ? QByteArray() : "p" + QByteArray::number(pick(0, 2));
        switch (pick(0, 8)) {
        case 0:
            return run.abandoned();
        case 1:
            return run.refused();
        case 2:
            return run.answer(409);
        case 3:
            return run.answer(402);
        case 4:
            return run.answer(500);
        case 5:
            return run.marked(200, identity);
        case 6:
            return run.mutated(pick(0, 1) == 0 ? 201 : 422, identity);
        default:
            return run.answer(pick(0, 4) == 0 ? 202 : 201, identity);
        }
    }

    void addProbe(int number)
    {
        const bool isPerOperation = pick(0, 1) == 0;
        const int places = run.facts.scenario.rounds * (isPerOperation ? run.facts.scenario.operations : 1);
        std::vector<qint64> effects;
        for (int place = 0; place < places; ++place)
            effects.push_back(pick(0, isPerOperation ? 2 : 2 * run.facts.scenario.operations));
        ProbeEffects& probe = run.addProbe(QStringLiteral("probe %1").arg(number), isPerOperation, effects);
        probe.isQuiet = pick(0, 9) > 0;
        if (pick(0, 5) == 0)
            probe.counts.begin()->second.isSettled = false;
        if (pick(0, 9) == 0)
            probe.counts.begin()->second.effects.reset();
    }

    Random m_random;
    int m_wrote = 0;
};

bool isShare(const std::optional<double>& ratio)
{
    return !ratio || (*ratio >= 0 && *ratio <= 1);
}

qint64 sum(const std::vector<qint64>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), qint64(0));
}

/// How bad a verdict is about effects: what is not certain ranks between a violation and a pass.
int badness(Verdict verdict)
{
    return -int(verdict);
}

}

/// What holds of every history, whatever came out.
class PropertiesTest : public QObject
{
    Q_OBJECT

private slots:
    void sumsAgree();
    void ratiosAreSharesOrNull();
    void judgingIsDeterministic();
    void theOrderOfAddingDoesNotMatter();
    void anExtraEffectNeverImprovesTheVerdict();
    void aBetterProbeNeverHidesADuplicate();
    void inconclusiveGivesAReason();
    void theVerdictIsTheWorstOfItsOperations();
    void seriesAgreeWithHappenings();
};

void PropertiesTest::sumsAgree()
{
    for (int seed = 0; seed < histories; ++seed) {
        const RandomRun random(seed);
        const Figures f = random.run.judged().figures;
        QCOMPARE(f.responded + f.refused + f.unknown, f.attempts);
        QCOMPARE(f.acknowledged + f.conflict + f.rejected + f.failed, f.responded);
        QVERIFY(f.eligible <= f.repeats && f.replays <= f.repeats && f.eligibleReplays <= f.eligible);
        QVERIFY(f.eligibleReplays <= f.replays && f.repeatConflicts <= f.repeats);
        QVERIFY(f.expectedMin <= f.expectedMax && f.unlearned <= f.clients && f.clients <= f.attempts);
        QVERIFY(f.roundsViolated <= f.roundsCounted && f.roundsCounted <= f.roundsTotal);
        QVERIFY(f.duplicates >= 0 && f.lost >= 0 && f.unexpected >= 0);
        QVERIFY(f.first.count + f.replay.count <= f.all.count);
        for (const ProbeFigures& probe : f.probes)
            QVERIFY(probe.duplicates <= f.duplicates || probe.duplicates <= probe.observed.value_or(probe.duplicates));
    }
}

void PropertiesTest::ratiosAreSharesOrNull()
{
    for (int seed = 0; seed < histories; ++seed) {
        const RandomRun random(seed);
        const Figures f = random.run.judged().figures;
        QVERIFY2(isShare(f.cacheHitRatio) && isShare(f.conflictRatio), qPrintable(QString::number(seed)));
        QVERIFY(f.cacheHitRatio.has_value() == (f.eligible > 0));
        QVERIFY(f.conflictRatio.has_value() == (f.repeats > 0));
        QVERIFY(!f.lower95 || (*f.lower95 >= 0 && *f.lower95 <= *f.upper95 && *f.upper95 <= 1));
    }
}

void PropertiesTest::judgingIsDeterministic()
{
    for (int seed = 0; seed < 50; ++seed)
        QVERIFY(RandomRun(seed).run.judged() == RandomRun(seed).run.judged());
}

void PropertiesTest::theOrderOfAddingDoesNotMatter()
{
    for (int seed = 0; seed < histories; ++seed) {
        RandomRun random(seed);
        const Judgement live = random.run.judged();
        Random shuffling(seed);
        auto& attempts = random.run.attempts;
        for (size_t left = attempts.size(); left > 1; --left)
            std::swap(attempts[left - 1], attempts[size_t(shuffling.between(0, qint64(left) - 1))]);
        QVERIFY2(random.run.judged() == live, qPrintable(QString::number(seed)));
    }
}

void PropertiesTest::anExtraEffectNeverImprovesTheVerdict()
{
    // Beyond what is expected: a missing effect that turns up does improve it.
    for (int seed = 0; seed < histories; ++seed) {
        RandomRun random(seed);
        const Judgement before = random.run.judged();
        for (ProbeEffects& probe : random.run.facts.probes) {
            for (auto& [place, count] : probe.counts) {
                if (before.figures.lost > 0 || !count.effects || *count.effects == 0)
                    continue;
                ++*count.effects;
                const Judgement after = random.run.judged();
                if (before.verdict < Verdict::Inconclusive || after.verdict != Verdict::Inconclusive)
                    QVERIFY2(badness(after.verdict) >= badness(before.verdict),
                             qPrintable(QStringLiteral("%1: %2 | %3 → %4 | %5")
                                            .arg(seed)
                                            .arg(before.sentence.text(), before.evidenceSentence.text(),
                                                 after.sentence.text(), after.evidenceSentence.text())));
                QVERIFY(after.figures.reexecutions >= before.figures.reexecutions);
                --*count.effects;
            }
        }
    }
}

void PropertiesTest::aBetterProbeNeverHidesADuplicate()
{
    for (int seed = 0; seed < histories; ++seed) {
        RandomRun random(seed);
        if (random.run.facts.probes.empty() || random.run.judged().verdict != Verdict::Duplicated)
            continue;
        const int operations = random.run.facts.scenario.operations * random.run.facts.scenario.rounds;
        random.run.addProbe(QStringLiteral("calm"), true, std::vector<qint64>(size_t(operations), 1));
        QVERIFY(random.run.judged().verdict == Verdict::Duplicated);
    }
}

void PropertiesTest::inconclusiveGivesAReason()
{
    for (int seed = 0; seed < histories; ++seed) {
        const Judgement judgement = RandomRun(seed).run.judged();
        QVERIFY2(judgement.verdict != Verdict::Inconclusive || !judgement.reasons.empty(),
                 qPrintable(QString::number(seed)));
        QVERIFY(!judgement.sentence.isEmpty() && !judgement.evidenceSentence.isEmpty());
    }
}

void PropertiesTest::theVerdictIsTheWorstOfItsOperations()
{
    for (int seed = 0; seed < histories; ++seed) {
        const Judgement judgement = RandomRun(seed).run.judged();
        for (const OperationVerdict verdict : judgement.operations) {
            if (verdict <= OperationVerdict::Inconclusive)
                QVERIFY2(int(judgement.verdict) <= int(verdict), qPrintable(QString::number(seed)));
        }
    }
}

void PropertiesTest::seriesAgreeWithHappenings()
{
    for (int seed = 0; seed < histories; ++seed) {
        const RandomRun random(seed);
        const History history = random.run.history();
        const Judgement judgement = random.run.judged();
        const RunSeries series = makeSeries(history, random.run.facts, &judgement);
        const std::vector<Happening> all = happenings(history, random.run.facts, &judgement);
        for (int kind = 0; kind < happeningCount; ++kind)
            QCOMPARE(series.happenings[kind], std::count(all.begin(), all.end(), Happening(kind)));
        QCOMPARE(series.timeline.size(), all.size());
        QCOMPARE(sum(series.firstLatency) + sum(series.replayLatency) + sum(series.otherLatency),
                 judgement.figures.responded);
        for (const TimelineBar& bar : series.timeline)
            QVERIFY(bar.from <= bar.to && bar.lane >= 0);
        for (const CacheHitPoint& point : series.cacheByAge)
            QVERIFY(point.replays <= point.repeats && point.repeats > 0);
    }
}

QTEST_APPLESS_MAIN(PropertiesTest)
#include "properties.moc"
