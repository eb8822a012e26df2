// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/findings.h"

#include <functional>

namespace idemscope {

// Clients that repeat until they know, and how their operations came out.

/// A client that repeats until it learns the result or the context's budget of time is over. Its first repeats come
/// while the first attempt still is being processed, the later ones a second apart.
RetryPolicy patientRetries(const CheckContext& context);

/// How an operation that such a client repeated came out. One that it never learns the result of is unlearned whatever
/// was counted, unless that was too much.
enum class Ending { Once, Duplicated, Lost, Unlearned, Open };
struct EndedPlay
{
    Ending ending = Ending::Open;
    EffectCheck effects; ///< of operation 0
};
/// `all` are the plays of the check: where a probe moved in one of them, a count of none in another says something.
EndedPlay endingOf(const PlayResult& result, const std::vector<PlayResult>& all);

/// Which plays that violate are told of: every one, or where they are rounds of the same, the first of each ending.
enum class Told { EveryPlay, EveryEnding };
/// The finding of plays that did not all end with one effect and a client that knows: a failure with a sentence for
/// every play that is told of, the worst first, or else inconclusive. None: all ended well.
std::optional<Finding> endingsFinding(const Findings& findings, const std::vector<PlayResult>& results,
                                      const std::function<Sentence(const PlayResult&, const EndedPlay&)>& violation,
                                      Told told = Told::EveryPlay);

bool hasLearnt(const PlayResult& result);
/// What was answered last: "409", or what became of an attempt without an answer.
Sentence lastAnswer(const PlayResult& result);
/// Seconds for a person to read.
double secondsOfBudget(const CheckContext& context);

}
