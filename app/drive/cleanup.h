// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"
#include "store/runreader.h"

namespace idemscope {

/// What a run created: an identity and the attempt that first brought it.
struct Created
{
    QString identity; ///< as text: of a JSON string without its quotes
    int operation = 0;
    QByteArray key;
    qint64 attempt = 0;

    bool operator==(const Created&) const = default;
};

/// The distinct identities of a run's acknowledged answers, in the order of their attempts. Errors: those of the
/// reader.
Result<std::vector<Created>> createdBy(RunReader& reader, qint64 run);

/// What a clean-up would remove, and how.
struct CleanupPlan
{
    std::vector<Created> created;
    RunJob job;
};

/// The job that sends the contract's clean-up request once for each identity a run created, as a run of kind "cleanup"
/// linked to it. `scope` gives the values of secret variables. Errors: InvalidInput (no clean-up request, nothing
/// created), NotFound.
Result<CleanupPlan> cleanupPlan(RunReader& reader, qint64 run, const VariableScope& scope);

}
