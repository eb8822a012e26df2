// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "cli/console.h"

namespace idemscope {

QList<OptionSpec> pruneOptions(); ///< --keep-days, --keep-mb, --dry-run

/// `history prune`: deletes runs and audits by age and size, the oldest first; with --dry-run it says which would go.
int pruneHistory(const Arguments& arguments, Console& console);

}
