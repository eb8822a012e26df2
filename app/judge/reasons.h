// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/trial.h"

namespace idemscope {

/// Why the verdict is what it is and what it leaves open, what weighs most first. Few,
/// whatever the size of the run: every kind names its numbers once.
std::vector<Sentence> reasonsOf(const Trial& trial);

/// Reasons that lie in a probe (SPEC.md §5, §7).
std::vector<Sentence> probeReasons(const Trial& trial);

}
