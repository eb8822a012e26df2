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

constexpr Severity severity = Severity::Major;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";
constexpr int invalidClients = 2;

struct Error4xx
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Error4xx)
};

Sentence question()
{
    return Error4xx::trLater("After a rejection, may the corrected request come under the same key, as the profile "
                             "says?");
}

std::optional<Sentence> unmet(const CheckContext& context)
{
    return needsProvocation(context, u"invalid");
}

/// Invalid, invalid again, corrected. A conflict gets a moment to go away; one that stays is an answer.
Play corrected(const CheckContext& context)
{
    Scenario scenario = sequence(invalidClients + 1);
    scenario.retry.retries = 2;
    scenario.retry.baseMs = 100;
    scenario.retry.jitter = Jitter::None;
    scenario.retry.onUnknown = scenario.retry.onFailed = scenario.retry.obeyRetryAfter = false;
    for (int client = 0; client < invalidClients; ++client)
        provoke(scenario, client, *provocationNamed(context.request.contract, u"invalid"));
    return play(u"invalid, then corrected"_s, scenario);
}

/// Violations that no profile accepts.
std::optional<Finding> harm(const Findings& findings, const std::vector<PlayResult>& results, bool isExecuted,
                            const EffectCheck& effects)
{
    const std::vector<Sentence> grounds = groundsOf(results, effects);
    if (effects.isTooMany() && isExecuted)
        return findings.fail(Error4xx::trLater("Rejected, corrected and sent with the same key, one operation had %Ln "
                                               "effects.",
                                               nullptr, pluralCount(effects.effects)),
                             {}, grounds);
    if (effects.isTooMany())
        return findings.fail(Error4xx::trLater("Nothing was acknowledged (the last answer was: %1), yet the operation "
                                               "had an effect.")
                                 .with(lastAnswer(results.front())),
                             {}, grounds);
    if (effects.isTooFew())
        return findings.fail(Error4xx::trLater("The corrected request was acknowledged, but its effect is not there."),
                             {}, grounds);
    return std::nullopt;
}

Finding concluded(const CheckContext& context, const Findings& findings, const std::vector<PlayResult>& results)
{
    const AttemptList attempts = allAttempts(results.front());
    const bool isExecuted = isAcknowledged(*attempts.back());
    const EffectCheck effects = checkEffects(results.front(), 0, {isExecuted ? 1 : 0, isExecuted ? 1 : 0});
    if (auto finding = harm(findings, results, isExecuted, effects))
        return *finding;
    const Ruling ruling =
        ruleOn(context.profile, isExecuted ? Practice::RejectionReexecuted : Practice::RejectionReplayed);
    const int rejection = attempts.front()->status;
    const Sentence sentence =
        isExecuted ? Error4xx::trLater("After a rejection (%1) the corrected request was executed under the same key.")
                         .with(rejection)
                   : Error4xx::trLater("After a rejection (%1) the corrected request under the same key was answered "
                                       "%2.")
                         .with(rejection, attempts.back()->status);
    const Finding finding = findings.ruled(context.profile, ruling, sentence, {}, groundsOf(results, effects));
    return finding.result == CheckResult::Pass && effects.isUnknown() ? findings.inconclusive(effects.doubt) : finding;
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{corrected(context)};
    const Findings findings(severity, rule, results);
    if (const auto reason = stopped(results))
        return findings.inconclusive(*reason);
    const AttemptList attempts = allAttempts(results.front());
    if (attempts.empty() || attempts.front()->kind != AttemptClass::Rejected)
        return notProvoked(findings, results.front(), u"invalid");
    const Attempt& last = *attempts.back();
    if (last.client < invalidClients || last.outcome != Outcome::Responded || last.kind == AttemptClass::Failed)
        return findings.inconclusive(Error4xx::trLater("The answer to the corrected request tells nothing of the "
                                                       "rejection before it: %1.")
                                         .with(lastAnswer(results.front())));
    return concluded(context, findings, results);
}

CheckCost cost(const CheckContext& context)
{
    return unmet(context) ? CheckCost() : firstCost(context, next);
}

}

Check errorRejection()
{
    return {"error.4xx", severity, false, rule, question, unmet, cost, next};
}

}
