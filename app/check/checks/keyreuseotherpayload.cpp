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
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.2, §2.7";

struct ReuseOtherPayload
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ReuseOtherPayload)
};

Sentence question()
{
    return ReuseOtherPayload::trLater(
        "Is another payload under a used key neither executed nor given the first result?");
}

Finding refused(const CheckContext& context, const Findings& findings, const PlayResult& played, const Attempt& second)
{
    if (isServerError(second))
        return findings.warn(ReuseOtherPayload::trLater("Another payload under a used key made the target answer %1.")
                                 .with(double(second.status)),
                             {evidenceOf(played, {&second})});
    return findings.ruled(
        context.profile, ruleOn(context.profile, Practice::OtherPayloadRefused, second.status),
        ReuseOtherPayload::trLater("Another payload under a used key is refused (%1).").with(double(second.status)));
}

Finding executed(const CheckContext& context, const Findings& findings, const std::vector<PlayResult>& results,
                 const EffectCheck& effects, const Attempt& second)
{
    const Sentence sentence =
        isAcknowledged(second)
            ? ReuseOtherPayload::trLater("Another payload under a used key was executed: a second effect.")
            : ReuseOtherPayload::trLater(
                  "Another payload under a used key was refused, but had an effect all the same.");
    if (!isAcknowledged(second))
        return findings.fail(sentence, {}, groundsOf(results, effects));
    return findings.ruled(context.profile, ruleOn(context.profile, Practice::OtherPayloadExecuted), sentence, {},
                          groundsOf(results, effects));
}

Finding replayed(const CheckContext& context, const Findings& findings, const PlayResult& played,
                 const EffectCheck& effects)
{
    return findings.ruled(
        context.profile, ruleOn(context.profile, Practice::OtherPayloadReplayed),
        ReuseOtherPayload::trLater("Another payload under a used key was answered with the first result "
                                   "as if it were its own: it is lost."),
        {}, {groundsOf(played, effects)});
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& played = results.front();
    if (const auto reason = unfit(played))
        return findings.inconclusive(*reason);
    const Attempt* first = lastOf(played, 0);
    const Attempt* second = lastOf(played, 1);
    if (!first || !isAcknowledged(*first))
        return findings.inconclusive(ReuseOtherPayload::trLater("The first request was not acknowledged."));
    if (!second || second->outcome != Outcome::Responded || second->status == 429)
        return findings.inconclusive(
            ReuseOtherPayload::trLater("The request with the other payload got no answer to judge."));
    const EffectCheck effects = checkEffects(played, 0, {1, 1});
    const Sameness sameness = samenessOf(*first, *second);
    if (effects.isTooMany())
        return executed(context, findings, results, effects, *second);
    if (!isAcknowledged(*second))
        return effects.isUnknown() ? findings.inconclusive(effects.doubt) : refused(context, findings, played, *second);
    if (effects.isRight() || sameness == Sameness::Same)
        return replayed(context, findings, played, effects);
    if (sameness == Sameness::Different)
        return executed(context, findings, results, effects, *second);
    return findings.inconclusive(
        effects.isUnknown() ? effects.doubt
                            : ReuseOtherPayload::trLater("Both payloads were acknowledged, but had no effect."));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{play(u"other payload"_s, sequence(2, PayloadStrategy::Mutated))};
    return find(context, results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check keyReuseOtherPayload()
{
    return {"key.reuse-other-payload", severity, false, rule, question, needsOtherPayload, cost, next};
}

}
