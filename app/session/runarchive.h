// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

#include "drive/cleanup.h"
#include "drive/scenariodriver.h"

namespace idemscope {

// The run log for a caller that may wait: the command line.

Result<std::vector<RunRow>> archivedRuns(const QString& runLogPath, int limit,
                                         RunsShown shown = RunsShown::WithoutAudits);
Result<StoredRun> archivedRun(const QString& runLogPath, qint64 run);
Result<void> forEachArchivedAttempt(const QString& runLogPath, qint64 run,
                                    const std::function<void(const std::vector<Attempt>&)>& take);
Result<RunJob> reconcileJobFor(const QString& runLogPath, qint64 run, const VariableScope& scope);
Result<std::vector<Created>> archivedCreations(const QString& runLogPath, qint64 run);
Result<RunJob> cleanupJobFor(const QString& runLogPath, qint64 run, const VariableScope& scope);
Result<std::vector<std::vector<QByteArray>>> archivedKeys(const QString& runLogPath, qint64 run);
Result<void> removeArchivedRun(const QString& runLogPath, qint64 run);
Result<qint64> vacuumArchive(const QString& runLogPath); ///< bytes won

}
