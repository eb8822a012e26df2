// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"
#include "drive/auditjob.h"
#include "drive/auditmonitor.h"
#include "drive/sharedsetup.h"

#include <condition_variable>
#include <stop_token>

namespace idemscope {

/// A play that was carried out, with what it takes to fire its keys and payloads again.
struct PlayedRun
{
    PlayResult result;
    std::vector<OperationSetUp> setUp;
    quint64 seed = 0;
    QByteArray nonce;
    QDateTime now;
    qint64 releasedUs = 0; ///< monotonicMicros() of the first release
};

/// Carries out plays as runs of the log that belong to an audit; several threads may do so at once. Holds how many runs
/// are under way together. Lives as long as the audit.
class AuditPlayer
{
public:
    struct Setup
    {
        const AuditJob& job;
        qint64 audit = 0;
        quint64 seed = 0;
        int runsAtOnce = 1;
        SharedSetUp& shared;
    };
    AuditPlayer(const Setup& setup, RunLog& log, AuditMonitor& monitor);

    /// Blocks. `original` is the play that this one continues, or null. Nothing: it was stopped before it was fired.
    /// Errors: those of runScenario.
    Result<std::optional<PlayedRun>> play(const QString& check, const Play& play, const PlayedRun* original,
                                          std::stop_token stop);

private:
    RunJob jobOf(const QString& check, const Play& play, const PlayedRun* original) const;
    bool waitUntil(qint64 micros, const std::stop_token& stop);
    bool enter(const std::stop_token& stop);
    void leave();

    Setup m_setup;
    RunLog& m_log;
    AuditMonitor& m_monitor;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    int m_free;
};

}
