// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/command/commandwords.h"
#include "report/reportdata.h"

namespace idemscope {

/// The command that fires a run again with fresh keys; a check's run is fired by its audit. For a POSIX shell; secrets
/// come from the process environment.
QString rerunCommand(const RunReport& run);
/// The command that puts one check (empty: all that were put) to the target again.
QString rerunCommand(const AuditReport& audit, const QString& check = {}, CommandForm form = CommandForm::Lines);
/// The command that sends the same messages through the same channel again.
QString rerunCommand(const DeliveryReport& report);

/// Names of secret variables in a setup.
QStringList secretVariables(const ReportSetup& setup);

void addRequestWords(CommandWords& words, const ReportSetup& setup);
/// Only what differs from the defaults.
void addScenarioWords(CommandWords& words, const Scenario& scenario);

}
