// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/deliveryoutput.h"

#include "cli/exitcode.h"
#include "model/deliverytext.h"
#include "report/burstreport.h"
#include "report/deliveryreport.h"
#include "session/rundocument.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct DeliveryOutputText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DeliveryOutput)
};

constexpr int nameColumn = 22;
constexpr int numberColumn = 14;

Console::Paint paintOf(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::Supported:
        return Console::Paint::Good;
    case ClaimVerdict::Refuted:
        return Console::Paint::Bad;
    case ClaimVerdict::Undecided:
        break;
    }
    return Console::Paint::Unsure;
}

QString iconOf(ClaimVerdict verdict)
{
    return verdict == ClaimVerdict::Supported ? u"✔"_s : verdict == ClaimVerdict::Refuted ? u"✖"_s : u"?"_s;
}

QString numberText(const DeliveryCell& cell, qint64 number)
{
    return cell.isCounted ? QString::number(number) : u"–"_s;
}

void printCell(const DeliveryCell& cell, Console& console)
{
    QString line = u"    "_s + nameOf(cell.fault).text().leftJustified(nameColumn);
    for (const qint64 number : {cell.exactlyOnce, cell.lost, cell.duplicated})
        line += numberText(cell, number).rightJustified(numberColumn);
    line += u"  "_s + iconOf(cell.verdict) + u' ' + nameOf(cell.verdict).text();
    if (cell.verdict == ClaimVerdict::Undecided)
        line += u": "_s + cell.reason.text();
    console.printLine(line, paintOf(cell.verdict));
}

void printClaim(const Delivery& delivery, const Claim& claim, Console& console)
{
    console.printLine({});
    console.printLine(u"%1 %2: %3. %4"_s.arg(iconOf(claim.verdict), nameOf(claim.discipline).text(),
                                             nameOf(claim.verdict).text(), claim.sentence.text()),
                      paintOf(claim.verdict));
    console.printLine(u"  "_s + explanationOf(claim.discipline).text(), Console::Paint::Quiet);
    console.printLine(u"    "_s + DeliveryOutputText::tr("fault").leftJustified(nameColumn) +
                          DeliveryOutputText::tr("exactly once").rightJustified(numberColumn) +
                          DeliveryOutputText::tr("lost").rightJustified(numberColumn) +
                          DeliveryOutputText::tr("duplicated").rightJustified(numberColumn),
                      Console::Paint::Quiet);
    for (const DeliveryCell& cell : delivery.cells) {
        if (cell.discipline == claim.discipline)
            printCell(cell, console);
    }
}

}

void printDelivery(const Delivery& delivery, const std::vector<Claim>& claims, Console& console)
{
    console.printLine(DeliveryOutputText::tr("%1 at %2: %3 messages in each of %4 cells, %5 attempts, %6 s (run %7)")
                          .arg(delivery.title, delivery.target)
                          .arg(delivery.scenario.messages)
                          .arg(delivery.cells.size())
                          .arg(delivery.attempts)
                          .arg(double(delivery.durationMs) / 1000, 0, 'f', 1)
                          .arg(delivery.id));
    for (const Sentence& note : delivery.notes)
        console.printLine(note.text(), Console::Paint::Quiet);
    for (const Claim& claim : claims)
        printClaim(delivery, claim, console);
}

int deliveryExitCode(const std::vector<Claim>& claims)
{
    const auto any = [&](ClaimVerdict verdict) {
        return std::any_of(claims.begin(), claims.end(),
                           [verdict](const Claim& claim) { return claim.verdict == verdict; });
    };
    if (any(ClaimVerdict::Refuted))
        return ExitViolated;
    return claims.empty() || any(ClaimVerdict::Undecided) ? ExitInconclusive : ExitPassed;
}

int showDelivery(qint64 delivery, const QString& store, bool asJson, Console& console)
{
    const auto stored = archivedDelivery(store, delivery);
    if (!stored)
        return console.report(stored.error());
    if (asJson)
        console.print(documentText(deliveryDocument(stored->delivery, stateWord(stored->row.state))));
    else
        printDelivery(stored->delivery, stored->claims, console);
    return ExitPassed;
}

}
