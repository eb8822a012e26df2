// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/defects/table.h"
#include "sandbox/refusal.h"

namespace idemscope::sandbox {

namespace {

using std::chrono::milliseconds;

constexpr int storeLimit = 24;     // requests within a moment that the key store still serves
constexpr int stickyConflicts = 3; // after so many refusals a key answers with the last of them

/// Nobody can be asked whether the key is used, so everything is let through.
void failOpen(Operation& operation, Scene& scene)
{
    if (scene.recent > storeLimit)
        operation.idempotencyKey.clear();
}

/// The refusal of a twin is kept as if it were the key's result.
void stickToConflict(Handled& handled, const Operation& operation, Scene& scene)
{
    if (operation.idempotencyKey.size() != 1)
        return;
    const std::string id = "conflicts\n" + operation.scope(operation.idempotencyKey.front());
    scene.memory.with([&](Memory::Texts& texts) {
        std::string& strokes = texts[id];
        if (handled.role == Role::InProgress)
            strokes += '|';
        if (handled.role == Role::Executed && operation.isAbandoned())
            strokes.clear(); // these were its own client's retries, not twins
        if (handled.role != Role::Replayed || int(strokes.size()) < stickyConflicts)
            return;
        handled = {refusalAnswer(Refusal::InProgress, operation.rules), Role::InProgress, 0};
    });
}

}

std::vector<Defect> defectsOfLocks()
{
    return {
        {.name = "race-window",
         .description = "Between looking a key up and claiming it 8 ms pass: twins in that window are all executed.",
         .check = "race.same-key",
         .otherChecks = {"race.in-flight-answer", "key.reuse-in-flight"},
         .spoil =
             [](Rules& rules) {
                 rules.weak.claimGap = milliseconds(8);
                 rules.weak.isUnfenced = true;
             }},
        {.name = "sticky-conflict",
         .description =
             "A key that has refused three twins answers with that refusal for ever: losers never learn the result.",
         .check = "race.loser-recovers",
         .misanswer = stickToConflict},
        {.name = "lock-per-payload",
         .description = "The lock is on key and payload: another payload under a key in flight is executed.",
         .check = "key.reuse-in-flight",
         .spoil =
             [](Rules& rules) {
                 rules.weak.locksPerPayload = true;
             }},
        {.name = "short-lock",
         .description = "The lock ends after 200 ms, even while its handler is still at work.",
         .check = "lock.outlives-handler",
         .auditOptions = {"--provoke", provokeSlow},
         .spoil =
             [](Rules& rules) {
                 rules.weak.fixedLease = milliseconds(200);
                 rules.weak.isUnfenced = true;
             }},
        {.name = "lock-leak",
         .description = "A handler that throws or dies leaves its key in progress for ever.",
         .check = "lock.released",
         .auditOptions = {"--provoke", "throw=header:X-Simulate: throw", "--provoke", "crash=header:X-Simulate: crash",
                          "--check", "lock.released"},
         .spoil =
             [](Rules& rules) {
                 rules.weak.keepsDeadClaims = true;
             }},
        {.name = "lock-lost-on-abort",
         .description =
             "When a client leaves, its lock goes and its handler works on: the retry is executed beside it.",
         .check = "retry.abandon",
         .otherChecks = {"retry.timeout-chain", "delivery.exactly-once"},
         .spoil =
             [](Rules& rules) {
                 rules.weak.losesAbandonedClaims = true;
                 rules.weak.isUnfenced = true;
             }},
        {.name = "fails-open-under-load",
         .description =
             "When more than 24 requests come within 250 ms, the key store is not asked and everything is executed.",
         .check = "retry.storm",
         .auditOptions = {"--check", "retry.storm"},
         .misread = failOpen},
    };
}

}
