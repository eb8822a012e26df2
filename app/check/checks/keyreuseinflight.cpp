// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

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
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.2";
constexpr int mostRounds = 10;

struct ReuseInFlight
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ReuseInFlight)
};

Sentence question()
{
    return ReuseInFlight::trLater("Is another payload not executed while the first request with its key is under way?");
}

Play twins(const CheckContext& context)
{
    Scenario scenario = race(context, 2, std::min(context.rounds, mostRounds));
    scenario.payload = PayloadStrategy::Mutated;
    return play(u"two payloads at once"_s, scenario);
}

/// What one round came to.
struct PayloadRound
{
    int round = -1;
    EffectCheck effects;
    bool isReplayed = false; ///< both were acknowledged, with one result
};

/// The rounds that say something, the worst first; counts those in which both were under way together.
std::vector<PayloadRound> roundsOf(const PlayResult& played, int& overlapping)
{
    std::vector<PayloadRound> rounds;
    for (int round = 0; round < operationCount(played); ++round) {
        const AttemptList attempts = attemptsOf(played, round);
        const EffectCheck effects = checkEffects(played, round, expectedOf(attempts));
        const bool isTogether = overlapOf(attempts) >= 2;
        overlapping += isTogether;
        if (!isTogether && !effects.isTooMany())
            continue;
        const AttemptList answers = acknowledged(attempts);
        const bool areBoth = answers.size() == 2;
        const bool isSame = areBoth && samenessOf(*answers[0], *answers[1]) == Sameness::Same;
        rounds.push_back({round, effects, areBoth && (isSame || effects.isRight())});
    }
    std::stable_sort(rounds.begin(), rounds.end(), [](const PayloadRound& one, const PayloadRound& other) {
        const auto weight = [](const PayloadRound& of) {
            return of.effects.isTooMany() ? 2 : of.isReplayed ? 1 : 0;
        };
        return weight(one) > weight(other);
    });
    return rounds;
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& played = results.front();
    if (const auto reason = unfit(played))
        return findings.inconclusive(*reason);
    int overlapping = 0;
    const std::vector<PayloadRound> rounds = roundsOf(played, overlapping);
    if (rounds.empty())
        return findings.inconclusive(
            ReuseInFlight::trLater("In no round were both requests under way together: they are answered too fast."));
    const PayloadRound& worst = rounds.front();
    const EvidencePiece evidence = evidenceOf(played, attemptsOf(played, worst.round));
    if (worst.effects.isTooMany())
        return findings.ruled(context.profile, ruleOn(context.profile, Practice::OtherPayloadExecuted),
                              ReuseInFlight::trLater("Two payloads that arrived at once with one key had %1 effects.")
                                  .with(double(worst.effects.effects)),
                              {evidence}, {groundsOf(played, worst.effects)});
    if (worst.isReplayed)
        return findings.ruled(
            context.profile, ruleOn(context.profile, Practice::OtherPayloadReplayed),
            ReuseInFlight::trLater("Two payloads that arrived at once with one key were both given one "
                                   "result: one of them is lost."),
            {evidence}, {groundsOf(played, worst.effects)});
    const auto unknown =
        std::find_if(rounds.begin(), rounds.end(), [](const PayloadRound& round) { return round.effects.isUnknown(); });
    if (unknown != rounds.end())
        return findings.inconclusive(unknown->effects.doubt);
    return findings.pass(
        ReuseInFlight::trLater(
            "Two payloads that arrived at once with one key had at most one effect, in each of %1 rounds.")
            .with(double(overlapping)));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{twins(context)};
    return find(context, results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check keyReuseInFlight()
{
    return {"key.reuse-in-flight", severity, false, rule, question, needsOtherPayload, cost, next};
}

}
