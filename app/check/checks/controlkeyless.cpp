// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"
#include "check/ruling.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "RFC 9110 §9.2.2";

struct Keyless
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Keyless)
};

Sentence question()
{
    return Keyless::trLater("Do two different requests without a key stay two?");
}

std::optional<Sentence> unmet(const CheckContext& context)
{
    const auto reason = needsOptionalKey(context);
    return reason ? reason : needsOtherPayload(context);
}

std::vector<Play> plays()
{
    Scenario keyless = sequence(2, PayloadStrategy::Mutated);
    keyless.keyStrategy = KeyStrategy::None;
    return {play(u"without a key"_s, keyless), play(u"with a key"_s, sequence(1))};
}

Finding lost(const Findings& findings, const PlayResult& keyless, const EffectCheck& effects)
{
    return findings.fail(Keyless::trLater("The second of two different requests without a key was given the result of "
                                          "the first: it is lost."),
                         {evidenceOf(keyless, attemptsOf(keyless))}, {groundsOf(keyless, effects)});
}

/// Where the payload names the operation, another payload under its name may be refused, as under a used key.
Finding refused(const CheckContext& context, const Findings& findings, const PlayResult& keyless, const Attempt& first,
                const Attempt& second)
{
    const std::vector<EvidencePiece> evidence{evidenceOf(keyless, {&second, &first})};
    if (context.profile.on(Practice::PayloadIsIdentity).stance != Stance::Forbidden)
        return findings.ruled(context.profile, ruleOn(context.profile, Practice::OtherPayloadRefused, second.status),
                              Keyless::trLater("What the payload says names the operation; another payload of that "
                                               "operation was refused (%1), so nothing is mixed up.")
                                  .with(double(second.status)),
                              evidence);
    return findings.fail(
        Keyless::trLater("After one request without a key another one, with another payload, was refused (%1).")
            .with(double(second.status)),
        evidence);
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& keyless = results[0];
    if (const auto reason = stopped(results))
        return findings.inconclusive(*reason);
    if (const auto reason = unfit(results[1]))
        return findings.inconclusive(*reason);
    const Attempt* first = lastOf(keyless, 0);
    const Attempt* second = lastOf(keyless, 1);
    if (!first || !second)
        return findings.inconclusive(nothingAcknowledged(attemptsOf(keyless)));
    if (isDeclined(*first) && isDeclined(*second))
        return findings.pass(Keyless::trLater("Requests without a key are refused (%1), so none can be mixed up.")
                                 .with(double(second->status)));
    const auto answers = qint64(acknowledged(attemptsOf(keyless)).size());
    const EffectCheck effects = checkEffects(keyless, 0, {answers, 2});
    const bool isSame = samenessOf(*first, *second) == Sameness::Same;
    if (answers == 2 && (isSame || effects.isTooFew()))
        return lost(findings, keyless, effects);
    if (effects.isTooMany())
        return findings.fail(
            Keyless::trLater("Two requests without a key had %1 effects.").with(double(effects.effects)), {},
            groundsOf(results, effects));
    if (isAcknowledged(*first) && isDeclined(*second))
        return refused(context, findings, keyless, *first, *second);
    if (answers < 2)
        return findings.inconclusive(nothingAcknowledged({second}));
    if (effects.isUnknown())
        return findings.inconclusive(effects.doubt);
    return findings.pass(Keyless::trLater("Two different requests without a key had two effects."),
                         {groundsOf(keyless, effects)});
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

Check controlKeyless()
{
    return {"control.keyless", severity, false, rule, question, unmet, cost, next};
}

}
