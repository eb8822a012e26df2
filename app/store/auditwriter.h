// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/auditlog.h"
#include "store/logfile.h"

#include <set>

namespace idemscope {

enum class RunState;

/// Writes audits and schedules into an open log, each change durable when its function returns. Used by the writer
/// thread.
class AuditWriter
{
public:
    explicit AuditWriter(LogFile& file);
    ~AuditWriter(); ///< audits that have not ended become interrupted

    Result<qint64> begin(const AuditStart& start);
    /// Makes an ended audit running again. Errors: NotFound, NotAllowed (it is under way).
    Result<void> reopen(qint64 audit);
    /// Keeps the audit as far as it came; a state other than Running ends it.
    Result<void> update(const Audit& audit, RunState state);
    Result<qint64> addSchedule(const ScheduleRow& schedule);
    /// Takes a waiting schedule, so that nobody else carries it out; 0: somebody else did.
    Result<qint64> claimSchedule(qint64 schedule);
    Result<void> updateSchedule(const ScheduleRow& schedule);
    /// After a failure: lets go of the audits, which are over.
    void abandon();

private:
    void writeAudit(const Audit& audit, RunState state);
    void setState(qint64 audit, RunState state);

    LogFile& m_file;
    std::set<qint64> m_open;
    std::set<qint64> m_claimed; ///< schedules
};

/// The byte that says of a schedule that it is being carried out.
constexpr qint64 scheduleLock(qint64 schedule)
{
    return (qint64(1) << 60) + schedule;
}

/// The byte that says of an audit that it is alive, beside those of runs (RunLocks).
constexpr qint64 auditLock(qint64 audit)
{
    return (qint64(1) << 61) + audit;
}

}
