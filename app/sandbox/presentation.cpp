// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/presentation.h"

#include <nlohmann/json.hpp>

namespace idemscope::sandbox {

using loopback::HttpAnswer;
using nlohmann::ordered_json;

namespace {

/// GoCardless: nothing is given again; whoever repeats is told where to look.
HttpAnswer pointerTo(const HttpAnswer& first)
{
    const ordered_json made = ordered_json::parse(first.body, nullptr, false);
    const std::string id = made.is_object() ? made.value("id", std::string()) : std::string();
    const std::string message = "A resource has already been created with this idempotency key";
    const ordered_json error = {
        {"reason", "idempotent_creation_conflict"}, {"message", message}, {"links", {{"conflicting_resource_id", id}}}};
    HttpAnswer answer;
    answer.status = 409;
    answer.headers = {{"Content-Type", "application/json"}};
    answer.body = ordered_json{{"error", ordered_json{{"type", "invalid_state"},
                                                      {"code", 409},
                                                      {"message", message},
                                                      {"errors", ordered_json::array({error})}}}}
                      .dump();
    return answer;
}

void presentRepeat(Handled& handled, const Rules& rules, const std::optional<std::string>& current)
{
    if (!rules.marker.empty())
        handled.answer.headers.emplace_back(rules.marker, "true");
    if (handled.answer.status >= 300)
        return;
    if (rules.repeat == Rules::Repeat::Pointer)
        handled.answer = pointerTo(handled.answer);
    if (rules.repeat == Rules::Repeat::CurrentState && current) {
        handled.answer.status = 200;
        handled.answer.body = *current;
    }
}

}

void present(Handled& handled, const Operation& operation, const std::optional<std::string>& current)
{
    const Rules& rules = operation.rules;
    if (handled.role == Role::Replayed)
        presentRepeat(handled, rules, current);
    const bool hasKey = !operation.idempotencyKey.empty();
    auto& headers = handled.answer.headers;
    if (rules.dialect == Rules::Dialect::Adyen && hasKey)
        headers.emplace_back("Idempotency-Key", operation.idempotencyKey.front());
    if (rules.dialect == Rules::Dialect::Adyen && handled.answer.status >= 500)
        headers.emplace_back("Transient-Error", "true");
    if (rules.dialect == Rules::Dialect::Azure && hasKey) {
        const bool isAccepted = handled.role == Role::Executed || handled.role == Role::Replayed;
        headers.emplace_back("Repeatability-Result", isAccepted ? "accepted" : "rejected");
    }
}

}
