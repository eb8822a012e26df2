// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/control.h"
#include "judge/rounds.h"

namespace idemscope {

/// Everything that was found out about a run, before it is put into words.
struct Trial
{
    Trial(const History& history, const RunFacts& facts, const Profile& profile);

    const ProbeJudgement* worstProbe() const { return worst < 0 ? nullptr : &probes[size_t(worst)]; }

    Analysis analysis;
    Clients clients;
    Release release;
    std::vector<ProbeJudgement> probes;
    Rounds rounds;
    Control control;
    int worst = -1;                ///< index of the worst probe; −1: nothing counts effects
    qint64 acknowledged = 0;       ///< subjects
    qint64 noEffect = 0;           ///< subjects of which nothing was to be expected and nothing was found
    qint64 unlearned = 0;          ///< clients that never learnt the result, though their operation has an effect
    qint64 unlearnedAmong = 0;     ///< clients of the operations that have an effect
    bool ranOneByOne = false;      ///< keys had several attempts, and none ran at the same time as another of its key
    bool sharesIdentities = false; ///< two subjects were answered with one identity; asked only of identities alone
    Verdict verdict = Verdict::Inconclusive;

private:
    bool hasEffect(size_t subject) const;
    bool areIdentitiesShared() const;
    bool isOneByOne() const;
    int findWorst() const;
    Verdict weigh() const;
};

}
