// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checkanswer.h"

namespace idemscope {

/// How many checks came to which result, as the JSON of an audit has it (CLI.md); people are shown count().
struct AuditScore
{
    qint64 pass = 0, fail = 0, warn = 0, inconclusive = 0, notApplicable = 0;
    qint64 remarks = 0; ///< of those that failed: informational

    void add(const Finding& finding);
    /// How often an answer was given.
    qint64 count(CheckAnswer answer) const;
    static AuditScore of(const Audit& audit);
    bool operator==(const AuditScore&) const = default;
};

}
