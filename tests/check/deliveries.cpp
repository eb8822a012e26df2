// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/questioning.h"

#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

constexpr int messages = 20;

/// Every fourth message is lost on its way, of every other fourth the acknowledgement; a client that repeats learns.
Questioning::Story delivered(const std::vector<qint64>& effects, bool isLearnt = true)
{
    return [=](HistoryBuilder& run, const Play& play) {
        const bool repeats = play.scenario.retry.retries > 0;
        for (int message = 0; message < play.scenario.operations; ++message) {
            run.operation(message);
            if (message % 2 == 0) {
                message % 4 == 0 ? run.refused() : run.abandoned();
                if (!repeats || !isLearnt)
                    continue;
                run.retry();
            }
            run.answer(201, "p" + QByteArray::number(message));
        }
        run.addProbe(u"rows"_s, true, effects);
    };
}

std::vector<qint64> all(qint64 effects)
{
    return std::vector<qint64>(messages, effects);
}

std::vector<qint64> with(int message, qint64 effects)
{
    std::vector<qint64> result = all(1);
    result[size_t(message)] = effects;
    return result;
}

}

/// delivery.*: claims about messages that are lost, repeated and overtaken.
class TestDeliveries : public QObject
{
    Q_OBJECT

private slots:
    void messagesAndAcknowledgementsAreLost();
    void claimsAreJudged_data();
    void claimsAreJudged();
    void whatNeverIsAcknowledgedFails();
    void aProbeThatNeverMovesJudgesNothing();
    void aProbePerRunProvesOnlyWhatIsTooMuch();
};

void TestDeliveries::messagesAndAcknowledgementsAreLost()
{
    for (const char* id : {"delivery.at-most-once", "delivery.at-least-once", "delivery.exactly-once"}) {
        const Questioning asked(id);
        const Scenario scenario = asked.plays().at(0).scenario;
        QCOMPARE(scenario.operations, messages);
        QCOMPARE(scenario.keyStrategy, KeyStrategy::PerOperation);
        std::set<WirePoint> lostAt;
        bool isReordered = false;
        for (const Fault& fault : scenario.faults) {
            // Who repeats loses the acknowledgement of every first delivery, so that chance cannot spare them all.
            const bool isCertain = fault.kind == Fault::Kind::Abandon && fault.point == WirePoint::AfterRequest &&
                                   scenario.retry.retries > 0;
            QCOMPARE(fault.on.index, isCertain ? std::optional(1) : std::nullopt);
            QVERIFY(isCertain || (fault.on.percent > 0 && fault.on.percent < 100));
            if (fault.kind == Fault::Kind::Abandon)
                lostAt.insert(fault.point);
            isReordered |= fault.kind == Fault::Kind::Delay;
        }
        QCOMPARE(lostAt, (std::set{WirePoint::AfterConnect, WirePoint::AfterRequest}));
        QVERIFY(isReordered);
        QCOMPARE(scenario.retry.retries > 0, id != QByteArray("delivery.at-most-once"));
        QVERIFY(!asked.unmet());
        QCOMPARE(asked.check.severity, Severity::Critical);
    }
}

void TestDeliveries::claimsAreJudged_data()
{
    QTest::addColumn<std::vector<qint64>>("effects");
    QTest::addColumn<CheckResult>("atMostOnce");
    QTest::addColumn<CheckResult>("atLeastOnce");
    QTest::addColumn<CheckResult>("exactlyOnce");
    constexpr auto pass = CheckResult::Pass;
    constexpr auto fail = CheckResult::Fail;
    QTest::newRow("all once") << all(1) << pass << pass << pass;
    QTest::newRow("one twice") << with(3, 2) << fail << pass << fail;
    QTest::newRow("one lost") << with(4, 0) << pass << fail << fail;
}

void TestDeliveries::claimsAreJudged()
{
    QFETCH(std::vector<qint64>, effects);
    QFETCH(CheckResult, atMostOnce);
    QFETCH(CheckResult, atLeastOnce);
    QFETCH(CheckResult, exactlyOnce);
    const auto found = [&](const char* id) {
        return Questioning(id).finding(delivered(effects));
    };
    QCOMPARE(found("delivery.at-most-once").result, atMostOnce);
    QCOMPARE(found("delivery.at-least-once").result, atLeastOnce);
    QCOMPARE(found("delivery.exactly-once").result, exactlyOnce);
}

void TestDeliveries::whatNeverIsAcknowledgedFails()
{
    for (const char* id : {"delivery.at-least-once", "delivery.exactly-once"})
        QCOMPARE(Questioning(id).result(delivered(all(1), false)), CheckResult::Fail);
    QCOMPARE(Questioning("delivery.at-most-once").result(delivered(all(1), false)), CheckResult::Pass);
}

void TestDeliveries::aProbeThatNeverMovesJudgesNothing()
{
    for (const char* id : {"delivery.at-most-once", "delivery.at-least-once", "delivery.exactly-once"})
        QCOMPARE(Questioning(id).result(delivered(all(0))), CheckResult::Inconclusive);
}

void TestDeliveries::aProbePerRunProvesOnlyWhatIsTooMuch()
{
    const auto together = [](qint64 effects) {
        return [=](HistoryBuilder& run, const Play& play) {
            for (int message = 0; message < play.scenario.operations; ++message)
                run.operation(message).answer(201, "p" + QByteArray::number(message));
            run.runProbe({effects});
        };
    };
    QCOMPARE(Questioning("delivery.exactly-once").result(together(messages)), CheckResult::Inconclusive);
    QCOMPARE(Questioning("delivery.exactly-once").result(together(messages + 2)), CheckResult::Fail);
    QCOMPARE(Questioning("delivery.exactly-once").result(together(messages - 1)), CheckResult::Fail);
}

QTEST_GUILESS_MAIN(TestDeliveries)
#include "deliveries.moc"
