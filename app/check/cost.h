// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"

namespace idemscope {

/// What plays that run side by side may cost at the most in attempts; in time what they take when nothing is retried.
CheckCost costOf(const CheckContext& context, const std::vector<Play>& plays);
/// What one step and then another cost.
CheckCost operator+(const CheckCost& one, const CheckCost& other);
/// What a check's first plays cost: all of it, where nothing is fired after them.
CheckCost firstCost(const CheckContext& context,
                    CheckStep (*next)(const CheckContext&, const std::vector<PlayResult>&));

}
