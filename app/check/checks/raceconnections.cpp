// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";
constexpr int repeats = 12;

struct RaceConnections
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::RaceConnections)
};

Sentence question()
{
    return RaceConnections::trLater("Does one address keep its keys, whichever connection a repeat comes by?");
}

std::vector<Play> plays()
{
    Scenario apart = sequence(repeats);
    apart.newConnections = true;
    return {play(u"new connections"_s, apart), play(u"one connection"_s, sequence(repeats))};
}

Finding find(const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const EffectCheck apart = checkEffects(results[0], 0, expectedOf(attemptsOf(results[0])));
    const EffectCheck together = checkEffects(results[1], 0, expectedOf(attemptsOf(results[1])));
    const Sentence ofTogether =
        RaceConnections::trLater("Over one kept-alive connection: effects %1.").with(double(together.effects));
    if (apart.isTooMany() && together.isTooMany())
        return findings.fail(
            RaceConnections::trLater("%1 requests with one key had %2 effects, whichever connection they came by.")
                .with(double(attemptsOf(results[0]).size()), double(apart.effects)),
            {evidenceOf(results[0], acknowledged(attemptsOf(results[0])))}, {ofTogether, groundsOf(results[0], apart)});
    if (apart.isTooMany())
        return findings.fail(
            RaceConnections::trLater("%1 requests with one key, each over a new connection, had %2 effects: "
                                     "behind the address are several key stores.")
                .with(double(attemptsOf(results[0]).size()), double(apart.effects)),
            {evidenceOf(results[0], acknowledged(attemptsOf(results[0])))}, {ofTogether, groundsOf(results[0], apart)});
    if (together.isTooMany())
        return findings.fail(
            RaceConnections::trLater("%1 requests with one key, one after another over one connection, had %2 effects.")
                .with(double(attemptsOf(results[1]).size()), double(together.effects)),
            {evidenceOf(results[1], acknowledged(attemptsOf(results[1])))}, {groundsOf(results[1], together)});
    for (const PlayResult& result : results) {
        if (const auto reason = unfit(result))
            return findings.inconclusive(*reason);
    }
    if (apart.isTooFew() || together.isTooFew())
        return findings.fail(RaceConnections::trLater("Requests were acknowledged, but had no effect."), {},
                             groundsOf(results, apart.isTooFew() ? apart : together));
    if (apart.isUnknown() || together.isUnknown())
        return findings.inconclusive(apart.isUnknown() ? apart.doubt : together.doubt);
    return findings.pass(
        RaceConnections::trLater("%1 requests with one key had one effect, over new connections and over "
                                 "a kept-alive one.")
            .with(double(repeats)),
        groundsOf(results, apart));
}

CheckStep next(const CheckContext&, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return plays();
    return find(results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check raceConnections()
{
    return {"race.connections", severity, false, rule, question, needsKey, cost, next};
}

}
