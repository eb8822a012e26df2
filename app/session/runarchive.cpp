// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/runarchive.h"

#include "drive/reconciler.h"

namespace idemscope {

namespace {

/// Opens the log, asks one question, closes it.
template <typename Ask>
auto withReader(const QString& path, Ask ask) -> decltype(ask(std::declval<RunReader&>()))
{
    auto reader = RunReader::open(path);
    if (!reader)
        return Failure(reader.error());
    return ask(**reader);
}

}

Result<std::vector<RunRow>> archivedRuns(const QString& runLogPath, int limit, RunsShown shown)
{
    return withReader(runLogPath, [&](RunReader& reader) { return reader.runs(0, limit, {}, shown); });
}

Result<StoredRun> archivedRun(const QString& runLogPath, qint64 run)
{
    return withReader(runLogPath, [&](RunReader& reader) { return readStoredRun(reader, run); });
}

Result<void> forEachArchivedAttempt(const QString& runLogPath, qint64 run,
                                    const std::function<void(const std::vector<Attempt>&)>& take)
{
    return withReader(runLogPath, [&](RunReader& reader) { return reader.forEachAttempt(run, take); });
}

Result<RunJob> reconcileJobFor(const QString& runLogPath, qint64 run, const VariableScope& scope)
{
    return withReader(runLogPath, [&](RunReader& reader) { return reconcileJob(reader, run, scope); });
}

Result<std::vector<Created>> archivedCreations(const QString& runLogPath, qint64 run)
{
    return withReader(runLogPath, [&](RunReader& reader) { return createdBy(reader, run); });
}

Result<RunJob> cleanupJobFor(const QString& runLogPath, qint64 run, const VariableScope& scope)
{
    return withReader(runLogPath, [&](RunReader& reader) { return cleanupPlan(reader, run, scope); })
        .map([](const CleanupPlan& plan) { return plan.job; });
}

Result<std::vector<std::vector<QByteArray>>> archivedKeys(const QString& runLogPath, qint64 run)
{
    return withReader(runLogPath, [&](RunReader& reader) { return keysOf(reader, run); });
}

Result<void> removeArchivedRun(const QString& runLogPath, qint64 run)
{
    return deleteRun(runLogPath, run);
}

Result<qint64> vacuumArchive(const QString& runLogPath)
{
    return vacuumRunLog(runLogPath);
}

}
