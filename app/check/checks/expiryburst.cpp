// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/continued.h"
#include "check/cost.h"
#include "check/expiry.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"
#include "judge/sentences.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.3";
/// A key may be remembered from the answer on instead of from the request on; these come on top of that, since it is
/// unknown when exactly a target forgets.
constexpr qint64 marginsMs[] = {20, 100, 300};
constexpr int keys = int(std::size(marginsMs));

struct ExpiryBurst
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ExpiryBurst)
};

Sentence question()
{
    return ExpiryBurst::trLater("When a key has just expired, does a burst with it start one new execution at most?");
}

std::optional<Sentence> unmet(const CheckContext& context)
{
    if (!context.promisedAgeMs || *context.promisedAgeMs <= 0)
        return ExpiryBurst::trLater("Nothing is known of when keys expire (--ttl-ms ¦ Contract, Keys are kept for).");
    if (!fitsAudit(*context.promisedAgeMs))
        return ExpiryBurst::trLater("Keys expire after %1, longer than an audit waits.")
            .with(ageText(*context.promisedAgeMs));
    return needsKey(context);
}

std::vector<Play> firsts()
{
    std::vector<Play> result;
    for (int key = 0; key < keys; ++key)
        result.push_back(play(u"first %1"_s.arg(key + 1), sequence(1)));
    return result;
}

/// A burst just after expiry.
std::vector<Play> bursts(const CheckContext& context)
{
    std::vector<Play> result;
    for (int key = 0; key < keys; ++key) {
        Play burst = play(u"burst %1"_s.arg(key + 1), race(context, std::max(2, context.clients), 1));
        burst.continues = key;
        burst.afterMs = *context.promisedAgeMs + context.serviceUs / 1000 + marginsMs[key];
        result.push_back(burst);
    }
    return result;
}

Finding concluded(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    if (const auto reason = stopped(results))
        return findings.inconclusive(*reason);
    std::optional<Sentence> doubt;
    int renewed = 0;
    for (size_t index = keys; index < results.size(); ++index) {
        const PlayResult& burst = results[index];
        const EffectCheck effects = checkContinued(burst, {0, 2});
        if (effects.isTooMany())
            return findings.fail(ExpiryBurst::trLater("A burst of %1 just after the key had expired had %Ln new "
                                                      "effects.",
                                                      nullptr, pluralCount(effects.effects - 1))
                                     .with(burst.play.scenario.attempts),
                                 {evidenceOf(burst, allAttempts(burst))}, groundsOf(std::vector{burst}, effects));
        if (effects.isUnknown())
            doubt = effects.doubt;
        else if (effects.effects == 2)
            renewed += overlapOf(attemptsOf(burst)) >= 2;
    }
    if (doubt)
        return findings.inconclusive(*doubt);
    if (renewed > 0)
        return findings.pass(ExpiryBurst::trLater("%Ln bursts just after the key had expired started one new execution "
                                                  "each.",
                                                  nullptr, renewed));
    return findings.inconclusive(
        ExpiryBurst::trLater("The key still was remembered, or nothing raced: no burst met an expired key, promised "
                             "are %1.")
            .with(ageText(*context.promisedAgeMs)));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return firsts();
    if (results.size() > keys)
        return concluded(context, results);
    const Findings findings(severity, rule, results);
    for (const PlayResult& first : results) {
        if (const auto reason = unfitToContinue(first))
            return findings.inconclusive(*reason);
    }
    return bursts(context);
}

CheckCost cost(const CheckContext& context)
{
    if (unmet(context))
        return {};
    return firstCost(context, next) + costOf(context, bursts(context));
}

}

Check expiryBurst()
{
    return {"expiry.burst", severity, false, rule, question, unmet, cost, next};
}

}
