// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/jsonpatch.h"
#include "plan/planner.h"
#include "plan/streams.h"
#include "plan/variedrequests.h"

#include <optional>

namespace idemscope {

/// Makes keys and exact requests of operations from the plan's input: key and payload strategies, per-attempt
/// variables, traceparent. Pure; of this room, used by the Planner.
class OperationMaker
{
public:
    /// Errors: those of RequestTemplate::compile; InvalidInput (the mutation is no JSON Patch).
    static Result<OperationMaker> create(PlanInput input);

    const PlanInput& input() const { return m_input; }
    const Scenario& scenario() const { return m_input.scenario; }
    int roundOf(int index) const { return index / scenario().operations; }
    bool hasPerAttemptKeys() const { return scenario().keyStrategy == KeyStrategy::PerAttempt; }
    /// Every attempt has a rendering of its own.
    bool isPerAttempt() const;

    Result<PlannedOperation> operation(int index) const;
    /// Clients send requests of their own.
    bool isPerClient() const { return m_varied.has_value(); }
    /// Operation `n` of the control: another key for each, everything else the same.
    Result<PlannedOperation> controlOperation(int n) const;
    /// Of an operation or, beyond the last, of the control.
    Result<OperationName> nameOf(int index) const;

    /// A key as the contract makes it; attempt 0: the operation's. `run` 0 is this run, others stand for reruns.
    Result<QByteArray> freshKey(int index, int attempt, int run = 0) const;
    /// The key of an attempt under the scenario's strategy.
    Result<QByteArray> keyFor(int index, int attempt) const;
    /// Whether two keys give two different requests.
    Result<bool> isKeyPlaced() const;

private:
    /// One of the requests that attempts of an operation send, before traceparent.
    struct Variant
    {
        QByteArray key;
        RenderedRequest request;
    };
    /// What a rendering is made for; the same place gives the same generated values.
    struct Place
    {
        Draw purpose = Draw::Values;
        int index = 0;
        int round = 0;
        int attempt = 1;
        QByteArray token;
        int values = 0; ///< the operation whose late values it takes
    };

    Place placeOf(int index, int attempt) const;
    Place controlPlace(int n) const;
    Result<QByteArray> controlKey(int n) const;
    int operationCount() const { return scenario().operations * scenario().rounds; }
    std::shared_ptr<const Fields> lateValues(int index) const;
    RenderInput renderInput(const Place& place, const QByteArray& key, bool isPlaced) const;
    Result<PlannedOperation> variedOperation(int index) const;
    Result<RenderedRequest> render(const Place& place, const QByteArray& key, bool isPlaced) const;
    Result<RenderedRequest> requestFor(int index, const QByteArray& key, int attempt) const;
    Result<RenderedRequest> withOtherPayload(RenderedRequest request, int index) const;
    Result<QByteArray> derivedKey(int index, int attempt) const;
    Result<std::vector<Variant>> variants(int index) const;
    Result<Payload> firstPayload(int index, const Variant& first) const;
    Payload repeatedPayload(Payload first, const std::vector<Variant>& variants) const;
    RenderedRequestPtr traced(RenderedRequest request, const Place& place) const;

    PlanInput m_input;
    RequestTemplate m_request;
    std::optional<JsonPatch> m_patch;
    std::optional<VariedRequests> m_varied;
    quint64 m_values = 0; ///< seed of everything that is fresh in every run
    QByteArray m_prefix;  ///< of tokens
};

}
