// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/scenario.h"

namespace idemscope {

// The values of scenario options as they are typed (CLI.md). Errors: InvalidInput naming option and value.

/// `sequential`, `concurrent`, `staggered:MS[-MS]`, `open:RATE[-RATE]`.
Result<Arrival> arrivalFromText(const QString& text);
/// `per-operation`, …, `fixed:KEY`.
Result<void> applyKeyStrategy(Scenario& scenario, const QString& text);
/// A comma-separated list of `unknown`, `conflict`, `failed`.
Result<void> applyRetryOn(RetryPolicy& retry, const QString& text);
/// The value of --abandon (`POINT[:rst][@INDEX|%P]`), --delay (`MS[@INDEX|%P]`) or --client-timeout-ms.
Result<Fault> faultFromText(const QString& option, const QString& text);

}
