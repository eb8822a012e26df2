// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "session/jobsource.h"
#include "session/reportexport.h"
#include "session/runsession.h"

namespace idemscope {

/// One `--report FORMAT=FILE`.
struct ReportTarget
{
    ReportFormat format = ReportFormat::Html;
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
/// What is about to be sent where.
struct Firing
{
    qint64 attempts = 0; ///< at the most
    QString origin, host, environment;
    bool isProtected = false; ///< that environment
    bool isLoopback = false;
    bool looksLive = false;
};
/// Errors: NotAllowed without --yes, or --confirm where SPEC.md §11 asks for it.
Result<void> confirmFiring(const Firing& firing, const Arguments& arguments);
/// Applies --max-attempts and --max-rate. Errors: InvalidInput.
Result<void> applyLimits(SafetyLimits& limits, const Arguments& arguments);
/// Applies --max-attempts and --max-rate to the job. Errors: NotAllowed without --yes, or --confirm where SPEC.md §11
/// asks for it.
Result<RunForecast> allow(RunJob& job, const Arguments& arguments);
/// Every --report of what was fired. Errors: Io and those of the run log.
Result<void> writeReports(const RunOptions& options, const ReportSubject& subject,
                          const std::optional<Audit>& baseline = {});

}
