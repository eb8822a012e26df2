// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/chance.h"
#include "check/checks.h"
#include "check/cost.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";

struct RaceSameKey
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::RaceSameKey)
};

Sentence question()
{
    return RaceSameKey::trLater("Do requests with one key that arrive at the same moment have one effect?");
}

/// What the rounds of a burst came to.
struct RoundTally
{
    int rounds = 0;   ///< that count
    int violated = 0; ///< of them
    int withoutOverlap = 0;
    int clients = 0;
    std::optional<EffectCheck> excess, lack, unknown;
    int excessRound = -1, lackRound = -1, identitiesRound = -1, errorRound = -1; ///< the first of each kind
};

void keepFirst(int& place, int round)
{
    if (place < 0)
        place = round;
}

/// Notes what is wrong with one round; false: nothing is.
bool isViolated(RoundTally& tally, const PlayResult& burst, int round)
{
    const AttemptList attempts = attemptsOf(burst, round);
    const EffectCheck effects = checkEffects(burst, round, expectedOf(attempts));
    const bool hasTwoIdentities = identitiesOf(attempts).size() > 1;
    const bool hasError = !serverErrors(attempts).empty();
    if (effects.isTooMany()) {
        keepFirst(tally.excessRound, round);
        if (!tally.excess || effects.effects > tally.excess->effects)
            tally.excess = effects;
    }
    if (effects.isTooFew()) {
        keepFirst(tally.lackRound, round);
        tally.lack = effects;
    }
    if (effects.isUnknown() && !tally.unknown)
        tally.unknown = effects;
    if (hasTwoIdentities)
        keepFirst(tally.identitiesRound, round);
    if (hasError)
        keepFirst(tally.errorRound, round);
    return effects.isTooMany() || effects.isTooFew() || hasTwoIdentities || hasError;
}

/// A round in which nothing overlapped leaves R, unless it is violated (SPEC.md §7).
RoundTally tallyOf(const PlayResult& burst)
{
    RoundTally tally;
    for (int round = 0; round < operationCount(burst); ++round) {
        const AttemptList attempts = attemptsOf(burst, round);
        if (attempts.empty())
            continue;
        tally.clients = std::max(tally.clients, int(attempts.size()));
        const bool isBad = isViolated(tally, burst, round);
        tally.violated += isBad;
        if (overlapOf(attempts) >= 2 || isBad)
            ++tally.rounds;
        else
            ++tally.withoutOverlap;
    }
    return tally;
}

std::vector<Sentence> statement(const RoundTally& tally)
{
    std::vector<Sentence> details = chanceOf(tally.violated, tally.rounds);
    if (tally.withoutOverlap > 0)
        details.push_back(RaceSameKey::trLater("Rounds that do not count, because nothing overlapped: %1.")
                              .with(double(tally.withoutOverlap)));
    return details;
}

/// Those that say so first: acknowledged ones before the rest.
EvidencePiece roundEvidence(const PlayResult& burst, int round)
{
    AttemptList attempts = attemptsOf(burst, round);
    std::stable_partition(attempts.begin(), attempts.end(),
                          [](const Attempt* attempt) { return isAcknowledged(*attempt); });
    return evidenceOf(burst, attempts);
}

Finding violated(const Findings& findings, const PlayResult& burst, const RoundTally& tally)
{
    std::vector<Sentence> details = statement(tally);
    if (tally.excess) {
        details.push_back(groundsOf(burst, *tally.excess));
        return findings.fail(RaceSameKey::trLater("%1 requests at once with one key had %2 effects.")
                                 .with(double(tally.clients), double(tally.excess->effects)),
                             {roundEvidence(burst, tally.excessRound)}, details);
    }
    if (tally.lack) {
        details.push_back(groundsOf(burst, *tally.lack));
        return findings.fail(
            RaceSameKey::trLater("Of %1 requests at once with one key one was acknowledged, but none had an effect.")
                .with(double(tally.clients)),
            {roundEvidence(burst, tally.lackRound)}, details);
    }
    if (tally.identitiesRound >= 0) {
        const AttemptList attempts = attemptsOf(burst, tally.identitiesRound);
        return findings.fail(RaceSameKey::trLater("%1 requests at once with one key were answered with %2 identities.")
                                 .with(double(tally.clients), double(identitiesOf(attempts).size())),
                             {evidenceOf(burst, acknowledged(attempts))}, details);
    }
    const AttemptList errors = serverErrors(attemptsOf(burst, tally.errorRound));
    return findings.fail(RaceSameKey::trLater("Requests at once with one key made the target answer %1.")
                             .with(double(errors.front()->status)),
                         {evidenceOf(burst, errors)}, details);
}

Finding find(const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& burst = results.front();
    const RoundTally tally = tallyOf(burst);
    if (tally.violated > 0 && !acknowledged(allAttempts(burst)).empty())
        return violated(findings, burst, tally);
    if (const auto reason = unfit(burst))
        return findings.inconclusive(*reason);
    if (tally.rounds == 0)
        return findings.inconclusive(RaceSameKey::trLater(
            "In no round did two requests overlap, so nothing raced: a slower answer or more clients are needed."));
    if (tally.unknown)
        return findings.inconclusive(tally.unknown->doubt, statement(tally));
    return findings.pass(RaceSameKey::trLater("%1 requests at once with one key had one effect, in each of %2 rounds.")
                             .with(double(tally.clients), double(tally.rounds)),
                         statement(tally));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{play(u"burst"_s, race(context, context.clients, context.rounds))};
    return find(results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check raceSameKey()
{
    return {"race.same-key", severity, false, rule, question, needsKey, cost, next};
}

}
