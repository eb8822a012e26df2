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

constexpr Severity severity = Severity::Major;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";
constexpr int clients = 4;
constexpr int rounds = 3;

struct InFlightAnswer
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::InFlightAnswer)
};

Sentence question()
{
    return InFlightAnswer::trLater("Is a twin told that the first request is still under way, or given its result?");
}

/// What a twin was answered, and what the profile says to it.
struct TwinAnswer
{
    enum class Kind { Conflict, Result, Other };
    Kind kind = Kind::Other;
    Ruling ruling;
    Sentence sentence;
    const Attempt* attempt = nullptr;
};

Ruling failing()
{
    Ruling ruling;
    ruling.result = CheckResult::Fail;
    return ruling;
}

/// Whether a status is the conflict of the profile although the contract classes it otherwise.
bool isConflict(const CheckContext& context, const Attempt& attempt)
{
    const ProfileExpectation stand = context.profile.on(Practice::TwinConflict);
    return attempt.kind == AttemptClass::Conflict ||
           (attempt.outcome == Outcome::Responded && !isAcknowledged(attempt) && !stand.statuses.empty() &&
            allowsStatus(stand, attempt.status));
}

TwinAnswer conflict(const CheckContext& context, const Attempt& twin)
{
    const Ruling ruling = ruleOn(context.profile, Practice::TwinConflict, twin.status);
    if (ruling.isAllowed() && !twin.retryAfterMs) {
        if (const Ruling later = ruleOnAbsence(context.profile, Practice::TwinRetryAfter); !later.isAllowed())
            return {TwinAnswer::Kind::Conflict, later,
                    InFlightAnswer::trLater("The conflict (%1) does not say by Retry-After when to come again.")
                        .with(double(twin.status)),
                    &twin};
    }
    return {
        TwinAnswer::Kind::Conflict, ruling,
        twin.retryAfterMs
            ? InFlightAnswer::trLater("A twin of a request under way is answered with %1 and Retry-After.")
                  .with(double(twin.status))
            : InFlightAnswer::trLater("A twin of a request under way is answered with %1.").with(double(twin.status)),
        &twin};
}

/// None: nothing tells whether the twin was given the first result.
std::optional<TwinAnswer> acknowledgement(const CheckContext& context, const Attempt& first, const Attempt& twin,
                                          const EffectCheck& effects)
{
    const Sameness sameness = samenessOf(first, twin);
    const bool isUndecided = sameness == Sameness::Unknown && !effects.isTooMany();
    if (isUndecided && !effects.isRight() && first.response.body != twin.response.body)
        return std::nullopt;
    if (sameness == Sameness::Same || isUndecided)
        return TwinAnswer{TwinAnswer::Kind::Result, ruleOn(context.profile, Practice::TwinWaits, twin.status),
                          InFlightAnswer::trLater("A twin of a request under way waits and is given its result."),
                          &twin};
    return TwinAnswer{TwinAnswer::Kind::Other, failing(),
                      InFlightAnswer::trLater("A twin of a request under way was executed as well."), &twin};
}

std::optional<TwinAnswer> answerOf(const CheckContext& context, const Attempt& first, const Attempt& twin,
                                   const EffectCheck& effects)
{
    if (isConflict(context, twin))
        return conflict(context, twin);
    if (isAcknowledged(twin))
        return acknowledgement(context, first, twin, effects);
    if (twin.outcome != Outcome::Responded)
        return TwinAnswer{TwinAnswer::Kind::Other, failing(),
                          InFlightAnswer::trLater("A twin of a request under way got no answer."), &twin};
    return TwinAnswer{TwinAnswer::Kind::Other, failing(),
                      InFlightAnswer::trLater(
                          "A twin of a request under way was answered with %1: neither a conflict nor the result.")
                          .with(double(twin.status)),
                      &twin};
}

/// Sent before the other was answered, and the other way round.
bool areTogether(const Attempt& one, const Attempt& other)
{
    return one.timing.sent >= 0 && other.timing.sent >= 0 && one.timing.sent < other.timing.firstByte &&
           other.timing.sent < one.timing.firstByte;
}

/// A target that answers twins with a conflict may read one of them only after the first is done, however early it was
/// sent: that it then replays is no waiting.
std::vector<TwinAnswer> withoutLateTwins(std::vector<TwinAnswer> answers)
{
    const bool hasConflict = std::any_of(answers.begin(), answers.end(), [](const TwinAnswer& answer) {
        return answer.kind == TwinAnswer::Kind::Conflict;
    });
    if (hasConflict)
        std::erase_if(answers, [](const TwinAnswer& answer) { return answer.kind == TwinAnswer::Kind::Result; });
    return answers;
}

/// Answers of the twins in rounds that overlapped.
std::vector<TwinAnswer> twinAnswers(const CheckContext& context, const PlayResult& twins)
{
    std::vector<TwinAnswer> answers;
    for (int round = 0; round < operationCount(twins); ++round) {
        const AttemptList attempts = attemptsOf(twins, round);
        const Attempt* first = firstExecution(attempts);
        if (!first)
            continue;
        const EffectCheck effects = checkEffects(twins, round, {1, 1});
        for (const Attempt* attempt : attempts) {
            if (attempt == first || !areTogether(*first, *attempt))
                continue;
            if (const auto answer = answerOf(context, *first, *attempt, effects))
                answers.push_back(*answer);
        }
    }
    return withoutLateTwins(std::move(answers));
}

int weightOf(const TwinAnswer& answer)
{
    return answer.ruling.result == CheckResult::Fail ? 2 : answer.ruling.result == CheckResult::Warn ? 1 : 0;
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& twins = results.back();
    if (const auto reason = unfit(results))
        return findings.inconclusive(*reason);
    const std::vector<TwinAnswer> answers = twinAnswers(context, twins);
    if (answers.empty())
        return findings.inconclusive(
            InFlightAnswer::trLater("No twin arrived while the first request was under way: it is answered too fast. "
                                    "Name the provocation slow (--provoke ¦ Contract, Provocations)."));
    const auto worst =
        std::max_element(answers.begin(), answers.end(), [](const TwinAnswer& one, const TwinAnswer& other) {
            return weightOf(one) < weightOf(other);
        });
    std::vector<Sentence> details;
    for (const TwinAnswer& answer : answers) {
        if (answer.sentence != worst->sentence &&
            std::find(details.begin(), details.end(), answer.sentence) == details.end())
            details.push_back(answer.sentence);
    }
    return findings.ruled(context.profile, worst->ruling, worst->sentence, {evidenceOf(twins, {worst->attempt})},
                          details);
}

std::vector<Play> plays(const CheckContext& context)
{
    return {play(u"twins"_s, race(context, clients, rounds))};
}

/// The same with answers that take long, where nothing overlapped and the target can be made slow.
std::optional<Play> slowly(const CheckContext& context)
{
    const Provocation* slow = provocationNamed(context.request.contract, u"slow");
    if (!slow)
        return std::nullopt;
    Scenario scenario = race(context, clients, 1);
    provoke(scenario, *slow);
    return play(u"slow twins"_s, scenario);
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return plays(context);
    const bool mayGoOn = results.size() == 1 && !unfit(results) && twinAnswers(context, results.front()).empty();
    if (mayGoOn) {
        if (const auto slow = slowly(context))
            return std::vector{*slow};
    }
    return find(context, results);
}

CheckCost cost(const CheckContext& context)
{
    const auto slow = slowly(context);
    return firstCost(context, next) + (slow ? costOf(context, {*slow}) : CheckCost());
}

}

Check raceInFlightAnswer()
{
    return {"race.in-flight-answer", severity, false, rule, question, needsKey, cost, next};
}

}
