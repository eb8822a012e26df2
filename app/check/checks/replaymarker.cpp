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

constexpr Severity severity = Severity::Info;
constexpr const char* rule = "docs.stripe.com/api/idempotent_requests";

struct ReplayMarker
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ReplayMarker)
};

Sentence question()
{
    return ReplayMarker::trLater("Does a marker tell a replay from an execution?");
}

Finding unmarked(const CheckContext& context, const Findings& findings, const PlayResult& repeats, const Attempt& first,
                 const Attempt& repeat)
{
    const Sentence sentence =
        ReplayMarker::trLater("A replay bears no marker: a client cannot tell it from an execution.");
    const Ruling ruling = ruleOnAbsence(context.profile, Practice::RepeatMarked);
    const std::vector<EvidencePiece> evidence{evidenceOf(repeats, {&repeat, &first})};
    if (ruling.isAllowed() && !ruling.isNamed)
        return findings.fail(sentence, evidence);
    return findings.ruled(context.profile, ruling, sentence, evidence);
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& repeats = results.front();
    if (const auto reason = unfit(repeats))
        return findings.inconclusive(*reason);
    const Attempt* first = lastOf(repeats, 0);
    const Attempt* repeat = lastOf(repeats, 1);
    if (!first || !repeat || !isAcknowledged(*first) || !isAcknowledged(*repeat))
        return findings.inconclusive(ReplayMarker::trLater("The repeat was not acknowledged, so it is no replay."));
    if (isMarkedAgainst(*first, *repeat))
        return findings.pass(
            ReplayMarker::trLater("A replay is marked by %1.").with(QString::fromUtf8(repeat->markers)));
    const EffectCheck effects = checkEffects(repeats, 0, {1, 1});
    if (effects.isTooMany() || samenessOf(*first, *repeat) == Sameness::Different)
        return findings.inconclusive(ReplayMarker::trLater("The repeat was executed again, so it is no replay."));
    if (effects.isUnknown() && samenessOf(*first, *repeat) == Sameness::Unknown)
        return findings.inconclusive(effects.doubt);
    return unmarked(context, findings, repeats, *first, *repeat);
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{play(u"repeats"_s, sequence(2))};
    return find(context, results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check replayMarker()
{
    return {"replay.marker", severity, false, rule, question, needsKey, cost, next};
}

}
