// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/auditscore.h"

namespace idemscope {

void AuditScore::add(const Finding& finding)
{
    switch (answerOf(finding)) {
    case CheckAnswer::Pass:
        ++pass;
        break;
    case CheckAnswer::Remark:
        ++remarks;
        ++fail;
        break;
    case CheckAnswer::Fail:
        ++fail;
        break;
    case CheckAnswer::Warn:
        ++warn;
        break;
    case CheckAnswer::Inconclusive:
        ++inconclusive;
        break;
    case CheckAnswer::NotApplicable:
        ++notApplicable;
        break;
    }
}

qint64 AuditScore::count(CheckAnswer answer) const
{
    switch (answer) {
    case CheckAnswer::Pass:
        return pass;
    case CheckAnswer::Fail:
        return fail - remarks;
    case CheckAnswer::Warn:
        return warn;
    case CheckAnswer::Remark:
        return remarks;
    case CheckAnswer::Inconclusive:
        return inconclusive;
    case CheckAnswer::NotApplicable:
        break;
    }
    return notApplicable;
}

AuditScore AuditScore::of(const Audit& audit)
{
    AuditScore score;
    for (const CheckOutcome& check : audit.checks)
        score.add(check.finding);
    return score;
}

}
