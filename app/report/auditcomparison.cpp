// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/auditcomparison.h"

#include <algorithm>

namespace idemscope {

namespace {

bool isAnswered(const std::optional<Finding>& finding)
{
    return finding && finding->result != CheckResult::Inconclusive && finding->result != CheckResult::NotApplicable;
}

/// How bad an answer is; none: it is no answer.
int badness(CheckResult result)
{
    return result == CheckResult::Fail ? 2 : result == CheckResult::Warn ? 1 : 0;
}

bool isFound(const Finding& finding)
{
    return badness(finding.result) > 0;
}

std::optional<Finding> findingOf(const Audit& audit, const QString& id)
{
    const auto found = std::find_if(audit.checks.begin(), audit.checks.end(),
                                    [&](const CheckOutcome& check) { return check.id == id; });
    return found == audit.checks.end() ? std::nullopt : std::optional(found->finding);
}

}

AuditComparison compareAudits(const Audit& earlier, const Audit& later)
{
    AuditComparison comparison;
    for (const CheckOutcome& check : later.checks) {
        const CheckChange change{check.id, findingOf(earlier, check.id), check.finding};
        const bool wasAnswered = isAnswered(change.before);
        if (check.finding.result == CheckResult::Inconclusive) {
            if (wasAnswered || !change.before)
                comparison.unsure.push_back(change);
        } else if (isFound(check.finding)) {
            const bool isOld = wasAnswered && badness(change.before->result) >= badness(check.finding.result);
            (isOld ? comparison.still : comparison.fresh).push_back(change);
        } else if (check.finding.result == CheckResult::Pass && wasAnswered && isFound(*change.before)) {
            comparison.fixed.push_back(change);
        }
    }
    return comparison;
}

}
