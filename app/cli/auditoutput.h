// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/console.h"
#include "report/auditcomparison.h"
#include "report/reportdata.h"
#include "session/auditsession.h"

namespace idemscope {

/// The scorecard as text, grouped, with evidence and the command that asks a question again.
void printAudit(const AuditReport& report, Console& console);
/// The checks of the catalogue that run only when they are named, and were not.
void printNotRun(const Audit& audit, const std::vector<CheckPlan>& catalogue, Console& console);
void printComparison(const AuditComparison& comparison, Console& console);
/// Check by check what several audits answered, those that differ marked.
void printSideBySide(const std::vector<Audit>& audits, Console& console);

/// CLI.md, exit codes: a failure that counts is 1, else anything inconclusive is 3. With a comparison only what got
/// worse counts.
int auditExitCode(const Audit& audit, Severity failOn, const std::optional<AuditComparison>& comparison);
/// Of two of them the one that a script must hear of: a violation, then doubt.
int worseOf(int one, int other);

}
