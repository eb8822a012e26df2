// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "session/jobsource.h"

namespace idemscope {

/// The request options of CLI.md that override what a file says.
QList<OptionSpec> requestOptions();

/// "Name: value" as a header. Errors: InvalidInput naming the option.
Result<Field> headerFrom(const QString& option, const QString& text);

/// The job of the command's REQUEST with the options applied. Errors: InvalidInput naming the option; those of makeJob.
Result<RunJob> jobFrom(const Arguments& arguments);
/// Reads the data rows of the job's scenario, or those of the option. Errors: NotFound, Io, InvalidInput.
Result<void> applyRows(RunJob& job, const Arguments& arguments);
/// The request that is named so, under --env and --set. Errors: InvalidInput naming the option.
Result<JobSource> jobSourceOf(const Arguments& arguments, const QString& request);

QList<OptionSpec> environmentOptions(); ///< --env, --set

/// "Name: value"; "Name:" removes nothing and sends an empty value. Errors: InvalidInput naming the option.
Result<Field> headerFrom(const QString& option, const QString& text);

}
