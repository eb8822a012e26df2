// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "session/auditsession.h"

namespace idemscope {

/// The options of `audit` beside request and store options.
QList<OptionSpec> auditOptions();

/// Applies them to a job whose request is known. Errors: InvalidInput naming the option.
Result<AuditJob> auditJobFrom(const Arguments& arguments, RunJob base);

/// The profiles of a repeated --profile behind the first: what it fires is judged by them as well. Errors: NotFound,
/// InvalidInput.
Result<std::vector<Profile>> furtherProfilesFrom(const Arguments& arguments);

/// From which severity on a failure counts (--fail-on).
Severity failOnFrom(const Arguments& arguments);

/// The audit of --baseline, if one is given. Errors: Io, InvalidInput naming the file.
Result<std::optional<Audit>> baselineFrom(const Arguments& arguments);

}
