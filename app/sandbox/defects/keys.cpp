// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/defects/table.h"
#include "sandbox/problem.h"

#include <algorithm>

namespace idemscope::sandbox {

namespace {

constexpr std::size_t shortKeyColumn = 64; // longer than a UUID, shorter than what clients may send

void setKey(Operation& operation, const std::string& key)
{
    operation.idempotencyKey = {key};
}

/// The first key that came with this payload stands for all others that come with it.
void dedupeAcrossKeys(Operation& operation, Scene& scene)
{
    if (operation.idempotencyKey.size() != 1)
        return;
    const std::string key = operation.idempotencyKey.front();
    const std::string own = "key\n" + operation.scope(key);
    const std::string payload = "payload\n" + operation.scope(operation.payload.fingerprint);
    scene.memory.with([&](Memory::Texts& texts) {
        if (!texts.contains(own))
            texts[own] = texts.emplace(payload, key).first->second;
        setKey(operation, texts[own]);
    });
}

/// Equal values whose bytes differ from the first ones are another operation.
void distinguishSpellings(Operation& operation, Scene& scene)
{
    if (operation.idempotencyKey.size() != 1)
        return;
    const std::string key = operation.idempotencyKey.front();
    const std::string& body = scene.request.body;
    const std::string id = operation.scope(key);
    scene.memory.with([&](Memory::Texts& texts) {
        const std::string first = texts.emplace("bytes\n" + id, body).first->second;
        const std::string value = texts.emplace("value\n" + id, operation.payload.fingerprint).first->second;
        if (body != first && operation.payload.fingerprint == value)
            setKey(operation, key + " #" + std::to_string(std::hash<std::string>()(body)));
    });
}

}

std::vector<Defect> defectsOfKeys()
{
    return {
        {.name = "dedupes-across-keys",
         .description = "Requests with equal payloads are one operation, whatever their keys.",
         .check = "control.distinct-keys",
         .otherChecks = {"key.syntax"},
         .misread = dedupeAcrossKeys},
        {.name = "keyless-collapse",
         .description = "All requests without a key share one: the second gets the first one's result.",
         .check = "control.keyless",
         .otherChecks = {"key.missing"},
         .misread =
             [](Operation& operation, Scene&) {
                 if (!operation.idempotencyKey.empty())
                     return;
                 setKey(operation, "undefined");
                 operation.rules.comparesPayload = false;
             }},
        {.name = "keyless-dedup",
         .description = "Requests without a key but with equal payloads are taken for repeats.",
         .check = "key.missing",
         .misread =
             [](Operation& operation, Scene&) {
                 if (operation.idempotencyKey.empty())
                     setKey(operation, std::to_string(std::hash<std::string>()(operation.payload.fingerprint)));
             }},
        {.name = "no-fingerprint",
         .description = "The payload is not compared: another payload under a used key gets the first one's result.",
         .check = "key.reuse-other-payload",
         .spoil =
             [](Rules& rules) {
                 rules.comparesPayload = false;
             }},
        {.name = "order-sensitive-fingerprint",
         .description =
             "The bytes of the body are compared, not its value: the same JSON written otherwise is executed again.",
         .check = "payload.equivalent",
         .misread = distinguishSpellings},
        {.name = "ignores-endpoint",
         .description = "A key holds on every path: a refund is answered with the payment.",
         .check = "key.scope-endpoint",
         .auditOptions = {"--other-url", "{url}/refunds"},
         .misread =
             [](Operation& operation, Scene&) {
                 operation.endpoint.clear();
             }},
        {.name = "global-keys",
         .description = "A key holds for everybody: another principal gets the first one's result.",
         .check = "key.scope-principal",
         .auditOptions = {"--as-other", "Authorization: Bearer other"},
         .misread =
             [](Operation& operation, Scene&) {
                 operation.principal.clear();
             }},
        {.name = "blocks-other-principal",
         .description = "A key that one principal has used is refused to every other one.",
         .check = "key.scope-principal",
         .auditOptions = {"--as-other", "Authorization: Bearer other"},
         .misread =
             [](Operation& operation, Scene&) {
                 operation.payload.fingerprint += '\n' + operation.principal;
                 operation.principal.clear();
             }},
        {.name = "truncates-key",
         .description = "Keys are cut to 64 characters: two long ones that begin alike are one.",
         .check = "key.syntax",
         .misread =
             [](Operation& operation, Scene&) {
                 for (std::string& key : operation.idempotencyKey)
                     key.resize(std::min(key.size(), shortKeyColumn));
             }},
        {.name = "first-of-two-headers",
         .description = "Of several key headers the first one is taken: whoever adds one executes again.",
         .check = "key.syntax",
         .misread =
             [](Operation& operation, Scene&) {
                 if (operation.idempotencyKey.size() > 1)
                     operation.idempotencyKey.resize(1);
             }},
        {.name = "chokes-on-odd-keys",
         .description = "A key that is empty, too long or not ASCII ends in an internal error.",
         .check = "key.syntax",
         .misanswer =
             [](Handled& handled, const Operation&, Scene&) {
                 if (handled.role == Role::KeyRefused)
                     handled.answer = problem(500, "internal_error", "Internal error", "The key cannot be stored.");
             }},
    };
}

}
