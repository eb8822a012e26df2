// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/chance.h"
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
/// Executions whose median says how long the target works.
constexpr int measuredExecutions = 5;
constexpr int mostRounds = 8;
/// Of the time that the target works: the retry comes while the first request still is being processed.
constexpr int leastPercent = 30;
constexpr int mostPercent = 60;
/// So many more client timeouts are tried until one strikes.
constexpr size_t mostTries = 4;
/// Rounds that are fired beside the first ones, whatever for.
constexpr size_t mostFurther = 6;

struct RetryTimeoutChain
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::RetryTimeoutChain)
};

Sentence question()
{
    return RetryTimeoutChain::trLater(
        "Does a client that times out and retries with exponential backoff learn the result of one effect?");
}

Play service()
{
    Scenario scenario = sequence(1);
    scenario.operations = measuredExecutions;
    return play(u"service time"_s, scenario);
}

/// The context with the service time that the executions show.
CheckContext measured(const CheckContext& context, const PlayResult& executions)
{
    std::vector<qint64> times;
    for (const Attempt* attempt : acknowledged(allAttempts(executions))) {
        if (attempt->timing.released >= 0 && attempt->timing.complete > attempt->timing.released)
            times.push_back(attempt->timing.complete - attempt->timing.released);
    }
    CheckContext result = context;
    if (times.empty())
        return result;
    const auto median = times.begin() + qsizetype(times.size() / 2);
    std::nth_element(times.begin(), median, times.end());
    result.serviceUs = *median;
    return result;
}

int roundsOf(const CheckContext& context)
{
    return std::clamp(context.rounds, 1, mostRounds);
}

Play timedOut(const CheckContext& context, int timeoutMs, size_t round)
{
    Scenario scenario = sequence(1);
    scenario.retry = patientRetries(context);
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
    return play(u"round %1, timeout %2 ms"_s.arg(round).arg(timeoutMs), scenario);
}

/// Rounds whose timeouts lie all over the middle of the service time.
std::vector<Play> timedOutRounds(const CheckContext& context)
{
    const int rounds = roundsOf(context);
    std::vector<Play> plays;
    for (int round = 0; round < rounds; ++round) {
        const int percent = rounds == 1 ? 50 : leastPercent + (mostPercent - leastPercent) * round / (rounds - 1);
        const qint64 timeout = std::max<qint64>(1, context.serviceUs * percent / 100'000);
        plays.push_back(timedOut(context, int(timeout), plays.size() + 1));
    }
    return plays;
}

int timeoutOf(const PlayResult& result)
{
    return result.play.scenario.faults.front().milliseconds;
}

bool isShorter(const PlayResult& one, const PlayResult& other)
{
    return timeoutOf(one) < timeoutOf(other);
}

bool hasTimedOut(const PlayResult& result)
{
    return std::any_of(result.attempts.begin(), result.attempts.end(), [](const Attempt& attempt) {
        return attempt.outcome == Outcome::Unknown && attempt.index <= timedOutAttempts;
    });
}

/// The rounds in which a timeout struck.
std::vector<const PlayResult*> struckOf(const std::vector<PlayResult>& rounds)
{
    std::vector<const PlayResult*> struck;
    for (const PlayResult& round : rounds) {
        if (hasTimedOut(round))
            struck.push_back(&round);
    }
    return struck;
}

/// Another timeout that may strike: longer where it was over before the request had left, else shorter.
std::optional<int> nextTimeout(const CheckContext& context, const std::vector<PlayResult>& rounds)
{
    const std::vector<Attempt>& last = rounds.back().attempts;
    const bool isTooShort = std::any_of(last.begin(), last.end(),
                                        [](const Attempt& attempt) { return attempt.outcome == Outcome::Refused; });
    const auto [shortest, longest] = std::minmax_element(rounds.begin(), rounds.end(), isShorter);
    const int timeout = isTooShort ? 2 * timeoutOf(*longest) : timeoutOf(*shortest) / 2;
    const bool isEnough = rounds.size() >= size_t(roundsOf(context)) + mostTries;
    return timeout < 1 || isEnough ? std::nullopt : std::optional(timeout);
}

/// More rounds with the timeout that struck last, where it struck in too few of them.
std::vector<Play> moreRounds(const CheckContext& context, const std::vector<PlayResult>& rounds)
{
    const std::vector<const PlayResult*> struck = struckOf(rounds);
    const size_t wanted = size_t(roundsOf(context));
    std::vector<Play> plays;
    if (2 * struck.size() >= wanted)
        return plays;
    const size_t room = wanted + mostFurther - rounds.size();
    for (size_t round = 0; round < std::min(room, wanted - struck.size()); ++round)
        plays.push_back(timedOut(context, timeoutOf(*struck.back()), rounds.size() + plays.size() + 1));
    return plays;
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

bool isViolated(const PlayResult& round, const std::vector<PlayResult>& rounds)
{
    const Ending ending = endingOf(round, rounds).ending;
    return ending != Ending::Once && ending != Ending::Open;
}

/// A round counts in which a timeout struck, or which is violated.
std::vector<Sentence> chanceOfRounds(const std::vector<PlayResult>& rounds)
{
    int violated = 0;
    int counted = 0;
    for (const PlayResult& round : rounds) {
        const bool isBad = isViolated(round, rounds);
        violated += isBad;
        counted += isBad || hasTimedOut(round);
    }
    return chanceOf(violated, counted);
}

Finding passed(const Findings& findings, const std::vector<PlayResult>& rounds)
{
    const std::vector<const PlayResult*> struck = struckOf(rounds);
    const auto [shortest, longest] =
        std::minmax_element(struck.begin(), struck.end(),
                            [](const PlayResult* one, const PlayResult* other) { return isShorter(*one, *other); });
    return findings.pass(RetryTimeoutChain::trLater("In each of %1 rounds the client timed out (after %2 to %3 ms), "
                                                    "retried with the same key and learnt the result of one effect.")
                             .with(double(struck.size()), timeoutOf(**shortest), timeoutOf(**longest)),
                         chanceOfRounds(rounds));
}

CheckStep concluded(const CheckContext& context, const std::vector<PlayResult>& rounds)
{
    const Findings findings(severity, rule, rounds);
    if (const auto reason = unfit(rounds))
        return findings.inconclusive(*reason);
    auto worst = endingsFinding(
        findings, rounds,
        [&](const PlayResult& result, const EndedPlay& ended) { return violation(context, result, ended); },
        Told::EveryEnding);
    if (worst && worst->result == CheckResult::Fail) {
        const std::vector<Sentence> chance = chanceOfRounds(rounds);
        worst->details.insert(worst->details.begin(), chance.begin(), chance.end());
        return *worst;
    }
    if (struckOf(rounds).empty()) {
        if (const auto timeout = nextTimeout(context, rounds))
            return std::vector{timedOut(context, *timeout, rounds.size() + 1)};
        return findings.inconclusive(
            RetryTimeoutChain::trLater("The target answers too fast for a client timeout to strike."));
    }
    if (worst)
        return *worst;
    const std::vector<Play> more = moreRounds(context, rounds);
    return more.empty() ? CheckStep(passed(findings, rounds)) : CheckStep(more);
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{service()};
    if (const auto reason = unfit(results.front()))
        return Findings(severity, rule, results).inconclusive(*reason);
    const CheckContext known = measured(context, results.front());
    const std::vector<PlayResult> rounds(results.begin() + 1, results.end());
    return rounds.empty() ? CheckStep(timedOutRounds(known)) : concluded(known, rounds);
}

/// Further rounds are fired only where too few timeouts strike: they are counted, but take no time of the guess.
CheckCost cost(const CheckContext& context)
{
    const std::vector<Play> rounds = timedOutRounds(context);
    CheckCost cost = firstCost(context, next) + costOf(context, rounds);
    cost.attempts += costOf(context, std::vector(mostFurther, rounds.front())).attempts;
    return cost;
}

}

Check retryTimeoutChain()
{
    return {"retry.timeout-chain", severity, false, rule, question, needsKey, cost, next};
}

}
