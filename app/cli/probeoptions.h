// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "model/contract.h"

namespace idemscope {

/// --probe, --sql-probe, --sink and what belongs to each, --cleanup.
QList<OptionSpec> probeOptions();

/// Takes the probes and the clean-up request of the command line in place of the contract's, if there are any. Errors:
/// InvalidInput, naming the option.
Result<void> applyProbes(Contract& contract, const Arguments& arguments);

}
