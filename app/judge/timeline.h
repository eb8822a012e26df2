// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/analysis.h"
#include "model/series.h"
#include "model/verdict.h"

namespace idemscope {

/// Fills the timeline of `series`: at most 200 operations, the worst and then the first ones, in their order; at most
/// 2,000 bars; and the gate openings of the rounds shown.
void drawTimeline(const Analysis& analysis, const Judgement* judgement, RunSeries& series);

}
