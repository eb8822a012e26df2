// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "cli/console.h"

namespace idemscope {

/// The run that a history command names. Errors: InvalidInput.
Result<qint64> runArgument(const Arguments& arguments, int index);

/// `history created RUN`: what a run created.
int listCreated(const Arguments& arguments, Console& console);
/// `history cleanup RUN`: sends the clean-up request for each; off this machine only with --yes.
int cleanUp(const Arguments& arguments, Console& console);

}
