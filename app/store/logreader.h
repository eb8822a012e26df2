// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/attemptorder.h"
#include "store/attemptrow.h"
#include "store/audittable.h"
#include "store/contentreader.h"
#include "store/runtable.h"

namespace idemscope {

/// Reads an existing run log; the methods are those of RunReader. One thread, its own connection.
class LogReader
{
public:
    /// Null: the file has no tables yet. Errors as RunReader::open.
    static Result<std::unique_ptr<LogReader>> open(const QString& path);
    static Result<std::unique_ptr<LogReader>> openEmpty();

    Result<std::vector<RunRow>> runs(int offset, int limit, const QString& search, RunsShown shown);
    Result<std::vector<RunRow>> runsOfAudit(qint64 audit);
    Result<std::vector<AuditRow>> audits(int limit);
    Result<AuditRecord> audit(qint64 id);
    Result<std::vector<ScheduleRow>> schedules();
    Result<RunRecord> run(qint64 id);
    Result<std::vector<RunRow>> children(qint64 run);
    Result<qint64> attemptCount(qint64 run, const AttemptQuery& query);
    Result<std::vector<Attempt>> attempts(qint64 run, const AttemptQuery& query, qint64 offset, int limit);
    Result<Attempt> attempt(qint64 run, qint64 number);
    Result<AttemptBodies> bodyFacts(qint64 run, qint64 number);
    Result<void> forEachAttempt(qint64 run, const std::function<void(const std::vector<Attempt>&)>& take);
    Result<std::vector<Reading>> readings(qint64 run);
    Result<std::vector<StepExchange>> steps(qint64 run, int limit);
    Result<std::vector<Intent>> intents(qint64 run);
    Result<std::vector<Intent>> inDoubt(qint64 run);
    Result<qint64> totalAttempts();

private:
    LogReader(std::unique_ptr<Database> database, std::unique_ptr<RunLocks> locks, qint64 version);

    Attempt readRow(const Statement& select, qint64 run, AttemptContents& contents);
    /// False: there is no such attempt.
    bool find(qint64 run, qint64 number, Attempt& attempt, AttemptContents& contents);
    void addBodies(qint64 run, Attempt& attempt, const AttemptContents& contents);
    Result<void> checkIntact(qint64 run, const AttemptContents& contents);
    Reading readReading(const Statement& select, qint64 run);
    StepExchange readStep(const Statement& select, qint64 run);
    std::vector<Intent> collectIntents(qint64 run, const char* condition);

    std::unique_ptr<Database> m_database;
    std::unique_ptr<RunLocks> m_locks;
    RunTable m_runs;
    AuditTable m_audits;
    ContentReader m_contents;
    AttemptOrder m_order;
    Statement m_attempt;
    bool m_hasSteps;
};

}
