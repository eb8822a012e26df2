// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "model/contract.h"

namespace idemscope {

/// The request options that tell an audit what else the target has: a second principal, a second endpoint, replicas,
/// provocations, a promised age (CLI.md).
QList<OptionSpec> targetOptions();

/// Errors: InvalidInput naming the option.
Result<void> applyTargetOptions(Contract& contract, const Arguments& arguments);

}
