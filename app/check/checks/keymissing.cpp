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

constexpr Severity severity = Severity::Major;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.5.2";
constexpr int requests = 2;

struct KeyMissing
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::KeyMissing)
};

Sentence question()
{
    return KeyMissing::trLater("Is a request without a key refused, or executed each time?");
}

std::vector<Play> plays()
{
    Scenario keyless = sequence(requests);
    keyless.keyStrategy = KeyStrategy::None;
    return {play(u"without a key"_s, keyless), play(u"with a key"_s, sequence(1))};
}

Finding refused(const CheckContext& context, const Findings& findings, const PlayResult& keyless,
                const EffectCheck& effects)
{
    const AttemptList attempts = attemptsOf(keyless);
    const double status = attempts.front()->status;
    if (effects.isTooMany())
        return findings.fail(
            KeyMissing::trLater("A request without a key was refused (%1), but had an effect all the same.")
                .with(status),
            {evidenceOf(keyless, attempts)}, {groundsOf(keyless, effects)});
    return findings.ruled(
        context.profile, ruleOn(context.profile, Practice::MissingKeyRefused, attempts.front()->status),
        KeyMissing::trLater("A request without a key is refused (%1).").with(status), {evidenceOf(keyless, attempts)});
}

Finding collapsed(const CheckContext& context, const Findings& findings, const PlayResult& keyless,
                  const EffectCheck& effects)
{
    const Sentence sentence =
        KeyMissing::trLater("%1 equal requests without a key had %2 effects: they were taken for one.")
            .with(double(requests), double(effects.effects));
    // Where one payload is one operation, it is so without a key as well.
    const Ruling ruling = ruleOn(context.profile, Practice::PayloadIsIdentity);
    return findings.ruled(context.profile, ruling, sentence, {evidenceOf(keyless, attemptsOf(keyless))},
                          {groundsOf(keyless, effects)});
}

Finding executed(const CheckContext& context, const Findings& findings, const PlayResult& keyless,
                 const EffectCheck& effects)
{
    const AttemptList attempts = attemptsOf(keyless);
    const bool isShared = samenessOf(*attempts.front(), *attempts.back()) == Sameness::Same;
    if (effects.isTooMany())
        return findings.fail(KeyMissing::trLater("%1 requests without a key had %2 effects.")
                                 .with(double(requests), double(effects.effects)),
                             {evidenceOf(keyless, attempts)}, {groundsOf(keyless, effects)});
    if (effects.isTooFew() || isShared)
        return collapsed(context, findings, keyless, effects);
    const Ruling ruling = ruleOn(context.profile, Practice::MissingKeyExecuted, attempts.front()->status);
    const Sentence sentence = KeyMissing::trLater("A request without a key is executed each time it is sent.");
    if (effects.isUnknown() && ruling.isAllowed())
        return findings.inconclusive(effects.doubt);
    return findings.ruled(context.profile, ruling, sentence, {evidenceOf(keyless, attempts)},
                          {groundsOf(keyless, effects)});
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& keyless = results[0];
    if (const auto reason = stopped(results))
        return findings.inconclusive(*reason);
    // Without it a refusal may be meant for every request, with a key or without.
    if (const auto reason = unfit(results[1]))
        return findings.inconclusive(*reason);
    const AttemptList attempts = attemptsOf(keyless);
    const auto answers = qint64(acknowledged(attempts).size());
    const EffectCheck effects = checkEffects(keyless, 0, {answers, answers});
    if (attempts.size() == size_t(requests) && answers == requests)
        return executed(context, findings, keyless, effects);
    const AttemptList errors = serverErrors(attempts);
    if (!errors.empty())
        return findings.fail(KeyMissing::trLater("A request without a key made the target answer %1.")
                                 .with(double(errors.front()->status)),
                             {evidenceOf(keyless, errors)});
    const bool areDeclined =
        attempts.size() == size_t(requests) && isDeclined(*attempts.front()) && isDeclined(*attempts.back());
    if (areDeclined)
        return refused(context, findings, keyless, effects);
    if (attempts.size() == size_t(requests) && isAcknowledged(*attempts.front()) && isDeclined(*attempts.back()))
        return findings.ruled(
            context.profile, ruleOn(context.profile, Practice::PayloadIsIdentity),
            KeyMissing::trLater("A second request without a key was refused (%1): it was taken for the first.")
                .with(double(attempts.back()->status)),
            {evidenceOf(keyless, attempts)});
    return findings.inconclusive(KeyMissing::trLater("The requests without a key got no answers to judge."));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return plays();
    return find(context, results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check keyMissing()
{
    return {"key.missing", severity, false, rule, question, needsOptionalKey, cost, next};
}

}
