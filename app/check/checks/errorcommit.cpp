// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/needs.h"
#include "check/patience.h"
#include "check/provocations.h"
#include "judge/sentences.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";

struct ErrorCommit
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ErrorCommit)
};

Sentence question()
{
    return ErrorCommit::trLater(
        "When the target carries a request out and then answers with a server error, does a repeat do it again?");
}

std::optional<Sentence> unmet(const CheckContext& context)
{
    return needsProvocation(context, u"commit-then-5xx");
}

Play committing(const CheckContext& context)
{
    Scenario scenario = sequence(3);
    provokeFirst(scenario, *provocationNamed(context.request.contract, u"commit-then-5xx"));
    return play(u"commit, then server error"_s, scenario);
}

Finding concluded(const Findings& findings, const std::vector<PlayResult>& results)
{
    const PlayResult& result = results.front();
    const int status = allAttempts(result).front()->status;
    const EffectCheck effects = checkEffects(result, 0, {0, 1});
    if (effects.isTooMany())
        return findings.fail(ErrorCommit::trLater("The effect was made, then %1 answered; repeated with the same key, "
                                                  "one operation had %Ln effects.",
                                                  nullptr, pluralCount(effects.effects))
                                 .with(status),
                             {}, groundsOf(results, effects));
    if (!effects.isRight())
        return findings.inconclusive(effects.doubt);
    if (effects.effects == 0)
        return findings.inconclusive(
            ErrorCommit::trLater("The provocation had no effect before the %1, so no repeat could double it.")
                .with(status));
    std::vector<Sentence> details = groundsOf(results, effects);
    if (!hasLearnt(result))
        details.push_back(ErrorCommit::trLater("The client does not learn of its effect; the last answer was: %1.")
                              .with(lastAnswer(result)));
    return findings.pass(
        ErrorCommit::trLater("The effect was made, then %1 answered; repeats with the same key made no other.")
            .with(status),
        std::move(details));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{committing(context)};
    const Findings findings(severity, rule, results);
    if (const auto reason = stopped(results))
        return findings.inconclusive(*reason);
    const AttemptList attempts = allAttempts(results.front());
    if (attempts.empty() || !isServerError(*attempts.front()))
        return notProvoked(findings, results.front(), u"commit-then-5xx");
    return concluded(findings, results);
}

CheckCost cost(const CheckContext& context)
{
    return unmet(context) ? CheckCost() : firstCost(context, next);
}

}

Check errorCommit()
{
    return {"error.commit-then-5xx", severity, false, rule, question, unmet, cost, next};
}

}
