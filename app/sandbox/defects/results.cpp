// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/database.h"
#include "sandbox/defects/table.h"

namespace idemscope::sandbox {

namespace {

constexpr int promisedMs = 6000;
constexpr int keptMs = 1500;
constexpr int raceAgeMs = 2000;

/// A failed operation is taken up again by a background job: after its failure was given a second time, it has
/// happened.
void bringGhost(Handled& handled, const Operation& operation, Scene& scene)
{
    if (operation.idempotencyKey.size() != 1)
        return;
    const std::string id = "failed\n" + operation.scope(operation.idempotencyKey.front());
    const bool isFailure = handled.answer.status >= 500;
    const bool isFirst = handled.role == Role::Executed && operation.payload.simulate == Simulation::Error500;
    const bool isDue = scene.memory.with([&](Memory::Texts& texts) {
        if (isFailure && isFirst)
            texts[id] = "due";
        return isFailure && handled.role == Role::Replayed && texts.erase(id) > 0;
    });
    if (isDue)
        scene.database.transaction([&] { return operation.effect(0, std::nullopt); });
}

}

std::vector<Defect> defectsOfResults()
{
    return {
        {.name = "lock-only",
         .description = "Keys are locked while in flight, but no result is kept: a later repeat is executed again.",
         .check = "replay.sequential",
         .otherChecks = {"race.connections", "key.reuse-other-payload", "payload.equivalent", "retry.abandon",
                         "retry.timeout-chain", "delivery.exactly-once"},
         .spoil =
             [](Rules& rules) {
                 rules.weak.forgetsAnswers = true;
             }},
        {.name = "per-worker-store",
         .description = "Every connection is served by a process with a key store of its own.",
         .check = "race.connections",
         .otherChecks = {"race.same-key", "race.in-flight-answer", "key.reuse-in-flight", "retry.abandon",
                         "retry.timeout-chain", "delivery.exactly-once"},
         .misread =
             [](Operation& operation, Scene& scene) {
                 operation.store += "worker " + std::to_string(scene.request.connection);
             }},
        {.name = "replica-store",
         .description = "Each replica has a key store of its own; both write to one database.",
         .check = "race.replicas",
         .auditOptions = {"--replica", "{url}", "--replica", "{url}/replica2"},
         .replicas = 2,
         .misread =
             [](Operation& operation, Scene& scene) {
                 operation.store += "replica " + std::to_string(scene.replica);
             }},
        {.name = "caches-5xx",
         .description =
             "A 5xx without an effect is kept and given again, though it is promised that a retry is executed.",
         .check = "error.5xx",
         .auditOptions = {"--provoke", provokeError, "--profile", "azure"},
         .strategy = "state-machine",
         .like = "azure",
         .spoil =
             [](Rules& rules) {
                 rules.stored = Rules::Stored::Everything;
             }},
        {.name = "ghost-effect",
         .description = "What failed with a 5xx is carried out later all the same, while the 5xx is given again.",
         .check = "error.5xx",
         .auditOptions = {"--provoke", provokeError},
         .misanswer = bringGhost},
        {.name = "drops-5xx-after-commit",
         .description = "A 5xx is not kept, even where the row was stored before it: the retry stores another.",
         .check = "error.commit-then-5xx",
         .auditOptions = {"--provoke", provokeCommitted},
         .spoil =
             [](Rules& rules) {
                 rules.weak.dropsFailuresAfterEffect = true;
             }},
        {.name = "stores-rejections",
         .description = "A 400 for a body that is no payment is kept: the corrected body is refused.",
         .check = "error.4xx",
         .auditOptions = {"--provoke", provokeInvalid, "--profile", "stripe"},
         .like = "stripe",
         .spoil =
             [](Rules& rules) {
                 rules.storesInvalid = true;
             }},
        {.name = "forgets-unread-answer",
         .description = "An answer that the client did not wait for is not kept: the retry is executed again.",
         .check = "retry.timeout-chain",
         .otherChecks = {"retry.abandon", "delivery.exactly-once"},
         .spoil =
             [](Rules& rules) {
                 rules.weak.dropsUnreadAnswers = true;
             }},
        {.name = "early-expiry",
         .description = "Keys are promised for 6 s and forgotten after 1.5 s.",
         .check = "expiry.window",
         .auditOptions = {"--ttl-ms", std::to_string(promisedMs)},
         .ageMs = keptMs},
        {.name = "expiry-race",
         .description = "Of a burst after expiry everyone finds the key expired, and everyone executes.",
         .check = "expiry.burst",
         .auditOptions = {"--ttl-ms", std::to_string(raceAgeMs)},
         .ageMs = raceAgeMs,
         .spoil =
             [](Rules& rules) {
                 rules.weak.executesExpiredTogether = true;
                 rules.weak.isUnfenced = true;
             }},
        {.name = "put-adds",
         .description = "PUT adds its amount to what is there and books it once more.",
         .check = "method.natural",
         .auditOptions = {"--check", "method.natural"},
         .spoil =
             [](Rules& rules) {
                 rules.weak.addsOnReplace = true;
             }},
    };
}

}
