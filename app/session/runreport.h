// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/attempttext.h"
#include "report/reportdata.h"
#include "store/runreader.h"

namespace idemscope {

/// One stored run as a report shows it. Errors: NotFound, those of the log.
Result<RunReport> readRunReport(RunReader& reader, qint64 run);

/// What was asked, from a run's or an audit's documents; what this version cannot read is left out.
ReportSetup reportSetup(const QJsonObject& request, const QJsonObject& profile, const QJsonObject& facts,
                        const QString& environment);

/// All attempts of some operations of a run with what was sent and received, in their order; at most 20.
Result<std::vector<ReportExchange>> exchangesOf(RunReader& reader, qint64 run, const std::vector<int>& operations,
                                                const KnownHappenings& known);

}
