// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/audit.h"

namespace idemscope {

/// One check as several audits answered it, typically of one API under several profiles.
struct CheckRow
{
    QString id;
    std::vector<std::optional<Finding>> findings; ///< by audit; none: it was not asked

    /// Not all of them give the same answer with the same weight.
    bool differs() const;

    bool operator==(const CheckRow&) const = default;
};

/// Audits check by check, in the order of the first; what only others asked stands where they asked it. Pure.
std::vector<CheckRow> sideBySide(const std::vector<Audit>& audits);

/// The checks whose answers differ.
QStringList differingChecks(const std::vector<CheckRow>& rows);

/// What stands over the column of an audit: its profile, and its number where another one has that profile too.
QString columnName(const Audit& audit, const std::vector<Audit>& audits);

}
