// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/evidence.h"

#include "judge/sentences.h"

#include <algorithm>

namespace idemscope {

namespace {

struct EffectDoubt
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::EffectDoubt)
};

/// What is looked at: one operation, or all of a play.
struct EffectScope
{
    const PlayResult& result;
    std::optional<int> operation;
    AttemptList attempts;

    int operationsPerRound() const { return std::max(1, result.play.scenario.operations); }
    /// A probe per run reads rounds: it knows an operation only where that was alone in its round.
    bool isReadable(const ProbeEffects& probe) const
    {
        return probe.isPerOperation || !operation || operationsPerRound() == 1;
    }
    bool covers(const ProbeEffects& probe, int index) const
    {
        return !operation || index == (probe.isPerOperation ? *operation : *operation / operationsPerRound());
    }
};

/// One probe's count of what is looked at.
struct ProbeTally
{
    std::optional<qint64> effects;
    bool isSettled = true;
    bool isCut = false;
    QString error;
};

ProbeTally tallyOf(const EffectScope& scope, const ProbeEffects& probe)
{
    ProbeTally tally;
    bool isComplete = scope.isReadable(probe);
    qint64 sum = 0;
    bool isAny = false;
    for (const auto& [index, count] : probe.counts) {
        if (!scope.covers(probe, index))
            continue;
        isAny = true;
        isComplete &= count.effects.has_value();
        sum += std::max<qint64>(0, count.effects.value_or(0));
        tally.isSettled &= count.isSettled;
        tally.isCut |= count.isCut;
        if (!count.effects && tally.error.isEmpty())
            tally.error = count.error;
    }
    if (isComplete && isAny)
        tally.effects = sum;
    return tally;
}

/// It moved for some acknowledged operation, or in the control.
bool hasMoved(const PlayResult& result, const ProbeEffects& probe)
{
    return probe.control.value_or(0) > 0 ||
           std::any_of(probe.counts.begin(), probe.counts.end(),
                       [](const auto& count) { return count.second.effects.value_or(0) > 0; }) ||
           acknowledged(allAttempts(result)).empty();
}

bool isAcceptedOnly(const AttemptList& attempts)
{
    const AttemptList answers = acknowledged(attempts);
    return !answers.empty() &&
           std::all_of(answers.begin(), answers.end(), [](const Attempt* attempt) { return attempt->status == 202; });
}

/// The judge has set an excess aside that only a probe per run saw: somebody else may have written (SPEC.md §7).
bool isForeignPossible(const PlayResult& result, const ProbeEffects& probe, qint64 effects)
{
    const Verdict verdict = result.judgement.verdict;
    return !probe.isPerOperation && effects > 1 && verdict != Verdict::Duplicated && verdict != Verdict::Unexpected;
}

EffectCheck doubted(EffectCheck check, const Sentence& doubt)
{
    check.are = EffectsAre::Unknown;
    check.doubt = doubt;
    return check;
}

EffectCheck unread(EffectCheck check, const ProbeTally& tally)
{
    return doubted(check,
                   tally.error.isEmpty()
                       ? EffectDoubt::trLater("The probe %1 was not read.").with(check.probe)
                       : EffectDoubt::trLater("The probe %1 could not be read: %2.").with(check.probe, tally.error));
}

EffectCheck tooFew(EffectCheck check, const EffectScope& scope, const ProbeEffects& probe, const ProbeTally& tally)
{
    if (!hasMoved(scope.result, probe))
        return doubted(check, EffectDoubt::trLater("The probe %1 moved for nothing that was acknowledged: it counts "
                                                   "something else, or the target keeps nothing.")
                                  .with(check.probe));
    if (tally.isCut)
        return doubted(
            check, EffectDoubt::trLater("The check was stopped before the probe %1 had settled.").with(check.probe));
    if (isAcceptedOnly(scope.attempts))
        return doubted(check, EffectDoubt::trLater("It was acknowledged by 202 only, and the probe %1 did not see its "
                                                   "effect within %2 s.")
                                  .with(check.probe, secondsOf(probe.limitMs * 1000)));
    check.are = EffectsAre::TooFew;
    return check;
}

EffectCheck checkProbe(const EffectScope& scope, const ProbeEffects& probe, EffectRange right)
{
    EffectCheck check;
    check.probe = probe.name;
    const ProbeTally tally = tallyOf(scope, probe);
    if (!tally.effects)
        return unread(check, tally);
    check.effects = *tally.effects;
    check.isKnown = true;
    if (!probe.isQuiet)
        return doubted(
            check, EffectDoubt::trLater("The probe %1 was not quiet: it moved by itself before.").with(check.probe));
    if (check.effects > right.most) {
        if (isForeignPossible(scope.result, probe, check.effects))
            return doubted(check, EffectDoubt::trLater("Only the probe %1, which reads the whole target, shows more: "
                                                       "somebody else may have written.")
                                      .with(check.probe));
        check.are = EffectsAre::TooMany;
        check.isAtLeast = !tally.isSettled;
        return check;
    }
    if (check.effects < right.least)
        return tooFew(check, scope, probe, tally);
    if (!tally.isSettled)
        return doubted(check,
                       EffectDoubt::trLater("The probe %1 never settled: it was not unchanged for %2 s within %3 s.")
                           .with(check.probe, secondsOf(probe.windowUs), secondsOf(probe.limitMs * 1000)));
    const auto identities = qint64(identitiesOf(scope.attempts).size());
    if (identities > check.effects)
        return doubted(check, EffectDoubt::trLater("The answers name %1 identities, but the probe %2 counted %3.")
                                  .with(double(identities), check.probe, double(check.effects)));
    check.are = EffectsAre::Right;
    return check;
}

/// E = number of identities, a lower bound: they show an excess, and never that all is right.
EffectCheck checkIdentities(const EffectScope& scope, EffectRange right)
{
    EffectCheck check;
    check.effects = qint64(identitiesOf(scope.attempts).size());
    check.isKnown = check.effects > 0;
    if (check.effects > right.most) {
        check.are = EffectsAre::TooMany;
        return check;
    }
    return doubted(check,
                   check.isKnown
                       ? EffectDoubt::trLater("Only the identities in the answers count the effects, and they "
                                              "cannot show what was not answered: name a probe.")
                       : EffectDoubt::trLater("Nothing counts the effects: name a probe, or at least an identity."));
}

EffectCheck checkScope(const EffectScope& scope, EffectRange right)
{
    if (scope.result.probes.empty())
        return checkIdentities(scope, right);
    std::optional<EffectCheck> worst;
    const auto weight = [](const EffectCheck& check) {
        switch (check.are) {
        case EffectsAre::TooMany:
            return 3;
        case EffectsAre::TooFew:
            return 2;
        case EffectsAre::Unknown:
            return 1;
        case EffectsAre::Right:
            break;
        }
        return 0;
    };
    for (const ProbeEffects& probe : scope.result.probes) {
        const EffectCheck check = checkProbe(scope, probe, right);
        const bool isWorse = !worst || weight(check) > weight(*worst) ||
                             (check.isTooMany() && worst->isTooMany() && check.effects > worst->effects);
        if (isWorse)
            worst = check;
    }
    return *worst;
}

}

EffectCheck checkEffects(const PlayResult& result, int operation, EffectRange right)
{
    return checkScope({result, operation, attemptsOf(result, operation)}, right);
}

EffectCheck checkAllEffects(const PlayResult& result, EffectRange right)
{
    return checkScope({result, std::nullopt, allAttempts(result)}, right);
}

}
