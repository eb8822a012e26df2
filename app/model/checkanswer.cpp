// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checkanswer.h"

namespace idemscope {

CheckAnswer answerOf(const Finding& finding)
{
    switch (finding.result) {
    case CheckResult::Pass:
        return CheckAnswer::Pass;
    case CheckResult::Fail:
        return finding.severity == Severity::Info ? CheckAnswer::Remark : CheckAnswer::Fail;
    case CheckResult::Warn:
        return CheckAnswer::Warn;
    case CheckResult::Inconclusive:
        return CheckAnswer::Inconclusive;
    case CheckResult::NotApplicable:
        break;
    }
    return CheckAnswer::NotApplicable;
}

}
