// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/needs.h"
#include "check/provocations.h"
#include "judge/sentences.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";
/// A handler must work for so long that twins can come at several times meanwhile.
constexpr qint64 slowEnoughUs = 200'000;

struct LockOutlives
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::LockOutlives)
};

Sentence question()
{
    return LockOutlives::trLater("Is a key locked for as long as its first request is being processed?");
}

std::optional<Sentence> unmet(const CheckContext& context)
{
    const bool isSlow = context.serviceUs >= slowEnoughUs;
    if (!isSlow && !provocationNamed(context.request.contract, u"slow"))
        return LockOutlives::trLater("The target answers within %1 ms, too fast for a twin to come late: name the "
                                     "provocation slow (--provoke ¦ Contract, Provocations).")
            .with(double(context.serviceUs / 1000));
    return needsKey(context);
}

/// A first attempt and twins that start so many milliseconds after it.
Play twins(const CheckContext& context, const QString& name, const std::vector<int>& delaysMs)
{
    Scenario scenario = sequence(1 + int(delaysMs.size()));
    scenario.arrival.kind = ArrivalKind::Concurrent;
    scenario.newConnections = true;
    for (size_t twin = 0; twin < delaysMs.size(); ++twin) {
        Fault fault;
        fault.kind = Fault::Kind::Delay;
        fault.milliseconds = delaysMs[twin];
        fault.on.index = int(twin) + 2;
        scenario.faults.push_back(fault);
    }
    if (const Provocation* slow = provocationNamed(context.request.contract, u"slow"))
        provoke(scenario, *slow);
    return play(name, scenario);
}

/// Doubling delays while nobody knows how long the handler works, which this tells.
Play doublingTwins(const CheckContext& context)
{
    return twins(context, u"doubling delays"_s, {25, 50, 100, 200, 400});
}

/// Delays all over the time that the handler works.
Play steadyTwins(const CheckContext& context, qint64 handlerUs)
{
    std::vector<int> delays;
    for (const qint64 percent : {10, 20, 30, 40, 50, 60, 70, 80, 90, 95})
        delays.push_back(int(std::max<qint64>(1, handlerUs * percent / 100'000)));
    return twins(context, u"steady delays"_s, delays);
}

const Attempt* firstOf(const PlayResult& result)
{
    const AttemptList attempts = attemptsOf(result);
    const auto first = std::min_element(attempts.begin(), attempts.end(), [](const Attempt* one, const Attempt* other) {
        return one->index < other->index;
    });
    return first == attempts.end() ? nullptr : *first;
}

/// How long the first attempt was being processed; 0: unknown.
qint64 handlerUs(const PlayResult& result)
{
    const Attempt* first = firstOf(result);
    const bool isKnown = first && first->timing.complete >= 0 && first->timing.released >= 0;
    return isKnown ? first->timing.complete - first->timing.released : 0;
}

/// Twins that came while the first attempt was being processed, by how late they came, in µs.
std::vector<qint64> delaysMeanwhile(const PlayResult& result)
{
    std::vector<qint64> delays;
    const Attempt* first = firstOf(result);
    for (const Attempt* twin : attemptsOf(result)) {
        const bool isMeanwhile = twin != first && twin->timing.sent >= 0 && twin->timing.sent < first->timing.complete;
        if (isMeanwhile)
            delays.push_back(twin->timing.sent - first->timing.released);
    }
    std::sort(delays.begin(), delays.end());
    return delays;
}

Finding duplicated(const Findings& findings, const PlayResult& result, const EffectCheck& effects)
{
    return findings.fail(
        LockOutlives::trLater("Repeated while the first request was being processed (%1 s), one operation had %Ln "
                              "effects: its lock did not last.",
                              nullptr, pluralCount(effects.effects))
            .with(secondsOf(handlerUs(result))),
        {evidenceOf(result, attemptsOf(result))}, groundsOf(std::vector{result}, effects));
}

Finding passed(const Findings& findings, const std::vector<PlayResult>& results)
{
    size_t count = 0;
    qint64 latest = 0;
    for (const PlayResult& result : results) {
        const std::vector<qint64> delays = delaysMeanwhile(result);
        count += delays.size();
        latest = delays.empty() ? latest : std::max(latest, delays.back());
    }
    if (count == 0)
        return findings.inconclusive(
            LockOutlives::trLater("No twin came while the first request was being processed."));
    return findings.pass(
        LockOutlives::trLater("%Ln twins came while the first request was being processed (%1 s), the latest after %2 "
                              "s: none had an effect.",
                              nullptr, pluralCount(qint64(count)))
            .with(secondsOf(handlerUs(results.back())), secondsOf(latest)));
}

CheckStep concluded(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    if (const auto reason = unfit(results))
        return findings.inconclusive(*reason);
    std::optional<Sentence> doubt;
    for (const PlayResult& result : results) {
        const EffectCheck effects = checkEffects(result, 0, expectedOf(attemptsOf(result)));
        if (effects.isTooMany())
            return duplicated(findings, result, effects);
        if (effects.isTooFew())
            return findings.fail(LockOutlives::trLater("The request was acknowledged, but its effect is not there."));
        if (effects.isUnknown())
            doubt = effects.doubt;
    }
    if (doubt)
        return findings.inconclusive(*doubt);
    const bool isGuessed = results.size() == 1 && provocationNamed(context.request.contract, u"slow");
    if (isGuessed && handlerUs(results.front()) > 0)
        return std::vector{steadyTwins(context, handlerUs(results.front()))};
    return passed(findings, results);
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (!results.empty())
        return concluded(context, results);
    const bool isGuessed = provocationNamed(context.request.contract, u"slow") != nullptr;
    return std::vector{isGuessed ? doublingTwins(context) : steadyTwins(context, context.serviceUs)};
}

CheckCost cost(const CheckContext& context)
{
    if (unmet(context))
        return {};
    const CheckCost first = firstCost(context, next);
    if (!provocationNamed(context.request.contract, u"slow"))
        return first;
    return first + costOf(context, {steadyTwins(context, context.serviceUs)});
}

}

Check lockOutlivesHandler()
{
    return {"lock.outlives-handler", severity, false, rule, question, unmet, cost, next};
}

}
