// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/probejudgement.h"
#include "judge/release.h"

namespace idemscope {

/// Which rounds count and which are violated (SPEC.md §7).
struct Rounds
{
    qint64 total = 0;
    qint64 counted = 0;
    qint64 violated = 0;
    qint64 withoutOverlap = 0; ///< left out: a race in which nothing overlapped
    qint64 overlap = 0;        ///< smallest over the counted rounds; over all where none counts
};

/// In a race a round with overlap < 2 leaves R, unless it is violated: then it counts with its violation, so that
/// k ≤ R holds and no violation is dropped.
Rounds countRounds(const Subjects& subjects, const Release& release, const std::vector<ProbeJudgement>& probes);

}
