// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/engine.h"
#include "plan/planner.h"

#include <deque>
#include <functional>
#include <unordered_map>

namespace idemscope {

/// Steps of one operation, or of the run, which go one after another.
struct StepChain
{
    std::optional<OperationName> operation; ///< none: of the run
    std::vector<std::size_t> steps;         ///< places in the request's list
};

/// Feeds the engine with chains of steps, several side by side. Lives for one call of Engine::fire().
class StepFeed final : public ShotFeed
{
public:
    struct Pace
    {
        std::size_t atOnce = 16;
        std::optional<double> perSecond; ///< none: as fast as they go
    };
    struct Calls
    {
        /// The request of a step; null: it cannot be sent, which was noted.
        std::function<RenderedRequestPtr(const StepChain&, std::size_t step)> make;
        /// Takes the answer; false: the step did not do what it is for.
        std::function<bool(const StepChain&, std::size_t step, const Exchange&)> take;
    };

    /// `endsAtFailure`: no further step is started once one failed; otherwise each is tried.
    StepFeed(std::vector<StepChain> chains, Calls calls, Pace pace, bool endsAtFailure);

    std::vector<Shot> due(qint64 now) override;
    qint64 nextDue() override;
    void finished(Exchange exchange) override;
    bool isDone() override;
    bool isGateComplete(int) override { return true; }

private:
    struct Place
    {
        std::size_t chain = 0;
        std::size_t step = 0; ///< within the chain
    };
    void prepare(Place place);

    std::vector<StepChain> m_chains;
    Calls m_calls;
    Pace m_pace;
    bool m_endsAtFailure;
    bool m_hasFailed = false;
    std::size_t m_next = 0;
    std::size_t m_open = 0; ///< chains begun and not ended
    qint64 m_mayStartAtUs = 0;
    std::deque<std::pair<Place, RenderedRequestPtr>> m_ready;
    std::unordered_map<qint64, Place> m_underWay; ///< by the chain's number
};

}
