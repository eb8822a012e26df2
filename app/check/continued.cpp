// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/continued.h"

#include <algorithm>

namespace idemscope {

namespace {

struct ContinuedPlay
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ContinuedPlay)
};

}

EffectCheck checkContinued(const PlayResult& result, EffectRange right)
{
    const auto perRun = std::find_if(result.probes.begin(), result.probes.end(),
                                     [](const ProbeEffects& probe) { return !probe.isPerOperation; });
    if (perRun == result.probes.end())
        return checkEffects(result, 0, right);
    EffectCheck check;
    check.probe = perRun->name;
    check.doubt = ContinuedPlay::trLater("The probe %1 counts over the whole run: it cannot tell earlier effects of a "
                                         "key from new ones.")
                      .with(perRun->name);
    return check;
}

std::optional<Sentence> unfitToContinue(const PlayResult& first)
{
    if (const auto reason = unfit(first))
        return reason;
    const EffectCheck effects = checkEffects(first, 0, {1, 1});
    if (effects.isRight())
        return std::nullopt;
    if (effects.isUnknown())
        return effects.doubt;
    return effects.isTooMany() ? ContinuedPlay::trLater("Already the first request had more than one effect.")
                               : ContinuedPlay::trLater("The first request was acknowledged, but it had no effect.");
}

}
