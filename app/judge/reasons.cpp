// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/reasons.h"

#include "judge/judge.h"
#include "judge/sentences.h"

#include <algorithm>

namespace idemscope {

namespace {

struct Reasons
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Reasons)
};

constexpr double wantedBound = 0.01;

SentenceArgument percent(double share)
{
    return {share * 100, 1};
}

/// The status that every attempt was answered with, if there is such a one.
std::optional<int> commonStatus(const std::vector<AttemptFacts>& attempts)
{
    std::optional<int> status;
    for (const AttemptFacts& attempt : attempts) {
        if (attempt.isControl)
            continue;
        if (attempt.outcome != Outcome::Responded || status.value_or(attempt.status) != attempt.status)
            return std::nullopt;
        status = attempt.status;
    }
    return status;
}

/// In the words of the first attempt's error, which says whether it was the name, the connection or TLS.
Sentence notReached(const History& history)
{
    if (history.firstRefusal().contains(QLatin1String("certificate"), Qt::CaseInsensitive))
        return Reasons::trLater(
                   "No attempt reached the target. The first one failed with: %1. Name the authority to "
                   "trust (--cacert; Transport, Authorities), or do not verify it (--insecure; Transport, Verify).")
            .with(history.firstRefusal());
    if (history.firstRefusal().isEmpty())
        return Reasons::trLater("No attempt reached the target.");
    return Reasons::trLater("No attempt reached the target. The first one failed with: %1.")
        .with(history.firstRefusal());
}

Sentence nothingAcknowledged(const Trial& trial)
{
    const std::vector<AttemptFacts>& attempts = trial.analysis.history.attempts();
    if (trial.analysis.subjects.size() == 0)
        return Reasons::trLater("Nothing was fired.");
    if (const auto status = commonStatus(attempts))
        return Reasons::trLater("Every answer was %1.").with(*status);
    const bool isAnythingWritten = std::any_of(attempts.begin(), attempts.end(), [](const AttemptFacts& attempt) {
        return !attempt.isControl && attempt.outcome != Outcome::Refused;
    });
    if (!isAnythingWritten)
        return notReached(trial.analysis.history);
    return Reasons::trLater("No operation was acknowledged.");
}

Sentence controlFailed(const Control& control)
{
    switch (control.fault) {
    case Control::Fault::None:
        return {};
    case Control::Fault::NotFired:
        return Reasons::trLater(
            "The control was not fired, which inferred evidence needs: distinct keys must give distinct "
            "identities.");
    case Control::Fault::NotAcknowledged:
        return Reasons::trLater("The control failed: of %1 distinct keys only %2 were acknowledged.")
            .with(control.keys, control.found);
    case Control::Fault::Identities:
        return Reasons::trLater("The control failed: distinct keys %1, distinct identities %2.")
            .with(control.keys, control.found);
    case Control::Fault::Effects:
        return Reasons::trLater("The control failed: distinct keys %1, effects %2 by the probe %3.")
            .with(control.keys, control.found, control.probe);
    }
    return {};
}

Sentence unlearned(const Trial& trial)
{
    return trial.unlearned == 1
               ? Reasons::trLater("1 of %1 clients never learnt the result.").with(trial.unlearnedAmong)
               : Reasons::trLater("%Ln of %1 clients never learnt the result.", nullptr, pluralCount(trial.unlearned))
                     .with(trial.unlearnedAmong);
}

Sentence openOperations(const Trial& trial)
{
    const ProbeJudgement& probe = *trial.worstProbe();
    const qint64 open = probe.inDoubt - probe.unlearned;
    if (!probe.probe) // identities do not count what an operation without an answer did
        return open == 1
                   ? Reasons::trLater("One operation ended without an acknowledgement.")
                   : Reasons::trLater("%Ln operations ended without an acknowledgement.", nullptr, pluralCount(open));
    if (open == 1)
        return probe.openWithEffect > 0
                   ? Reasons::trLater("One operation ended without an acknowledgement, though its effect is there.")
                   : Reasons::trLater("One operation ended without an acknowledgement, and no effect of it was seen.");
    return Reasons::trLater("%Ln operations ended without an acknowledgement; %1 of them have an effect.", nullptr,
                            pluralCount(open))
        .with(probe.openWithEffect);
}

Sentence reusesAnswered(qint64 claims)
{
    return claims == 1 ? Reasons::trLater("One request with another payload under a used key was acknowledged.")
                       : Reasons::trLater("%Ln requests with another payload under a used key were acknowledged.",
                                          nullptr, pluralCount(claims));
}

Sentence clientFault(KeyStrategy strategy)
{
    if (strategy == KeyStrategy::PerAttempt)
        return Reasons::trLater(
            "Every attempt had a key of its own: that is the client's fault, the target could not know that "
            "they are one operation.");
    return Reasons::trLater(
        "The requests bore no key: that is the client's fault, the target could not know that they are one "
        "operation.");
}

Sentence overlapReason(const Rounds& rounds)
{
    if (rounds.counted == 0)
        return Reasons::trLater("In no round did two attempts with one key overlap, so nothing raced.");
    if (rounds.withoutOverlap == 1)
        return Reasons::trLater("1 of %1 rounds does not count: its attempts did not overlap.").with(rounds.total);
    return Reasons::trLater("%Ln of %1 rounds do not count: their attempts did not overlap.", nullptr,
                            pluralCount(rounds.withoutOverlap))
        .with(rounds.total);
}

Sentence boundReason(const Rounds& rounds)
{
    const auto [low, high] = clopperPearson(rounds.violated, rounds.counted);
    if (rounds.violated > 0)
        return Reasons::trLater("%1 of %2 rounds were violated: %3 % to %4 % with 95 % confidence.")
            .with(rounds.violated, rounds.counted, percent(low), percent(high));
    if (high <= wantedBound)
        return Reasons::trLater("%1 of %2 rounds were violated: at most %3 % with 95 % confidence.")
            .with(rounds.violated, rounds.counted, percent(high));
    return Reasons::trLater(
               "%1 of %2 rounds were violated: at most %3 % with 95 % confidence. For at most %4 % it takes %5 "
               "rounds.")
        .with(rounds.violated, rounds.counted, percent(high), percent(wantedBound), roundsForBound(wantedBound));
}

/// After an unknown attempt the verdict names how long it was watched (SPEC.md §5).
std::optional<Sentence> quietWindow(const Trial& trial)
{
    const std::vector<AttemptFacts>& attempts = trial.analysis.history.attempts();
    const bool hasUnknown = std::any_of(attempts.begin(), attempts.end(), [](const AttemptFacts& attempt) {
        return !attempt.isControl && attempt.outcome == Outcome::Unknown;
    });
    qint64 window = 0;
    for (const ProbeJudgement& probe : trial.probes)
        window = std::max(window, probe.probe && probe.unsettled == 0 ? probe.probe->windowUs : 0);
    if (!hasUnknown || window == 0)
        return std::nullopt;
    return Reasons::trLater("No further effect within %1 s.").with(secondsOf(window));
}

qint64 reuseClaims(const Trial& trial)
{
    qint64 claims = 0;
    for (const Answers& answers : trial.analysis.answers)
        claims += answers.reuseClaims;
    return claims;
}

bool isKeyless(KeyStrategy strategy)
{
    return strategy == KeyStrategy::PerAttempt || strategy == KeyStrategy::None;
}

}

std::vector<Sentence> reasonsOf(const Trial& trial)
{
    std::vector<Sentence> reasons;
    const auto add = [&](bool holds, auto text) {
        if (holds)
            reasons.push_back(text());
    };
    const RunFacts& facts = trial.analysis.facts;
    const ProbeJudgement* worst = trial.worstProbe();
    const bool isFired = trial.analysis.subjects.size() > 0;
    add(trial.acknowledged == 0, [&] { return nothingAcknowledged(trial); });
    add(trial.probes.empty() && isFired,
        [] { return Reasons::trLater("Nothing counts the effects: name an identity or, better, a probe."); });
    add(trial.control.fault != Control::Fault::None && isFired, [&] { return controlFailed(trial.control); });
    add(worst && worst->inDoubt > worst->unlearned, [&] { return openOperations(trial); });
    if (isFired) {
        const std::vector<Sentence> ofProbes = probeReasons(trial);
        reasons.insert(reasons.end(), ofProbes.begin(), ofProbes.end());
    }
    add(reuseClaims(trial) > 0 && trial.verdict <= Verdict::Lost, [&] { return reusesAnswered(reuseClaims(trial)); });
    add(isKeyless(facts.scenario.keyStrategy) && trial.verdict == Verdict::Duplicated,
        [&] { return clientFault(facts.scenario.keyStrategy); });
    const bool isViolated = trial.verdict <= Verdict::Lost;
    add(trial.ranOneByOne && !isViolated && trial.rounds.withoutOverlap == 0, [] {
        return Reasons::trLater(
            "Nothing ran at the same time under one key: races are not tested. Fire concurrently to "
            "test them.");
    });
    add(facts.scenario.release == ReleaseMode::SinglePacket && isFired && !trial.release.segments, [] {
        return Reasons::trLater("No single packet was sent: the target did not speak HTTP/2, so the last bytes were "
                                "released together over HTTP/1.1.");
    });
    add(trial.rounds.withoutOverlap > 0, [&] { return overlapReason(trial.rounds); });
    add(trial.unlearned > 0, [&] { return unlearned(trial); });
    if (const auto window = quietWindow(trial))
        reasons.push_back(*window);
    const bool isBounded = trial.rounds.total > 1 && trial.rounds.counted > 0 && trial.verdict != Verdict::Inconclusive;
    add(isBounded, [&] { return boundReason(trial.rounds); });
    add(facts.isStopped, [] { return Reasons::trLater("The run was stopped: only what had been fired is judged."); });
    return reasons;
}

}
