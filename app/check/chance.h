// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sentence.h"

#include <vector>

namespace idemscope {

/// What rounds say of a fault that shows by chance: how often it comes at the most where no round showed it, how often
/// at the least where some did.
std::vector<Sentence> chanceOf(int violated, int rounds);

}
