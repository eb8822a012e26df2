// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/scenariodriver.h"

namespace idemscope {

/// What one exchange showed about a contract (issue: Check contract; CLI.md preflight).
struct PreflightReport
{
    Attempt attempt;
    bool isAcknowledged = false;
    bool hasIdentity = false;          ///< found in the body; meaningless without an identity in the contract
    struct ProbeMove
    {
        QString name;
        std::optional<qint64> before, after;
        QString error;
        bool movedByOne = false;
    };
    std::vector<ProbeMove> probes;
    std::vector<QString> advice; ///< translated: what to mend, in order
    bool isReady = false;        ///< acknowledged, identity found if named, every probe moved by one
    qint64 run = 0;
};

/// Sends one request and reads the contract off it. Logged as a run of kind "preflight". Blocks.
Result<PreflightReport> preflight(const RunJob& job, RunLog& log, std::stop_token stop);

/// Sends one request as it is (kind "send"). Blocks.
Result<Attempt> sendOnce(const RunJob& job, RunLog& log, std::stop_token stop);

}
