// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/runreader.h"

#include "store/fileidentity.h"
#include "store/logreader.h"
#include "store/storageerror.h"

#include <QFileInfo>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// A reader that follows a file which may not exist yet: until then it reads an empty log in memory.
class FollowingRunReader final : public RunReader
{
public:
    explicit FollowingRunReader(QString path)
        : m_path(std::move(path))
    {
    }

    Result<void> follow();

    Result<std::vector<RunRow>> runs(int offset, int limit, const QString& search, RunsShown shown) override
    {
        return read([&](LogReader& log) { return log.runs(offset, limit, search, shown); });
    }
    Result<std::vector<RunRow>> runsOfAudit(qint64 audit) override
    {
        return read([&](LogReader& log) { return log.runsOfAudit(audit); });
    }
    Result<std::vector<AuditRow>> audits(int limit) override
    {
        return read([&](LogReader& log) { return log.audits(limit); });
    }
    Result<AuditRecord> audit(qint64 id) override
    {
        return read([&](LogReader& log) { return log.audit(id); });
    }
    Result<std::vector<ScheduleRow>> schedules() override
    {
        return read([](LogReader& log) { return log.schedules(); });
    }
    Result<RunRecord> run(qint64 id) override
    {
        return read([&](LogReader& log) { return log.run(id); });
    }
    Result<std::vector<RunRow>> children(qint64 run) override
    {
        return read([&](LogReader& log) { return log.children(run); });
    }
    Result<qint64> attemptCount(qint64 run, const AttemptQuery& query) override
    {
        return read([&](LogReader& log) { return log.attemptCount(run, query); });
    }
    Result<std::vector<Attempt>> attempts(qint64 run, const AttemptQuery& query, qint64 offset, int limit) override
    {
        return read([&](LogReader& log) { return log.attempts(run, query, offset, limit); });
    }
    Result<Attempt> attempt(qint64 run, qint64 number) override
    {
        return read([&](LogReader& log) { return log.attempt(run, number); });
    }
    Result<AttemptBodies> bodyFacts(qint64 run, qint64 number) override
    {
        return read([&](LogReader& log) { return log.bodyFacts(run, number); });
    }
    Result<void> forEachAttempt(qint64 run, const std::function<void(const std::vector<Attempt>&)>& take) override
    {
        return read([&](LogReader& log) { return log.forEachAttempt(run, take); });
    }
    Result<std::vector<Reading>> readings(qint64 run) override
    {
        return read([&](LogReader& log) { return log.readings(run); });
    }
    Result<std::vector<StepExchange>> steps(qint64 run, int limit) override
    {
        return read([&](LogReader& log) { return log.steps(run, limit); });
    }
    Result<std::vector<Intent>> intents(qint64 run) override
    {
        return read([&](LogReader& log) { return log.intents(run); });
    }
    Result<std::vector<Intent>> inDoubt(qint64 run) override
    {
        return read([&](LogReader& log) { return log.inDoubt(run); });
    }
    Result<qint64> totalAttempts() override
    {
        return read([](LogReader& log) { return log.totalAttempts(); });
    }
    Result<qint64> sizeBytes() override { return QFileInfo(m_path).size() + QFileInfo(m_path + u"-wal"_s).size(); }

private:
    template <typename Read>
    auto read(Read ask) -> decltype(ask(std::declval<LogReader&>()))
    {
        if (auto ready = follow(); !ready)
            return Failure(ready.error());
        return ask(*m_log);
    }

    QString m_path;
    std::unique_ptr<LogReader> m_log;
    bool m_isEmpty = true;
    FileIdentity m_identity;
};

Result<void> FollowingRunReader::follow()
{
    const FileIdentity identity = identityOf(m_path);
    if (!m_isEmpty && identity == m_identity)
        return {};
    if (!m_isEmpty) { // the file that was read is gone
        m_log.reset();
        m_isEmpty = true;
    }
    if (const QFileInfo file(m_path); file.exists() && !file.isFile())
        return Failure(noPlainFileError(m_path));
    if (QFileInfo(m_path).size() > 0 || QFileInfo(m_path + u"-wal"_s).size() > 0) {
        auto log = LogReader::open(m_path);
        if (!log)
            return Failure(log.error());
        // Null: another process is just creating the file.
        if (*log) {
            m_log = std::move(*log);
            m_isEmpty = false;
            m_identity = identity;
            return {};
        }
    }
    if (m_log)
        return {};
    auto log = LogReader::openEmpty();
    if (!log)
        return Failure(log.error());
    m_log = std::move(*log);
    return {};
}

}

Result<std::unique_ptr<RunReader>> RunReader::open(const QString& path)
{
    auto reader = std::make_unique<FollowingRunReader>(path);
    if (auto ready = reader->follow(); !ready)
        return Failure(ready.error());
    return std::unique_ptr<RunReader>(std::move(reader));
}

}
