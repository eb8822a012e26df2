// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"
#include "drive/runmonitor.h"

#include <stop_token>

namespace idemscope {

/// Carries out one scenario: plan → intents → fire → log → observe → judge. Blocks; call it on a worker thread.
/// Errors: InvalidInput and NotAllowed before anything was sent; storage errors stop the run (what was fired stays
/// recorded).
Result<RunResult> runScenario(const RunJob& job, RunLog& log, RunMonitor& monitor, std::stop_token stop);

}
