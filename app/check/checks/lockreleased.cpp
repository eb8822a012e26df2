// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/needs.h"
#include "check/patience.h"
#include "check/provocations.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Major;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";

struct LockReleased
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::LockReleased)
};

Sentence question()
{
    return LockReleased::trLater("When a request dies in the handler, is its key free again in time?");
}

std::optional<Sentence> unmet(const CheckContext& context)
{
    return needsOneOf(context, {u"throw", u"crash"});
}

/// The gentler one first: what crashes the target disturbs everything after it.
std::vector<const Provocation*> provocationsOf(const CheckContext& context)
{
    std::vector<const Provocation*> result;
    for (const QStringView name : {u"throw", u"crash"}) {
        if (const Provocation* provocation = provocationNamed(context.request.contract, name))
            result.push_back(provocation);
    }
    return result;
}

Play dying(const Provocation& provocation)
{
    Scenario scenario = sequence(1);
    provoke(scenario, provocation);
    return play(provocation.name, scenario);
}

/// The same client again, as long as it takes; where the provocation is in the payload it stays, or the key would be
/// used for another one.
Play retried(const CheckContext& context, const Provocation& provocation, int continues)
{
    Scenario scenario = sequence(1);
    scenario.retry = patientRetries(context);
    scenario.retry.onFailed = false;
    if (changesPayload(provocation))
        provoke(scenario, provocation);
    Play result = play(u"%1, retried"_s.arg(provocation.name), scenario);
    result.continues = continues;
    return result;
}

/// An answer other than "in progress", which is all that is asked here.
bool isFree(const Attempt& attempt)
{
    return attempt.outcome == Outcome::Responded && attempt.kind != AttemptClass::Conflict;
}

bool hasConflict(const PlayResult& result)
{
    return std::any_of(result.attempts.begin(), result.attempts.end(),
                       [](const Attempt& attempt) { return attempt.kind == AttemptClass::Conflict; });
}

/// What one provocation and its retries say; none: the key was free in time.
std::optional<Finding> judged(const CheckContext& context, const Findings& findings, const PlayResult& death,
                              const PlayResult& retries)
{
    const AttemptList first = allAttempts(death);
    if (first.empty() || isAcknowledged(*first.front()) || isDeclined(*first.front()))
        return notProvoked(findings, death, death.play.name);
    const AttemptList attempts = allAttempts(retries);
    if (std::any_of(attempts.begin(), attempts.end(), [](const Attempt* attempt) { return isFree(*attempt); }))
        return std::nullopt;
    if (!hasConflict(retries))
        return findings.inconclusive(
            LockReleased::trLater("After “%1” the target did not answer any more.").with(death.play.name));
    return findings.fail(LockReleased::trLater("After “%1” the key stayed locked: for %2 s every repeat was answered "
                                               "%3.")
                             .with(death.play.name, secondsOfBudget(context), lastAnswer(retries)),
                         {evidenceOf(death, first), evidenceOf(retries, attempts)});
}

CheckStep concluded(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    if (const auto reason = stopped(results))
        return findings.inconclusive(*reason);
    std::optional<Finding> worst;
    for (size_t index = 0; index + 1 < results.size(); index += 2) {
        auto finding = judged(context, findings, results[index], results[index + 1]);
        if (finding && (!worst || finding->result == CheckResult::Fail))
            worst = std::move(finding);
    }
    if (worst)
        return *worst;
    return findings.pass(LockReleased::trLater("After the request had died in the handler its key was free again: the "
                                               "last repeat was answered %1.")
                             .with(lastAnswer(results.back())));
}

/// Death, retries, and the same for the next provocation.
CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const std::vector<const Provocation*> provocations = provocationsOf(context);
    const size_t turn = results.size() / 2;
    if (turn >= provocations.size())
        return concluded(context, results);
    if (results.size() % 2 == 0)
        return std::vector{dying(*provocations[turn])};
    return std::vector{retried(context, *provocations[turn], int(results.size()) - 1)};
}

CheckCost cost(const CheckContext& context)
{
    if (unmet(context))
        return {};
    CheckCost sum;
    for (const Provocation* provocation : provocationsOf(context))
        sum = sum + costOf(context, {dying(*provocation)}) + costOf(context, {retried(context, *provocation, 0)});
    return sum;
}

}

Check lockReleased()
{
    return {"lock.released", severity, true, rule, question, unmet, cost, next};
}

}
