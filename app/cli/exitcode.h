// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace idemscope {

/// How a command ends (CLI.md, exit codes).
enum ExitCode : int {
    ExitPassed = 0,
    ExitViolated = 1,
    ExitUsage = 2,
    ExitInconclusive = 3,
    ExitInternal = 70,
    ExitInterrupted = 130,
};

}
