// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/historybuilder.h"

#include <QTest>

using namespace idemscope;

/// What a history keeps of attempts, and that it does not matter where they come from.
class HistoriesTest : public QObject
{
    Q_OBJECT

private slots:
    void bytesAreInternedOnce();
    void manyDistinctBytesKeepTheirNumbers();
    void equalBodiesShareAGroup();
    void onlyResponsesHaveClassAndBody();
    void storedAttemptsJudgeAsLiveOnes();
    void aCopyIsIndependent();
    void factsAreSmall();
};

void HistoriesTest::bytesAreInternedOnce()
{
    ByteTable table;
    QCOMPARE(table.insert("a"), 0);
    QCOMPARE(table.insert(""), 1);
    QCOMPARE(table.insert("a"), 0);
    QCOMPARE(table.insert(QByteArrayView("a\0b", 3)), 2);
    QCOMPARE(table.size(), 3);
    QCOMPARE(table[2], QByteArrayView("a\0b", 3));
}

void HistoriesTest::manyDistinctBytesKeepTheirNumbers()
{
    ByteTable table;
    const QByteArray large(200'000, 'x');
    for (int number = 0; number < 20'000; ++number)
        QCOMPARE(table.insert(QByteArray::number(number)), number);
    QCOMPARE(table.insert(large), 20'000);
    for (int number = 0; number < 20'000; ++number) {
        QCOMPARE(table[number], QByteArray::number(number));
        QCOMPARE(table.insert(QByteArray::number(number)), number);
    }
    QCOMPARE(table[20'000], large);
}

void HistoriesTest::equalBodiesShareAGroup()
{
    HistoryBuilder run;
    run.answer(200).response.body = "one";
    run.answer(200).response.body = "two";
    run.answer(500).response.body = "one";
    run.answer(204).response.body = "";
    run.answer(204).response.body = "";
    const History history = run.history();
    const auto& attempts = history.attempts();
    QCOMPARE(attempts[0].bodyGroup, attempts[2].bodyGroup);
    QCOMPARE(attempts[3].bodyGroup, attempts[4].bodyGroup);
    QVERIFY(attempts[0].bodyGroup != attempts[1].bodyGroup && attempts[0].bodyGroup != attempts[3].bodyGroup);
}

void HistoriesTest::onlyResponsesHaveClassAndBody()
{
    HistoryBuilder run;
    Attempt& attempt = run.abandoned();
    attempt.kind = AttemptClass::Acknowledged; // a half-read response says nothing
    attempt.status = 201;
    attempt.identity = "p1";
    attempt.response.body = "half";
    const AttemptFacts facts = run.history().attempts().front();
    QVERIFY(facts.kind == AttemptClass::None);
    QCOMPARE(facts.status, 0);
    QCOMPARE(facts.identity, -1);
    QCOMPARE(facts.bodyGroup, -1);
}

void HistoriesTest::storedAttemptsJudgeAsLiveOnes()
{
    HistoryBuilder live;
    live.facts.scenario.retry.retries = 2;
    live.burst().answer(201, "p1");
    live.answers(3, 409);
    live.retry().marked(200, "p1");
    live.operation(1).abandoned();
    live.retry().marked(200);
    live.operation(2).answers(3, 200);
    live.probe({2, 1, 2});
    HistoryBuilder stored = live;
    for (Attempt& attempt : stored.attempts) {
        // What a reader leaves out: everything but the response's body.
        attempt.request.reset();
        attempt.requestHead.clear();
        attempt.requestBody.clear();
        attempt.connection = {};
        attempt.response.head.clear();
        attempt.response.headers.clear();
        attempt.error.clear();
    }
    std::sort(stored.attempts.begin(), stored.attempts.end(),
              [](const Attempt& one, const Attempt& other) { return one.timing.complete < other.timing.complete; });
    QVERIFY(stored.judged() == live.judged());
}

void HistoriesTest::aCopyIsIndependent()
{
    HistoryBuilder run;
    run.answer(201, "p1");
    History one = run.history();
    History other = one;
    run.answer(201, "p2");
    one.add(run.attempts.back());
    run.attempts.back().identity = "p3";
    other.add(run.attempts.back());
    QCOMPARE(one.identities()[1], QByteArrayView("p2"));
    QCOMPARE(other.identities()[1], QByteArrayView("p3"));
    QCOMPARE(other.identities()[0], QByteArrayView("p1"));
}

void HistoriesTest::factsAreSmall()
{
    QVERIFY(sizeof(AttemptFacts) <= 104);
}

QTEST_APPLESS_MAIN(HistoriesTest)
#include "histories.moc"
