// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"

#include <set>

namespace idemscope {

// What plays show: who was answered what, and how their effects compare with what is right.

using AttemptList = std::vector<const Attempt*>;

/// Attempts of one operation by number, without those of the control.
AttemptList attemptsOf(const PlayResult& result, int operation = 0);
/// All attempts of the play by number, without those of the control.
AttemptList allAttempts(const PlayResult& result);
/// The last attempt of a client, by which it ended; null: it never started.
const Attempt* lastOf(const PlayResult& result, int client, int operation = 0);
/// Operations that were fired, over all rounds.
int operationCount(const PlayResult& result);

bool isAcknowledged(const Attempt& attempt);
/// Answered with 400…499 or a conflict of the contract: the target declined to do it.
bool isDeclined(const Attempt& attempt);
bool isServerError(const Attempt& attempt);
AttemptList acknowledged(const AttemptList& attempts);
AttemptList serverErrors(const AttemptList& attempts);
/// Distinct identities of acknowledged attempts.
std::set<QByteArray> identitiesOf(const AttemptList& attempts);
/// The acknowledged attempt that completed first and is no marked replay and no refusal; null: there is none.
const Attempt* firstExecution(const AttemptList& attempts);
/// Attempts with one key that were under way together (SPEC.md §6, overlap).
int overlapOf(const AttemptList& attempts);

/// Whether an answer gives the result of another one (SPEC.md §6, replay).
enum class Sameness { Same, Different, Unknown };
/// `second` bears a marker that `first` does not, or is a refusal with a pointer; has its identity; has its Location.
/// Equal bodies alone are Unknown: two executions may well be answered with the same words.
Sameness samenessOf(const Attempt& first, const Attempt& second);
/// Bears a marker that the other answer does not bear.
bool isMarkedAgainst(const Attempt& first, const Attempt& second);

/// How counted effects compare with what is right.
enum class EffectsAre { Right, TooMany, TooFew, Unknown };
struct EffectCheck
{
    EffectsAre are = EffectsAre::Unknown;
    qint64 effects = 0;     ///< by the probe that says so; identities where there is no probe
    QString probe;          ///< its name; empty: the identities
    bool isKnown = false;   ///< `effects` was counted
    bool isAtLeast = false; ///< an excess had not settled
    Sentence doubt;         ///< of Unknown: what E is not known because of

    bool isRight() const { return are == EffectsAre::Right; }
    bool isTooMany() const { return are == EffectsAre::TooMany; }
    bool isTooFew() const { return are == EffectsAre::TooFew; }
    bool isUnknown() const { return are == EffectsAre::Unknown; }
};
/// Effects that are right, both included.
struct EffectRange
{
    qint64 least = 0;
    qint64 most = 1;
};
/// Effects of one operation by the worst probe. Where no probe counts, identities show an excess and nothing else. A
/// probe that moved for no acknowledged operation of the play proves nothing missing (SPEC.md §7).
EffectCheck checkEffects(const PlayResult& result, int operation, EffectRange right);
/// Effects of all operations of a play together; `right` is for their sum.
EffectCheck checkAllEffects(const PlayResult& result, EffectRange right);
/// By SPEC.md §6: 1 where an attempt is acknowledged, 0 where all are refused or rejected, else 0 to 1.
EffectRange expectedOf(const AttemptList& attempts);

/// Why plays answer no question at all: stopped, nothing reached, nothing acknowledged ("every answer was 401").
std::optional<Sentence> unfit(const std::vector<PlayResult>& results);
/// The same of one play.
std::optional<Sentence> unfit(const PlayResult& result);
/// Why plays were cut short, if they were.
std::optional<Sentence> stopped(const std::vector<PlayResult>& results);
/// Why nothing was acknowledged.
Sentence nothingAcknowledged(const AttemptList& attempts);

/// Attempts that show something, what shows most first; at most 20.
EvidencePiece evidenceOf(const PlayResult& result, const AttemptList& attempts);
/// Attempts of all plays, at most 20 in all.
std::vector<EvidencePiece> evidenceOf(const std::vector<PlayResult>& results);

}
