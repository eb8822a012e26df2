// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "drive/runjob.h"
#include "plan/planner.h"

namespace idemscope {

/// Where a request would go once its variables are replaced.
struct Target
{
    QString origin; ///< "https://api.example.org:8443", or the path of a unix socket
    QString host;
    bool isLoopback = false;
};

/// Errors: InvalidInput for a URL that is none.
Result<Target> targetOf(const RenderedRequest& request);

/// A key that looks live (sk_live_…) anywhere in a request: firing it needs its confirmation (SPEC.md §11).
bool looksLive(const RenderedRequest& request);

/// Applies the limits of SPEC.md §11 to a target off this machine. Errors: NotAllowed, naming what to raise.
Result<Scenario> limited(const Scenario& scenario, const SafetyLimits& limits, const PlanEstimate& estimate,
                         const Target& target);

/// Where attempts go was asked about: neither a captured value nor a data row may lead one elsewhere. Errors:
/// NotAllowed.
Result<void> checkSameTarget(const RenderedRequest& request, const Target& asked);

/// Whether this process may hold as many connections as the scenario fires over at once. Errors: InvalidInput, naming
/// the system's limit and what to lower.
Result<void> checkConnections(const Scenario& scenario, const RenderedRequest& request);

}
