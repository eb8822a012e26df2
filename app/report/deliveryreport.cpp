// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/deliveryreport.h"

#include "judge/deliveryjudge.h"
#include "model/deliverytext.h"
#include "model/json/deliverywords.h"
#include "report/csvline.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct DeliveryReportText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DeliveryReport)
};

/// Numbers that were not counted are null, not 0.
QJsonValue counted(const DeliveryCell& cell, qint64 number)
{
    return cell.isCounted ? QJsonValue(number) : QJsonValue(QJsonValue::Null);
}

QJsonObject cellJson(const DeliveryCell& cell)
{
    QJsonArray runs;
    for (const qint64 run : cell.runs)
        runs.append(run);
    return {{u"discipline"_s, word(cell.discipline)},
            {u"fault"_s, word(cell.fault)},
            {u"messages"_s, cell.messages},
            {u"attempts"_s, cell.attempts},
            {u"acknowledged"_s, cell.acknowledged},
            {u"lost"_s, counted(cell, cell.lost)},
            {u"duplicated"_s, counted(cell, cell.duplicated)},
            {u"exactly_once"_s, counted(cell, cell.exactlyOnce)},
            {u"duplicates"_s, counted(cell, cell.duplicates)},
            {u"carries_id"_s, cell.carriesId},
            {u"evidence"_s, word(cell.evidence)},
            {u"claim"_s, word(cell.verdict)},
            {u"reason"_s, cell.reason.text()},
            {u"runs"_s, runs}};
}

QJsonObject claimJson(const Claim& claim)
{
    return {{u"discipline"_s, word(claim.discipline)},
            {u"claim"_s, word(claim.verdict)},
            {u"finding"_s, claim.sentence.text()},
            {u"explanation"_s, explanationOf(claim.discipline).text()}};
}

QByteArray countedCell(const DeliveryCell& cell, qint64 number)
{
    return cell.isCounted ? QByteArray::number(number) : QByteArray();
}

}

QString deliverySentence(const std::vector<Claim>& claims)
{
    const auto count = [&](ClaimVerdict verdict) {
        return int(std::count_if(claims.begin(), claims.end(),
                                 [verdict](const Claim& claim) { return claim.verdict == verdict; }));
    };
    const int refuted = count(ClaimVerdict::Refuted), undecided = count(ClaimVerdict::Undecided);
    if (claims.empty())
        return DeliveryReportText::tr("This delivery came to no result");
    if (refuted > 0)
        return DeliveryReportText::tr("Refuted: %n of %1 claim(s) did not hold", nullptr, refuted).arg(claims.size());
    if (undecided > 0)
        return DeliveryReportText::tr("Undecided: of %n of %1 claim(s) nothing can be said", nullptr, undecided)
            .arg(claims.size());
    return DeliveryReportText::tr("Supported: %n claim(s) held under every fault", nullptr, int(claims.size()));
}

QJsonObject deliveryDocument(const Delivery& delivery, const QString& state)
{
    QJsonArray claims, cells, notes;
    for (const Claim& claim : claimsOf(delivery))
        claims.append(claimJson(claim));
    for (const DeliveryCell& cell : delivery.cells)
        cells.append(cellJson(cell));
    for (const Sentence& note : delivery.notes)
        notes.append(note.text());
    const ChannelRates& rates = delivery.scenario.rates;
    return {{u"idemscope"_s, QString::fromLatin1(IDEMSCOPE_VERSION)},
            {u"delivery"_s, QJsonObject{{u"id"_s, delivery.id},
                                        {u"seed"_s, qint64(delivery.seed)},
                                        {u"started"_s, delivery.started},
                                        {u"duration_ms"_s, delivery.durationMs},
                                        {u"attempts"_s, delivery.attempts},
                                        {u"state"_s, state}}},
            {u"title"_s, delivery.title},
            {u"target"_s, delivery.target},
            {u"messages"_s, delivery.scenario.messages},
            {u"rates"_s, QJsonObject{{u"loss"_s, rates.loss},
                                     {u"ack_loss"_s, rates.ackLoss},
                                     {u"duplication"_s, rates.duplication},
                                     {u"reordering"_s, rates.reordering}}},
            {u"claims"_s, claims},
            {u"cells"_s, cells},
            {u"notes"_s, notes}};
}

QByteArray deliveryCsv(const Delivery& delivery)
{
    QByteArray lines = csvRow({"discipline", "fault", "messages", "attempts", "acknowledged", "lost", "duplicated",
                               "exactly_once", "duplicates", "evidence", "claim", "reason", "run"});
    for (const DeliveryCell& cell : delivery.cells) {
        lines +=
            csvRow({word(cell.discipline).toUtf8(), word(cell.fault).toUtf8(), QByteArray::number(cell.messages),
                    QByteArray::number(cell.attempts), QByteArray::number(cell.acknowledged),
                    countedCell(cell, cell.lost), countedCell(cell, cell.duplicated),
                    countedCell(cell, cell.exactlyOnce), countedCell(cell, cell.duplicates),
                    word(cell.evidence).toUtf8(), word(cell.verdict).toUtf8(), csvCell(cell.reason.text().toUtf8()),
                    cell.runs.empty() ? QByteArray() : QByteArray::number(cell.runs.front())});
    }
    return lines;
}

}
