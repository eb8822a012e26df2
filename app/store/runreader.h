// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/runlog.h"

namespace idemscope {

/// One line of the history.
struct RunRow
{
    qint64 id = 0;
    QString kind, title, target, environment, started;
    RunState state = RunState::Running;
    quint64 seed = 0;
    std::optional<qint64> parent;
    qint64 durationMs = 0;
    qint64 attempts = 0;
    QString verdict; ///< CLI.md's word, empty without judgement
};

/// A stored run with its documents.
struct RunRecord
{
    RunRow row;
    QByteArray nonce;
    QJsonObject request, scenario, profile, facts, judgement, series;
};

/// Which attempts a table shows and in which order. Paging is by offset into that order.
struct AttemptQuery
{
    enum class Order { Number, Operation, Released, Duration, Status, Outcome };
    Order order = Order::Number;
    bool descending = false;
    QString text;                        ///< in key, status, error or connection
    std::optional<Outcome> outcome;
    std::optional<AttemptClass> kind;
    std::optional<int> operation;
};

/// The reading side; one per thread, its own connection. Works beside a writer in any process (WAL).
class RunReader
{
public:
    /// A missing file reads as an empty log. Errors as RunLog::open; a newer file is opened all the same, read-only.
    static Result<std::unique_ptr<RunReader>> open(const QString& path);
    virtual ~RunReader() = default;

    virtual Result<std::vector<RunRow>> runs(int offset, int limit, const QString& search = {}) = 0; ///< newest first
    virtual Result<RunRecord> run(qint64 id) = 0;
    virtual Result<qint64> attemptCount(qint64 run, const AttemptQuery& query = {}) = 0;
    /// Without bodies and heads; `attempt` brings them.
    virtual Result<std::vector<Attempt>> attempts(qint64 run, const AttemptQuery& query, qint64 offset, int limit) = 0;
    virtual Result<Attempt> attempt(qint64 run, qint64 number) = 0;
    /// All attempts in order with what judging needs (response body for grouping); calls `take` in batches.
    virtual Result<void> forEachAttempt(qint64 run, const std::function<void(const std::vector<Attempt>&)>& take) = 0;
    virtual Result<std::vector<Reading>> readings(qint64 run) = 0;
    virtual Result<std::vector<Intent>> intents(qint64 run) = 0;
    /// Keys of clients that have no final outcome: planned in a run that was interrupted or stopped (DESIGN.md §4).
    virtual Result<std::vector<Intent>> inDoubt(qint64 run) = 0;
    virtual Result<qint64> totalAttempts() = 0; ///< of all runs
    virtual Result<qint64> sizeBytes() = 0;
};

/// Removes runs with everything only they need. Errors: NotFound and those of RunLog::open.
Result<void> deleteRun(const QString& path, qint64 run);
/// Gives free pages back to the file system; returns the bytes won.
Result<qint64> vacuumRunLog(const QString& path);

}
