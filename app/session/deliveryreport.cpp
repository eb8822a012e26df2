// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/deliveryreport.h"

#include "session/deliverysession.h"
#include "session/rundocument.h"
#include "session/runreport.h"

namespace idemscope {

namespace {

constexpr std::size_t mostCells = 3;     ///< whose attempts are shown
constexpr std::size_t mostExchanges = 3; ///< of each

/// A run of a cell may have been deleted by itself: then there is nothing to show of it.
Result<CellEvidence> evidenceOf(RunReader& reader, const DeliveryCell& cell)
{
    CellEvidence evidence{cell.discipline, cell.fault, {}};
    auto run = readRunReport(reader, cell.runs.front());
    if (!run && run.error().code == ErrorCode::NotFound)
        return evidence;
    if (!run)
        return Failure(run.error());
    evidence.exchanges = std::move(run->evidence);
    if (evidence.exchanges.size() > mostExchanges)
        evidence.exchanges.resize(mostExchanges);
    return evidence;
}

Result<void> addEvidence(RunReader& reader, DeliveryReport& report)
{
    for (const DeliveryCell& cell : report.delivery.cells) {
        if (cell.verdict != ClaimVerdict::Refuted || cell.runs.empty() || report.evidence.size() == mostCells)
            continue;
        auto evidence = evidenceOf(reader, cell);
        if (!evidence)
            return Failure(evidence.error());
        if (!evidence->exchanges.empty())
            report.evidence.push_back(std::move(*evidence));
    }
    return {};
}

}

Result<DeliveryReport> readDeliveryReport(RunReader& reader, qint64 id)
{
    auto stored = readStoredDelivery(reader, id);
    if (!stored)
        return Failure(stored.error());
    const auto record = reader.run(id);
    if (!record)
        return Failure(record.error());
    DeliveryReport report;
    report.delivery = std::move(stored->delivery);
    report.state = stateWord(stored->row.state);
    report.setup = reportSetup(record->request, record->profile, record->facts, record->row.environment);
    if (auto added = addEvidence(reader, report); !added)
        return Failure(added.error());
    return report;
}

}
