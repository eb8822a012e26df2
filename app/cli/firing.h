// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "cli/runloop.h"
#include "cli/runoptions.h"

namespace idemscope {

/// What a command has fired.
struct Fired
{
    const RunOptions& options;
    const RunJob& job;
    const RunLoopResult& outcome; ///< holds what its session gave
};

/// What tells one command that fires a run from another.
struct FiringCommand
{
    std::function<Result<RunJob>(const RunOptions&)> makeJob;
    std::function<void(RunSession&, const RunJob&)> start;
    std::function<Result<int>(const Fired&)> conclude; ///< says what came of it and gives the exit code
};

/// Makes the job, asks what SPEC.md §11 asks, fires, concludes and writes the reports asked for. Gives the exit code.
int fire(const FiringCommand& command, const Arguments& arguments, Console& console);

}
