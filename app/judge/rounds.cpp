// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/rounds.h"

#include <algorithm>

namespace idemscope {

Rounds countRounds(const Subjects& subjects, const Release& release, const std::vector<ProbeJudgement>& probes)
{
    Rounds rounds;
    std::optional<qint64> ofCounted, ofAll;
    for (int round = 0; round < subjects.rounds(); ++round) {
        const qint64 overlap = release.overlaps[size_t(round)];
        if (overlap < 0)
            continue; // a stopped run did not reach it
        ++rounds.total;
        const bool isViolated = std::any_of(probes.begin(), probes.end(), [&](const ProbeJudgement& probe) {
            return bool(probe.violatedRounds[size_t(round)]);
        });
        rounds.violated += isViolated;
        ofAll = std::min(ofAll.value_or(overlap), overlap);
        if (release.isRace && overlap < 2 && !isViolated) {
            ++rounds.withoutOverlap;
            continue;
        }
        ++rounds.counted;
        ofCounted = std::min(ofCounted.value_or(overlap), overlap);
    }
    rounds.overlap = ofCounted.value_or(ofAll.value_or(0));
    return rounds;
}

}
