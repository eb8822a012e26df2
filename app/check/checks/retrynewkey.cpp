// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"
#include "judge/sentences.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Info;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.5.1";
constexpr int attempts = 3;

struct RetryNewKey
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::RetryNewKey)
};

Sentence question()
{
    return RetryNewKey::trLater("What happens when a client makes a new key for every retry, a fault of the client?");
}

std::optional<Sentence> unmet(const CheckContext& context)
{
    if (context.request.contract.placement.kind == KeyPlacement::Kind::None)
        return RetryNewKey::trLater("The contract names no place of its own for the key (--key-in ¦ Contract, Key).");
    return needsKey(context);
}

Play newKeys()
{
    Scenario scenario = sequence(attempts);
    scenario.keyStrategy = KeyStrategy::PerAttempt;
    return play(u"new key per attempt"_s, scenario);
}

Finding concluded(const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    if (const auto reason = unfit(results))
        return findings.inconclusive(*reason);
    const EffectCheck effects = checkEffects(results.front(), 0, {1, 1});
    if (effects.isTooMany())
        return findings.pass(RetryNewKey::trLater("%1 attempts of one operation, each with a key of its own, had %Ln "
                                                  "effects: nothing but the key protects.",
                                                  nullptr, pluralCount(effects.effects))
                                 .with(attempts),
                             groundsOf(results, effects));
    if (effects.isRight())
        return findings.pass(RetryNewKey::trLater("%1 attempts of one operation, each with a key of its own, had one "
                                                  "effect: the target tells a repeat by more than the key.")
                                 .with(attempts),
                             groundsOf(results, effects));
    return findings.inconclusive(effects.isUnknown()
                                     ? effects.doubt
                                     : RetryNewKey::trLater("The request was acknowledged, but it had no effect."));
}

CheckStep next(const CheckContext&, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{newKeys()};
    return concluded(results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check retryNewKeyPerAttempt()
{
    return {"retry.new-key-per-attempt", severity, false, rule, question, unmet, cost, next};
}

}
