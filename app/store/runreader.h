// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/auditrow.h"

#include <functional>

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
    QString verdict;             ///< CLI.md's word, empty without judgement
    std::optional<qint64> audit; ///< that it belongs to
    QString checkId;             ///< of that audit

    bool operator==(const RunRow&) const = default;
};

/// Which runs a history shows: those fired by themselves, not by an audit or delivery, or all. A search finds all.
enum class RunsShown { WithoutAudits, All };

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
    QString text; ///< in key, status, error or connection
    std::optional<Outcome> outcome;
    std::optional<AttemptClass> kind;
    std::optional<int> operation;

    bool operator==(const AttemptQuery&) const = default;
};

/// What is known of a body beyond its stored bytes (DESIGN.md §4, cap).
struct BodyFacts
{
    qint64 length = 0; ///< of the whole body, bytes
    QByteArray sha256; ///< of the whole body; empty: no body
    bool isCut = false;

    bool operator==(const BodyFacts&) const = default;
};
struct AttemptBodies
{
    BodyFacts request, response;
};

/// The reading side; one per thread, its own connection. Works beside a writer in any process (WAL).
class RunReader
{
public:
    /// A missing file reads as an empty log. Errors as RunLog::open; a newer file is opened all the same, read-only.
    static Result<std::unique_ptr<RunReader>> open(const QString& path);
    virtual ~RunReader() = default;

    virtual Result<std::vector<RunRow>> runs(int offset, int limit, const QString& search = {},
                                             RunsShown shown = RunsShown::WithoutAudits) = 0; ///< newest first
    virtual Result<std::vector<RunRow>> runsOfAudit(qint64 audit) = 0; ///< in the order they were begun
    virtual Result<std::vector<AuditRow>> audits(int limit) = 0;       ///< newest first
    virtual Result<AuditRecord> audit(qint64 id) = 0;
    virtual Result<std::vector<ScheduleRow>> schedules() = 0; ///< by due time
    virtual Result<RunRecord> run(qint64 id) = 0;
    virtual Result<std::vector<RunRow>> children(qint64 run) = 0; ///< runs whose parent it is, newest first
    virtual Result<qint64> attemptCount(qint64 run, const AttemptQuery& query = {}) = 0;
    /// Without bodies and heads; `attempt` brings them. `Attempt::request` is never stored.
    virtual Result<std::vector<Attempt>> attempts(qint64 run, const AttemptQuery& query, qint64 offset, int limit) = 0;
    virtual Result<Attempt> attempt(qint64 run, qint64 number) = 0;
    virtual Result<AttemptBodies> bodyFacts(qint64 run, qint64 number) = 0;
    /// All attempts in order with what judging needs (response body for grouping; a body that was cut is followed by
    /// its SHA-256, so that only equal ones look equal); calls `take` in batches.
    virtual Result<void> forEachAttempt(qint64 run, const std::function<void(const std::vector<Attempt>&)>& take) = 0;
    virtual Result<std::vector<Reading>> readings(qint64 run) = 0;
    /// In the order they ended; no limit: all.
    virtual Result<std::vector<StepExchange>> steps(qint64 run, int limit = -1) = 0;
    virtual Result<std::vector<Intent>> intents(qint64 run) = 0;
    /// Operations with clients that have no final outcome, in a run that was interrupted or stopped (DESIGN.md §4).
    virtual Result<std::vector<Intent>> inDoubt(qint64 run) = 0;
    virtual Result<qint64> totalAttempts() = 0; ///< of all runs
    virtual Result<qint64> sizeBytes() = 0;
};

/// Removes a run with everything only it needs. Errors: NotFound, NotAllowed (it is under way) and those of
/// RunLog::open.
Result<void> deleteRun(const QString& path, qint64 run);
/// A schedule that waits no more. Errors: NotFound (it does not wait) and those of RunLog::open.
Result<void> cancelSchedule(const QString& path, qint64 schedule);
/// Removes an audit with its runs and schedules. Errors: as deleteRun().
Result<void> deleteAudit(const QString& path, qint64 audit);
/// Gives free pages back to the file system; returns the bytes won.
Result<qint64> vacuumRunLog(const QString& path);

}
