// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "model/request.h"

namespace idemscope {

/// What a request sends: a body, or the parts of a form.
QList<OptionSpec> bodyOptions();
/// Errors: InvalidInput (usage), NotFound, Io.
Result<void> applyBody(Request& request, const Arguments& arguments);

}
