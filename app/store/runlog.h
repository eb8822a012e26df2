// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/attempt.h"
#include "model/effect.h"
#include "model/stepexchange.h"
#include "store/auditlog.h"

#include <QJsonObject>

#include <future>

namespace idemscope {

enum class RunState { Running, Finished, Stopped, Interrupted };

/// What is known of a run before anything is fired.
struct RunStart
{
    QString kind;   ///< "burst", "send", "preflight", "reconcile", "check", "scheduled", "delivery", "channel" (a cell)
    QString title;  ///< shown in history: "POST /payments, 10 × 5, last byte"
    QString target; ///< scheme, host and port
    QString environment;
    quint64 seed = 0;
    QByteArray nonce;
    std::optional<qint64> parent; ///< the run that this one reconciles, replays or reruns
    QString started;              ///< ISO 8601
    QJsonObject request;          ///< secrets as ‹secret NAME›
    QJsonObject scenario;
    QJsonObject profile;
    QJsonObject facts;                ///< RunFacts that are not in the scenario
    std::optional<qint64> audit = {}; ///< that it belongs to
    QString checkId = {};             ///< of that audit
};

/// One operation that is about to be fired: committed durably before its first byte may go (DESIGN.md §4).
struct Intent
{
    int operation = 0;
    int round = 0;
    int clients = 0;
    QByteArray token;             ///< {{operation}}
    std::vector<QByteArray> keys; ///< every key that may be sent
    QByteArray requestHead;       ///< redacted request of the first payload: method, URL, headers
    QByteArray requestBody;
};

/// The end of a run.
struct RunEnd
{
    RunState state = RunState::Finished;
    qint64 durationMs = 0;
    QJsonObject judgement; ///< the burst object of CLI.md plus what the result page shows at once
    QJsonObject series;    ///< chart data (bounded)
    QString verdict;       ///< CLI.md's word, shown in the history; empty: the run was not judged
};

/// The writing side of the run log: one SQLite file in WAL mode and one writer thread. Everything is handed over as
/// values and written in order; a failure makes every later call return it, so that a run stops and nothing is dropped
/// silently. Thread-safe.
class RunLog
{
public:
    struct Options
    {
        qint64 bodyCapBytes = 1024 * 1024; ///< longer bodies are cut; true length and hash are kept
        int flushMs = 200;                 ///< outcomes are durable at the latest after this
        int busyTimeoutMs = 10'000;
    };

    /// Creates, migrates (after a backup beside the file) and opens. Runs left `running` by a process that is gone
    /// become `interrupted`. Errors: StorageReadOnly, StorageLocked, StorageFull, StorageNewer, StorageCorrupt, Io.
    static Result<std::unique_ptr<RunLog>> open(const QString& path, Options options);
    static Result<std::unique_ptr<RunLog>> open(const QString& path);
    virtual ~RunLog() = default;

    virtual Result<qint64> beginRun(const RunStart& start) = 0;
    /// Ready once the intents are on the disk (synchronous=FULL). Firing before that breaks the promise of the log.
    virtual std::future<Result<void>> commitIntents(qint64 run, std::vector<Intent> intents) = 0;
    /// Queues outcomes; never blocks on the disk unless more than a bounded number is waiting. Bytes must be redacted.
    virtual Result<void> addAttempts(qint64 run, std::vector<Attempt> attempts) = 0;
    virtual Result<void> addReadings(qint64 run, std::vector<Reading> readings) = 0;
    virtual Result<void> addSteps(qint64 run, std::vector<StepExchange> steps) = 0; ///< bytes must be redacted
    /// Keeps what is known of a run under way, should it not come to its end. Waits until it is durable.
    virtual Result<void> noteRun(qint64 run, const QJsonObject& judgement) = 0;
    virtual Result<void> endRun(qint64 run, const RunEnd& end) = 0; ///< waits until all is durable

    /// An audit under way. Its document is durable when updateAudit() returns; a state other than Running ends it.
    virtual Result<qint64> beginAudit(const AuditStart& start) = 0;
    /// Errors: NotFound, NotAllowed (the audit is under way); the log goes on.
    virtual Result<void> reopenAudit(qint64 audit) = 0;
    virtual Result<void> updateAudit(const Audit& audit, RunState state) = 0;
    virtual Result<qint64> addSchedule(const ScheduleRow& schedule) = 0;
    /// Takes a waiting schedule to carry it out; false: somebody else did, or it waits no more.
    virtual Result<bool> claimSchedule(qint64 schedule) = 0;
    virtual Result<void> updateSchedule(const ScheduleRow& schedule) = 0;

    /// The first failure of the writer, if any.
    virtual std::optional<Error> failure() const = 0;
};

/// The default file: AppDataLocation/runs.sqlite.
QString defaultRunLogPath();

}
