// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/attemptrow.h"
#include "store/logfile.h"
#include "store/runcontents.h"
#include "store/runlog.h"
#include "store/transaction.h"

#include <map>
#include <span>

namespace idemscope {

/// Writes runs into an open log: knows the SQL of writing, nothing of threads. Owned and used by the writer thread.
/// Outcomes are committed with synchronous=NORMAL: they survive the death of the process, and a power cut may cost the
/// last ones. What a promise hangs on (a run, its intents, its end) is committed with FULL, and all before it too.
class RunWriter
{
public:
    RunWriter(LogFile file, qint64 bodyCapBytes);
    ~RunWriter(); ///< runs that have not ended become interrupted

    Result<qint64> begin(const RunStart& start);
    Result<void> writeIntents(qint64 run, const std::vector<Intent>& intents);
    /// A batch of outcomes is one transaction: openBatch, any number of writes, closeBatch.
    Result<void> openBatch();
    Result<void> writeAttempts(qint64 run, std::span<const Attempt> attempts);
    Result<void> writeReadings(qint64 run, std::span<const Reading> readings);
    Result<void> writeSteps(qint64 run, std::span<const StepExchange> steps);
    Result<void> closeBatch();
    /// Undoes the open batch, so that it can be tried again in smaller pieces.
    void undoBatch();
    /// The state Running: it goes on, and this is what is known of it so far.
    Result<void> end(qint64 run, const RunEnd& end);
    /// After a failure: undoes what is not committed and lets go of the file and the runs, which are over.
    void abandon();
    LogFile& file() { return m_file; }

private:
    struct OpenRun
    {
        RunContents contents;
        qint64 lastKey = 0;
        qint64 lastReading = 0;
        qint64 lastStep = 0;
        qint64 uncountedAttempts = 0;
    };
    enum Place { IntentHead, IntentBody, RequestHead, RequestBody, ResponseHead, ResponseBody, ReadingRaw };

    template <typename Write>
    Result<void> durably(Write write)
    {
        return idemscope::durably(*m_file.database, m_file.locks.get(), write);
    }
    qint64 insertRun(const RunStart& start);
    void insertDocuments(qint64 run, const RunStart& start);
    void insertIntent(qint64 run, OpenRun& open, const Intent& intent);
    void insertReading(qint64 run, OpenRun& open, const Reading& reading);
    void insertStep(qint64 run, OpenRun& open, const StepExchange& step);
    void updateEnd(qint64 run, const RunEnd& end);
    AttemptContents storeContents(RunContents& contents, const Attempt& attempt);

    LogFile m_file;
    qint64 m_bodyCapBytes;
    ContentStatements m_contents;
    Statement m_insertRun, m_insertDocuments, m_insertOperation, m_insertKey, m_insertAttempt, m_insertReading;
    Statement m_insertStep;
    Statement m_countAttempts, m_endRun, m_endDocuments, m_interrupt;
    std::map<qint64, OpenRun> m_runs;
    std::optional<Transaction> m_batch;
};

}
