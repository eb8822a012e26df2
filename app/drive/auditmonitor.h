// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/auditplan.h"

#include <mutex>

namespace idemscope {

enum class CheckState { Queued, Running, Done };

/// Where one check is.
struct CheckProgress
{
    QString id;
    CheckState state = CheckState::Queued;
    std::optional<CheckOutcome> outcome; ///< once it is done
    qint64 attemptsDone = 0;
    qint64 attemptsPlanned = 0; ///< at the most

    bool operator==(const CheckProgress&) const = default;
};

/// A picture of an audit under way; pulled 10–20 times a second.
struct AuditSnapshot
{
    qint64 audit = 0;                  ///< id in the log; 0 before it has one
    QString target;                    ///< scheme, host and port
    std::vector<CheckProgress> checks; ///< the chosen ones, in the order of the catalogue
    bool isFirstRequest = false;       ///< the single request before all checks is under way
    qint64 attemptsDone = 0;
    qint64 attemptsPlanned = 0; ///< at the most
    qint64 elapsedMs = 0;
    std::optional<qint64> timeLeftMs; ///< a guess
};

/// Hands the state of an audit from its threads to any other. Thread-safe.
class AuditMonitor
{
public:
    AuditSnapshot snapshot() const;

    void reset();
    void begin(const AuditPlan& plan, qint64 audit);
    void endFirstRequest();
    void start(const QString& check);
    void countAttempt(const QString& check); ///< empty: of the first request
    void finish(const CheckOutcome& outcome);

private:
    CheckProgress* progressOf(const QString& check);
    std::optional<qint64> timeLeftMs(qint64 elapsedMs) const;

    mutable std::mutex m_mutex;
    AuditSnapshot m_snapshot;
    std::vector<qint64> m_costsMs; ///< by check
    qint64 m_estimateMs = 0;
    qint64 m_startedUs = 0; ///< 0: nothing is under way
};

}
