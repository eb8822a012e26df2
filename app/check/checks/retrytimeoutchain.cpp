// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/needs.h"
#include "check/patience.h"
#include "check/plays.h"
#include "judge/sentences.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";
constexpr int timedOutAttempts = 2;
/// So many client timeouts are tried until one strikes.
constexpr size_t mostPlays = 4;

struct RetryTimeoutChain
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::RetryTimeoutChain)
};

Sentence question()
{
    return RetryTimeoutChain::trLater(
        "Does a client that times out and retries with exponential backoff learn the result of one effect?");
}

Play timedOut(const CheckContext& context, int timeoutMs)
{
    Scenario scenario = sequence(1);
    scenario.retry = patientRetries(context);
    scenario.retry.baseMs = std::clamp(timeoutMs, scenario.retry.baseMs, scenario.retry.capMs);
    scenario.retry.jitter = Jitter::Full;
    // Full jitter waits half as long on average: twice the retries fill the same time.
    scenario.retry.retries *= 2;
    for (int index = 1; index <= timedOutAttempts; ++index) {
        Fault fault;
        fault.kind = Fault::Kind::ClientTimeout;
        fault.milliseconds = timeoutMs;
        fault.on.index = index;
        scenario.faults.push_back(fault);
    }
    return play(u"timeout %1 ms"_s.arg(timeoutMs), scenario);
}

int timeoutOf(const PlayResult& result)
{
    return result.play.scenario.faults.front().milliseconds;
}

bool hasTimedOut(const PlayResult& result)
{
    return std::any_of(result.attempts.begin(), result.attempts.end(), [](const Attempt& attempt) {
        return attempt.outcome == Outcome::Unknown && attempt.index <= timedOutAttempts;
    });
}

/// Another timeout that may strike: longer where it was over before the request had left, else shorter.
std::optional<int> nextTimeout(const std::vector<PlayResult>& results)
{
    const PlayResult& last = results.back();
    const bool isTooShort = std::any_of(last.attempts.begin(), last.attempts.end(),
                                        [](const Attempt& attempt) { return attempt.outcome == Outcome::Refused; });
    const int timeout = isTooShort ? 2 * timeoutOf(last) : timeoutOf(last) / 2;
    const bool isTried = std::any_of(results.begin(), results.end(),
                                     [&](const PlayResult& result) { return timeoutOf(result) == timeout; });
    return timeout < 1 || isTried || results.size() >= mostPlays ? std::nullopt : std::optional(timeout);
}

Sentence violation(const CheckContext& context, const PlayResult& result, const EndedPlay& ended)
{
    const int timeout = timeoutOf(result);
    if (ended.ending == Ending::Duplicated)
        return RetryTimeoutChain::trLater(
                   "Timed out after %1 ms and retried with the same key, one operation had %Ln effects.", nullptr,
                   pluralCount(ended.effects.effects))
            .with(timeout);
    if (ended.ending == Ending::Lost)
        return RetryTimeoutChain::trLater(
                   "After timeouts of %1 ms a retry was acknowledged, but its effect is not there.")
            .with(timeout);
    return RetryTimeoutChain::trLater("After timeouts of %1 ms the client did not learn the result within %2 s; the "
                                      "last answer was: %3.")
        .with(timeout, secondsOfBudget(context), lastAnswer(result));
}

CheckStep concluded(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    if (const auto reason = unfit(results))
        return findings.inconclusive(*reason);
    const auto worst = endingsFinding(findings, results, [&](const PlayResult& result, const EndedPlay& ended) {
        return violation(context, result, ended);
    });
    if (worst && worst->result == CheckResult::Fail)
        return *worst;
    if (!hasTimedOut(results.back())) {
        if (const auto timeout = nextTimeout(results))
            return std::vector{timedOut(context, *timeout)};
        return findings.inconclusive(
            RetryTimeoutChain::trLater("The target answers too fast for a client timeout to strike."));
    }
    if (worst)
        return *worst;
    return findings.pass(
        RetryTimeoutChain::trLater(
            "The client timed out after %1 ms, retried with the same key and learnt the result of one effect.")
            .with(timeoutOf(results.back())));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{timedOut(context, int(std::max<qint64>(1, context.serviceUs / 2000)))};
    return concluded(context, results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check retryTimeoutChain()
{
    return {"retry.timeout-chain", severity, false, rule, question, needsKey, cost, next};
}

}
