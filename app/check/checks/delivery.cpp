// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/needs.h"
#include "check/patience.h"
#include "check/plays.h"
#include "judge/sentences.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr const char* rule = "OASIS MQTT 5.0 §4.3";
constexpr int messages = 20;
/// Of the messages that are lost on their way, and as many of the acknowledgements.
constexpr double lossPercent = 25;
constexpr int longestDelayMs = 20;
/// Where in the faults of the channel the lost acknowledgements stand.
constexpr std::size_t acknowledgementLoss = 1;

struct Delivery
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Delivery)
};

Fault lossAt(WirePoint point)
{
    Fault fault;
    fault.point = point;
    fault.on.percent = lossPercent;
    return fault;
}

/// Messages that are lost, whose acknowledgements are lost, and that overtake each other.
Scenario lossyChannel()
{
    Scenario scenario = sequence(1);
    scenario.operations = messages;
    scenario.arrival.kind = ArrivalKind::Concurrent;
    Fault late;
    late.kind = Fault::Kind::Delay;
    late.milliseconds = longestDelayMs;
    late.on.percent = 50;
    scenario.faults = {lossAt(WirePoint::AfterConnect), lossAt(WirePoint::AfterRequest), late};
    return scenario;
}

Play sentOnce()
{
    return play(u"sent once"_s, lossyChannel());
}

Play repeatedUntilAcknowledged(const CheckContext& context)
{
    Scenario scenario = lossyChannel();
    scenario.retry = patientRetries(context);
    // After the first delivery has been handled: twins under way are a matter of the race checks.
    scenario.retry.baseMs = std::max(scenario.retry.baseMs, int(8 * context.serviceUs / 1000) + longestDelayMs);
    scenario.retry.jitter = Jitter::None;
    // By chance alone a run of few messages may lose no acknowledgement and prove nothing.
    scenario.faults[acknowledgementLoss].on = {1, {}};
    return play(u"repeated until acknowledged"_s, scenario);
}

/// What became of the messages, by the probe that tells the worst.
struct Tally
{
    qint64 duplicates = 0; ///< effects beyond one a message
    qint64 lost = 0;       ///< messages without an effect
    bool isAcknowledged = true;
    std::optional<Sentence> doubt;
    std::optional<EffectCheck> shown; ///< of a message that came out wrong
};

void add(Tally& tally, const PlayResult& result, int message)
{
    const AttemptList attempts = attemptsOf(result, message);
    const EffectCheck effects = checkEffects(result, message, expectedOf(attempts));
    tally.isAcknowledged &= !acknowledged(attempts).empty();
    if (effects.isUnknown()) {
        tally.doubt = effects.doubt;
        return;
    }
    tally.duplicates += std::max<qint64>(0, effects.effects - 1);
    tally.lost += effects.effects == 0;
    if (effects.isTooMany() && !tally.shown)
        tally.shown = effects;
}

/// Where only the whole run is counted, losses and duplicates can hide each other.
Tally tallyTogether(const PlayResult& result)
{
    const Figures& figures = result.judgement.figures;
    Tally tally;
    tally.duplicates = figures.duplicates;
    tally.lost = figures.lost;
    tally.isAcknowledged = figures.unlearned == 0;
    const EffectCheck effects = checkAllEffects(result, {0, messages});
    if (effects.isTooMany())
        tally.shown = effects;
    if (effects.isUnknown())
        tally.doubt = effects.doubt;
    else if (!result.play.scenario.acceptCounted)
        tally.doubt = Delivery::trLater("The probe %1 reads all messages together: a lost one and a duplicate would "
                                        "hide each other.")
                          .with(effects.probe);
    return tally;
}

Tally tallyOf(const PlayResult& result)
{
    const bool isPerMessage = std::all_of(result.probes.begin(), result.probes.end(),
                                          [](const ProbeEffects& probe) { return probe.isPerOperation; });
    if (!isPerMessage)
        return tallyTogether(result);
    Tally tally;
    for (int message = 0; message < messages; ++message)
        add(tally, result, message);
    return tally;
}

std::vector<Sentence> groundsOf(const std::vector<PlayResult>& results, const Tally& tally)
{
    return tally.shown ? groundsOf(results, *tally.shown) : std::vector<Sentence>();
}

Finding duplicated(const Findings& findings, const std::vector<PlayResult>& results, const Tally& tally)
{
    return findings.fail(
        Delivery::trLater("%1 messages had %Ln duplicate effects.", nullptr, pluralCount(tally.duplicates))
            .with(messages),
        {}, groundsOf(results, tally));
}

Finding lost(const Findings& findings, const Tally& tally)
{
    return findings.fail(Delivery::trLater("Of %1 messages that were repeated until acknowledged, %Ln had no effect.",
                                           nullptr, pluralCount(tally.lost))
                             .with(messages));
}

Finding unacknowledged(const CheckContext& context, const Findings& findings)
{
    return findings.fail(
        Delivery::trLater("Repeated for %1 s, some messages never were acknowledged.").with(secondsOfBudget(context)));
}

Finding atMostOnce(const CheckContext&, const std::vector<PlayResult>& results)
{
    const Findings findings(Severity::Critical, rule, results);
    if (const auto reason = unfit(results))
        return findings.inconclusive(*reason);
    const Tally tally = tallyOf(results.front());
    if (tally.duplicates > 0)
        return duplicated(findings, results, tally);
    if (tally.doubt)
        return findings.inconclusive(*tally.doubt);
    return findings.pass(
        Delivery::trLater("%1 messages, each sent once: none had two effects, %Ln were lost, which this claim allows.",
                          nullptr, pluralCount(tally.lost))
            .with(messages));
}

Finding atLeastOnce(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(Severity::Critical, rule, results);
    if (const auto reason = unfit(results))
        return findings.inconclusive(*reason);
    const Tally tally = tallyOf(results.front());
    if (tally.lost > 0)
        return lost(findings, tally);
    if (!tally.isAcknowledged)
        return unacknowledged(context, findings);
    if (tally.doubt)
        return findings.inconclusive(*tally.doubt);
    return findings.pass(Delivery::trLater("%1 messages, repeated until acknowledged: none was lost, %Ln effects were "
                                           "duplicates, which this claim allows.",
                                           nullptr, pluralCount(tally.duplicates))
                             .with(messages));
}

Finding exactlyOnce(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(Severity::Critical, rule, results);
    if (const auto reason = unfit(results))
        return findings.inconclusive(*reason);
    const Tally tally = tallyOf(results.front());
    if (tally.duplicates > 0)
        return duplicated(findings, results, tally);
    if (tally.lost > 0)
        return lost(findings, tally);
    if (!tally.isAcknowledged)
        return unacknowledged(context, findings);
    if (tally.doubt)
        return findings.inconclusive(*tally.doubt);
    return findings.pass(
        Delivery::trLater("%1 messages, repeated until acknowledged with their ids: each had one effect.")
            .with(messages));
}

CheckStep nextAtMostOnce(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{sentOnce()};
    return atMostOnce(context, results);
}

CheckStep nextAtLeastOnce(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{repeatedUntilAcknowledged(context)};
    return atLeastOnce(context, results);
}

CheckStep nextExactlyOnce(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{repeatedUntilAcknowledged(context)};
    return exactlyOnce(context, results);
}

}

Check deliveryAtMostOnce()
{
    return {"delivery.at-most-once",
            Severity::Critical,
            false,
            rule,
            [] { return Delivery::trLater("Does a message that is sent once have one effect at the most?"); },
            needsNothing,
            [](const CheckContext& context) { return firstCost(context, nextAtMostOnce); },
            nextAtMostOnce};
}

Check deliveryAtLeastOnce()
{
    return {"delivery.at-least-once",
            Severity::Critical,
            false,
            rule,
            [] { return Delivery::trLater("Does a message that is repeated until acknowledged have an effect?"); },
            needsNothing,
            [](const CheckContext& context) { return firstCost(context, nextAtLeastOnce); },
            nextAtLeastOnce};
}

Check deliveryExactlyOnce()
{
    return {"delivery.exactly-once",
            Severity::Critical,
            false,
            rule,
            [] { return Delivery::trLater("Does a message that is repeated with its id have exactly one effect?"); },
            needsKey,
            [](const CheckContext& context) { return firstCost(context, nextExactlyOnce); },
            nextExactlyOnce};
}

}
