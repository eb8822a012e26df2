// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"
#include "render/operationvalues.h"
#include "render/render.h"

namespace idemscope {

/// Everything the plan of a run depends on. Same input, same plan: no clock, no randomness of its own.
struct PlanInput
{
    Request request; ///< with its contract
    Scenario scenario;
    VariableScope scope;
    QString folder;   ///< for relative body files
    quint64 seed = 0; ///< fixes schedule, jitter, faults and mutations
    QByteArray nonce; ///< mixed into keys, {{operation}} and generated values, so that a rerun uses fresh ones
    QDateTime now;    ///< what {{$timestamp}} … start from
    std::vector<std::vector<QByteArray>> reusedKeys;    ///< explicit choice: keys of an earlier run, by operation
    std::shared_ptr<const OperationValues> values = {}; ///< of late variables; none: not known yet, samples stand in
};

/// What tells an operation from the others before it is rendered.
struct OperationName
{
    int index = 0; ///< those of the control come after all others
    int round = 0;
    QByteArray token; ///< the value of {{operation}}
    QByteArray key;   ///< empty where it is made of the rendered payload

    bool operator==(const OperationName&) const = default;
};

/// One logical intent with its keys and exact bytes (SPEC.md §2, operation).
struct PlannedOperation
{
    int index = 0; ///< round × operations + n
    int round = 0;
    QByteArray token; ///< the value of {{operation}}
    /// One; with key strategy per-attempt one for every attempt that may be sent; with derived and another payload for
    /// the repeats [1] is the key of these.
    std::vector<QByteArray> keys;
    /// By attempt index − 1 where renderings differ (per-attempt keys or variables); else [0] is the first payload and
    /// [1], if present, that of the repeats (mutated, equivalent).
    std::vector<RenderedRequestPtr> requests;
    Payload first =
        Payload::First; ///< of attempt 1: Mutated where an earlier operation sent its key with another payload
    Payload repeats = Payload::First; ///< of every further attempt
    bool isPerAttempt = false;        ///< `requests` and, with key strategy per-attempt, `keys` are indexed by attempt
    /// Not empty where clients send requests of their own (Scenario::variations): then `keys`, `requests` and these are
    /// indexed by client.
    std::vector<Payload> payloads = {};
};

/// What a run will do at the most and at least, shown before it fires (SPEC.md §11).
struct PlanEstimate
{
    qint64 operations = 0;
    qint64 attemptsMin = 0;
    qint64 attemptsMax = 0;
    qint64 effectsExpected = 0; ///< operations, or distinct keys
    qint64 durationMs = 0;      ///< from schedule and `assumedServiceMs`; a guess and shown as such
    qint64 durationMaxMs = 0;   ///< if every client uses up its retries and waits its backoff in full
    qint64 dataRows = 0;        ///< that operations take in turn
    qint64 stepRequests = 0;    ///< of set-up and tear-down, which are no attempts
};

/// Makes operations on demand, so that a run of a million does not have to be held in memory. Pure; safe to call from
/// any one thread at a time.
class Planner
{
public:
    /// Errors: InvalidInput — anything the scenario cannot do (single-packet without concurrent arrival, an in-flight
    /// limit below a gated burst's clients, mutated payload without a number or patch, per-attempt keys placed nowhere
    /// …), naming the option.
    static Result<Planner> create(PlanInput input);

    int operationCount() const; ///< over all rounds
    int operationsPerRound() const;
    Result<PlannedOperation> operation(int index) const;
    Result<OperationName> nameOf(int index) const;
    PlanEstimate estimate(int assumedServiceMs = 50) const;
    const PlanInput& input() const;
    /// False when keys may have been used before this run: fixed, derived, reused, or a template without anything that
    /// changes from run to run (SPEC.md §5).
    bool hasFreshKeys() const;

    /// N operations with distinct keys and the payload of operation 0, rendered once but for the key (SPEC.md §7,
    /// control).
    Result<std::vector<PlannedOperation>> control(int count) const;

private:
    struct Parts;
    std::shared_ptr<const Parts> m_parts;
};

}
