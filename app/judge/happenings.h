// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/analysis.h"
#include "model/series.h"

namespace idemscope {

/// What happened to one attempt of an analysed run. `marksDuplicates`: whether re-executions are shown as duplicate
/// effects.
Happening happeningOf(const Analysis& analysis, qsizetype attempt, bool marksDuplicates);

}
