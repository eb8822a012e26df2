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
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.7";
constexpr int mostClients = 5;
constexpr int rounds = 2;
constexpr int baseMs = 50;
constexpr int capMs = 1000;

struct LoserRecovers
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::LoserRecovers)
};

Sentence question()
{
    return LoserRecovers::trLater("Does every client learn the result if it asks again?");
}

/// Retries whose pauses last as long as the budget.
int retriesWithin(int budgetMs)
{
    int retries = 0;
    qint64 pause = baseMs;
    for (qint64 passed = 0; passed < budgetMs; passed += pause / 2) {
        ++retries;
        pause = std::min<qint64>(2 * pause, capMs);
    }
    return retries;
}

Play burst(const CheckContext& context)
{
    Scenario scenario = race(context, std::clamp(context.clients, 2, mostClients), rounds);
    scenario.retry.retries = retriesWithin(context.budgetMs);
    scenario.retry.baseMs = baseMs;
    scenario.retry.capMs = capMs;
    scenario.retry.jitter = Jitter::Equal;
    scenario.retry.deadlineMs = context.budgetMs;
    return play(u"burst with retries"_s, scenario);
}

/// How the clients of a burst ended.
struct ClientTally
{
    int clients = 0;
    int repeated = 0; ///< that had to send more than once
    AttemptList unlearned;
};

/// Clients of operations that were acknowledged to somebody.
ClientTally tallyOf(const PlayResult& played)
{
    ClientTally tally;
    for (int operation = 0; operation < operationCount(played); ++operation) {
        const AttemptList attempts = attemptsOf(played, operation);
        if (acknowledged(attempts).empty())
            continue;
        for (int client = 0; client < played.play.scenario.attempts; ++client) {
            const Attempt* last = lastOf(played, client, operation);
            if (!last)
                continue;
            ++tally.clients;
            tally.repeated += std::count_if(attempts.begin(), attempts.end(),
                                            [client](const Attempt* attempt) { return attempt->client == client; }) > 1;
            if (!isAcknowledged(*last))
                tally.unlearned.push_back(last);
        }
    }
    return tally;
}

Finding unlearned(const CheckContext& context, const Findings& findings, const PlayResult& played,
                  const ClientTally& tally)
{
    const Attempt& last = *tally.unlearned.front();
    const auto seconds = double(context.budgetMs) / 1000;
    const Sentence end =
        last.outcome == Outcome::Responded
            ? LoserRecovers::trLater("The last answer to one of them was %1.").with(double(last.status))
            : LoserRecovers::trLater("The last attempt of one of them got no answer.");
    return findings.fail(
        LoserRecovers::trLater("%1 of %2 clients never learnt the result although they asked again for %3 s.")
            .with(double(tally.unlearned.size()), double(tally.clients), seconds),
        {evidenceOf(played, tally.unlearned)}, {end});
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& played = results.front();
    if (const auto reason = unfit(played))
        return findings.inconclusive(*reason);
    const ClientTally tally = tallyOf(played);
    if (!tally.unlearned.empty())
        return unlearned(context, findings, played, tally);
    std::vector<Sentence> details = {
        LoserRecovers::trLater("Clients that had to ask again: %1.").with(double(tally.repeated))};
    if (const auto longest = played.judgement.figures.recoveryMaxUs)
        details.push_back(
            LoserRecovers::trLater("The longest recovery took %1 ms.").with(double((*longest + 500) / 1000)));
    return findings.pass(LoserRecovers::trLater("All %1 clients learnt the result.").with(double(tally.clients)),
                         details);
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{burst(context)};
    return find(context, results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check raceLoserRecovers()
{
    return {"race.loser-recovers", severity, false, rule, question, needsKey, cost, next};
}

}
