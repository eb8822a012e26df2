// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/analysis.h"
#include "judge/clients.h"
#include "model/verdict.h"

namespace idemscope {

/// What one probe says about a run (SPEC.md §6, §7), with the tallies that its reasons name. A subject is an operation
/// or, where expectations are per key, a key.
struct ProbeJudgement
{
    ProbeFigures figures;
    Evidence evidence = Evidence::None;
    const ProbeEffects* probe = nullptr; ///< null: the identities
    OperationVerdict worst = OperationVerdict::NoEffect;
    std::vector<OperationVerdict> subjects;
    std::vector<bool> violatedRounds;

    qint64 duplicated = 0, unexpected = 0, lost = 0, inDoubt = 0; ///< subjects of that verdict
    qint64 openWithEffect = 0;                                    ///< subjects in doubt that have an effect
    qint64 unlearned = 0; ///< subjects in doubt only because clients that had retries never learnt the result
    qint64 unread = 0;    ///< subjects or rounds without a reading
    qint64 unsettled = 0;
    bool isCut = false;             ///< … since the watch was stopped before its limit
    qint64 acceptedOnly = 0;        ///< acknowledged by 202 alone and not seen
    qint64 together = 0;            ///< most operations that were read together and not accepted so
    qint64 withoutIdentity = 0;     ///< acknowledged without an identity, where only identities count
    bool isAtLeast = false;         ///< an excess had not settled at the limit
    bool judgesNothing = false;     ///< moved for no acknowledged operation, nor in the control
    bool isForeignPossible = false; ///< off loopback, an excess that only the whole run shows
    bool hasUsedKeys = false;       ///< a probe per run cannot tell their earlier effects

    qint64 outnumbered = 0; ///< subjects with more identities than effects; the first of them:
    int outnumberedOperation = 0;
    qint64 outnumberedIdentities = 0, outnumberedEffects = 0;
};

ProbeJudgement judgeProbe(const Analysis& analysis, const Clients& clients, const ProbeCounts& counts);

}
