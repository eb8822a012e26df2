// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"
#include "drive/runmonitor.h"
#include "plan/planner.h"

#include <stop_token>

namespace idemscope {

/// What firing a job would do, and whether it must be confirmed first (SPEC.md §11). Nothing is sent.
struct RunForecast
{
    PlanEstimate estimate;
    QString title;  ///< "POST /payments", as the history shows it
    QString origin; ///< scheme, host and port
    QString host;
    bool isLoopback = false;
    bool looksLive = false; ///< a key in the request looks live
    Sentence givenInstead;  ///< what the user gave by hand and is sent in place of the request's authentication
};
Result<RunForecast> forecast(const RunJob& job);

/// Carries out one scenario: plan → intents → fire → log → observe → judge. Blocks; call it on a worker thread.
/// Errors: InvalidInput and NotAllowed before anything was sent; storage errors stop the run (what was fired stays
/// recorded).
Result<RunResult> runScenario(const RunJob& job, RunLog& log, RunMonitor& monitor, std::stop_token stop);

}
