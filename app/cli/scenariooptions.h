// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "model/request.h"

namespace idemscope {

/// The scenario options of CLI.md.
QList<OptionSpec> scenarioOptions();

/// The scenario named by --scenario, or a new one, with the options applied. Errors: InvalidInput naming the option.
Result<Scenario> scenarioFrom(const Arguments& arguments, const Request& request);

}
