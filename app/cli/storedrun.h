// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "cli/runloop.h"
#include "cli/runoptions.h"

namespace idemscope {

/// The run that a history command names. Errors: InvalidInput.
Result<qint64> runArgument(const Arguments& arguments, int index);

/// What was fired on behalf of a stored run: a reconciliation, a clean-up.
struct FiredForRun
{
    qint64 run = 0; ///< the stored one
    RunOptions options;
    RunJob job;
    RunResult result;
    bool isInterrupted = false;
};

/// Fires the job that `makeJob` makes of the stored run which the arguments name, after the questions of SPEC.md §11,
/// lets `conclude` say what came of it and with which exit code, and writes the reports asked for. Gives the exit code.
int fireForRun(const Arguments& arguments, Console& console,
               const std::function<Result<RunJob>(const QString& store, qint64 run)>& makeJob,
               const std::function<Result<int>(const FiredForRun&)>& conclude);

}
