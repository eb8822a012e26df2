// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/judge.h"
#include "model/audit.h"
#include "model/effect.h"
#include "model/profile.h"
#include "model/request.h"

#include <variant>

namespace idemscope {

/// What a check knows before it fires: the same for all checks of an audit. A value.
struct CheckContext
{
    Request request; ///< with its contract: identity, probes, provocations, second principal, …
    Profile profile;
    ReleaseMode gate = ReleaseMode::LastByte; ///< of a gated burst at this target
    int clients = 10;                         ///< of a gated burst
    int rounds = 20;                          ///< of a race
    qint64 serviceUs = 50'000;                ///< how long one request took to be answered, measured before the checks
    int budgetMs = 10'000;               ///< a key that stays locked, a client that does not learn for longer, fails
    std::optional<qint64> promisedAgeMs; ///< how long keys live: the user's word, else none
};

/// One scenario that a check fires.
struct Play
{
    QString name;      ///< within its check, stable: "repeats", "after-request rst"
    Scenario scenario; ///< without a seed: that is the audit's
    std::optional<int>
        continues;      ///< fires keys and payloads of the play with this index again; its probes count from 0
    qint64 afterMs = 0; ///< fired no sooner than this after the play it continues was released
};

/// How a play came out.
struct PlayResult
{
    Play play;
    qint64 run = 0;
    std::vector<Attempt> attempts;    ///< by number, with heads and bodies; secrets are in them
    std::vector<ProbeEffects> probes; ///< by probe of the contract
    Judgement judgement;
    bool isStopped = false;
    qint64 lateMs = 0; ///< how much later than `afterMs` asked it was fired
};

/// A check's next move: plays that do not depend on each other, or the finding.
using CheckStep = std::variant<std::vector<Play>, Finding>;

/// What a check may cost at the most.
struct CheckCost
{
    qint64 attempts = 0;
    qint64 milliseconds = 0; ///< at the context's service time, with settling; plays go side by side
    qint64 workMs = 0;       ///< the same, one play after another, without waiting for keys to age
};

/// One named question put to a target (SPEC.md §8). Pure: everything it knows comes in, everything it wants goes out.
struct Check
{
    const char* id;         ///< "race.same-key"
    Severity severity;      ///< of its failure
    bool isOnDemand;        ///< may damage or disturb: runs only when named or ticked (†)
    const char* source;     ///< of the rule itself: RFC section, draft section
    Sentence (*question)(); ///< what it asks, in plain words
    /// Why it cannot be put to this target, or none.
    std::optional<Sentence> (*unmet)(const CheckContext& context);
    CheckCost (*cost)(const CheckContext& context);
    CheckStep (*next)(const CheckContext& context, const std::vector<PlayResult>& results);
};

/// All checks in the order of SPEC.md §8, controls first.
const std::vector<Check>& checkCatalogue();
/// None for an unknown id.
const Check* checkNamed(QStringView id);

}
