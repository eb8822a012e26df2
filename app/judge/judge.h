// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/history.h"
#include "model/profile.h"
#include "model/series.h"
#include "model/verdict.h"

namespace idemscope {

/// All numbers of SPEC.md §6 and the verdict of §7. Pure: the same history gives the same judgement.
Judgement judge(const History& history, const RunFacts& facts, const Profile& profile);

/// The chart data of a run. `judgement` may be null while the run goes on: then nothing is marked as duplicate effect.
RunSeries makeSeries(const History& history, const RunFacts& facts, const Judgement* judgement);

/// What happened to every attempt, in the history's order (DESIGN.md §6).
std::vector<Happening> happenings(const History& history, const RunFacts& facts, const Judgement* judgement);

/// Two-sided Clopper–Pearson interval of k violations in n rounds at 95 % (SPEC.md §7): k = 0, n = 50 → [0, 0.0711].
struct Interval
{
    double low = 0;
    double high = 1;
};
Interval clopperPearson(qint64 violations, qint64 rounds, double confidence = 0.95);

/// Rounds without a violation that are needed for an upper bound of at most `bound`.
qint64 roundsForBound(double bound, double confidence = 0.95);

}
