// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/message.h"
#include "sandbox/gateway.h"
#include "sandbox/operation.h"

#include <atomic>
#include <chrono>
#include <stop_token>

namespace idemscope::sandbox {

/// Number, pace and end of all executions of one sandbox. Thread-safe.
struct Workshop
{
    std::atomic<std::int64_t> executions = 0;
    std::atomic<int> processingMs = 50;
    std::optional<Gateway> gateway; ///< that every execution calls; set before the first
    std::stop_source stop;          ///< requested when the sandbox ends: nobody waits longer

    /// False when the sandbox ended meanwhile.
    bool wait(std::chrono::milliseconds time) const;
};

/// How the handler's own work ended, before anything was committed.
enum class Ending {
    Finished, ///< there is something to commit
    Threw,    ///< an exception came out of the handler
    Dropped,  ///< the handler noticed that its client is gone and gives up
    Crashed,  ///< the process died, as it were: nothing of the strategy runs any more
};

/// One execution of an operation: the work, then the effect. Lives on one worker thread.
class Execution
{
public:
    Execution(const Operation& operation, Workshop& workshop);

    /// How long work() takes at the most.
    std::chrono::milliseconds workTime() const;
    /// Counts the execution and takes the processing time, as a call to a payment gateway would.
    Ending work();
    /// After Finished, inside the strategy's transaction: has the effect, if there is one, and tells the answer.
    /// `wire` is what this first transmission suffers; a stored answer has none of it. Nothing: `businessKey` is taken.
    std::optional<loopback::HttpAnswer> commit(const std::optional<std::string>& businessKey);
    loopback::HttpAnswer commit() { return *commit(std::nullopt); }
    /// After commit(): what tells of the effect, whatever commit() answered; nothing where there was none.
    const std::optional<loopback::HttpAnswer>& effect() const { return m_effect; }
    /// The answer where there was nothing to commit.
    loopback::HttpAnswer answerTo(Ending ending) const;

private:
    bool isCharged() const;
    std::optional<loopback::HttpAnswer> failure() const;

    const Operation& m_operation;
    Workshop& m_workshop;
    std::chrono::milliseconds m_workTime;
    std::int64_t m_number = 0;
    Charge m_charge = Charge::Approved;
    std::optional<loopback::HttpAnswer> m_effect;
};

}
