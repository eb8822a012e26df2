// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/deliveryjudge.h"
#include "model/deliverytext.h"
#include "report/deliveryreport.h"
#include "report/numbertext.h"
#include "report/page/sections.h"
#include "report/words.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct DeliveryText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DeliveryReportPage)
};

Tone toneOf(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::Supported:
        return Tone::Good;
    case ClaimVerdict::Refuted:
        return Tone::Bad;
    case ClaimVerdict::Undecided:
        break;
    }
    return Tone::Unsure;
}

QString channelText(const ChannelRates& rates)
{
    const std::pair<ChannelFault, double> each[] = {{ChannelFault::Loss, rates.loss},
                                                    {ChannelFault::AckLoss, rates.ackLoss},
                                                    {ChannelFault::Duplication, rates.duplication},
                                                    {ChannelFault::Reordering, rates.reordering}};
    QStringList parts;
    for (const auto& [fault, percent] : each) {
        if (percent > 0)
            parts.append(DeliveryText::tr("%1: %2 %", "fault and its share of the messages")
                             .arg(nameOf(fault).text(), QString::number(percent, 'g', 6)));
    }
    return parts.isEmpty() ? nameOf(ChannelFault::None).text() : parts.join(u", "_s);
}

QString countedText(const DeliveryCell& cell, qint64 number)
{
    return cell.isCounted ? countText(number) : u"–"_s;
}

std::vector<TableCell> rowOf(const DeliveryCell& cell)
{
    return {nameOf(cell.discipline).text(),
            nameOf(cell.fault).text(),
            nameOf(cell.verdict).text(),
            cell.reason.text(),
            evidenceName(cell.evidence),
            countText(cell.messages),
            countText(cell.attempts),
            countText(cell.acknowledged),
            countedText(cell, cell.exactlyOnce),
            countedText(cell, cell.lost),
            countedText(cell, cell.duplicated)};
}

/// What the channel does under the faults that were tried.
ListBlock faultsOf(const Delivery& delivery)
{
    ListBlock faults;
    for (const DeliveryCell& cell : delivery.cells) {
        const QString text = DeliveryText::tr("%1: %2", "a name and what it means")
                                 .arg(nameOf(cell.fault).text(), explanationOf(cell.fault).text());
        if (!faults.items.contains(text))
            faults.items.append(text);
    }
    return faults;
}

}

PageSection deliveryVerdictSection(const DeliveryReport& report)
{
    const Delivery& delivery = report.delivery;
    const std::vector<Claim> claims = claimsOf(delivery);
    BannerBlock banner{toneOf(worstOf(claims)),
                       deliverySentence(claims),
                       DeliveryText::tr("%1 messages in each of %2 cells, %3 attempts.")
                           .arg(countText(delivery.scenario.messages), countText(qint64(delivery.cells.size())),
                                countText(delivery.attempts)),
                       {}};
    for (const Sentence& note : delivery.notes)
        banner.reasons.append(note.text());
    return {u"verdict"_s, {}, {std::move(banner)}};
}

PageSection deliveryFactsSection(const ReportData& data, const DeliveryReport& report)
{
    const Delivery& d = report.delivery;
    FactsBlock block{
        {{DeliveryText::tr("Request"), d.title},
         {DeliveryText::tr("Target"), d.target},
         {DeliveryText::tr("Target version"), data.server.isEmpty() ? u"–"_s : data.server},
         {DeliveryText::tr("Environment"), report.setup.environment.isEmpty() ? u"–"_s : report.setup.environment},
         {DeliveryText::tr("Channel"), channelText(d.scenario.rates)},
         {DeliveryText::tr("Started"), d.started},
         {DeliveryText::tr("Took"), durationText(d.durationMs * 1000)},
         {DeliveryText::tr("State"), report.state},
         {DeliveryText::tr("Run"), QString::number(d.id)},
         {DeliveryText::tr("Seed"), QString::number(d.seed)},
         {DeliveryText::tr("Idemscope"), data.version}}};
    for (auto& fact : contractFacts(report.setup))
        block.facts.push_back(std::move(fact));
    return {u"facts"_s, DeliveryText::tr("What was asked"), {std::move(block)}};
}

PageSection claimsSection(const DeliveryReport& report)
{
    PageSection section{u"claims"_s, DeliveryText::tr("Claims"), {}};
    TableBlock table{
        {DeliveryText::tr("Discipline"), DeliveryText::tr("Claim"), DeliveryText::tr("What the counts say")}, {}, 3};
    ListBlock meanings;
    for (const Claim& claim : claimsOf(report.delivery)) {
        const QString name = nameOf(claim.discipline).text();
        table.rows.push_back({name, nameOf(claim.verdict).text(), claim.sentence.text()});
        meanings.items.append(
            DeliveryText::tr("%1: %2", "a name and what it means").arg(name, explanationOf(claim.discipline).text()));
    }
    if (table.rows.empty())
        return section;
    section.blocks.emplace_back(std::move(table));
    section.blocks.emplace_back(std::move(meanings));
    return section;
}

PageSection matrixSection(const DeliveryReport& report)
{
    PageSection section{u"matrix"_s, DeliveryText::tr("Discipline by fault"), {}};
    if (report.delivery.cells.empty())
        return section;
    TableBlock table{{DeliveryText::tr("Discipline"), DeliveryText::tr("Fault"), DeliveryText::tr("Claim"),
                      DeliveryText::tr("Reason"), DeliveryText::tr("Evidence"), DeliveryText::tr("Messages"),
                      DeliveryText::tr("Attempts"), DeliveryText::tr("Acknowledged"), DeliveryText::tr("Exactly once"),
                      DeliveryText::tr("Lost"), DeliveryText::tr("Duplicated")},
                     {},
                     5};
    for (const DeliveryCell& cell : report.delivery.cells)
        table.rows.push_back(rowOf(cell));
    section.blocks.emplace_back(std::move(table));
    section.blocks.emplace_back(faultsOf(report.delivery));
    return section;
}

PageSection deliveryEvidenceSection(const DeliveryReport& report)
{
    PageSection section{u"evidence"_s, DeliveryText::tr("Evidence"), {}};
    for (const CellEvidence& evidence : report.evidence) {
        section.blocks.emplace_back(
            TextBlock{DeliveryText::tr("%1 under “%2”:", "a discipline and a fault")
                          .arg(nameOf(evidence.discipline).text(), nameOf(evidence.fault).text())});
        for (const ReportExchange& exchange : evidence.exchanges)
            section.blocks.emplace_back(exchangeBlock(exchange, &evidence.exchanges.front()));
    }
    return section;
}

}
