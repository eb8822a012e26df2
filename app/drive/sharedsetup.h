// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"

#include <mutex>
#include <stop_token>

namespace idemscope {

/// The set-up of the run, carried out once for the many runs of an audit or a delivery, and the tear-down of all that
/// they set up, carried out when they are over. Each is a run of the log without attempts. add() is thread-safe.
class SharedSetUp
{
public:
    explicit SharedSetUp(RunLog& log)
        : m_log(log)
    {
    }

    /// Fires the steps before the run and makes `base` a job whose runs share them. Errors: those of StepRunner.
    Result<void> begin(RunJob& base, const std::stop_token& stop);
    /// Takes what a run set up.
    void add(const RunResult& run);
    /// Tears everything down; `isHurried` and `stop` as in StepRunner::tearDown(). What fails stands in the log.
    void end(bool isHurried, const std::stop_token& stop);

private:
    void addRow(OperationSetUp& operation) const;

    RunLog& m_log;
    std::optional<RunJob> m_job; ///< none: there is nothing to set up
    std::mutex m_mutex;          ///< of what follows
    std::vector<OperationSetUp> m_operations;
};

}
