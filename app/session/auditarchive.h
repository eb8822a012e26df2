// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/auditsession.h"

namespace idemscope {

// Audits and schedules of the run log for a caller that may wait: the command line.

Result<std::vector<AuditRow>> archivedAudits(const QString& runLogPath, int limit);
Result<StoredAudit> archivedAudit(const QString& runLogPath, qint64 audit);
Result<std::vector<RunRow>> archivedRunsOfAudit(const QString& runLogPath, qint64 audit);
Result<void> removeArchivedAudit(const QString& runLogPath, qint64 audit);
Result<std::vector<ScheduleRow>> archivedSchedules(const QString& runLogPath);

/// Hosts off this machine that schedules due now would be fired at.
Result<QStringList> foreignTargetsDue(const QString& runLogPath);

/// "waiting", "running", "done", "failed", "cancelled".
QString scheduleWord(ScheduleState state);

}
