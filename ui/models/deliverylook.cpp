// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/deliverylook.h"

#include "model/deliverytext.h"
#include "report/numbertext.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct DeliveryLook
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DeliveryLook)
};

}

Verdict lookOf(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::Supported:
        return Verdict::ExactlyOnce;
    case ClaimVerdict::Refuted:
        return Verdict::Duplicated;
    case ClaimVerdict::Undecided:
        break;
    }
    return Verdict::Inconclusive;
}

QString cellText(const DeliveryCell& cell)
{
    if (!cell.isCounted)
        return DeliveryLook::tr("%1\nnot counted").arg(nameOf(cell.verdict).text());
    return DeliveryLook::tr("%1\n%2 exactly once\n%3 lost\n%4 duplicated", "a cell: verdict, then its numbers")
        .arg(nameOf(cell.verdict).text(), countText(cell.exactlyOnce), countText(cell.lost),
             countText(cell.duplicated));
}

QString cellDescription(const DeliveryCell& cell)
{
    QStringList lines{DeliveryLook::tr("%1, %2: %3", "discipline, fault, verdict")
                          .arg(nameOf(cell.discipline).text(), nameOf(cell.fault).text(), nameOf(cell.verdict).text()),
                      explanationOf(cell.fault).text(),
                      DeliveryLook::tr("%1 messages, %2 attempts, %3 acknowledged")
                          .arg(countText(cell.messages), countText(cell.attempts), countText(cell.acknowledged))};
    if (cell.isCounted)
        lines += DeliveryLook::tr("%1 exactly once, %2 lost, %3 duplicated (%4 effects too many)")
                     .arg(countText(cell.exactlyOnce), countText(cell.lost), countText(cell.duplicated),
                          countText(cell.duplicates));
    if (!cell.carriesId)
        lines += DeliveryLook::tr("The messages bore no id that the consumer could deduplicate on.");
    if (!cell.reason.isEmpty())
        lines += cell.reason.text();
    return lines.join(u'\n');
}

}
