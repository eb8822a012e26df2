// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"
#include "plan/planner.h"

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
/// Errors: InvalidInput, NotFound: what firing it would refuse before anything is sent.
Result<RunForecast> forecast(const RunJob& job);

}
