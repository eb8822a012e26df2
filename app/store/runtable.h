// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/runlocks.h"
#include "store/runreader.h"
#include "store/statement.h"

namespace idemscope {

/// Reads the history: its lines, and a run with its documents. A run whose process has died reads as interrupted, also
/// before a writer has marked it so. Used by one reader.
class RunTable
{
public:
    /// `hasAudits`: the file is new enough to know which audit a run belongs to.
    RunTable(Database& database, const RunLocks& locks, bool hasAudits);

    Result<std::vector<RunRow>> runs(qint64 offset, qint64 limit, const QString& search, RunsShown shown);
    Result<std::vector<RunRow>> runsOfAudit(qint64 audit);
    Result<RunRecord> run(qint64 id);
    Result<std::vector<RunRow>> children(qint64 run);

private:
    RunRow readRun(const Statement& select) const;
    Result<std::vector<RunRow>> readAll(Statement& select);

    Database& m_database;
    const RunLocks& m_locks;
    bool m_hasAudits;
};

/// What run() needs of the schema.
QByteArray readRunSql(bool hasAudits);

}
