// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/auditlog.h"

namespace idemscope {

AuditScore AuditScore::of(const Audit& audit)
{
    AuditScore score;
    for (const CheckOutcome& check : audit.checks) {
        switch (check.finding.result) {
        case CheckResult::Pass:
            ++score.pass;
            break;
        case CheckResult::Fail:
            ++score.fail;
            break;
        case CheckResult::Warn:
            ++score.warn;
            break;
        case CheckResult::Inconclusive:
            ++score.inconclusive;
            break;
        case CheckResult::NotApplicable:
            ++score.notApplicable;
            break;
        }
    }
    return score;
}

}
