// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/sharing.h"

#include "check/cost.h"
#include "check/plays.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct KeySharing
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::KeySharing)
};

Play both(const QString& name, const Variation& other)
{
    Scenario scenario = sequence(2);
    scenario.variations = {Variation(), other};
    return play(name, scenario);
}

Play fresh(const Variation& other)
{
    Scenario scenario = sequence(1);
    scenario.variations = {other};
    return play(u"a fresh key"_s, scenario);
}

SharingAnswer unknown(const Sentence& reason)
{
    return {Sharing::Unknown, 0, reason};
}

SharingAnswer answerOf(const std::vector<PlayResult>& results, size_t index)
{
    const PlayResult& result = results[index];
    if (const auto reason = unfit(result))
        return unknown(*reason);
    const Attempt* first = lastOf(result, 0);
    const Attempt* second = lastOf(result, 1);
    if (!first || !isAcknowledged(*first))
        return unknown(KeySharing::trLater("The first request was not acknowledged."));
    if (second && isDeclined(*second))
        return {Sharing::Blocked, index, {}};
    if (!second || !isAcknowledged(*second))
        return unknown(KeySharing::trLater("The second request got no answer to judge."));
    const Sameness sameness = samenessOf(*first, *second);
    if (sameness != Sameness::Unknown)
        return {sameness == Sameness::Same ? Sharing::Shared : Sharing::Separate, index, {}};
    if (checkEffects(result, 0, {1, 1}).isTooMany())
        return {Sharing::Separate, index, {}};
    return unknown(KeySharing::trLater("Nothing in the two answers tells whose result they give: name an identity."));
}

SharingAnswer blocked(const PlayResult& freshResult)
{
    const Attempt* answer = lastOf(freshResult, 0);
    if (answer && isAcknowledged(*answer))
        return {Sharing::Blocked, 0, {}};
    if (answer && answer->outcome == Outcome::Responded)
        return unknown(KeySharing::trLater("The second request is refused with a fresh key as well (%1).")
                           .with(double(answer->status)));
    return unknown(KeySharing::trLater("The second request got no answer with a fresh key."));
}

}

std::variant<std::vector<Play>, SharingAnswer> askSharing(const Variation& other,
                                                          const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{both(u"one key in two places"_s, other)};
    const SharingAnswer first = answerOf(results, 0);
    if (first.sharing == Sharing::Separate || first.sharing == Sharing::Unknown)
        return first;
    if (results.size() == 1)
        return std::vector{fresh(other)};
    if (first.sharing == Sharing::Blocked)
        return blocked(results[1]);
    if (results.size() == 2)
        return std::vector{both(u"once more"_s, other)};
    return answerOf(results, 2);
}

CheckCost sharingCost(const CheckContext& context, const Variation& other)
{
    const CheckCost ofBoth = costOf(context, {both({}, other)});
    return ofBoth + costOf(context, {fresh(other)}) + ofBoth;
}

}
