// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/scenariodriver.h"
#include "model/sentence.h"

namespace idemscope {

/// How one probe answered a single request.
struct ProbeMove
{
    QString name;
    std::optional<qint64> effects; ///< after − before; none: it could not be read
    Sentence error;
    std::optional<qint64> reading = {}; ///< what it read last
    QByteArray raw = {};                ///< the answer the newest value was read from

    bool movedByOne() const { return effects == 1; }
};

/// What one exchange showed about a contract (CLI.md, preflight).
struct PreflightReport
{
    Attempt attempt;
    bool isAcknowledged = false;
    bool namesIdentity = false; ///< the contract does
    std::vector<ProbeMove> probes;
    std::vector<Sentence> advice; ///< what to mend, in order; empty when ready
    Sentence note = {};           ///< worth knowing, nothing to mend
    qint64 run = 0;

    bool isReady() const { return advice.empty(); }
};

/// The job with a scenario of a single attempt, which is what `kind` ("send", "preflight") fires of it.
RunJob onceOnly(const RunJob& job, const QString& kind);

/// Sends one request and reads the contract off it; logged as a run of kind "preflight". Blocks. Errors as runScenario.
Result<PreflightReport> preflight(const RunJob& job, RunLog& log, RunMonitor& monitor, std::stop_token stop);

/// Sends one request as it is, reading no probe; logged as a run of kind "send". Blocks. Errors as runScenario.
Result<Attempt> sendOnce(const RunJob& job, RunLog& log, RunMonitor& monitor, std::stop_token stop);

}
