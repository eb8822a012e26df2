// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/engine.h"
#include "model/contract.h"
#include "model/effect.h"
#include "observe/observerclock.h"
#include "render/operationvalues.h"
#include "render/render.h"

namespace idemscope {

class SinkHub;

/// An operation as a probe needs it.
struct ObservedOperation
{
    int operation = 0;
    int round = 0;
    QByteArray token;             ///< {{operation}}
    std::vector<QByteArray> keys; ///< the probe's distinct renderings for them are summed (SPEC.md §4)
    qint64 minimumExpected = 0;   ///< below it a reading is never settled before the limit
};

/// What the settling rule needs to know of the firing (SPEC.md §5).
struct FiringFacts
{
    qint64 longestExchangeUs = 0; ///< an unknown attempt counts from its release to its end
    qint64 runStartedUs = 0;      ///< monotonicMicros() at the run's start; times of readings are relative to it
    bool isAnythingSent = true;   ///< otherwise no effect can be late, and nothing is waited for beyond the window
};

/// Reads the contract's probes before and after firing and waits until they are settled (SPEC.md §5). Uses the engine
/// of the run, on its thread.
class Observer
{
public:
    struct Setup
    {
        std::vector<Probe> probes;
        Settling settling;
        Transport transport; ///< of the request that probes belong to
        VariableScope scope;
        QDateTime now;
        std::vector<Secret> secrets;               ///< kept out of readings and their errors
        std::shared_ptr<ObserverClock> clock = {}; ///< none: the real one
        std::shared_ptr<SinkHub> sinks = {};       ///< none: its own, as long as the observer lives
        Request authenticated = {};                ///< the request again, for its authentication and its URL
        bool areSinksNew = true; ///< they saw no call before this run: used keys cannot be counted by them
        std::shared_ptr<const OperationValues> values = {}; ///< of late variables
    };

    /// Gateway sinks listen from here on. Errors: InvalidInput (a JSONPath, a template, a query, a driver), Io (a
    /// sink's port), naming the probe.
    static Result<Observer> create(Setup setup, Engine& engine);

    /// Called for every reading, for the log and the window. `raw` is given when the value is new, at most 64 KiB of
    /// it.
    std::function<void(const Reading&)> onReading;

    /// Per-operation probes: once for every operation, or not at all if `assumeZero` (effects are counted from 0);
    /// per-run probes twice, at least 1 s apart, before round 0, once before each later one.
    void readBefore(int round, const std::vector<ObservedOperation>& operations, bool assumeZero, qint64 runStartedUs,
                    std::stop_token stop);
    /// Waits until every probe is settled or the limit is over. Per-run probes: after each round. Per-operation probes:
    /// call once at the end with the operations of all rounds.
    void readAfter(int round, const std::vector<ObservedOperation>& operations, const FiringFacts& facts,
                   bool perOperation, std::stop_token stop);

    /// Makes gateway sinks answer the calls of each of these operations in turn; then as they are set up. Errors:
    /// InvalidInput (an answer that is none).
    Result<void> answerCalls(const std::vector<ObservedOperation>& operations, const std::vector<QString>& answers);

    /// What was counted so far, by probe in the contract's order. `control` is the caller's to fill.
    std::vector<ProbeEffects> effects() const;

    Observer(Observer&&) noexcept;
    Observer& operator=(Observer&&) noexcept;
    ~Observer();

private:
    struct State;
    explicit Observer(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

/// One reading of one probe now, with the raw answer; `at` is on the observer's clock. For preflight and "read now".
Reading readProbe(const Probe& probe, const Observer::Setup& setup, const ObservedOperation& operation, Engine& engine,
                  std::stop_token stop);

}
