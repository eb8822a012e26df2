// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/engine.h"
#include "model/effect.h"
#include "render/render.h"

namespace idemscope {

/// An operation as a probe needs it.
struct ObservedOperation
{
    int operation = 0;
    int round = 0;
    QByteArray token;             ///< {{operation}}
    std::vector<QByteArray> keys; ///< distinct renderings with per-attempt keys are summed (SPEC.md §4)
    qint64 minimumExpected = 0;   ///< below it a reading is never settled before the limit
};

/// What the settling rule needs to know of the firing (SPEC.md §5).
struct FiringFacts
{
    qint64 longestExchangeUs = 0; ///< an unknown attempt counts from its release to its end
    qint64 runStartedUs = 0;      ///< monotonicMicros() at the run's start; times of readings are relative to it
};

/// Reads the contract's probes before and after firing and waits until they are settled (SPEC.md §5). Uses the engine of
/// the run, on its thread.
class Observer
{
public:
    struct Setup
    {
        std::vector<Probe> probes;
        Settling settling;
        Transport transport;
        VariableScope scope;
        QDateTime now;
        std::vector<Secret> secrets;
    };

    /// Errors: InvalidInput (a JSONPath, a template), naming the probe.
    static Result<Observer> create(Setup setup, Engine& engine);

    /// Called for every reading, for the log and the window.
    std::function<void(const Reading&)> onReading;

    /// Per-operation probes: once for every operation (skipped when all keys are fresh and `assumeZero`); per-run probes
    /// twice, at least 1 s apart, before the first round, once before each later one.
    void readBefore(int round, const std::vector<ObservedOperation>& operations, bool assumeZero, qint64 runStartedUs,
                    std::stop_token stop);
    /// Waits until every probe is settled or the limit is over. Per-run probes: after each round. Per-operation probes:
    /// call once at the end with the operations of all rounds.
    void readAfter(int round, const std::vector<ObservedOperation>& operations, const FiringFacts& facts,
                   bool perOperation, std::stop_token stop);

    std::vector<ProbeEffects> effects() const;

    Observer(Observer&&) noexcept;
    Observer& operator=(Observer&&) noexcept;
    ~Observer();

private:
    struct State;
    explicit Observer(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

/// One reading of one probe now, with the raw answer. For preflight and "read now".
Reading readProbe(const Probe& probe, const Observer::Setup& setup, const ObservedOperation& operation, Engine& engine,
                  std::stop_token stop);

}
