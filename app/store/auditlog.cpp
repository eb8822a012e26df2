// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/auditlog.h"

namespace idemscope {

void AuditScore::add(const Finding& finding)
{
    switch (finding.result) {
    case CheckResult::Pass:
        ++pass;
        break;
    case CheckResult::Fail:
        ++fail;
        remarks += finding.severity == Severity::Info;
        break;
    case CheckResult::Warn:
        ++warn;
        break;
    case CheckResult::Inconclusive:
        ++inconclusive;
        break;
    case CheckResult::NotApplicable:
        ++notApplicable;
        break;
    }
}

AuditScore AuditScore::of(const Audit& audit)
{
    AuditScore score;
    for (const CheckOutcome& check : audit.checks)
        score.add(check.finding);
    return score;
}

}
