// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/historybuilder.h"
#include "model/json.h"

#include <QTest>
#include <QTranslator>

using namespace idemscope;

namespace {

/// What is expected of a history; figures that are not named are not compared.
struct Expected
{
    Verdict verdict;
    std::optional<qint64> duplicates, lost, unexpected, unlearned;
    std::optional<double> hitRatio;
    QString reason; ///< part of one of the reasons
};

struct Case
{
    const char* name;
    std::function<void(HistoryBuilder&)> tell;
    Expected expected;
    Profile profile = {};
};

Profile accepting(Practice practice)
{
    Profile profile;
    profile.expectations = {{practice, Stance::Accepted, {}, {}, false}};
    return profile;
}

void withRetries(HistoryBuilder& run)
{
    run.facts.scenario.retry.retries = 3;
}

void tenOperations(HistoryBuilder& run)
{
    for (int operation = 0; operation < 10; ++operation)
        run.operation(operation).answers(2, 201, "p" + QByteArray::number(operation));
}

const std::vector<Case>& namedCases()
{
    static const std::vector<Case> cases = {
        {"one 201 and nineteen 409, one row",
         [](auto& run) {
             run.burst().answer(201, "p1");
             run.answers(19, 409);
             run.probe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 19, {}, QStringLiteral("19 of 20 clients never learnt the result")}},
        {"the same with retries and losers that never learn",
         [](auto& run) {
             withRetries(run);
             run.burst().answer(201, "p1");
             run.answers(19, 409);
             run.probe({1});
         },
         {Verdict::InDoubt, 0, 0, 0, 19, {}, QStringLiteral("19 of 20 clients never learnt the result")}},
        {"three 201 with three rows",
         [](auto& run) {
             run.answer(201, "p1");
             run.answer(201, "p2");
             run.answer(201, "p3");
             run.probe({3});
         },
         {Verdict::Duplicated, 2, 0, 0, 0, 0.0, {}}},
        {"201 then two 200 envelopes without the identity, one row",
         [](auto& run) {
             run.answer(201, "p1");
             run.answers(2, 200);
             run.probe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, 1.0, {}}},
        {"abandoned, 409, marked replay, one row",
         [](auto& run) {
             withRetries(run);
             run.abandoned();
             run.retry().answer(409);
             run.retry().marked(201, "p1");
             run.probe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, 1.0, QStringLiteral("No further effect within 1.5 s")}},
        {"abandoned and committed, then 201 with a second row",
         [](auto& run) {
             run.abandoned();
             run.retry().answer(201, "p2");
             run.probe({2});
         },
         {Verdict::Duplicated, 1, 0, 0, 0, {}, {}}},
        {"four timeouts, one row",
         [](auto& run) {
             run.abandoned();
             for (int retry = 0; retry < 3; ++retry)
                 run.retry().abandoned();
             run.probe({1});
         },
         {Verdict::InDoubt, 0, 0, 0, {}, {}, QStringLiteral("No further effect within 1.5 s")}},
        {"four timeouts, no row",
         [](auto& run) {
             run.abandoned();
             for (int retry = 0; retry < 3; ++retry)
                 run.retry().abandoned();
             run.probe({0});
         },
         {Verdict::InDoubt, 0, 0, 0, 0, {}, QStringLiteral("without an acknowledgement")}},
        {"409 with a pointer as the profile's refusal",
         [](auto& run) {
             run.answer(201, "p1");
             run.pointer("p1");
             run.probe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, 1.0, {}}},
        {"three 402 with no row",
         [](auto& run) {
             run.answers(3, 402);
             run.probe({0});
         },
         {Verdict::Inconclusive, 0, 0, 0, 0, {}, QStringLiteral("Every answer was 402")}},
        {"three 402 with a row",
         [](auto& run) {
             run.answers(3, 402);
             run.probe({1});
         },
         {Verdict::Unexpected, 0, 0, 1, {}, {}, {}}},
        {"202 and the row after the limit",
         [](auto& run) {
             run.answer(202, "p1");
             run.operation(1).answer(201, "p2");
             run.probe({0, 1});
         },
         {Verdict::Inconclusive, 0, 1, 0, {}, {}, QStringLiteral("by 202 only and its effect not seen within 10 s")}},
        {"202 and the row after the limit, alone",
         [](auto& run) {
             run.answer(202, "p1");
             run.probe({0});
         },
         {Verdict::Inconclusive, 0, 1, 0, {}, {}, QStringLiteral("202 only")}},
        {"stateless mock",
         [](auto& run) {
             run.answers(3, 201, "1");
             run.probe({0});
         },
         {Verdict::Inconclusive, 0, 1, 0, {}, {}, QStringLiteral("cannot be judged")}},
        {"per-run probe over ten operations with sum 10",
         [](auto& run) {
             tenOperations(run);
             run.runProbe({10});
         },
         {Verdict::Inconclusive, 0, 0, 0, 0, {}, QStringLiteral("2 + 0 looks like 1 + 1")}},
        {"per-run probe over ten operations with sum 10, counted evidence accepted",
         [](auto& run) {
             tenOperations(run);
             run.facts.scenario.acceptCounted = true;
             run.runProbe({10});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, {}, {}}},
        {"one row and two gateway charges",
         [](auto& run) {
             run.answers(2, 201, "p1");
             run.probe({1});
             run.probe({2}, QStringLiteral("gateway"));
         },
         {Verdict::Duplicated, 1, 0, 0, 0, {}, {}}},
        {"shared key over five operations, one row",
         [](auto& run) {
             run.facts.scenario.keyStrategy = KeyStrategy::Shared;
             for (int operation = 0; operation < 5; ++operation)
                 run.operation(operation).answer(201, "p1").key = "shared";
             run.probe({1, 1, 1, 1, 1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, 1.0, {}}},
        {"key per attempt, three rows",
         [](auto& run) {
             run.facts.scenario.keyStrategy = KeyStrategy::PerAttempt;
             for (const char* id : {"p1", "p2", "p3"})
                 run.answer(201, id).key = id;
             run.probe({3});
         },
         {Verdict::Duplicated, 2, 0, 0, 0, {}, QStringLiteral("client's fault")}},
        {"no key, three rows",
         [](auto& run) {
             run.facts.scenario.keyStrategy = KeyStrategy::None;
             for (const char* id : {"p1", "p2", "p3"})
                 run.answer(201, id);
             run.probe({3});
         },
         {Verdict::Duplicated, 2, 0, 0, 0, {}, QStringLiteral("bore no key")}},
        {"other payload under the key answered with the first id",
         [](auto& run) {
             run.answer(201, "p1");
             run.mutated(201, "p1");
             run.probe({1});
         },
         {Verdict::Lost, 0, 1, 0, 0, {}, QStringLiteral("another payload")}},
        {"all 401",
         [](auto& run) {
             run.answers(5, 401);
             run.probe({0});
         },
         {Verdict::Inconclusive, 0, 0, 0, 0, {}, QStringLiteral("Every answer was 401")}},
        {"three 500 with three rows",
         [](auto& run) {
             run.answers(3, 500);
             run.probe({3});
         },
         {Verdict::Duplicated, 2, 0, 0, {}, {}, {}}},
        {"fifty rounds of which three without overlap",
         [](auto& run) { run.rounds(50, 3); },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, {}, QStringLiteral("3 of 50 rounds do not count")}},
    };
    return cases;
}

const std::vector<Case>& furtherCases()
{
    static const std::vector<Case> cases = {
        {"nothing fired", [](auto& run) { run.probe({}); }, {Verdict::Inconclusive, 0, 0, 0, 0, {}, {}}},
        {"all refused",
         [](auto& run) {
             run.refused().error = QStringLiteral("Could not resolve host: nowhere");
             run.refused().error = QStringLiteral("Stopped");
             run.probe({0});
         },
         {Verdict::Inconclusive, 0, 0, 0, 0, {}, QStringLiteral("The first one failed with: Could not resolve host")}},
        {"refused counts as no effect beside exactly once",
         [](auto& run) {
             run.answer(201, "p1");
             run.operation(1).refused();
             run.probe({1, 0});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, {}, {}}},
        {"one of two acknowledged operations left no row",
         [](auto& run) {
             run.answer(201, "p1");
             run.operation(1).answer(201, "p2");
             run.probe({1, 0});
         },
         {Verdict::Lost, 0, 1, 0, {}, {}, QStringLiteral("settle limit of 10 s")}},
        {"an acknowledged operation without a row after a control that moved the probe",
         [](auto& run) {
             run.answer(201, "p1");
             for (int key = 0; key < 3; ++key)
                 run.control(key, 201, "c" + QByteArray::number(key));
             run.probe({0}).control = 3;
         },
         {Verdict::Lost, 0, 1, 0, {}, {}, {}}},
        {"control failed",
         [](auto& run) {
             run.answer(201, "p1");
             for (int key = 0; key < 3; ++key)
                 run.control(key, 201, "c" + QByteArray::number(key));
             run.probe({1}).control = 1;
         },
         {Verdict::Inconclusive, 0, 0, 0, {}, {}, QStringLiteral("distinct keys 3, effects 1")}},
        {"control answered with one identity",
         [](auto& run) {
             run.answer(201, "p1");
             for (int key = 0; key < 3; ++key)
                 run.control(key, 201, "c");
             run.probe({1}).control = 3;
         },
         {Verdict::Inconclusive, 0, 0, 0, {}, {}, QStringLiteral("distinct keys 3, distinct identities 1")}},
        {"a failed control does not hide duplicates",
         [](auto& run) {
             run.answers(2, 201, "p1");
             run.control(0, 500);
             run.probe({2});
         },
         {Verdict::Duplicated, 1, 0, 0, {}, {}, QStringLiteral("The control failed")}},
        {"probe not quiet",
         [](auto& run) {
             run.answers(2, 201, "p1");
             run.runProbe({7}).isQuiet = false;
         },
         {Verdict::Inconclusive, 6, 0, 0, {}, {}, QStringLiteral("not quiet")}},
        {"probe never settled",
         [](auto& run) {
             run.answers(2, 201, "p1");
             run.probe({1}).counts[0].isSettled = false;
         },
         {Verdict::Inconclusive, 0, 0, 0, {}, {}, QStringLiteral("never settled")}},
        {"stopped before the probe settled",
         [](auto& run) {
             run.answers(2, 201, "p1");
             run.probe({1}).counts[0] = {1, false, {}, true};
         },
         {Verdict::Inconclusive, 0, 0, 0, {}, {}, QStringLiteral("stopped before the probe")}},
        {"stopped before a lost effect could show",
         [](auto& run) {
             run.answers(2, 201, "p1");
             run.probe({1, 0}, QStringLiteral("rows")).counts[0] = {0, false, {}, true};
             run.probe({1}, QStringLiteral("other"));
         },
         {Verdict::Inconclusive, 0, 1, 0, {}, {}, QStringLiteral("stopped before the probe")}},
        {"an excess that has not settled is duplicated all the same",
         [](auto& run) {
             run.answers(2, 201, "p1");
             run.probe({2}).counts[0].isSettled = false;
         },
         {Verdict::Duplicated, 1, 0, 0, {}, {}, QStringLiteral("it may be more")}},
        {"a reading that failed",
         [](auto& run) {
             run.answers(2, 201, "p1");
             run.probe({1}).counts[0] = {std::nullopt, false, QStringLiteral("HTTP 500")};
         },
         {Verdict::Inconclusive, 0, 0, 0, {}, {}, QStringLiteral("could not be read: HTTP 500")}},
        {"one of two probes could not be read",
         [](auto& run) {
             run.answers(2, 201, "p1");
             run.probe({1});
             run.probe({1}, QStringLiteral("gateway")).counts.clear();
         },
         {Verdict::Inconclusive, 0, 0, 0, {}, {}, QStringLiteral("The probe gateway could not be read")}},
        {"more identities than effects",
         [](auto& run) {
             run.answer(201, "p1");
             run.answer(201, "p2");
             run.probe({1});
         },
         {Verdict::Inconclusive, 0, 0, 0, {}, {}, QStringLiteral("identities 2, effects 1")}},
        {"identity alone",
         [](auto& run) { run.answers(2, 201, "p1"); },
         {Verdict::Inconclusive, 0, 0, 0, 0, 1.0, QStringLiteral("Only identities were compared")}},
        {"identity alone proves duplicates",
         [](auto& run) {
             run.answer(201, "p1");
             run.answer(201, "p2");
         },
         {Verdict::Duplicated, 1, 0, 0, 0, {}, QStringLiteral("if every identity is a stored effect")}},
        {"inferred evidence accepted, control passed",
         [](auto& run) {
             run.facts.scenario.acceptInferred = true;
             run.answers(2, 201, "p1");
             run.control(0, 201, "c0");
             run.control(1, 201, "c1");
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, {}, {}}},
        {"inferred evidence accepted, no control",
         [](auto& run) {
             run.facts.scenario.acceptInferred = true;
             run.answers(2, 201, "p1");
         },
         {Verdict::Inconclusive, 0, 0, 0, 0, {}, QStringLiteral("The control was not fired")}},
        {"inferred evidence accepted, two operations with one identity",
         [](auto& run) {
             run.facts.scenario.acceptInferred = true;
             run.answer(201, "p1");
             run.operation(1).answer(201, "p1");
             run.control(0, 201, "c0");
             run.control(1, 201, "c1");
         },
         {Verdict::Inconclusive, 0, 0, 0, 0, {}, QStringLiteral("the same identity")}},
        {"inferred evidence accepted, an answer without identity",
         [](auto& run) {
             run.facts.scenario.acceptInferred = true;
             run.facts.hasIdentity = true;
             run.answer(201);
             run.control(0, 201, "c0");
             run.control(1, 201, "c1");
         },
         {Verdict::Inconclusive, 0, 0, 0, {}, {}, QStringLiteral("without an identity")}},
        {"nothing counts effects",
         [](auto& run) { run.answers(2, 201); },
         {Verdict::Inconclusive, 0, 0, 0, 0, {}, QStringLiteral("Nothing counts the effects")}},
        {"off loopback an excess of the whole run",
         [](auto& run) {
             run.facts.isLoopback = false;
             run.answers(2, 201, "p1");
             run.runProbe({2});
         },
         {Verdict::Inconclusive, 1, 0, 0, {}, {}, QStringLiteral("somebody else may have written")}},
        {"off loopback an excess of the whole run over an operation in doubt",
         [](auto& run) {
             run.facts.isLoopback = false;
             run.abandoned();
             run.runProbe({2});
         },
         {Verdict::InDoubt, 1, 0, 0, {}, {}, QStringLiteral("somebody else may have written")}},
        {"off loopback an excess of the whole run, accepted",
         [](auto& run) {
             run.facts.isLoopback = false;
             run.facts.scenario.acceptCounted = true;
             run.answers(2, 201, "p1");
             run.runProbe({2});
         },
         {Verdict::Duplicated, 1, 0, 0, {}, {}, {}}},
        {"off loopback an excess that a probe per operation shows too",
         [](auto& run) {
             run.facts.isLoopback = false;
             run.answers(2, 201, "p1");
             run.runProbe({2});
             run.probe({2});
         },
         {Verdict::Duplicated, 1, 0, 0, {}, {}, {}}},
        {"on loopback an excess of the whole run",
         [](auto& run) {
             tenOperations(run);
             run.runProbe({14});
         },
         {Verdict::Duplicated, 4, 0, 0, {}, {}, {}}},
        {"the whole run lost one",
         [](auto& run) {
             tenOperations(run);
             run.runProbe({9});
         },
         {Verdict::Lost, 0, 1, 0, {}, {}, {}}},
        {"a per-run probe alone with one operation needs no acceptance",
         [](auto& run) {
             run.answers(2, 201, "p1");
             run.runProbe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, 1.0, {}}},
        {"unexpected effects of the whole run",
         [](auto& run) {
             run.answer(402);
             run.operation(1).answer(402);
             run.runProbe({1});
         },
         {Verdict::Unexpected, 0, 0, 1, {}, {}, {}}},
        {"used keys with a per-run probe",
         [](auto& run) {
             run.facts.hasUsedKeys = true;
             run.answers(2, 201, "p1");
             run.runProbe({1});
         },
         {Verdict::Inconclusive, 0, 0, 0, {}, {}, QStringLiteral("used before")}},
        {"used keys with a probe per operation",
         [](auto& run) {
             run.facts.hasUsedKeys = true;
             run.answers(2, 201, "p1");
             run.probe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, {}, {}}},
        {"a race in which nothing overlapped",
         [](auto& run) { run.rounds(4, 4); },
         {Verdict::Inconclusive, 0, 0, 0, 0, {}, QStringLiteral("nothing raced")}},
        {"a violation without overlap still counts",
         [](auto& run) {
             run.rounds(4, 4);
             run.facts.probes[0].counts[2].effects = 2;
         },
         {Verdict::Duplicated, 1, 0, 0, 0, {}, {}}},
        {"a sequence needs no overlap",
         [](auto& run) {
             run.answers(5, 201, "p1");
             run.probe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, 1.0, {}}},
        {"shared key over five operations, read by operation, two rows",
         [](auto& run) {
             run.facts.scenario.keyStrategy = KeyStrategy::Shared;
             for (int operation = 0; operation < 5; ++operation)
                 run.operation(operation).answer(201, "p1").key = "shared";
             run.probe({1, 1, 0, 0, 0}).isPerToken = true;
         },
         {Verdict::Duplicated, 1, 0, 0, 0, {}, {}}},
        {"other payload under the key refused",
         [](auto& run) {
             withRetries(run);
             run.answer(201, "p1");
             run.mutated(422);
             run.probe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, {}, {}}},
        {"other payload under the key executed",
         [](auto& run) {
             run.answer(201, "p1");
             run.mutated(201, "p2");
             run.probe({2});
         },
         {Verdict::Duplicated, 1, 0, 0, 0, {}, {}}},
        {"other payload under the key executed and replayed",
         [](auto& run) {
             run.answer(201, "p1");
             run.mutated(201, "p2");
             run.mutated(201, "p2");
             run.probe({2});
         },
         {Verdict::Duplicated, 1, 0, 0, 0, {}, {}}},
        {"other payload twice answered with the first id",
         [](auto& run) {
             run.answer(201, "p1");
             run.mutated(201, "p1");
             run.mutated(201, "p1");
             run.probe({1});
         },
         {Verdict::Lost, 0, 2, 0, 0, {}, {}}},
        {"other payload accepted by the profile, executed",
         [](auto& run) {
             run.answer(201, "p1");
             run.mutated(201, "p2");
             run.probe({2});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, {}, {}},
         accepting(Practice::OtherPayloadExecuted)},
        {"other payload accepted by the profile, answered with the first",
         [](auto& run) {
             run.answer(201, "p1");
             run.mutated(201, "p1");
             run.probe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, {}, {}},
         accepting(Practice::OtherPayloadReplayed)},
        {"other payload accepted when answered with the first, executed all the same",
         [](auto& run) {
             run.answer(201, "p1");
             run.mutated(201, "p2");
             run.probe({2});
         },
         {Verdict::Duplicated, 1, 0, 0, {}, {}, {}},
         accepting(Practice::OtherPayloadReplayed)},
        {"a corrected payload after a rejection",
         [](auto& run) {
             run.answer(400);
             run.mutated(201, "p1");
             run.probe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, {}, {}, {}}},
        {"an equivalent payload is a repeat",
         [](auto& run) {
             run.answer(201, "p1");
             run.answer(201, "p1").payload = Payload::Equivalent;
             run.probe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, 1.0, {}}},
        {"one operation in doubt beside one exactly once",
         [](auto& run) {
             run.answer(201, "p1");
             run.operation(1).abandoned();
             run.probe({1, 0});
         },
         {Verdict::InDoubt, 0, 0, 0, {}, {}, {}}},
        {"a stopped run is judged by what was fired",
         [](auto& run) {
             run.facts.isStopped = true;
             run.answers(2, 201, "p1");
             run.probe({1});
         },
         {Verdict::ExactlyOnce, 0, 0, 0, 0, {}, QStringLiteral("stopped")}},
        {"rows that vanish are no effects",
         [](auto& run) {
             run.answers(2, 201, "p1");
             run.operation(1).answer(201, "p2");
             run.probe({1, -3});
         },
         {Verdict::Lost, 0, 1, 0, {}, {}, {}}},
    };
    return cases;
}

Judgement judged(const Case& test)
{
    HistoryBuilder run;
    test.tell(run);
    return run.judged(test.profile);
}

/// Knows every sentence of the judge: the English one in brackets.
class Brackets : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return u'[' + QString::fromUtf8(source) + u']';
    }
};

bool holds(const std::optional<qint64>& expected, qint64 actual)
{
    return !expected || *expected == actual;
}

}

/// Histories and what must be said of them (SPEC.md §5–§7).
class VerdictsTest : public QObject
{
    Q_OBJECT

private slots:
    void histories_data();
    void histories();
    void everyInconclusiveNamesAReason_data() { histories_data(); }
    void everyInconclusiveNamesAReason();
    void whatIsStoredFollowsTheLanguage_data() { histories_data(); }
    void whatIsStoredFollowsTheLanguage();
    void whatRanOneByOneTestsNoRace();
    void clientsThatNeverLearntStandInTheVerdict();
    void textsDoNotContradictEachOther();
};

void VerdictsTest::histories_data()
{
    QTest::addColumn<const Case*>("test");
    for (const auto* cases : {&namedCases(), &furtherCases()}) {
        for (const Case& test : *cases)
            QTest::newRow(test.name) << &test;
    }
}

void VerdictsTest::histories()
{
    QFETCH(const Case*, test);
    const Judgement judgement = judged(*test);
    const Figures& figures = judgement.figures;
    const QString told = judgement.sentence.text() + QStringLiteral(" | ") + judgement.evidenceSentence.text();
    QVERIFY2(judgement.verdict == test->expected.verdict, qPrintable(told));
    QVERIFY2(holds(test->expected.duplicates, figures.duplicates), qPrintable(told));
    QVERIFY2(holds(test->expected.lost, figures.lost), qPrintable(told));
    QVERIFY2(holds(test->expected.unexpected, figures.unexpected), qPrintable(told));
    QVERIFY2(holds(test->expected.unlearned, figures.unlearned), qPrintable(QString::number(figures.unlearned)));
    if (test->expected.hitRatio)
        QCOMPARE(figures.cacheHitRatio, test->expected.hitRatio);
    QStringList reasons;
    for (const Sentence& reason : judgement.reasons)
        reasons.append(reason.text());
    QVERIFY2(test->expected.reason.isEmpty() || reasons.join(u'|').contains(test->expected.reason),
             qPrintable(reasons.join(u'|')));
}

void VerdictsTest::everyInconclusiveNamesAReason()
{
    QFETCH(const Case*, test);
    const Judgement judgement = judged(*test);
    QVERIFY(!judgement.sentence.isEmpty());
    QVERIFY2(!judgement.evidenceSentence.isEmpty(), qPrintable(judgement.sentence.text()));
    QVERIFY(judgement.verdict != Verdict::Inconclusive || !judgement.reasons.empty());
    for (const Sentence& reason : judgement.reasons) {
        const QString text = reason.text();
        QVERIFY2(text.endsWith(u'.') && !text.contains(u'%' + QString(u'1')) && !text.contains(QStringLiteral("%n")),
                 qPrintable(text));
    }
}

void VerdictsTest::whatIsStoredFollowsTheLanguage()
{
    QFETCH(const Case*, test);
    const Judgement judgement = judged(*test);
    const auto stored = judgementFromJson(toJson(judgement));
    QVERIFY2(stored, stored ? "" : qPrintable(stored.error().message));
    QVERIFY(*stored == judgement);
    std::vector<Sentence> sentences = stored->reasons;
    sentences.insert(sentences.end(), {stored->sentence, stored->evidenceSentence});
    for (const Sentence& sentence : sentences) {
        const QString english = sentence.text();
        Brackets brackets;
        QCoreApplication::installTranslator(&brackets);
        QString text = sentence.text();
        QVERIFY2(text.startsWith(u'[') && text.endsWith(u']'), qPrintable(text));
        QCOMPARE(text.remove(u'[').remove(u']'), english);
    }
}

void VerdictsTest::whatRanOneByOneTestsNoRace()
{
    const auto says = [](const HistoryBuilder& run) {
        const Judgement judgement = run.judged();
        return std::any_of(judgement.reasons.begin(), judgement.reasons.end(), [](const Sentence& reason) {
            return reason.text().contains(QStringLiteral("races are not tested"));
        });
    };
    HistoryBuilder sequence;
    sequence.answers(3, 201, "p1");
    sequence.probe({1});
    QVERIFY(says(sequence));
    HistoryBuilder burst;
    burst.burst().answers(3, 201, "p1");
    burst.probe({1});
    QVERIFY(!says(burst));
    HistoryBuilder cutOff; // the target may be at work while the next attempt arrives
    cutOff.abandoned();
    cutOff.answer(201, "p1");
    cutOff.probe({1});
    QVERIFY(!says(cutOff));
    HistoryBuilder single;
    single.answer(201, "p1");
    single.operation(1).answer(201, "p2");
    single.probe({1, 1});
    QVERIFY(!says(single));
    HistoryBuilder violated;
    violated.answer(201, "p1");
    violated.answer(201, "p2");
    violated.probe({2});
    QVERIFY(!says(violated));
}

void VerdictsTest::clientsThatNeverLearntStandInTheVerdict()
{
    HistoryBuilder run;
    run.burst().answers(2, 201, "p1");
    run.answer(409);
    run.probe({1});
    QCOMPARE(run.judged().sentence.text(),
             QStringLiteral("Exactly once: one operation produced one effect, but 1 of 3 clients never learnt it"));
}

void VerdictsTest::textsDoNotContradictEachOther()
{
    const auto textOf = [](const Judgement& judgement) {
        QString text = judgement.sentence.text() + u'|' + judgement.evidenceSentence.text();
        for (const Sentence& reason : judgement.reasons)
            text += u'|' + reason.text();
        return text;
    };
    HistoryBuilder open;
    open.abandoned();
    open.probe({1});
    const QString found = textOf(open.judged());
    QVERIFY2(found.contains(QStringLiteral("the operation has its effect, but no answer says so")), qPrintable(found));
    QVERIFY2(!found.contains(QStringLiteral("Proved")), qPrintable(found));
    HistoryBuilder unseen;
    unseen.abandoned();
    unseen.probe({0});
    QVERIFY(textOf(unseen.judged()).contains(QStringLiteral("no effect was seen so far")));
    HistoryBuilder nameless;
    nameless.facts.hasIdentity = true;
    nameless.abandoned();
    const QString none = textOf(nameless.judged());
    QVERIFY2(!none.contains(QStringLiteral("Inferred from the identities alone")), qPrintable(none));
    HistoryBuilder rounds;
    rounds.rounds(10, 0);
    for (auto& [round, count] : rounds.facts.probes.front().counts)
        count.effects = 2;
    const QString violated = textOf(rounds.judged());
    QVERIFY2(violated.contains(QStringLiteral("10 of 10 rounds were violated: 69.2 % to 100.0 %")),
             qPrintable(violated));
}

QTEST_GUILESS_MAIN(VerdictsTest)
#include "verdicts.moc"
