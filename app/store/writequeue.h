// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/auditwriter.h"
#include "store/runlog.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <variant>

namespace idemscope {

struct BeginRun
{
    RunStart start;
    std::promise<Result<qint64>> done;
};
struct CommitIntents
{
    qint64 run = 0;
    std::vector<Intent> intents;
    std::promise<Result<void>> done;
};
struct AddAttempts
{
    qint64 run = 0;
    std::vector<Attempt> attempts;
};
struct AddReadings
{
    qint64 run = 0;
    std::vector<Reading> readings;
};
struct AddSteps
{
    qint64 run = 0;
    std::vector<StepExchange> steps;
};
struct EndRun
{
    qint64 run = 0;
    RunEnd end;
    std::promise<Result<void>> done;
};
/// Something about audits; gives the id of a new row, else 0.
struct ChangeAudit
{
    std::function<Result<qint64>(AuditWriter&)> write;
    std::promise<Result<qint64>> done;
};
using WriteCommand = std::variant<BeginRun, CommitIntents, AddAttempts, AddReadings, AddSteps, EndRun, ChangeAudit>;

/// Carries commands to the writer thread in order. Outcomes gather until enough wait or the oldest is due; a command
/// that somebody waits for goes at once. Bounded by what the writer manages in half the flush time, and by bytes:
/// beyond that push() blocks, so that outcomes are durable in time and memory stays flat. Thread-safe.
class WriteQueue
{
public:
    explicit WriteQueue(int flushMs);

    /// Queues; blocks while full. Errors: the failure of the writer.
    Result<void> push(WriteCommand command);

    /// Writer side: waits for work. False: closed and empty.
    bool waitForWork();
    /// Whether the next command is of outcomes; false when there is none.
    bool hasOutcomes() const;
    std::optional<WriteCommand> pop();
    /// Tells that `rows` rows popped since the last call were written in `micros` µs.
    void written(qint64 rows, qint64 micros);
    /// Rows that one transaction should hold.
    qint64 batchRows() const;

    /// Makes every later push fail, and answers all who wait.
    void fail(const Error& error);
    std::optional<Error> failure() const;
    /// No more commands come; what is queued is still to be written.
    void close();

private:
    struct Entry
    {
        WriteCommand command;
        qint64 rows = 0;
        qint64 bytes = 0;
        qint64 since = 0; ///< µs
    };

    bool isDue() const;
    bool hasRoomFor(const Entry& entry) const;

    const qint64 m_flushUs;
    mutable std::mutex m_mutex;
    std::condition_variable m_work, m_room;
    std::deque<Entry> m_entries;
    qint64 m_rows = 0; ///< waiting or being written
    qint64 m_bytes = 0;
    qint64 m_poppedBytes = 0;
    qint64 m_urgent = 0;       ///< commands that somebody waits for
    double m_rowsPerUs = 0.02; ///< what the writer manages; starts careful
    bool m_isClosed = false;
    std::optional<Error> m_failure;
};

}
