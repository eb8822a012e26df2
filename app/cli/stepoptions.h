// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "model/request.h"

namespace idemscope {

/// Options of the set-up and tear-down requests; what follows one of the first four belongs to it.
QList<OptionSpec> stepOptions();
/// Errors: InvalidInput naming the option.
Result<std::vector<FlowStep>> stepsFrom(const Arguments& arguments);

}
