// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/console.h"
#include "session/runsession.h"

namespace idemscope {

/// The verdict of a burst in words, its figures and reasons, for a person.
void printBurst(const RunResult& result, Console& console);

/// The exit code of a judgement and its expectations (CLI.md).
int exitCodeOf(const RunResult& result, const std::vector<QString>& failedExpectations, bool isInterrupted);

/// The expectations of a scenario that its figures do not meet.
std::vector<QString> unmetExpectations(const Scenario& scenario, const Figures& figures);

/// Prints, writes the reports and gives the exit code: the end of every command that fires a burst.
struct BurstEnd
{
    const RunJob& job;
    const RunResult& result;
    bool asJson;
    bool isInterrupted;
};
int concludeBurst(const BurstEnd& end, Console& console);

}
