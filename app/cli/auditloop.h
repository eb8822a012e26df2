// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/console.h"
#include "session/auditsession.h"

namespace idemscope {

/// What came of an audit, or of carrying out schedules, from the command line.
struct AuditLoopResult
{
    std::optional<Audit> audit;
    std::vector<ScheduleRow> schedules;
    std::optional<Error> error;
    bool isInterrupted = false;
    qint64 id = 0;           ///< of the audit in the log; 0: none was begun
    qint64 attemptsDone = 0; ///< also of an audit that failed on its way
};

/// Works on a session, showing progress; SIGINT, SIGTERM and SIGHUP stop it. `start` begins the work.
AuditLoopResult auditLoop(const QString& store, const std::function<void(AuditSession&)>& start, Console& console);

}
