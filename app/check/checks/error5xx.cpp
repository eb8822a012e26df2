// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/needs.h"
#include "check/patience.h"
#include "check/provocations.h"
#include "judge/sentences.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Major;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";
constexpr int clients = 3;
/// A target that asks its gateway again needs more than one failed call to fail itself.
constexpr int patientGatewayCalls = 4;

struct Error5xx
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Error5xx)
};

Sentence question()
{
    return Error5xx::trLater("After a server error, is a repeat replayed or executed as the profile says, with at most "
                             "one effect?");
}

std::optional<Sentence> unmet(const CheckContext& context)
{
    return needsProvocation(context, u"error-5xx");
}

const Provocation& provocationOf(const CheckContext& context)
{
    return *provocationNamed(context.request.contract, u"error-5xx");
}

Play failing(const CheckContext& context, int calls)
{
    Scenario scenario = sequence(clients);
    scenario.retry = patientRetries(context);
    scenario.retry.onUnknown = scenario.retry.onFailed = false;
    scenario.retry.deadlineMs = std::max(1, context.budgetMs / (clients - 1));
    provokeFirst(scenario, provocationOf(context), calls);
    return play(calls == 1 ? u"server error"_s : u"lasting server error"_s, scenario);
}

/// What the repeats tell of the first answer.
enum class Treatment { Replayed, Reexecuted, Locked, Untold };

Treatment treatmentOf(const PlayResult& result, bool isRepaired)
{
    const AttemptList attempts = allAttempts(result);
    const Attempt& first = *attempts.front();
    const Attempt& last = *attempts.back();
    if (hasLearnt(result))
        return Treatment::Reexecuted;
    if (last.kind == AttemptClass::Conflict)
        return Treatment::Locked;
    if (!isServerError(last))
        return Treatment::Untold;
    if (isMarkedAgainst(first, last))
        return Treatment::Replayed;
    if (last.response.body != first.response.body)
        return Treatment::Reexecuted;
    return isRepaired ? Treatment::Replayed : Treatment::Untold;
}

/// Violations that no profile accepts.
std::optional<Finding> harm(const Findings& findings, const std::vector<PlayResult>& results,
                            const EffectCheck& effects)
{
    const PlayResult& result = results.back();
    const std::vector<Sentence> grounds = groundsOf(std::vector{result}, effects);
    if (effects.isTooMany() && effects.effects > 1)
        return findings.fail(Error5xx::trLater("Answered %1 and repeated with the same key, one operation had %Ln "
                                               "effects.",
                                               nullptr, pluralCount(effects.effects))
                                 .with(allAttempts(result).front()->status),
                             {}, grounds);
    if (effects.isTooMany())
        return findings.fail(Error5xx::trLater("No answer was an acknowledgement (the last was: %1), yet the operation "
                                               "had an effect.")
                                 .with(lastAnswer(result)),
                             {}, grounds);
    if (effects.isTooFew())
        return findings.fail(Error5xx::trLater("After a server error the repeat was acknowledged, but its effect is "
                                               "not there."),
                             {}, grounds);
    return std::nullopt;
}

Finding locked(const CheckContext& context, const Findings& findings, const PlayResult& result)
{
    const auto isRequired = [&](Practice practice) {
        return context.profile.on(practice).stance == Stance::Required;
    };
    const Sentence sentence = Error5xx::trLater("After a server error the key stayed locked: repeats were answered %1 "
                                                "for %2 s.")
                                  .with(lastAnswer(result), secondsOfBudget(context));
    return isRequired(Practice::FailureReplayed) || isRequired(Practice::FailureReexecuted) ? findings.fail(sentence)
                                                                                            : findings.warn(sentence);
}

Finding ruled(const CheckContext& context, const Findings& findings, const PlayResult& result, bool isReplayed)
{
    const Ruling ruling = ruleOn(context.profile, isReplayed ? Practice::FailureReplayed : Practice::FailureReexecuted);
    const Sentence sentence =
        isReplayed ? Error5xx::trLater("The server error was stored: repeats with the same key were answered %1.")
                         .with(lastAnswer(result))
                   : Error5xx::trLater("After a server error (%1) a repeat with the same key was executed.")
                         .with(allAttempts(result).front()->status);
    return findings.ruled(context.profile, ruling, sentence);
}

/// The same bytes were answered with the same error: nothing tells a replay from an execution.
Finding untold(const CheckContext& context, const Findings& findings)
{
    const bool isIndifferent = ruleOn(context.profile, Practice::FailureReplayed).isAllowed() &&
                               ruleOn(context.profile, Practice::FailureReexecuted).isAllowed();
    return isIndifferent
               ? findings.pass(
                     Error5xx::trLater("Every repeat was answered with the same error, and nothing was carried out."))
               : findings.inconclusive(
                     Error5xx::trLater("Nothing tells whether the repeats were replayed or executed: provoke the error "
                                       "by a header, so that a repeat can be sent without it."));
}

Finding concluded(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& result = results.back();
    const int right = hasLearnt(result) ? 1 : 0;
    const EffectCheck effects = checkEffects(result, 0, {right, right});
    if (auto finding = harm(findings, results, effects))
        return *finding;
    const Treatment treatment = treatmentOf(result, !changesPayload(provocationOf(context)));
    if (treatment == Treatment::Locked)
        return locked(context, findings, result);
    const Finding finding = treatment == Treatment::Untold
                                ? untold(context, findings)
                                : ruled(context, findings, result, treatment == Treatment::Replayed);
    return finding.result == CheckResult::Pass && effects.isUnknown() ? findings.inconclusive(effects.doubt) : finding;
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{failing(context, 1)};
    const Findings findings(severity, rule, results);
    if (const auto reason = stopped(results))
        return findings.inconclusive(*reason);
    const AttemptList attempts = allAttempts(results.back());
    if (!attempts.empty() && isServerError(*attempts.front()))
        return concluded(context, results);
    if (provocationOf(context).kind == Provocation::Kind::Sink && results.size() == 1)
        return std::vector{failing(context, patientGatewayCalls)};
    return notProvoked(findings, results.back(), u"error-5xx");
}

CheckCost cost(const CheckContext& context)
{
    return unmet(context) ? CheckCost() : firstCost(context, next);
}

}

Check errorServer()
{
    return {"error.5xx", severity, false, rule, question, unmet, cost, next};
}

}
