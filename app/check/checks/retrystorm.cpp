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

constexpr Severity severity = Severity::Major;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";
constexpr int operations = 4;
/// Attempts that a client may need on average until all know.
constexpr int attemptsPerClient = 6;

struct RetryStorm
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::RetryStorm)
};

Sentence question()
{
    return RetryStorm::trLater(
        "When many clients retry at once, does each operation happen once and does the storm calm down?");
}

/// The first half of the clients of every operation lose their first answer, so that they come again.
Play storm(const CheckContext& context)
{
    Scenario scenario = sequence(std::max(2, context.clients));
    scenario.operations = operations;
    scenario.arrival.kind = ArrivalKind::Concurrent;
    scenario.retry.retries = 2 * attemptsPerClient;
    scenario.retry.baseMs = int(std::clamp<qint64>(context.serviceUs / 2000, 20, 1000));
    scenario.retry.capMs = 2000;
    scenario.retry.deadlineMs = std::max(1, context.budgetMs);
    scenario.retry.budget = attemptsPerClient * scenario.attempts;
    for (int index = 1; index <= scenario.attempts / 2; ++index) {
        Fault fault;
        fault.on.index = index;
        scenario.faults.push_back(fault);
    }
    return play(u"storm"_s, scenario);
}

Finding concluded(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    if (const auto reason = unfit(results))
        return findings.inconclusive(*reason);
    const Judgement& judgement = results.front().judgement;
    const Figures& figures = judgement.figures;
    if (judgement.verdict < Verdict::InDoubt)
        return findings.fail(
            RetryStorm::trLater("A storm of %1 attempts of %2 operations left %3 duplicates, %4 lost and %5 unexpected "
                                "effects.")
                .with(double(figures.attempts), operations, double(figures.duplicates), double(figures.lost),
                      double(figures.unexpected)),
            {}, {judgement.evidenceSentence});
    if (figures.unlearned > 0)
        return findings.fail(
            RetryStorm::trLater("%Ln of %1 clients did not learn the result within %2 s and a budget of %3 attempts.",
                                nullptr, pluralCount(figures.unlearned))
                .with(double(figures.clients), secondsOfBudget(context),
                      operations * *results.front().play.scenario.retry.budget));
    if (judgement.verdict != Verdict::ExactlyOnce)
        return findings.inconclusive(judgement.reasons.empty() ? judgement.sentence : judgement.reasons.front());
    return findings.pass(RetryStorm::trLater("%1 clients retried at once: %2 operations, one effect each, %3 attempts.")
                             .with(double(figures.clients), operations, double(figures.attempts)),
                         {judgement.evidenceSentence});
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{storm(context)};
    return concluded(context, results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check retryStorm()
{
    return {"retry.storm", severity, true, rule, question, needsKey, cost, next};
}

}
