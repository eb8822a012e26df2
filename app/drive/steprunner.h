// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runcontext.h"
#include "drive/stepfeed.h"
#include "model/sentence.h"

#include <stop_token>

namespace idemscope {

/// Carries out the set-up and the tear-down of one run and logs their exchanges, none of which is an attempt. What is
/// captured becomes the context's values. Lives on the run's thread.
class StepRunner
{
public:
    explicit StepRunner(RunContext& context)
        : m_context(context)
    {
    }

    /// A stop ends it without an error. Errors: Network for a step that did not do what it is for (its sentence is
    /// failure()); of the log.
    Result<void> setUpRun(const std::stop_token& stop);
    /// Likewise for operations, several side by side; those that an earlier run has set up are left out.
    Result<void> setUpOperations(const std::vector<int>& operations, const std::stop_token& stop);
    const std::optional<Sentence>& failure() const { return m_failure; }

    /// The operations whose set-up was begun here, with what it gave.
    std::vector<OperationSetUp> begun() const;

    /// Tries every tear-down step of `operations` and of the run and says which failed. `isHurried`, after a stop: it
    /// waits only seconds and gives up on a target that does not answer. A `stop` that is yet to come ends it at once.
    std::vector<Sentence> tearDown(const std::vector<OperationSetUp>& operations, bool isHurried,
                                   const std::stop_token& stop);

private:
    std::vector<std::size_t> places(FlowStep::When when) const;
    Result<void> fire(std::vector<StepChain> chains, bool endsAtFailure, const std::stop_token& stop);
    RenderedRequestPtr make(const StepChain& chain, std::size_t step);
    Result<RenderedRequest> rendered(const ReadyStep& ready, const StepChain& chain) const;
    bool take(const StepChain& chain, std::size_t step, const Exchange& exchange);
    void keep(const StepChain& chain, Fields captured);
    void log(const StepChain& chain, std::size_t step, const Exchange& exchange, const Fields& captured,
             const QString& error);
    void fail(std::size_t step, const Sentence& what);

    RunContext& m_context;
    std::vector<OperationName> m_begun;
    std::optional<Sentence> m_failure; ///< the first
    std::vector<Sentence> m_failures;
    bool m_isTearDown = false;
    bool m_isHurried = false;
    std::stop_token m_stop; ///< of what is being fired
    std::stop_source m_giveUp;
};

}
