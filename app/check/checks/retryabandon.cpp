// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/needs.h"
#include "check/patience.h"
#include "check/plays.h"
#include "judge/sentences.h"

#include <algorithm>
#include <utility>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";

struct RetryAbandon
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::RetryAbandon)
};

Sentence question()
{
    return RetryAbandon::trLater("Is a request that was broken off at any point and retried carried out exactly once?");
}

Play abandonedAt(const CheckContext& context, WirePoint point, const QString& name, bool reset)
{
    Scenario scenario = sequence(1);
    scenario.retry = patientRetries(context);
    Fault fault;
    fault.point = point;
    fault.reset = reset;
    fault.on.index = 1;
    scenario.faults = {fault};
    return play(name + (reset ? " rst"_L1 : " fin"_L1), scenario);
}

std::vector<Play> plays(const CheckContext& context)
{
    const std::pair<WirePoint, QString> points[] = {
        {WirePoint::AfterConnect, u"after-connect"_s}, {WirePoint::MidRequest, u"mid-request"_s},
        {WirePoint::AfterRequest, u"after-request"_s}, {WirePoint::AfterHeaders, u"after-headers"_s},
        {WirePoint::MidBody, u"mid-body"_s},
    };
    std::vector<Play> result;
    for (const auto& [point, name] : points) {
        result.push_back(abandonedAt(context, point, name, false));
        result.push_back(abandonedAt(context, point, name, true));
    }
    return result;
}

bool wasAbandoned(const PlayResult& result)
{
    return std::any_of(result.attempts.begin(), result.attempts.end(),
                       [](const Attempt& attempt) { return attempt.abandonedAt.has_value(); });
}

Sentence violation(const CheckContext& context, const PlayResult& result, const EndedPlay& ended)
{
    const QString& point = result.play.name;
    if (ended.ending == Ending::Duplicated)
        return RetryAbandon::trLater("Broken off at “%1” and retried with the same key, one operation had %Ln effects.",
                                     nullptr, pluralCount(ended.effects.effects))
            .with(point);
    if (ended.ending == Ending::Lost)
        return RetryAbandon::trLater("Broken off at “%1”, the retry was acknowledged, but its effect is not there.")
            .with(point);
    return RetryAbandon::trLater(
               "Broken off at “%1”, the client did not learn the result within %2 s; the last answer was: %3.")
        .with(point, secondsOfBudget(context), lastAnswer(result));
}

Finding passed(const Findings& findings, const std::vector<PlayResult>& results)
{
    const int struck = int(std::count_if(results.begin(), results.end(), wasAbandoned));
    if (struck == 0)
        return findings.inconclusive(
            RetryAbandon::trLater("Every answer was complete before the connection could be broken off."));
    std::vector<Sentence> details;
    for (const PlayResult& result : results) {
        if (!wasAbandoned(result))
            details.push_back(RetryAbandon::trLater("The answer was complete before it could be broken off at “%1”.")
                                  .with(result.play.name));
    }
    return findings.pass(
        RetryAbandon::trLater("Broken off in %Ln ways and retried with the same key, each operation had one effect.",
                              nullptr, struck),
        std::move(details));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return plays(context);
    const Findings findings(severity, rule, results);
    if (const auto reason = unfit(results))
        return findings.inconclusive(*reason);
    const auto worst = endingsFinding(findings, results, [&](const PlayResult& result, const EndedPlay& ended) {
        return violation(context, result, ended);
    });
    return worst ? *worst : passed(findings, results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check retryAbandon()
{
    return {"retry.abandon", severity, false, rule, question, needsKey, cost, next};
}

}
