// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/deliveryplan.h"

#include <QTest>

#include <numeric>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

const PlannedCell& cellOf(const std::vector<PlannedCell>& cells, Discipline discipline, ChannelFault fault)
{
    const auto found = std::find_if(cells.begin(), cells.end(), [&](const PlannedCell& cell) {
        return cell.discipline == discipline && cell.fault == fault;
    });
    if (found == cells.end())
        qFatal("there is no such cell");
    return *found;
}

std::vector<ChannelFault> faultsOf(const std::vector<PlannedCell>& cells)
{
    std::vector<ChannelFault> faults;
    for (const PlannedCell& cell : cells) {
        if (cell.discipline == cells.front().discipline)
            faults.push_back(cell.fault);
    }
    return faults;
}

}

/// The matrix as it is planned (SPEC.md §10).
class DeliveryPlanTest : public QObject
{
    Q_OBJECT

private slots:
    void everyDisciplineMeetsEveryFault()
    {
        const auto cells = planDelivery({}, {});
        QCOMPARE(cells.size(), std::size_t(18));
        QCOMPARE(faultsOf(cells).size(), std::size_t(6));
        for (const PlannedCell& cell : cells)
            QCOMPARE(cell.scenario.operations, 200);
    }

    void aFaultWithoutARateHasNoColumn()
    {
        DeliveryScenario scenario;
        scenario.disciplines = {Discipline::AtMostOnce};
        scenario.rates = {20, 0, 0, 0};
        QCOMPARE(faultsOf(planDelivery(scenario, {})), (std::vector{ChannelFault::None, ChannelFault::Loss}));
        scenario.rates = {20, 0, 5, 0};
        QCOMPARE(faultsOf(planDelivery(scenario, {})),
                 (std::vector{ChannelFault::None, ChannelFault::Loss, ChannelFault::Duplication, ChannelFault::All}));
    }

    void onlyTheOthersRepeat()
    {
        const auto cells = planDelivery({}, {});
        QCOMPARE(cellOf(cells, Discipline::AtMostOnce, ChannelFault::All).scenario.retry.retries, 0);
        QVERIFY(cellOf(cells, Discipline::AtLeastOnce, ChannelFault::None).scenario.retry.retries > 0);
        QVERIFY(cellOf(cells, Discipline::ExactlyOnce, ChannelFault::None).scenario.retry.retries > 0);
    }

    void aWorseChannelIsMetWithMoreRepeats()
    {
        DeliveryScenario bad;
        bad.rates.loss = 60;
        const int usual =
            cellOf(planDelivery({}, {}), Discipline::AtLeastOnce, ChannelFault::Loss).scenario.retry.retries;
        const int more =
            cellOf(planDelivery(bad, {}), Discipline::AtLeastOnce, ChannelFault::Loss).scenario.retry.retries;
        QVERIFY(more > usual);
        bad.rates.loss = 100; // it cannot arrive: the sender gives up
        QVERIFY(cellOf(planDelivery(bad, {}), Discipline::AtLeastOnce, ChannelFault::Loss).scenario.retry.retries <
                more);
    }

    void atLeastOnceLeavesTheIdOutWhereItMay()
    {
        ConsumerFacts strict;
        strict.mayLackId = false;
        const auto free = planDelivery({}, {});
        QCOMPARE(cellOf(free, Discipline::AtLeastOnce, ChannelFault::None).scenario.keyStrategy, KeyStrategy::None);
        QCOMPARE(cellOf(free, Discipline::ExactlyOnce, ChannelFault::None).scenario.keyStrategy,
                 KeyStrategy::PerOperation);
        QCOMPARE(cellOf(planDelivery({}, strict), Discipline::AtLeastOnce, ChannelFault::None).scenario.keyStrategy,
                 KeyStrategy::PerOperation);
    }

    void theSeedDecidesWhatIsDeliveredTwice()
    {
        const auto cells = planDelivery({}, {});
        const PlannedCell& cell = cellOf(cells, Discipline::AtMostOnce, ChannelFault::Duplication);
        std::vector<int> all(1000);
        std::iota(all.begin(), all.end(), 0);
        const std::vector<int> chosen = redelivered(cell, 7, all);
        QVERIFY(chosen.size() > 60 && chosen.size() < 140); // of 1,000, 10 %
        QCOMPARE(redelivered(cell, 7, all), chosen);
        QVERIFY(redelivered(cell, 8, all) != chosen);
        QVERIFY(redelivered(cellOf(cells, Discipline::AtMostOnce, ChannelFault::Loss), 7, all).empty());
        QVERIFY(redelivery(cell).faults.empty());
    }

    void theCostIsWhatIsSentOnAverage()
    {
        DeliveryScenario scenario;
        scenario.disciplines = {Discipline::ExactlyOnce};
        scenario.messages = 1000;
        scenario.rates = {50, 0, 0, 0};
        const DeliveryCost cost = costOf(planDelivery(scenario, {}));
        QVERIFY(std::abs(cost.expected - 3000) < 10); // 1,000 without a fault, 2,000 where every other one is lost
        QVERIFY(cost.most > cost.expected);
    }

    void anIdIsAKeyOrAnOperation()
    {
        Request request;
        QVERIFY(bearsId(request));
        request.contract.placement.kind = KeyPlacement::Kind::None;
        QVERIFY(!bearsId(request));
        request.body.text = R"({"id":"{{operation}}"})";
        QVERIFY(bearsId(request));
    }

    void probesThatNeedTheKeyAreKnown()
    {
        Contract contract;
        contract.probes = {Probe()};
        contract.probes[0].url = u"http://localhost/events?reference={{operation}}"_s;
        QVERIFY(!isCountedByKey(contract));
        contract.probes[0].jsonPath = u"$[?@.id=='{{key}}']"_s;
        QVERIFY(isCountedByKey(contract));
        contract.probes[0] = Probe();
        contract.probes[0].reads = Probe::Reads::Map;
        QVERIFY(isCountedByKey(contract));
    }

    void nonsenseIsRefused()
    {
        QVERIFY(checkDelivery({}));
        DeliveryScenario scenario;
        scenario.messages = 0;
        QVERIFY(checkDelivery(scenario).error().message.contains(u"--messages"_s));
        scenario = {};
        scenario.rates.duplication = 101;
        QVERIFY(checkDelivery(scenario).error().message.contains(u"--duplicate"_s));
        scenario = {};
        scenario.disciplines.clear();
        QVERIFY(checkDelivery(scenario).error().message.contains(u"--discipline"_s));
    }
};

QTEST_GUILESS_MAIN(DeliveryPlanTest)
#include "deliveryplan.moc"
