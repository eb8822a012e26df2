// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/message.h"
#include "sandbox/ledger.h"

#include <atomic>
#include <chrono>
#include <stop_token>

namespace idemscope::sandbox {

/// One POST as a strategy sees it.
struct Operation
{
    std::string principal;                   ///< whose request it is
    std::string endpoint;                    ///< method and path
    std::vector<std::string> idempotencyKey; ///< the header's values: none, one, or (wrongly) several
    Payload payload;
    const Resource* resource = nullptr;
};

/// Number, pace and end of all executions of one sandbox. Thread-safe.
struct Workshop
{
    std::atomic<std::int64_t> executions = 0;
    std::atomic<int> processingMs = 50;
    std::stop_source stop; ///< requested when the sandbox ends: nobody waits longer
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
    Execution(const Operation& operation, Ledger& ledger, Workshop& workshop);

    /// How long work() takes.
    std::chrono::milliseconds workTime() const { return m_workTime; }
    /// Counts the execution and takes the processing time, as a call to a payment gateway would.
    Ending work();
    /// After Finished, inside the strategy's transaction: stores the row, if there is one, and tells the answer.
    /// `wire` is what this first transmission suffers; a stored answer has none of it.
    loopback::HttpAnswer commit();
    /// The answer where there was nothing to commit.
    loopback::HttpAnswer answerTo(Ending ending) const;

private:
    const Operation& m_operation;
    Ledger& m_ledger;
    Workshop& m_workshop;
    std::chrono::milliseconds m_workTime;
    std::int64_t m_number = 0;
};

}
