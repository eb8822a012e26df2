// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"
#include "check/sharing.h"

namespace idemscope {

namespace {

constexpr Severity severity = Severity::Major;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.2";

struct ScopeEndpoint
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ScopeEndpoint)
};

Sentence question()
{
    return ScopeEndpoint::trLater("Is a key that was used at one endpoint a fresh one at another?");
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results, const SharingAnswer& answer)
{
    const Findings findings(severity, rule, results);
    const PlayResult& shown = results[answer.shownBy];
    switch (answer.sharing) {
    case Sharing::Unknown:
        return findings.inconclusive(answer.reason);
    case Sharing::Separate:
        return findings.pass(
            ScopeEndpoint::trLater("A key that was used at one endpoint is a fresh one at the other."));
    case Sharing::Blocked:
        return findings.pass(
            ScopeEndpoint::trLater(
                "A key that was used at one endpoint is refused at the other (%1); nothing of the first "
                "result comes back.")
                .with(double(lastOf(shown, 1)->status)));
    case Sharing::Shared:
        break;
    }
    return findings.ruled(
        context.profile, ruleOn(context.profile, Practice::SharedByEndpoints),
        ScopeEndpoint::trLater("Another endpoint answered the same key with the result of the first one."),
        {evidenceOf(shown, {lastOf(shown, 1), lastOf(shown, 0)})});
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const auto step = askSharing(atOtherUrl(context.request.contract), results);
    if (const auto* plays = std::get_if<std::vector<Play>>(&step))
        return *plays;
    return find(context, results, std::get<SharingAnswer>(step));
}

CheckCost cost(const CheckContext& context)
{
    return sharingCost(context, atOtherUrl(context.request.contract));
}

}

Check keyScopeEndpoint()
{
    return {"key.scope-endpoint", severity, false, rule, question, needsOtherUrl, cost, next};
}

}
