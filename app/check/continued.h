// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/evidence.h"

namespace idemscope {

// Plays that fire the keys of an earlier one again.

/// Effects of the key of a play that continues another, those of the other included. A probe per run cannot tell them
/// (SPEC.md §5).
EffectCheck checkContinued(const PlayResult& result, EffectRange right);

/// Why a play with one operation has nothing that could be continued, or none.
std::optional<Sentence> unfitToContinue(const PlayResult& first);

}
