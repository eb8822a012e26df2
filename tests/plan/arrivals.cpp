// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/simulation.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace idemscope;

namespace {

Scenario scenarioOf(ArrivalKind kind, int operations, int attempts)
{
    Scenario scenario;
    scenario.arrival.kind = kind;
    scenario.operations = operations;
    scenario.attempts = attempts;
    return scenario;
}

SimulatedAnswer acknowledge(const PlannedAttempt&)
{
    return {};
}

/// Conflict on first attempts of clients, acknowledged on their retries.
SimulatedTarget conflictFirst(int clients)
{
    return [clients](const PlannedAttempt& attempt) {
        SimulatedAnswer answer;
        if (attempt.index <= clients)
            answer.kind = AttemptClass::Conflict;
        return answer;
    };
}

}

class ArrivalsTest : public QObject
{
    Q_OBJECT

private slots:
    void sequentialClientsAndOperationsFollowEachOther();
    void sequentialClientWaitsForTheRetriesOfTheOneBefore();
    void concurrentStartsEverythingTogether();
    void concurrentKeepsToTheInFlightLimit();
    void gateOpensOnlyOnceSealedAndHoldsAllFirstAttempts();
    void gatedRetriesAreNotGated();
    void delayedAttemptLeavesTheGate();
    void staggeredAttemptsOverlapAndOperationsDoNot();
    void staggeredRandomDelayStaysInRangeAndFollowsTheSeed();
    void openStartsAreFixedAhead();
    void openRampsItsRate();
    void openLateStartKeepsItsIntendedTime();
    void openHasOneAttemptPerOperation();
    void numbersContinueAndIndexesCountInReleaseOrder();
    void perAttemptKeysAndRequestsFollowTheIndex();
    void repeatsTakeTheOtherPayload();
    void everyArrivalEndsWithEveryClientEndedOnce_data();
    void everyArrivalEndsWithEveryClientEndedOnce();
    void chunksChangeNothing_data();
    void chunksChangeNothing();
    void newConnectionsAreAskedFor();
    void unknownReportIsIgnored();
};

void ArrivalsTest::sequentialClientsAndOperationsFollowEachOther()
{
    const Simulation run = simulate(scenarioOf(ArrivalKind::Sequential, 3, 4), acknowledge);
    QCOMPARE(run.attempts.size(), std::size_t(12));
    QCOMPARE(run.mostInFlight, 1);
    for (std::size_t i = 0; i < 12; ++i) {
        QCOMPARE(run.attempts[i].planned.operation, int(i / 4));
        QCOMPARE(run.attempts[i].planned.client, int(i % 4));
        QCOMPARE(run.attempts[i].startedAt, qint64(i) * 50'000);
        QCOMPARE(run.attempts[i].planned.gate, -1);
    }
}

void ArrivalsTest::sequentialClientWaitsForTheRetriesOfTheOneBefore()
{
    Scenario scenario = scenarioOf(ArrivalKind::Sequential, 1, 2);
    scenario.retry.retries = 2;
    scenario.retry.jitter = Jitter::None;
    const Simulation run = simulate(scenario, [](const PlannedAttempt& attempt) {
        SimulatedAnswer answer;
        answer.outcome = attempt.index == 1 ? Outcome::Unknown : Outcome::Responded;
        return answer;
    });
    QCOMPARE(run.attempts.size(), std::size_t(3));
    QCOMPARE(run.attempts[1].planned.client, 0);
    QCOMPARE(run.attempts[1].startedAt, qint64(250'000));
    QCOMPARE(run.attempts[2].planned.client, 1);
    QCOMPARE(run.attempts[2].startedAt, qint64(300'000));
    QVERIFY(!run.attempts[0].endsClient);
    QVERIFY(run.attempts[1].endsClient);
}

void ArrivalsTest::concurrentStartsEverythingTogether()
{
    const Simulation run = simulate(scenarioOf(ArrivalKind::Concurrent, 5, 20), acknowledge);
    QCOMPARE(run.attempts.size(), std::size_t(100));
    QCOMPARE(run.mostInFlight, 100);
    for (const FiredAttempt& attempt : run.attempts)
        QCOMPARE(attempt.startedAt, qint64(0));
}

void ArrivalsTest::concurrentKeepsToTheInFlightLimit()
{
    Scenario scenario = scenarioOf(ArrivalKind::Concurrent, 5, 4);
    scenario.inFlight = 7;
    scenario.retry.retries = 1;
    const Simulation run = simulate(scenario, conflictFirst(4));
    QCOMPARE(run.attempts.size(), std::size_t(40));
    QCOMPARE(run.mostInFlight, 7);
}

void ArrivalsTest::gateOpensOnlyOnceSealedAndHoldsAllFirstAttempts()
{
    Scenario scenario = scenarioOf(ArrivalKind::Concurrent, 3, 5);
    scenario.release = ReleaseMode::LastByte;
    Schedule schedule(scenario, 1, 1, 0);
    schedule.addOperations(plainOperations(3, 4));
    QVERIFY(schedule.due(0).empty());
    QCOMPARE(schedule.nextDue(), qint64(-1));
    QVERIFY(!schedule.isGateComplete());
    schedule.seal();
    QVERIFY(!schedule.isGateComplete());
    QCOMPARE(schedule.nextDue(), qint64(0));
    const auto attempts = schedule.due(0);
    QVERIFY(schedule.isGateComplete());
    QCOMPARE(attempts.size(), std::size_t(15));
    for (const PlannedAttempt& attempt : attempts) {
        QCOMPARE(attempt.gate, 4);
        QCOMPARE(attempt.release, ReleaseMode::LastByte);
    }
}

void ArrivalsTest::gatedRetriesAreNotGated()
{
    Scenario scenario = scenarioOf(ArrivalKind::Concurrent, 1, 3);
    scenario.release = ReleaseMode::SinglePacket;
    scenario.retry.retries = 1;
    const Simulation run = simulate(scenario, conflictFirst(3));
    QCOMPARE(run.attempts.size(), std::size_t(6));
    for (const FiredAttempt& attempt : run.attempts) {
        const bool isFirst = attempt.planned.index <= 3;
        QCOMPARE(attempt.planned.gate, isFirst ? 0 : -1);
        QCOMPARE(attempt.planned.release, isFirst ? ReleaseMode::SinglePacket : ReleaseMode::Plain);
    }
}

void ArrivalsTest::delayedAttemptLeavesTheGate()
{
    Scenario scenario = scenarioOf(ArrivalKind::Concurrent, 1, 3);
    scenario.release = ReleaseMode::LastByte;
    Fault delay;
    delay.kind = Fault::Kind::Delay;
    delay.milliseconds = 30;
    delay.on.index = 2;
    scenario.faults = {delay};
    const Simulation run = simulate(scenario, acknowledge);
    QCOMPARE(run.attempts[0].planned.gate, 0);
    QCOMPARE(run.attempts[1].planned.gate, -1);
    QCOMPARE(run.attempts[1].planned.delayMs, 30);
    QCOMPARE(run.attempts[2].planned.gate, 0);
}

void ArrivalsTest::staggeredAttemptsOverlapAndOperationsDoNot()
{
    Scenario scenario = scenarioOf(ArrivalKind::Staggered, 2, 3);
    scenario.arrival.delayMinMs = scenario.arrival.delayMaxMs = 20;
    const Simulation run = simulate(scenario, acknowledge);
    QCOMPARE(run.attempts.size(), std::size_t(6));
    const std::vector<qint64> expected = {0, 20'000, 40'000, 90'000, 110'000, 130'000};
    for (std::size_t i = 0; i < 6; ++i) {
        QCOMPARE(run.attempts[i].startedAt, expected[i]);
        QCOMPARE(run.attempts[i].planned.operation, int(i / 3));
    }
}

void ArrivalsTest::staggeredRandomDelayStaysInRangeAndFollowsTheSeed()
{
    Scenario scenario = scenarioOf(ArrivalKind::Staggered, 1, 200);
    scenario.arrival.delayMinMs = 5;
    scenario.arrival.delayMaxMs = 15;
    const auto starts = [&](quint64 seed) {
        std::vector<qint64> result;
        for (const FiredAttempt& attempt : simulate(scenario, acknowledge, seed).attempts)
            result.push_back(attempt.startedAt);
        return result;
    };
    const std::vector<qint64> first = starts(7);
    std::set<qint64> gaps;
    for (std::size_t i = 1; i < first.size(); ++i) {
        const qint64 gap = first[i] - first[i - 1];
        QVERIFY(gap >= 5'000 && gap <= 15'000);
        gaps.insert(gap);
    }
    QVERIFY(gaps.size() > 5);
    QCOMPARE(starts(7), first);
    QVERIFY(starts(8) != first);
}

void ArrivalsTest::openStartsAreFixedAhead()
{
    Scenario scenario = scenarioOf(ArrivalKind::Open, 10, 1);
    scenario.arrival.rateFrom = scenario.arrival.rateTo = 100;
    const Simulation run = simulate(scenario, acknowledge);
    for (std::size_t i = 0; i < 10; ++i) {
        QCOMPARE(run.attempts[i].planned.intended, qint64(i) * 10'000);
        QCOMPARE(run.attempts[i].startedAt, qint64(i) * 10'000);
    }
}

void ArrivalsTest::openRampsItsRate()
{
    Scenario scenario = scenarioOf(ArrivalKind::Open, 1000, 1);
    scenario.arrival.rateFrom = 0;
    scenario.arrival.rateTo = 200;
    const Simulation run = simulate(scenario, acknowledge);
    // Mean rate 100/s: the round takes 10 s; after half the time a quarter of the operations has started.
    const auto startedBefore = std::count_if(run.attempts.begin(), run.attempts.end(), [](const FiredAttempt& attempt) {
        return attempt.planned.intended < 5'000'000;
    });
    QCOMPARE(startedBefore, 250);
    const qint64 lastGap = run.attempts[999].planned.intended - run.attempts[998].planned.intended;
    QVERIFY(std::abs(lastGap - 5'000) < 50);
    QVERIFY(run.attempts[999].planned.intended < 10'000'000);
    QCOMPARE(run.attempts[0].planned.intended, qint64(0));
}

void ArrivalsTest::openLateStartKeepsItsIntendedTime()
{
    Scenario scenario = scenarioOf(ArrivalKind::Open, 4, 1);
    scenario.arrival.rateFrom = scenario.arrival.rateTo = 100;
    scenario.inFlight = 1;
    const Simulation run = simulate(scenario, acknowledge);
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(run.attempts[i].planned.intended, qint64(i) * 10'000);
        QCOMPARE(run.attempts[i].startedAt, qint64(i) * 50'000);
    }
}

void ArrivalsTest::openHasOneAttemptPerOperation()
{
    Scenario scenario = scenarioOf(ArrivalKind::Open, 5, 3);
    scenario.arrival.rateFrom = scenario.arrival.rateTo = 1000;
    const Simulation run = simulate(scenario, acknowledge);
    QCOMPARE(run.attempts.size(), std::size_t(5));
}

void ArrivalsTest::numbersContinueAndIndexesCountInReleaseOrder()
{
    Scenario scenario = scenarioOf(ArrivalKind::Concurrent, 2, 2);
    Schedule schedule(scenario, 1, 41, 5'000);
    schedule.addOperations(plainOperations(2));
    schedule.seal();
    QCOMPARE(schedule.nextDue(), qint64(5'000));
    QVERIFY(schedule.due(4'999).empty());
    const auto attempts = schedule.due(5'000);
    QCOMPARE(attempts.size(), std::size_t(4));
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(attempts[i].number, qint64(41 + i));
        QCOMPARE(attempts[i].index, int(i % 2) + 1);
    }
    QCOMPARE(schedule.nextNumber(), qint64(45));
}

void ArrivalsTest::perAttemptKeysAndRequestsFollowTheIndex()
{
    Scenario scenario = scenarioOf(ArrivalKind::Concurrent, 1, 3);
    PlannedOperation operation = plainOperations(1).front();
    operation.isPerAttempt = true;
    operation.keys = {"a", "b", "c"};
    operation.requests.clear();
    for (const char* body : {"1", "2", "3"}) {
        RenderedRequest request;
        request.body = body;
        operation.requests.push_back(std::make_shared<const RenderedRequest>(request));
    }
    Schedule schedule(scenario, 1, 1, 0);
    schedule.addOperations({operation});
    schedule.seal();
    const auto attempts = schedule.due(0);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(attempts[i].key, operation.keys[i]);
        QCOMPARE(attempts[i].request, operation.requests[i]);
    }
}

void ArrivalsTest::repeatsTakeTheOtherPayload()
{
    PlannedOperation operation = plainOperations(1).front();
    operation.requests.push_back(std::make_shared<const RenderedRequest>());
    operation.repeats = Payload::Mutated;
    Schedule schedule(scenarioOf(ArrivalKind::Concurrent, 1, 3), 1, 1, 0);
    schedule.addOperations({operation});
    schedule.seal();
    const auto attempts = schedule.due(0);
    QCOMPARE(attempts[0].payload, Payload::First);
    QCOMPARE(attempts[0].request, operation.requests[0]);
    for (const std::size_t i : {1, 2}) {
        QCOMPARE(attempts[i].payload, Payload::Mutated);
        QCOMPARE(attempts[i].request, operation.requests[1]);
        QCOMPARE(attempts[i].key, operation.keys[0]);
    }
}

void ArrivalsTest::everyArrivalEndsWithEveryClientEndedOnce_data()
{
    QTest::addColumn<ArrivalKind>("kind");
    QTest::newRow("sequential") << ArrivalKind::Sequential;
    QTest::newRow("concurrent") << ArrivalKind::Concurrent;
    QTest::newRow("staggered") << ArrivalKind::Staggered;
    QTest::newRow("open") << ArrivalKind::Open;
}

void ArrivalsTest::everyArrivalEndsWithEveryClientEndedOnce()
{
    QFETCH(ArrivalKind, kind);
    Scenario scenario = scenarioOf(kind, 20, 5);
    scenario.arrival.rateFrom = scenario.arrival.rateTo = 500;
    scenario.arrival.delayMaxMs = 30;
    scenario.inFlight = 8;
    scenario.retry.retries = 3;
    Random random(3);
    const Simulation run = simulate(scenario, [&](const PlannedAttempt&) {
        SimulatedAnswer answer;
        answer.serviceUs = random.between(1'000, 90'000);
        answer.kind = static_cast<AttemptClass>(random.between(1, 4));
        answer.outcome = static_cast<Outcome>(random.between(0, 2));
        return answer;
    });
    std::map<std::pair<int, int>, int> ends;
    for (const FiredAttempt& attempt : run.attempts) {
        const std::pair client(attempt.planned.operation, attempt.planned.client);
        QVERIFY2(ends[client] == 0, "no attempt of a client after its end");
        ends[client] += attempt.endsClient ? 1 : 0;
    }
    QCOMPARE(ends.size(), std::size_t(kind == ArrivalKind::Open ? 20 : 100));
    for (const auto& [client, count] : ends)
        QCOMPARE(count, 1);
    QVERIFY(run.mostInFlight <= 8);
}

void ArrivalsTest::chunksChangeNothing_data()
{
    everyArrivalEndsWithEveryClientEndedOnce_data();
}

void ArrivalsTest::chunksChangeNothing()
{
    QFETCH(ArrivalKind, kind);
    Scenario scenario = scenarioOf(kind, 50, 3);
    scenario.arrival.rateFrom = scenario.arrival.rateTo = 300;
    scenario.arrival.delayMaxMs = 30;
    scenario.inFlight = 10;
    const Simulation whole = simulate(scenario, acknowledge);
    const Simulation chunked = simulateInChunks(scenario, acknowledge, 4);
    QCOMPARE(chunked.attempts.size(), whole.attempts.size());
    for (std::size_t i = 0; i < whole.attempts.size(); ++i) {
        QCOMPARE(chunked.attempts[i].planned.operation, whole.attempts[i].planned.operation);
        QCOMPARE(chunked.attempts[i].planned.client, whole.attempts[i].planned.client);
        QCOMPARE(chunked.attempts[i].startedAt, whole.attempts[i].startedAt);
    }
}

void ArrivalsTest::newConnectionsAreAskedFor()
{
    Scenario scenario = scenarioOf(ArrivalKind::Sequential, 1, 2);
    QVERIFY(!simulate(scenario, acknowledge).attempts[1].planned.newConnection);
    scenario.newConnections = true;
    QVERIFY(simulate(scenario, acknowledge).attempts[1].planned.newConnection);
}

void ArrivalsTest::unknownReportIsIgnored()
{
    Schedule schedule(scenarioOf(ArrivalKind::Sequential, 1, 1), 1, 1, 0);
    QVERIFY(schedule.finished({99, Outcome::Unknown, AttemptClass::None, {}, -1, 0}));
    schedule.seal();
    QVERIFY(schedule.isDone());
}

QTEST_GUILESS_MAIN(ArrivalsTest)
#include "arrivals.moc"
