// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/refusal.h"

#include "sandbox/problem.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace idemscope::sandbox {

using loopback::HttpAnswer;
using nlohmann::ordered_json;
using Dialect = Rules::Dialect;

namespace {

/// A refusal in words that no provider has a say in.
struct Wording
{
    int status;
    std::string code; ///< of the sandbox's own dialect
    std::string title;
    std::string detail;
};

Wording wordingOf(Refusal refusal, const Rules& rules)
{
    const Wording invalid{400, "idempotency_key_invalid", "Invalid Idempotency-Key", {}};
    const auto because = [&](const std::string& detail) {
        Wording wording = invalid;
        wording.detail = detail;
        return wording;
    };
    switch (refusal) {
    case Refusal::MissingKey:
        return {400, "idempotency_key_missing", "Idempotency-Key is missing",
                "This operation needs an Idempotency-Key."};
    case Refusal::EmptyKey:
    case Refusal::LongKey:
        return because("Idempotency-Key must have 1 to " + std::to_string(rules.longestKey) + " characters.");
    case Refusal::OddKey:
        return because("Idempotency-Key must be printable ASCII.");
    case Refusal::SeveralKeys:
        return because("Idempotency-Key must be sent once.");
    case Refusal::InProgress:
        return {409, "request_in_progress", "A request is outstanding for this Idempotency-Key",
                "The first request with this key is still being processed; ask again."};
    case Refusal::OtherPayload:
        return {rules.otherPayloadStatus, "idempotency_key_reused", "Idempotency-Key is already used",
                "This key was used with another payload; use a new key."};
    }
    return invalid;
}

ordered_json stripeBody(Refusal refusal, const Wording& wording)
{
    ordered_json error = {{"type", refusal == Refusal::OtherPayload ? "idempotency_error" : "invalid_request_error"},
                          {"message", wording.detail}};
    if (refusal == Refusal::InProgress)
        error["code"] = "idempotency_key_in_use";
    return {{"error", error}};
}

ordered_json adyenBody(Refusal refusal, const Wording& wording)
{
    return {{"status", wording.status},
            {"errorCode", refusal == Refusal::InProgress ? "704" : wording.code},
            {"message", refusal == Refusal::InProgress ? "request already processed or in progress" : wording.detail},
            {"errorType", "validation"}};
}

ordered_json payPalBody(Refusal refusal, const Wording& wording)
{
    const char* issue = refusal == Refusal::InProgress     ? "PREVIOUS_REQUEST_IN_PROGRESS"
                        : refusal == Refusal::OtherPayload ? "PAYPAL_REQUEST_ID_PREVIOUSLY_USED"
                                                           : "INVALID_PAYPAL_REQUEST_ID";
    return {{"name", wording.status == 409 ? "RESOURCE_CONFLICT" : "UNPROCESSABLE_ENTITY"},
            {"message", wording.detail},
            {"details", ordered_json::array({{{"issue", issue}, {"description", wording.detail}}})}};
}

ordered_json squareBody(Refusal refusal, const Wording& wording)
{
    const char* code = refusal == Refusal::OtherPayload ? "IDEMPOTENCY_KEY_REUSED"
                       : refusal == Refusal::InProgress ? "CONFLICT"
                       : refusal == Refusal::MissingKey ? "MISSING_REQUIRED_PARAMETER"
                                                        : "INVALID_VALUE";
    return {{"errors", ordered_json::array({{{"category", "INVALID_REQUEST_ERROR"},
                                             {"code", code},
                                             {"detail", wording.detail},
                                             {"field", "idempotency_key"}}})}};
}

ordered_json goCardlessBody(Refusal refusal, const Wording& wording)
{
    const bool isProgress = refusal == Refusal::InProgress;
    const ordered_json error = {{"reason", isProgress ? "idempotent_creation_in_progress" : wording.code},
                                {"message", wording.detail}};
    return {{"error", ordered_json{{"type", isProgress ? "invalid_state" : "invalid_api_usage"},
                                   {"code", wording.status},
                                   {"message", wording.detail},
                                   {"errors", ordered_json::array({error})}}}};
}

ordered_json azureBody(Refusal refusal, const Wording& wording)
{
    const char* code = refusal == Refusal::InProgress     ? "RequestInProgress"
                       : refusal == Refusal::OtherPayload ? "RepeatabilityRequestMismatch"
                                                          : "InvalidRepeatabilityRequestId";
    return {{"error", {{"code", code}, {"message", wording.detail}}}};
}

ordered_json bodyOf(Refusal refusal, const Wording& wording, Dialect dialect)
{
    switch (dialect) {
    case Dialect::Stripe:
        return stripeBody(refusal, wording);
    case Dialect::Adyen:
        return adyenBody(refusal, wording);
    case Dialect::PayPal:
        return payPalBody(refusal, wording);
    case Dialect::Square:
        return squareBody(refusal, wording);
    case Dialect::GoCardless:
        return goCardlessBody(refusal, wording);
    default:
        return azureBody(refusal, wording);
    }
}

}

std::optional<Refusal> keyRefusal(const Operation& operation)
{
    const auto& keys = operation.idempotencyKey;
    if (keys.empty())
        return operation.rules.isKeyRequired ? std::optional(Refusal::MissingKey) : std::nullopt;
    const std::string& key = keys.front();
    if (keys.size() > 1)
        return Refusal::SeveralKeys;
    if (key.empty())
        return Refusal::EmptyKey;
    if (key.size() > operation.rules.longestKey)
        return Refusal::LongKey;
    const bool isPrintable = std::all_of(key.begin(), key.end(), [](char c) { return c >= ' ' && c <= '~'; });
    return isPrintable ? std::nullopt : std::optional(Refusal::OddKey);
}

HttpAnswer refusalAnswer(Refusal refusal, const Rules& rules)
{
    const Wording wording = wordingOf(refusal, rules);
    HttpAnswer answer;
    if (rules.dialect == Dialect::Problem) {
        answer = problem(wording.status, wording.code, wording.title, wording.detail);
    } else {
        answer.status = wording.status;
        answer.headers = {{"Content-Type", "application/json"}};
        answer.body = bodyOf(refusal, wording, rules.dialect).dump();
    }
    if (refusal == Refusal::InProgress)
        answer.headers.emplace_back("Retry-After", "1");
    return answer;
}

}
