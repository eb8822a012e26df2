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

struct ReplaySequential
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ReplaySequential)
};

Sentence question()
{
    return ReplaySequential::trLater("Does a repeat after the first answer stay without a second effect?");
}

Finding find(const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& repeats = results.front();
    if (const auto reason = unfit(repeats))
        return findings.inconclusive(*reason);
    const EffectCheck effects = checkEffects(repeats, 0, expectedOf(attemptsOf(repeats)));
    if (effects.isTooMany())
        return findings.fail(ReplaySequential::trLater("The same request sent twice with one key had %1 effects.")
                                 .with(double(effects.effects)),
                             {}, groundsOf(results, effects));
    if (effects.isTooFew())
        return findings.fail(ReplaySequential::trLater("The request was acknowledged, but it had no effect."), {},
                             groundsOf(results, effects));
    if (effects.isUnknown())
        return findings.inconclusive(effects.doubt);
    return findings.pass(ReplaySequential::trLater("The same request sent twice with one key had one effect."),
                         groundsOf(results, effects));
}

CheckStep next(const CheckContext&, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{play(u"repeats"_s, sequence(2))};
    return find(results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check replaySequential()
{
    return {"replay.sequential", severity, false, rule, question, needsKey, cost, next};
}

}
