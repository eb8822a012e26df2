// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/deliveryjudge.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// A probe that counted so many effects for each message.
ProbeEffects counted(const std::vector<int>& effects)
{
    ProbeEffects probe;
    probe.name = u"GET /events"_s;
    probe.isPerOperation = true;
    for (std::size_t message = 0; message < effects.size(); ++message)
        probe.counts[int(message)] = {effects[message], true, {}, false};
    return probe;
}

ProbeEffects countedTogether(qint64 effects)
{
    ProbeEffects probe;
    probe.name = u"GET /events"_s;
    probe.counts[0] = {effects, true, {}, false};
    return probe;
}

CellFacts cellOf(Discipline discipline, const std::vector<int>& effects)
{
    CellFacts facts;
    facts.discipline = discipline;
    facts.acknowledged.assign(effects.size(), true);
    facts.probes = {counted(effects)};
    return facts;
}

Delivery deliveryOf(const std::vector<DeliveryCell>& cells)
{
    Delivery delivery;
    delivery.scenario.disciplines = {cells.front().discipline};
    delivery.cells = cells;
    return delivery;
}

}

/// What counts say of the claims of delivery (SPEC.md §10).
class DeliveriesTest : public QObject
{
    Q_OBJECT

private slots:
    void effectsDecide_data()
    {
        QTest::addColumn<Discipline>("discipline");
        QTest::addColumn<std::vector<int>>("effects");
        QTest::addColumn<ClaimVerdict>("verdict");
        using D = Discipline;
        using V = ClaimVerdict;
        const auto row = [](const char* name, D discipline, const std::vector<int>& effects, V verdict) {
            QTest::newRow(name) << discipline << effects << verdict;
        };
        row("at most once: lost is allowed", D::AtMostOnce, {1, 0, 1}, V::Supported);
        row("at most once: twice is not", D::AtMostOnce, {1, 0, 2}, V::Refuted);
        row("at least once: twice is allowed", D::AtLeastOnce, {1, 2, 3}, V::Supported);
        row("at least once: lost is not", D::AtLeastOnce, {1, 0, 2}, V::Refuted);
        row("exactly once", D::ExactlyOnce, {1, 1, 1}, V::Supported);
        row("exactly once: neither lost", D::ExactlyOnce, {1, 0, 1}, V::Refuted);
        row("exactly once: nor twice", D::ExactlyOnce, {1, 2, 1}, V::Refuted);
    }
    void effectsDecide()
    {
        QFETCH(Discipline, discipline);
        QFETCH(std::vector<int>, effects);
        QFETCH(ClaimVerdict, verdict);
        const DeliveryCell cell = judgeCell(cellOf(discipline, effects));
        QVERIFY(cell.isCounted);
        QCOMPARE(cell.verdict, verdict);
        QCOMPARE(cell.lost, std::count(effects.begin(), effects.end(), 0));
        QCOMPARE(cell.exactlyOnce, std::count(effects.begin(), effects.end(), 1));
        QCOMPARE(cell.lost + cell.exactlyOnce + cell.duplicated, cell.messages);
        QCOMPARE(cell.reason.isEmpty(), verdict == ClaimVerdict::Supported);
        QCOMPARE(claimsOf(deliveryOf({cell})).front().verdict, verdict);
    }

    void theWorstProbeCounts()
    {
        CellFacts facts = cellOf(Discipline::ExactlyOnce, {1, 1});
        facts.probes.push_back(counted({1, 2})); // one row, but two charges
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Refuted);
        QCOMPARE(judgeCell(facts).duplicates, 1);
        facts.probes.back() = countedTogether(3);
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Refuted);
        QVERIFY(judgeCell(facts).isCounted);
    }

    void whatTheChannelDeliversAgainIsCountedFromTheBeginning()
    {
        CellFacts facts = cellOf(Discipline::AtMostOnce, {1, 1, 1});
        ProbeEffects again = counted({});
        again.counts[1] = {2, true, {}, false};
        facts.again = {again};
        const DeliveryCell cell = judgeCell(facts);
        QCOMPARE(cell.duplicated, 1);
        QCOMPARE(cell.exactlyOnce, 2);
        QCOMPARE(cell.verdict, ClaimVerdict::Refuted);
    }

    void aSenderThatGaveUpProvesNothing()
    {
        CellFacts facts = cellOf(Discipline::AtLeastOnce, {1, 1});
        facts.acknowledged[1] = false;
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Undecided);
        facts.discipline = Discipline::AtMostOnce; // it never asks for an acknowledgement
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Supported);
    }

    void withoutCountsNothingIsSaid()
    {
        CellFacts facts = cellOf(Discipline::ExactlyOnce, {1, 1});
        facts.probes.clear();
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Undecided);
        facts.identityExcess = 2;
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Refuted); // two identities for one message prove two effects
        facts = cellOf(Discipline::ExactlyOnce, {0, 0});           // it counts something else
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Undecided);
        QVERIFY(!judgeCell(facts).isCounted);
        facts = cellOf(Discipline::ExactlyOnce, {1, 1});
        facts.probes[0].counts[1].effects.reset();
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Undecided);
        facts = cellOf(Discipline::ExactlyOnce, {1, 1});
        facts.isStopped = true;
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Undecided);
    }

    void readTogetherLossAndDuplicateHideEachOther()
    {
        CellFacts facts = cellOf(Discipline::ExactlyOnce, {1, 1});
        facts.probes = {countedTogether(2)};
        DeliveryCell cell = judgeCell(facts);
        QCOMPARE(cell.verdict, ClaimVerdict::Undecided);
        QCOMPARE(cell.evidence, Evidence::Counted);
        facts.probes = {countedTogether(3)};
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Refuted);
        facts.isLoopback = false; // somebody else may have written
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Undecided);
        facts.probes = {countedTogether(1)};
        QCOMPARE(judgeCell(facts).verdict, ClaimVerdict::Refuted);
    }

    void aClaimIsAsGoodAsItsWorstCell()
    {
        const DeliveryCell good = judgeCell(cellOf(Discipline::ExactlyOnce, {1, 1}));
        const DeliveryCell bad = judgeCell(cellOf(Discipline::ExactlyOnce, {1, 2}));
        const DeliveryCell unsure =
            undecidedCell(Discipline::ExactlyOnce, ChannelFault::All, Sentence::verbatim(u"why"_s));
        QCOMPARE(claimsOf(deliveryOf({good, unsure})).front().verdict, ClaimVerdict::Undecided);
        QCOMPARE(claimsOf(deliveryOf({good, unsure})).front().sentence.text(), u"why"_s);
        QCOMPARE(claimsOf(deliveryOf({good, unsure, bad})).front().verdict, ClaimVerdict::Refuted);
        QCOMPARE(worstOf({}), ClaimVerdict::Undecided);
    }
};

QTEST_GUILESS_MAIN(DeliveriesTest)
#include "deliveries.moc"
