// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/historybuilder.h"

#include <QTest>

#include <algorithm>

using namespace idemscope;

/// What a judgement holds beside its verdict: rounds, sentences, operations, findings.
class JudgementsTest : public QObject
{
    Q_OBJECT

private slots:
    void fiftyRoundsCountFortySeven();
    void violatedRoundsGiveAnInterval();
    void sentencesNameNumbers();
    void operationsAreJudgedApart();
    void findingsNameProbeAndEffects();
    void sharedKeysAreCountedByKey();
    void worstProbeGivesTheFigures();
    void theControlIsTrafficAndNothingElse();
    void noBoundIsNamedForWhatIsInconclusive();
    void aSinglePacketThatWasNoneIsSaid();
};

void JudgementsTest::fiftyRoundsCountFortySeven()
{
    HistoryBuilder run;
    run.rounds(50, 3);
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.roundsTotal, 50);
    QCOMPARE(figures.roundsCounted, 47);
    QCOMPARE(figures.roundsViolated, 0);
    QCOMPARE(figures.overlap, 2);
    QCOMPARE(figures.operations, 50);
}

void JudgementsTest::violatedRoundsGiveAnInterval()
{
    HistoryBuilder run;
    run.rounds(50, 0);
    QVERIFY(std::abs(*run.judged().figures.upper95 - 0.0711) < 0.00005);
    run.facts.probes[0].counts[7].effects = 3;
    run.facts.probes[0].counts[9].effects = 2;
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.roundsViolated, 2);
    QCOMPARE(figures.duplicates, 3);
    QVERIFY(*figures.lower95 > 0.004 && *figures.lower95 < 0.04 && *figures.upper95 > 0.04);
}

void JudgementsTest::sentencesNameNumbers()
{
    HistoryBuilder run;
    for (int operation = 0; operation < 10; ++operation)
        run.operation(operation).answers(5, 201);
    run.probe({1, 1, 3, 1, 2, 1, 1, 1, 2, 1});
    const Judgement judgement = run.judged();
    QCOMPARE(judgement.sentence.text(), QStringLiteral("Duplicated: 10 operations produced 14 effects"));
    QCOMPARE(judgement.evidenceSentence.text(),
             QStringLiteral("4 duplicates in 3 operations, proved by the probe GET /payments, per operation."));
    QCOMPARE(*judgement.figures.duplicateEffectRate, 0.4);
    QCOMPARE(judgement.figures.observed, 14);
    QCOMPARE(judgement.figures.expectedMax, 10);

    HistoryBuilder one;
    one.answers(3, 201, "p1");
    one.probe({1});
    QCOMPARE(one.judged().sentence.text(), QStringLiteral("Exactly once: one operation produced one effect"));
    QCOMPARE(one.judged().evidenceSentence.text(), QStringLiteral("Proved by the probe GET /payments, per operation."));
}

void JudgementsTest::operationsAreJudgedApart()
{
    HistoryBuilder run;
    run.operation(0).answers(2, 201, "p0");
    run.operation(1).answers(2, 201, "p1");
    run.operation(2).answers(2, 402);
    run.operation(3).abandoned();
    run.operation(4).answers(2, 201, "p4");
    run.probe({1, 2, 0, 1, 0});
    const std::vector<OperationVerdict> expected = {OperationVerdict::ExactlyOnce, OperationVerdict::Duplicated,
                                                    OperationVerdict::NoEffect, OperationVerdict::InDoubt,
                                                    OperationVerdict::Lost};
    QVERIFY(run.judged().operations == expected);
}

void JudgementsTest::findingsNameProbeAndEffects()
{
    HistoryBuilder run;
    run.operation(0).answers(2, 201, "p0");
    run.operation(1).answers(2, 201, "p1");
    run.probe({1, 1});
    run.probe({0, 3}, QStringLiteral("gateway"));
    const std::vector<OperationFinding> expected = {
        {1, OperationVerdict::Duplicated, 3, QStringLiteral("gateway")},
        {0, OperationVerdict::Lost, 0, QStringLiteral("gateway")},
    };
    QVERIFY(run.judged().findings == expected);
    QVERIFY(!run.judged().hasMoreFindings);
}

void JudgementsTest::sharedKeysAreCountedByKey()
{
    HistoryBuilder run;
    run.facts.scenario.keyStrategy = KeyStrategy::Shared;
    for (int operation = 0; operation < 5; ++operation)
        run.operation(operation).answer(201, "p1").key = "shared";
    run.probe({3, 3, 3, 3, 3});
    const Judgement judgement = run.judged();
    QCOMPARE(judgement.figures.keys, 1);
    QCOMPARE(judgement.figures.operations, 5);
    QCOMPARE(judgement.figures.duplicates, 2);
    QCOMPARE(*judgement.figures.duplicateEffectRate, 2.0);
    QCOMPARE(judgement.sentence.text(), QStringLiteral("Duplicated: one key produced 3 effects"));
    QCOMPARE(std::count(judgement.operations.begin(), judgement.operations.end(), OperationVerdict::Duplicated), 5);
}

void JudgementsTest::worstProbeGivesTheFigures()
{
    HistoryBuilder run;
    run.answers(2, 201, "p1");
    run.probe({1});
    run.runProbe({3}, QStringLiteral("charges"));
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.observed, 3);
    QCOMPARE(figures.duplicates, 2);
    QVERIFY(figures.evidence == Evidence::Counted);
    QCOMPARE(figures.probes.size(), size_t(2));
    QCOMPARE(figures.probes[0].observed, 1);
    QCOMPARE(figures.probes[1].duplicates, 2);
}

void JudgementsTest::theControlIsTrafficAndNothingElse()
{
    HistoryBuilder run;
    run.answers(2, 201, "p1");
    for (int key = 0; key < 3; ++key)
        run.control(key, 201, "c" + QByteArray::number(key));
    run.probe({1}).control = 3;
    const Figures figures = run.judged().figures;
    QCOMPARE(figures.attempts, 5);
    QCOMPARE(figures.wireSends, 5);
    QCOMPARE(figures.operations, 1);
    QCOMPARE(figures.clients, 2);
    QCOMPARE(figures.identities, 1);
    QCOMPARE(figures.observed, 1);
    QCOMPARE(figures.all.count, 2);
}

void JudgementsTest::noBoundIsNamedForWhatIsInconclusive()
{
    HistoryBuilder run;
    run.rounds(50, 0);
    const auto namesBound = [](const Judgement& judgement) {
        return std::any_of(judgement.reasons.begin(), judgement.reasons.end(), [](const Sentence& reason) {
            return reason.text().contains(QStringLiteral("0 of 50 rounds"));
        });
    };
    QVERIFY(namesBound(run.judged()));
    run.facts.probes[0].counts[3].effects.reset();
    QVERIFY(run.judged().verdict == Verdict::Inconclusive);
    QVERIFY(!namesBound(run.judged()));
}

void JudgementsTest::aSinglePacketThatWasNoneIsSaid()
{
    const auto saysSo = [](const Judgement& judgement) {
        return std::any_of(judgement.reasons.begin(), judgement.reasons.end(), [](const Sentence& reason) {
            return reason.text().contains(QStringLiteral("No single packet was sent"));
        });
    };
    HistoryBuilder run;
    run.rounds(2, 0);
    QVERIFY(!saysSo(run.judged()));
    run.facts.scenario.release = ReleaseMode::SinglePacket;
    QVERIFY(saysSo(run.judged()));
}

QTEST_APPLESS_MAIN(JudgementsTest)
#include "judgements.moc"
