// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/scenariodriver.h"
#include "store/runreader.h"

namespace idemscope {

/// Operations of a run that are in doubt: those with clients whose outcome was never recorded, and those that the run's
/// judgement leaves in doubt. With their keys.
Result<std::vector<Intent>> openIntents(RunReader& reader, const RunRecord& record);

/// The run that reconciled this one and left nothing in doubt, if there is one; the newest.
Result<std::optional<qint64>> settledBy(RunReader& reader, qint64 run);

/// The job that sends the same keys and payloads of a run's in-doubt operations again (DESIGN.md §4), as a new run
/// linked to it. `scope` gives the values of secret variables, which the log does not hold. Errors: NotFound,
/// InvalidInput (nothing is in doubt, or another run settled it), NotAllowed (the run is under way).
Result<RunJob> reconcileJob(RunReader& reader, qint64 run, const VariableScope& scope = {});

/// A stored run as a job that fires the same keys and payloads again, linked to it. Errors: those of storedJob().
Result<RunJob> repeatJob(RunReader& reader, const RunRecord& record, const VariableScope& scope);

/// The keys of an earlier run by operation, for the explicit choice of reusing them (CLI.md, --reuse-keys).
Result<std::vector<std::vector<QByteArray>>> keysOf(RunReader& reader, qint64 run);

}
