// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"
#include "drive/auditjob.h"

namespace idemscope {

/// Runs of one audit under way at once: most of their time they wait for late effects.
constexpr int auditRunsAtOnce = 6;

/// An audit as it is about to be carried out.
struct AuditPlan
{
    CheckContext context;
    AuditEstimate estimate;
    std::vector<const Check*> checks; ///< chosen, in the order of the catalogue
    bool isSideBySide = false;        ///< checks cannot disturb each other's counts
    QString title;                    ///< "POST /payments"
};

/// Chooses checks, applies the limits for other machines (SPEC.md §11) and adds up what it costs. Pure but for reading
/// a body file. Errors: InvalidInput (an unknown check, a request that cannot be rendered), NotAllowed (more than
/// maxAttempts: what to lower is said).
Result<AuditPlan> planAudit(const AuditJob& job, const std::vector<Check>& catalogue = checkCatalogue());

}
