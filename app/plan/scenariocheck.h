// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/scenario.h"

namespace idemscope {

/// Refuses what a scenario cannot do, whatever the request is. Errors: InvalidInput, naming the command line's option
/// and the window's field.
Result<void> checkScenario(const Scenario& scenario);

}
