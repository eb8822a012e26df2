// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "cli/console.h"

namespace idemscope {

/// `history created RUN`: what a run created.
int listCreated(const Arguments& arguments, Console& console);
/// `history cleanup RUN`: sends the clean-up request for each; off this machine only with --yes.
int cleanUp(const Arguments& arguments, Console& console);

}
