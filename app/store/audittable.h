// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/auditrow.h"
#include "store/runlocks.h"
#include "store/statement.h"

namespace idemscope {

/// Reads audits and schedules. An audit whose process has died reads as interrupted, also before a writer has marked it
/// so. Used by one reader.
class AuditTable
{
public:
    /// `isPresent`: the file is new enough to have audits; else it has none.
    AuditTable(Database& database, const RunLocks& locks, bool isPresent);

    Result<std::vector<AuditRow>> audits(qint64 limit); ///< newest first
    Result<AuditRecord> audit(qint64 id);
    Result<std::vector<ScheduleRow>> schedules(); ///< by due time

private:
    AuditRow readAudit(const Statement& select) const;

    Database& m_database;
    const RunLocks& m_locks;
    bool m_isPresent;
};

}
