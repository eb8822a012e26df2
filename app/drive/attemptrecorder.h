// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runcontext.h"
#include "plan/schedule.h"

namespace idemscope {

/// Turns finished exchanges into attempts: classes them, adds them to the history and the charts, and logs them without
/// secrets in small batches. Lives on the run's thread.
class AttemptRecorder
{
public:
    explicit AttemptRecorder(RunContext& context);

    /// The attempt as far as it is known before its client's fate is.
    Attempt classify(const PlannedAttempt& planned, Exchange exchange) const;
    /// Errors: of the log.
    Result<void> record(Attempt attempt);
    /// Hands waiting attempts to the log if they are many or waited long; `now` is monotonicMicros().
    Result<void> flush(qint64 now, bool force = false);
    /// When flush() is due; −1: nothing waits.
    qint64 nextFlush() const;

private:
    Redactor redactorOf(const Attempt& attempt) const;
    void redact(Attempt& attempt) const;

    RunContext& m_context;
    std::vector<Attempt> m_batch;
    qint64 m_batchSinceUs = -1;
};

}
