// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/answers.h"

namespace idemscope {

/// Effects of one subject or round as one probe counted them.
struct Count
{
    std::optional<qint64> effects; ///< none: no reading
    bool isSettled = true;
    bool isCut = false; ///< the watch was stopped before its limit

    bool operator==(const Count&) const = default;
};

/// What a per-run probe read around one round, with what is expected of it.
struct RoundCount
{
    Count count;
    qint64 expectedMin = 0, expectedMax = 0, promised = 0;
    qint64 subjects = 0;
    qint64 acceptedOnly = 0; ///< subjects acknowledged by 202 alone
    qint64 identities = 0;
    qint64 firstSubject = -1;
    bool isAcknowledged = false; ///< some operation of the round is
};

/// The counts of one probe, or of the identities where no probe is (SPEC.md §5), brought to the subjects of the run.
struct ProbeCounts
{
    const ProbeEffects* probe = nullptr; ///< null: the identities
    bool isPerOperation = true;
    std::vector<Count> subjects; ///< by subject; a per-run probe knows it only of a subject that was alone in its round
    std::vector<RoundCount> rounds; ///< per-run probes only; a single one when keys span rounds

    bool isIdentity() const { return !probe; }
    bool hasReading() const;
};

ProbeCounts countByProbe(const ProbeEffects& probe, const Subjects& subjects, const std::vector<Answers>& answers);
/// E = number of identities, a lower bound.
ProbeCounts countByIdentity(const std::vector<Answers>& answers);

/// E of every subject by the probe that counted the most; none where no probe counted it.
std::vector<std::optional<qint64>> worstCounts(const std::vector<ProbeCounts>& probes, qsizetype subjects);

}
