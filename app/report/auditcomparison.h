// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/audit.h"

namespace idemscope {

/// One check in two audits of one API.
struct CheckChange
{
    QString id;
    std::optional<Finding> before; ///< none: the earlier audit did not answer it
    Finding after;

    bool operator==(const CheckChange&) const = default;
};

/// What became of the findings of an earlier audit (CLI.md, --baseline). Findings are fails and warnings; what the
/// later audit did not ask is left out.
struct AuditComparison
{
    std::vector<CheckChange> fixed;  ///< found before, passes now
    std::vector<CheckChange> fresh;  ///< found now, not before, or worse than before
    std::vector<CheckChange> still;  ///< found before and now
    std::vector<CheckChange> unsure; ///< answered or not asked before, inconclusive now

    bool operator==(const AuditComparison&) const = default;
};

/// Pure.
AuditComparison compareAudits(const Audit& earlier, const Audit& later);

}
