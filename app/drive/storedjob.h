// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"
#include "store/runreader.h"

namespace idemscope {

/// The job of a stored run as it was: request, scenario, scope, profile, environment, moment. `scope` gives the values
/// of secret variables, which the log does not hold. Errors: NotFound (a secret is missing), InvalidInput.
Result<RunJob> storedJob(const RunRecord& record, const VariableScope& scope);

/// Names of the secret variables that a stored run was sent with, also by its set-up, and that have no value in
/// `given`; each once. Errors: InvalidInput.
Result<QStringList> missingSecrets(const RunRecord& record, const VariableScope& given);

/// Fills the values of secret variables from `given`; names are compared as the process environment spells them.
/// `request` is the document the scope belongs to. Errors: NotFound for a secret that was not kept and is not given.
Result<void> restoreSecrets(VariableScope& scope, const VariableScope& given, const QJsonObject& request);
/// The same for the variables of a request's set-up and tear-down.
Result<void> restoreStepSecrets(Request& request, const VariableScope& given);

}
