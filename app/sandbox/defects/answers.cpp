// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/defects/table.h"
#include "sandbox/problem.h"
#include "sandbox/refusal.h"

#include <algorithm>

namespace idemscope::sandbox {

namespace {

using loopback::HttpAnswer;

void setHeader(HttpAnswer& answer, const std::string& name, const std::string& value)
{
    std::erase_if(answer.headers, [&](const auto& header) { return header.first == name; });
    answer.headers.emplace_back(name, value);
}

const char* const stackTrace =
    "<!DOCTYPE html>\n<html><head><title>Error</title></head><body><pre>Error: request failed<br>\n"
    " &nbsp;at PaymentController.create (/srv/app/payments/controller.js:87:19)<br>\n"
    " &nbsp;at Layer.handle [as handle_request] (/srv/app/node_modules/router/layer.js:95:5)<br>\n"
    "</pre></body></html>\n";

}

std::vector<Defect> defectsOfAnswers()
{
    return {
        {.name = "replay-loses-headers",
         .description = "A replay comes without Location and X-Payment-Id.",
         .check = "replay.fidelity",
         .misanswer =
             [](Handled& handled, const Operation&, Scene&) {
                 if (handled.role == Role::Replayed)
                     std::erase_if(handled.answer.headers, [](const auto& header) {
                         return header.first == "Location" || header.first == "X-Payment-Id";
                     });
             }},
        {.name = "replay-as-200",
         .description = "A replay of a 201 is a 200.",
         .check = "replay.fidelity",
         .auditOptions = {"--profile", "stripe"},
         .like = "stripe",
         .misanswer =
             [](Handled& handled, const Operation&, Scene&) {
                 if (handled.role == Role::Replayed && handled.answer.status == 201)
                     handled.answer.status = 200;
             }},
        {.name = "unmarked-replay",
         .description = "Nothing tells a replay from an execution.",
         .check = "replay.marker",
         .spoil =
             [](Rules& rules) {
                 rules.marker.clear();
             }},
        {.name = "conflict-as-500",
         .description = "A twin of a request in flight runs into the unique index and is answered 500.",
         .check = "race.in-flight-answer",
         .otherChecks = {"race.same-key"},
         .misanswer =
             [](Handled& handled, const Operation&, Scene&) {
                 if (handled.role == Role::InProgress)
                     handled.answer = problem(500, "internal_error", "Internal error",
                                              "UNIQUE constraint failed: idempotency_keys.key");
             }},
        {.name = "html-errors",
         .description = "Errors are HTML pages with a stack trace.",
         .check = "error.body",
         .misanswer =
             [](Handled& handled, const Operation&, Scene&) {
                 if (handled.answer.status < 400)
                     return;
                 setHeader(handled.answer, "Content-Type", "text/html; charset=utf-8");
                 handled.answer.body = stackTrace;
             }},
        {.name = "one-error-for-all",
         .description = "A used key with another payload is answered as if the first request were still in flight.",
         .check = "error.body",
         .misanswer =
             [](Handled& handled, const Operation& operation, Scene&) {
                 if (handled.role == Role::OtherPayload)
                     handled.answer = refusalAnswer(Refusal::InProgress, operation.rules);
             }},
    };
}

}
