// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/console.h"
#include "session/runsession.h"

namespace idemscope {

/// What came of a job carried out from the command line.
struct RunLoopResult
{
    std::optional<RunResult> burst;
    std::optional<Attempt> sent;
    std::optional<PreflightReport> preflight;
    std::optional<Error> error;
    bool isInterrupted = false;
    qint64 run = 0;          ///< id in the log; 0: none was begun
    qint64 attemptsDone = 0; ///< also of a run that failed on its way
};

/// Carries a job out on a session, showing progress; SIGINT, SIGTERM and SIGHUP stop it. `start` begins it.
RunLoopResult runLoop(const QString& store, const std::function<void(RunSession&)>& start, Console& console);

}
