// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/auditmonitor.h"
#include "store/runreader.h"

#include <stop_token>

namespace idemscope {

/// Carries out an audit: a single request, the controls, then the other checks; every play is a run in the log. Blocks;
/// call it on a worker thread. A stop ends it within about a second and keeps what was done. Errors: those of
/// planAudit() before anything is sent; Network when the target gives no answer; of the log.
Result<Audit> runAudit(const AuditJob& job, RunLog& log, AuditMonitor& monitor, std::stop_token stop,
                       const std::vector<Check>& catalogue = checkCatalogue());

/// Judges what an audit of the log has fired once more, by the profile of `job`, which is that audit's job in all other
/// things; gives a new audit, whose findings rest on the runs of the known one. Fires only the checks for which this
/// profile would have fired something else, or whose runs are gone. Errors: as runAudit(); NotFound, NotAllowed (that
/// audit is under way).
Result<Audit> judgeAgain(const AuditJob& job, qint64 audit, RunReader& reader, RunLog& log, AuditMonitor& monitor,
                         std::stop_token stop, const std::vector<Check>& catalogue = checkCatalogue());

}
