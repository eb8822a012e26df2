// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/runlog.h"

#include "base/clock.h"
#include "base/logging.h"
#include "store/outcomebatch.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <set>
#include <thread>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RunLogText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RunLog)
};

Result<qint64> zeroOf(const Result<void>& done)
{
    return done ? Result<qint64>(0) : Result<qint64>(Failure(done.error()));
}

Result<void> withoutId(const Result<qint64>& done)
{
    return done ? Result<void>() : Result<void>(Failure(done.error()));
}

/// The run log with its writer thread, which alone touches RunWriter and AuditWriter.
class ThreadedRunLog final : public RunLog
{
public:
    ThreadedRunLog(LogFile file, const Options& options)
        : m_writer(std::move(file), options.bodyCapBytes)
        , m_audits(m_writer.file())
        , m_queue(options.flushMs)
        , m_thread([this] { work(); })
    {
    }
    ~ThreadedRunLog() override
    {
        m_queue.close();
        m_thread.join();
    }

    Result<qint64> beginRun(const RunStart& start) override;
    std::future<Result<void>> commitIntents(qint64 run, std::vector<Intent> intents) override;
    Result<void> addAttempts(qint64 run, std::vector<Attempt> attempts) override;
    Result<void> addReadings(qint64 run, std::vector<Reading> readings) override;
    Result<void> addSteps(qint64 run, std::vector<StepExchange> steps) override;
    Result<void> noteRun(qint64 run, const QJsonObject& judgement) override;
    Result<void> endRun(qint64 run, const RunEnd& end) override;
    Result<qint64> beginAudit(const AuditStart& start) override;
    Result<void> reopenAudit(qint64 audit) override;
    Result<void> updateAudit(const Audit& audit, RunState state) override;
    Result<qint64> addSchedule(const ScheduleRow& schedule) override;
    Result<bool> claimSchedule(qint64 schedule) override;
    Result<void> updateSchedule(const ScheduleRow& schedule) override;
    std::optional<Error> failure() const override { return m_queue.failure(); }

private:
    void work();
    Result<void> writeOutcomes();
    void carryOut(WriteCommand& command);
    void note(const Result<void>& result);
    Result<void> checkOpen(qint64 run) const;
    bool closeRun(qint64 run);
    Result<void> pushEnd(qint64 run, const RunEnd& end);

    Result<qint64> changeAudit(std::function<Result<qint64>(AuditWriter&)> write);

    RunWriter m_writer;
    AuditWriter m_audits;
    WriteQueue m_queue;
    mutable std::mutex m_mutex;
    std::set<qint64> m_openRuns;
    std::thread m_thread;
};

Result<qint64> ThreadedRunLog::beginRun(const RunStart& start)
{
    BeginRun command{start, {}};
    auto done = command.done.get_future();
    if (auto pushed = m_queue.push(std::move(command)); !pushed)
        return Failure(pushed.error());
    auto run = done.get();
    if (run) {
        const std::lock_guard lock(m_mutex);
        m_openRuns.insert(*run);
    }
    return run;
}

std::future<Result<void>> ThreadedRunLog::commitIntents(qint64 run, std::vector<Intent> intents)
{
    CommitIntents command{run, std::move(intents), {}};
    auto done = command.done.get_future();
    if (auto open = checkOpen(run); !open)
        command.done.set_value(open);
    else
        // A refused command answers its promise itself.
        static_cast<void>(m_queue.push(std::move(command)));
    return done;
}

Result<void> ThreadedRunLog::addAttempts(qint64 run, std::vector<Attempt> attempts)
{
    if (auto open = checkOpen(run); !open)
        return open;
    return m_queue.push(AddAttempts{run, std::move(attempts)});
}

Result<void> ThreadedRunLog::addReadings(qint64 run, std::vector<Reading> readings)
{
    if (auto open = checkOpen(run); !open)
        return open;
    return m_queue.push(AddReadings{run, std::move(readings)});
}

Result<void> ThreadedRunLog::addSteps(qint64 run, std::vector<StepExchange> steps)
{
    if (auto open = checkOpen(run); !open)
        return open;
    return m_queue.push(AddSteps{run, std::move(steps)});
}

Result<void> ThreadedRunLog::noteRun(qint64 run, const QJsonObject& judgement)
{
    if (auto open = checkOpen(run); !open)
        return open;
    return pushEnd(run, {RunState::Running, 0, judgement, {}, {}});
}

Result<void> ThreadedRunLog::endRun(qint64 run, const RunEnd& end)
{
    if (const auto failed = failure())
        return Failure(*failed);
    if (!closeRun(run))
        return checkOpen(run);
    return pushEnd(run, end);
}

Result<void> ThreadedRunLog::pushEnd(qint64 run, const RunEnd& end)
{
    EndRun command{run, end, {}};
    auto done = command.done.get_future();
    if (auto pushed = m_queue.push(std::move(command)); !pushed)
        return pushed;
    return done.get();
}

Result<qint64> ThreadedRunLog::changeAudit(std::function<Result<qint64>(AuditWriter&)> write)
{
    ChangeAudit command{std::move(write), {}};
    auto done = command.done.get_future();
    if (auto pushed = m_queue.push(std::move(command)); !pushed)
        return Failure(pushed.error());
    return done.get();
}

Result<qint64> ThreadedRunLog::beginAudit(const AuditStart& start)
{
    return changeAudit([&start](AuditWriter& writer) { return writer.begin(start); });
}

Result<void> ThreadedRunLog::reopenAudit(qint64 audit)
{
    return withoutId(changeAudit([audit](AuditWriter& writer) { return zeroOf(writer.reopen(audit)); }));
}

Result<void> ThreadedRunLog::updateAudit(const Audit& audit, RunState state)
{
    return withoutId(changeAudit([&](AuditWriter& writer) { return zeroOf(writer.update(audit, state)); }));
}

Result<qint64> ThreadedRunLog::addSchedule(const ScheduleRow& schedule)
{
    return changeAudit([&schedule](AuditWriter& writer) { return writer.addSchedule(schedule); });
}

Result<bool> ThreadedRunLog::claimSchedule(qint64 schedule)
{
    return changeAudit([schedule](AuditWriter& writer) { return writer.claimSchedule(schedule); })
        .map([](qint64 claimed) { return claimed != 0; });
}

Result<void> ThreadedRunLog::updateSchedule(const ScheduleRow& schedule)
{
    return withoutId(changeAudit([&schedule](AuditWriter& writer) { return zeroOf(writer.updateSchedule(schedule)); }));
}

Result<void> ThreadedRunLog::checkOpen(qint64 run) const
{
    if (const auto failed = failure())
        return Failure(*failed);
    const std::lock_guard lock(m_mutex);
    if (!m_openRuns.contains(run))
        return fail(ErrorCode::NotFound, RunLogText::tr("Run %1 is not under way.").arg(run));
    return {};
}

bool ThreadedRunLog::closeRun(qint64 run)
{
    const std::lock_guard lock(m_mutex);
    return m_openRuns.erase(run) > 0;
}

void ThreadedRunLog::work()
{
    while (m_queue.waitForWork()) {
        if (m_queue.hasOutcomes())
            note(writeOutcomes());
        else if (auto command = m_queue.pop())
            carryOut(*command);
    }
}

/// Writes what is queued, up to the next command that somebody waits for.
Result<void> ThreadedRunLog::writeOutcomes()
{
    constexpr std::size_t mostInOneTransaction = 4096;
    constexpr std::size_t fewInOneTransaction = 16;
    const qint64 started = monotonicMicros();
    const qint64 limit = m_queue.batchRows();
    OutcomeBatch batch;
    while (batch.rows() < limit && m_queue.hasOutcomes())
        batch.add(*m_queue.pop());
    auto written = batch.write(m_writer, mostInOneTransaction);
    if (!written && written.error().code == ErrorCode::StorageFull) {
        // Of what no longer fits as a whole, as much as does.
        m_writer.undoBatch();
        written = batch.write(m_writer, fewInOneTransaction);
    }
    if (written)
        m_queue.written(batch.rows(), monotonicMicros() - started);
    return written;
}

void ThreadedRunLog::carryOut(WriteCommand& command)
{
    if (auto* begin = std::get_if<BeginRun>(&command)) {
        auto run = m_writer.begin(begin->start);
        note(run ? Result<void>() : Result<void>(Failure(run.error())));
        begin->done.set_value(std::move(run));
    } else if (auto* intents = std::get_if<CommitIntents>(&command)) {
        auto written = m_writer.writeIntents(intents->run, intents->intents);
        note(written);
        intents->done.set_value(std::move(written));
    } else if (auto* end = std::get_if<EndRun>(&command)) {
        auto ended = m_writer.end(end->run, end->end);
        note(ended);
        end->done.set_value(std::move(ended));
    } else if (auto* change = std::get_if<ChangeAudit>(&command)) {
        auto changed = change->write(m_audits);
        // What was refused is no failure of the log.
        const bool isRefused =
            !changed && (changed.error().code == ErrorCode::NotFound || changed.error().code == ErrorCode::NotAllowed);
        if (!changed && !isRefused)
            note(Failure(changed.error()));
        change->done.set_value(std::move(changed));
    }
}

void ThreadedRunLog::note(const Result<void>& result)
{
    if (result)
        return;
    qCWarning(logStore) << "writing the run log failed:" << result.error().detail;
    m_writer.abandon();
    m_audits.abandon();
    m_queue.fail(result.error());
}

}

Result<std::unique_ptr<RunLog>> RunLog::open(const QString& path, Options options)
{
    auto file = openForWriting(path, options.busyTimeoutMs, shippedMigrations());
    if (!file)
        return Failure(file.error());
    return std::unique_ptr<RunLog>(std::make_unique<ThreadedRunLog>(std::move(*file), options));
}

Result<std::unique_ptr<RunLog>> RunLog::open(const QString& path)
{
    return open(path, Options());
}

QString defaultRunLogPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/runs.sqlite"_s;
}

}
