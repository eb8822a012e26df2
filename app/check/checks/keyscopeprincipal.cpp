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

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §5";

struct ScopePrincipal
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ScopePrincipal)
};

Sentence question()
{
    return ScopePrincipal::trLater("Is a key that one principal used unknown to another?");
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results, const SharingAnswer& answer)
{
    const Findings findings(severity, rule, results);
    const PlayResult& shown = results[answer.shownBy];
    const auto forbidden = [&](const Sentence& sentence) {
        return findings.ruled(context.profile, ruleOn(context.profile, Practice::SharedByPrincipals), sentence,
                              {evidenceOf(shown, {lastOf(shown, 1), lastOf(shown, 0)})});
    };
    switch (answer.sharing) {
    case Sharing::Unknown:
        return findings.inconclusive(answer.reason);
    case Sharing::Separate:
        return findings.pass(ScopePrincipal::trLater("A key that one principal used is a fresh one for another."));
    case Sharing::Blocked:
        return forbidden(ScopePrincipal::trLater("A principal is refused (%1) because another one used the key before.")
                             .with(double(lastOf(shown, 1)->status)));
    case Sharing::Shared:
        break;
    }
    return forbidden(
        ScopePrincipal::trLater("A principal was given the result of another one that used the same key."));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const auto step = askSharing(asOtherPrincipal(context.request.contract), results);
    if (const auto* plays = std::get_if<std::vector<Play>>(&step))
        return *plays;
    return find(context, results, std::get<SharingAnswer>(step));
}

CheckCost cost(const CheckContext& context)
{
    return sharingCost(context, asOtherPrincipal(context.request.contract));
}

}

Check keyScopePrincipal()
{
    return {"key.scope-principal", severity, false, rule, question, needsOtherPrincipal, cost, next};
}

}
