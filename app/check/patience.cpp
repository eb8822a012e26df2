// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/patience.h"

#include <algorithm>

namespace idemscope {

namespace {

struct Patience
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Patience)
};

bool hasMovingProbe(const std::vector<PlayResult>& results)
{
    return std::any_of(results.begin(), results.end(), [](const PlayResult& result) {
        return std::any_of(result.probes.begin(), result.probes.end(), [](const ProbeEffects& probe) {
            return std::any_of(probe.counts.begin(), probe.counts.end(),
                               [](const auto& entry) { return entry.second.effects.value_or(0) > 0; });
        });
    });
}

/// Acknowledged by more than “accepted, to be done later”.
bool isPromised(const PlayResult& result)
{
    return std::any_of(result.attempts.begin(), result.attempts.end(),
                       [](const Attempt& attempt) { return isAcknowledged(attempt) && attempt.status != 202; });
}

Ending endingOf(const PlayResult& result, const EffectCheck& effects, const std::vector<PlayResult>& all)
{
    if (effects.isTooMany())
        return Ending::Duplicated;
    if (!hasLearnt(result))
        return Ending::Unlearned;
    if (effects.isRight())
        return Ending::Once;
    const bool isNothing = effects.isUnknown() && effects.isKnown && effects.effects == 0 && !effects.probe.isEmpty();
    const bool isLost = effects.isTooFew() || (isNothing && isPromised(result) && hasMovingProbe(all));
    return isLost ? Ending::Lost : Ending::Open;
}

}

RetryPolicy patientRetries(const CheckContext& context)
{
    RetryPolicy retry;
    retry.baseMs = int(std::clamp<qint64>(context.serviceUs / 4000, 1, 100));
    retry.capMs = 1000;
    retry.jitter = Jitter::None;
    retry.deadlineMs = std::max(1, context.budgetMs);
    qint64 waited = 0;
    for (qint64 delay = retry.baseMs; waited < context.budgetMs; delay = std::min<qint64>(2 * delay, retry.capMs)) {
        waited += delay;
        ++retry.retries;
    }
    return retry;
}

EndedPlay endingOf(const PlayResult& result, const std::vector<PlayResult>& all)
{
    const EffectRange right{hasLearnt(result) ? 1 : 0, 1};
    EndedPlay ended;
    ended.effects = checkEffects(result, 0, right);
    ended.ending = endingOf(result, ended.effects, all);
    return ended;
}

std::optional<Finding> endingsFinding(const Findings& findings, const std::vector<PlayResult>& results,
                                      const std::function<Sentence(const PlayResult&, const EndedPlay&)>& violation,
                                      Told told)
{
    std::vector<std::pair<const PlayResult*, EndedPlay>> violations;
    std::vector<Sentence> doubts;
    for (const PlayResult& result : results) {
        const EndedPlay ended = endingOf(result, results);
        if (ended.ending == Ending::Open)
            doubts.push_back(ended.effects.doubt);
        else if (ended.ending != Ending::Once)
            violations.emplace_back(&result, ended);
    }
    if (violations.empty())
        return doubts.empty() ? std::nullopt : std::optional(findings.inconclusive(doubts.front()));
    std::stable_sort(violations.begin(), violations.end(),
                     [](const auto& one, const auto& other) { return one.second.ending < other.second.ending; });
    if (told == Told::EveryEnding) {
        const auto sameEnding = [](const auto& one, const auto& other) {
            return one.second.ending == other.second.ending;
        };
        violations.erase(std::unique(violations.begin(), violations.end(), sameEnding), violations.end());
    }
    std::vector<EvidencePiece> evidence;
    std::vector<Sentence> details = groundsOf(results, violations.front().second.effects);
    for (const auto& [result, ended] : violations) {
        evidence.push_back(evidenceOf(*result, allAttempts(*result)));
        if (result != violations.front().first)
            details.push_back(violation(*result, ended));
    }
    return findings.fail(violation(*violations.front().first, violations.front().second), std::move(evidence),
                         std::move(details));
}

bool hasLearnt(const PlayResult& result)
{
    return std::any_of(result.attempts.begin(), result.attempts.end(),
                       [](const Attempt& attempt) { return !attempt.isControl && isAcknowledged(attempt); });
}

Sentence lastAnswer(const PlayResult& result)
{
    const AttemptList attempts = allAttempts(result);
    if (attempts.empty() || attempts.back()->outcome == Outcome::Refused)
        return Patience::trLater("no connection");
    if (attempts.back()->outcome == Outcome::Unknown)
        return Patience::trLater("none");
    return Sentence::verbatim(QString::number(attempts.back()->status));
}

double secondsOfBudget(const CheckContext& context)
{
    return context.budgetMs / 1000.0;
}

}
