// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "session/jobsource.h"

namespace idemscope {

/// One `--report FORMAT=FILE`.
struct ReportTarget
{
    QString format;
    QString file;
};

/// What every command that fires takes beside request and scenario.
struct RunOptions
{
    QString store; ///< path of the run log
    bool asJson = false;
    std::vector<ReportTarget> reports;
};

QList<OptionSpec> storeOptions();  ///< --store, --json
QList<OptionSpec> firingOptions(); ///< those and --report, --yes, --confirm, --fail-on, limits

QString storePath(const Arguments& arguments);
/// Errors: InvalidInput (an unknown report format, a file that cannot be written); nothing was fired.
Result<RunOptions> runOptionsFrom(const Arguments& arguments);
/// Applies --max-attempts and --max-rate.
Result<void> applyLimits(SafetyLimits& limits, const Arguments& arguments);
/// Errors: NotAllowed without --yes, or --confirm where SPEC.md §11 asks for it.
Result<void> checkAllowed(const RunJob& job, const Arguments& arguments);

}
