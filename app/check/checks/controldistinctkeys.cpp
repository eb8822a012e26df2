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

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.2";
constexpr int keys = 5;      ///< in a row, before the one that comes later
constexpr int laterMs = 250; ///< how much later the last one comes

struct DistinctKeys
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::DistinctKeys)
};

Sentence question()
{
    return DistinctKeys::trLater("Does each key have an effect of its own?");
}

Play differentKeys()
{
    Scenario scenario = sequence(keys + 1);
    scenario.keyStrategy = KeyStrategy::PerAttempt;
    Fault later;
    later.kind = Fault::Kind::Delay;
    later.milliseconds = laterMs;
    later.on.index = keys + 1;
    scenario.faults = {later};
    return play(u"different keys"_s, scenario);
}

/// Fewer effects than keys: allowed where one payload is one operation.
Finding collapsed(const CheckContext& context, const Findings& findings, const PlayResult& played,
                  const Sentence& sentence, const EffectCheck& effects)
{
    return findings.ruled(context.profile, ruleOn(context.profile, Practice::PayloadIsIdentity), sentence,
                          {evidenceOf(played, attemptsOf(played))}, {groundsOf(played, effects)});
}

/// Not every key was acknowledged.
Finding partly(const CheckContext& context, const Findings& findings, const PlayResult& played,
               const AttemptList& attempts, const EffectCheck& effects)
{
    const auto answers = acknowledged(attempts).size();
    const bool areDeclined = std::all_of(attempts.begin(), attempts.end(), [](const Attempt* attempt) {
        return isAcknowledged(*attempt) || isDeclined(*attempt);
    });
    // A target that takes only so many requests has said nothing about keys.
    if (!areDeclined)
        return findings.inconclusive(DistinctKeys::trLater("Of %1 different keys only %2 were acknowledged.")
                                         .with(double(attempts.size()), double(answers)));
    return collapsed(
        context, findings, played,
        DistinctKeys::trLater("Of %1 different keys with one payload only %2 were accepted, the others refused.")
            .with(double(attempts.size()), double(answers)),
        effects);
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& played = results.front();
    if (const auto reason = unfit(played))
        return findings.inconclusive(*reason);
    const AttemptList attempts = attemptsOf(played);
    const auto sent = qint64(attempts.size());
    const auto answers = qint64(acknowledged(attempts).size());
    const auto identities = qint64(identitiesOf(attempts).size());
    const EffectCheck effects = checkEffects(played, 0, {sent, sent});
    if (effects.isTooMany())
        return findings.fail(
            DistinctKeys::trLater("%1 different keys had %2 effects.").with(double(sent), double(effects.effects)), {},
            groundsOf(results, effects));
    if (answers < sent)
        return partly(context, findings, played, attempts, effects);
    const bool isShared = played.probes.empty() && identities > 0 && identities < sent;
    if (effects.isTooFew() || isShared)
        return collapsed(context, findings, played,
                         DistinctKeys::trLater("%1 different keys with one payload had only %2 effects: what was "
                                               "meant to happen again did not.")
                             .with(double(sent), double(effects.effects)),
                         effects);
    if (effects.isUnknown())
        return findings.inconclusive(effects.doubt);
    return findings.pass(DistinctKeys::trLater("%1 different keys with one payload had %1 effects.").with(double(sent)),
                         groundsOf(results, effects));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{differentKeys()};
    return find(context, results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check controlDistinctKeys()
{
    return {"control.distinct-keys", severity, false, rule, question, needsKey, cost, next};
}

}
