// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/auditjob.h"
#include "store/runreader.h"

namespace idemscope {

/// The job of a stored audit as it was: request, scope, profile, rounds, clients, the checks it put. `secrets` gives
/// the values of secret variables, which the log does not hold. Errors: NotFound (the audit, or a secret), InvalidInput
/// (documents this version cannot read).
Result<AuditJob> storedAuditJob(RunReader& reader, qint64 audit, const VariableScope& secrets);

/// The job that puts one check of a stored audit once more and replaces its line. Errors as storedAuditJob().
Result<AuditJob> rerunJob(RunReader& reader, qint64 audit, const QString& check, const VariableScope& secrets);

}
