// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/rules.h"

#include <algorithm>

namespace idemscope::sandbox {

namespace {

using Stored = Rules::Stored;
using Repeat = Rules::Repeat;
using Dialect = Rules::Dialect;

struct Likeness
{
    std::string name;
    void (*apply)(Rules&);
};

void asDraft(Rules& rules)
{
    rules.stored = Stored::Everything;
    rules.storesInvalid = true;
}

void asStripe(Rules& rules)
{
    rules.stored = Stored::Everything;
    rules.dialect = Dialect::Stripe;
    rules.otherPayloadStatus = 400;
}

void asAdyen(Rules& rules)
{
    rules.stored = Stored::NotServerErrors;
    rules.dialect = Dialect::Adyen;
    rules.longestKey = 64;
    rules.marker.clear(); // the echoed key is none: the first answer bears it too
}

void asPayPal(Rules& rules)
{
    rules.keyHeaders = {"PayPal-Request-Id", "Idempotency-Key"};
    rules.stored = Stored::NotServerErrors;
    rules.dialect = Dialect::PayPal;
    rules.longestKey = 108;
    rules.repeat = Repeat::CurrentState;
    rules.marker.clear();
}

void asSquare(Rules& rules)
{
    rules.keyMember = "idempotency_key";
    rules.isKeyRequired = true;
    rules.stored = Stored::Successes;
    rules.dialect = Dialect::Square;
    rules.otherPayloadStatus = 400;
    rules.longestKey = 45;
    rules.marker.clear();
}

void asGoCardless(Rules& rules)
{
    rules.stored = Stored::Successes;
    rules.dialect = Dialect::GoCardless;
    rules.repeat = Repeat::Pointer;
    rules.comparesPayload = false; // a repeat is refused with the pointer, whatever it says
    rules.longestKey = 128;
    rules.marker.clear();
}

void asAzure(Rules& rules)
{
    rules.keyHeaders = {"Repeatability-Request-ID", "Idempotency-Key"};
    rules.stored = Stored::NotServerErrors;
    rules.storesInvalid = true;
    rules.dialect = Dialect::Azure;
    rules.otherPayloadStatus = 400;
    rules.marker.clear();
}

const std::vector<Likeness>& likenesses()
{
    static const std::vector<Likeness> all = {
        {"generic",
         [](Rules&) {
         }},
        {"natural-key",
         [](Rules&) {
         }},
        {"ietf-draft-07", asDraft},
        {"stripe", asStripe},
        {"adyen", asAdyen},
        {"paypal", asPayPal},
        {"square", asSquare},
        {"gocardless", asGoCardless},
        {"azure", asAzure},
    };
    return all;
}

}

bool answerLike(const std::string& profile, Rules& rules)
{
    const auto& all = likenesses();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == profile; });
    if (found == all.end())
        return false;
    rules.profile = profile;
    found->apply(rules);
    return true;
}

const std::vector<std::string>& knownProfiles()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const Likeness& likeness : likenesses())
            all.push_back(likeness.name);
        return all;
    }();
    return names;
}

}
