// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";
constexpr int rounds = 3;

struct RaceReplicas
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::RaceReplicas)
};

Sentence question()
{
    return RaceReplicas::trLater("Do the replicas of a service share their keys?");
}

/// The request as it is, then at each replica.
std::vector<Variation> everywhere(const Request& request)
{
    std::vector<Variation> variations(1);
    for (const QString& base : request.contract.replicas)
        variations.push_back(atUrl(urlAt(request, base)));
    return variations;
}

std::vector<Play> plays(const CheckContext& context)
{
    const std::vector<Variation> variations = everywhere(context.request);
    Scenario inTurn = sequence(int(variations.size()));
    inTurn.variations = variations;
    Scenario atOnce = race(context, int(variations.size()), rounds);
    // A single packet goes to one address.
    atOnce.release = ReleaseMode::LastByte;
    atOnce.variations = variations;
    return {play(u"replicas in turn"_s, inTurn), play(u"replicas at once"_s, atOnce)};
}

/// The worst over the operations of a play.
EffectCheck worstOf(const PlayResult& result)
{
    std::optional<EffectCheck> worst;
    for (int operation = 0; operation < operationCount(result); ++operation) {
        const EffectCheck effects = checkEffects(result, operation, expectedOf(attemptsOf(result, operation)));
        const bool isWorse = !worst ||
                             (effects.isTooMany() && (!worst->isTooMany() || effects.effects > worst->effects)) ||
                             (!worst->isTooMany() && worst->isRight());
        if (isWorse)
            worst = effects;
    }
    return worst.value_or(EffectCheck());
}

/// A replica that answers nobody has not been asked.
std::optional<Sentence> silentReplica(const PlayResult& result)
{
    for (int client = 0; client < result.play.scenario.attempts; ++client) {
        const Attempt* attempt = lastOf(result, client);
        if (attempt && attempt->outcome == Outcome::Refused)
            return RaceReplicas::trLater("A replica could not be reached: %1.").with(attempt->error);
    }
    return std::nullopt;
}

Finding find(const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const EffectCheck inTurn = worstOf(results[0]);
    const EffectCheck atOnce = worstOf(results[1]);
    const auto replicas = double(results[0].play.scenario.attempts);
    if (inTurn.isTooMany())
        return findings.fail(
            RaceReplicas::trLater(
                "One request with one key, sent to %1 replicas in turn, had %2 effects: they do not share their keys.")
                .with(replicas, double(inTurn.effects)),
            {evidenceOf(results[0], attemptsOf(results[0]))}, {groundsOf(results[0], inTurn)});
    if (atOnce.isTooMany())
        return findings.fail(
            RaceReplicas::trLater("One request with one key, sent to %1 replicas at once, had %2 effects.")
                .with(replicas, double(atOnce.effects)),
            {evidenceOf(results[1], allAttempts(results[1]))}, {groundsOf(results[1], atOnce)});
    for (const PlayResult& result : results) {
        if (const auto reason = unfit(result))
            return findings.inconclusive(*reason);
    }
    for (const PlayResult& result : results) {
        if (const auto dead = silentReplica(result))
            return findings.inconclusive(*dead);
    }
    if (inTurn.isTooFew() || atOnce.isTooFew())
        return findings.fail(RaceReplicas::trLater("Requests were acknowledged, but had no effect."), {},
                             groundsOf(results, inTurn.isTooFew() ? inTurn : atOnce));
    if (inTurn.isUnknown() || atOnce.isUnknown())
        return findings.inconclusive(inTurn.isUnknown() ? inTurn.doubt : atOnce.doubt);
    return findings.pass(
        RaceReplicas::trLater("One request with one key, sent to %1 replicas in turn and at once, had one effect.")
            .with(replicas),
        groundsOf(results, inTurn));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return plays(context);
    return find(results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check raceReplicas()
{
    return {"race.replicas", severity, false, rule, question, needsReplicas, cost, next};
}

}
