// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/firing.h"

namespace idemscope {

/// The run that a history command names. Errors: InvalidInput.
Result<qint64> runArgument(const Arguments& arguments, int index);

/// Fires the job that `makeJob` makes of the stored run which the arguments name: a reconciliation, a clean-up. Gives
/// the exit code.
int fireForRun(const Arguments& arguments, Console& console,
               const std::function<Result<RunJob>(const QString& store, qint64 run)>& makeJob,
               const std::function<Result<int>(const Fired&)>& conclude);

}
