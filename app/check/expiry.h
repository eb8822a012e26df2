// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sentence.h"

#include <vector>

namespace idemscope {

// How long keys are remembered (SPEC.md §8, expiry.*).

/// Ages at which a replay is tried before the promise is over, in milliseconds after the first release; also what a
/// schedule over real time starts from.
std::vector<qint64> expiryAges(qint64 promisedAgeMs);

/// The promise is short enough to be waited for within an audit.
bool fitsAudit(qint64 promisedAgeMs);

/// "1.2 s", "5 min", "24 h" for a person to read.
Sentence ageText(qint64 milliseconds);

}
