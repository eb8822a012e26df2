// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/logreader.h"

#include "store/logfile.h"
#include "store/rowid.h"
#include "store/storageerror.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RunReaderText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RunReader)
};

/// The version of the schema that brought audits: resources/sql/0002_audits.sql.
constexpr qint64 firstWithAudits = 2;
/// Likewise of steps: resources/sql/0003_steps.sql.
constexpr qint64 firstWithSteps = 3;

/// A newer file may lack what this version reads: better one clear error now than a strange one later.
Result<void> checkReadable(Database& database, qint64 version, qint64 known)
{
    const QByteArray runs = readRunSql(version >= firstWithAudits);
    const QByteArray attempts = QByteArray("SELECT ") + attemptColumns + " FROM attempts";
    if (version >= firstWithSteps)
        Statement(database, "SELECT step, operation, at, duration, status, error, captured FROM steps");
    for (const char* sql : {runs.constData(), attempts.constData(),
                            "SELECT id, round, clients, token, request_head, request_body FROM operations",
                            "SELECT id, operation, key FROM keys",
                            "SELECT id, probe, moment, round, operation, at, value, error, raw FROM readings"})
        Statement(database, sql);
    if (database.hasFailed() && version > known) {
        database.takeFailure();
        return Failure(newerStorageError(database.path(), version, known));
    }
    return database.check();
}

}

LogReader::LogReader(std::unique_ptr<Database> database, std::unique_ptr<RunLocks> locks, qint64 version)
    : m_database(std::move(database))
    , m_locks(std::move(locks))
    , m_runs(*m_database, *m_locks, version >= firstWithAudits)
    , m_audits(*m_database, *m_locks, version >= firstWithAudits)
    , m_contents(*m_database)
    , m_order(*m_database)
    , m_attempt(*m_database, (QByteArray("SELECT ") + attemptColumns + " FROM attempts WHERE id = ?").constData())
    , m_hasSteps(version >= firstWithSteps)
{
}

Result<std::unique_ptr<LogReader>> LogReader::open(const QString& path)
{
    auto database = openForReading(path);
    if (!database)
        return Failure(database.error());
    const auto version = schemaVersion(**database);
    if (!version)
        return Failure(version.error());
    if (*version == 0)
        return std::unique_ptr<LogReader>();
    const auto migrations = shippedMigrations();
    if (auto readable = checkReadable(**database, *version, static_cast<qint64>(migrations.size())); !readable)
        return Failure(readable.error());
    return std::unique_ptr<LogReader>(new LogReader(std::move(*database), RunLocks::openForReading(path), *version));
}

Result<std::unique_ptr<LogReader>> LogReader::openEmpty()
{
    auto database = Database::openInMemory();
    if (!database)
        return Failure(database.error());
    const auto migrations = shippedMigrations();
    for (const Migration& migration : migrations)
        (*database)->execute(migration.sql.constData());
    if (auto made = (*database)->check(); !made)
        return Failure(made.error());
    return std::unique_ptr<LogReader>(new LogReader(std::move(*database), RunLocks::openForReading(QString()),
                                                    static_cast<qint64>(migrations.size())));
}

Result<std::vector<RunRow>> LogReader::runs(int offset, int limit, const QString& search, RunsShown shown)
{
    return m_runs.runs(offset, limit, search, shown);
}

Result<std::vector<RunRow>> LogReader::runsOfAudit(qint64 audit)
{
    return m_runs.runsOfAudit(audit);
}

Result<std::vector<AuditRow>> LogReader::audits(int limit)
{
    return m_audits.audits(limit);
}

Result<AuditRecord> LogReader::audit(qint64 id)
{
    return m_audits.audit(id);
}

Result<std::vector<ScheduleRow>> LogReader::schedules()
{
    return m_audits.schedules();
}

Result<std::vector<RunRow>> LogReader::children(qint64 run)
{
    return m_runs.children(run);
}

Result<RunRecord> LogReader::run(qint64 id)
{
    return m_runs.run(id);
}

Result<qint64> LogReader::totalAttempts()
{
    Statement select(*m_database, "SELECT total(attempts) FROM runs WHERE is_deleted = 0");
    const qint64 attempts = select.step() ? select.integer(0) : 0;
    select.reset();
    if (auto read = m_database->check(); !read)
        return Failure(read.error());
    return attempts;
}

Result<qint64> LogReader::attemptCount(qint64 run, const AttemptQuery& query)
{
    return m_order.count(run, query);
}

Result<std::vector<Attempt>> LogReader::attempts(qint64 run, const AttemptQuery& query, qint64 offset, int limit)
{
    const auto numbers = m_order.page(run, query, offset, limit);
    if (!numbers)
        return Failure(numbers.error());
    std::vector<Attempt> attempts;
    attempts.reserve(numbers->size());
    for (const qint64 number : *numbers) {
        Attempt attempt;
        AttemptContents contents;
        if (find(run, number, attempt, contents))
            attempts.push_back(std::move(attempt));
    }
    if (auto read = m_database->check(); !read)
        return Failure(read.error());
    return attempts;
}

Attempt LogReader::readRow(const Statement& select, qint64 run, AttemptContents& contents)
{
    return readAttempt(
        select, [&](qint64 number) { return m_contents.text(run, number); }, contents);
}

bool LogReader::find(qint64 run, qint64 number, Attempt& attempt, AttemptContents& contents)
{
    m_attempt.bind(1, rowId(run, number));
    const bool isFound = m_attempt.step();
    if (isFound)
        attempt = readRow(m_attempt, run, contents);
    m_attempt.reset();
    return isFound;
}

Result<Attempt> LogReader::attempt(qint64 run, qint64 number)
{
    Attempt attempt;
    AttemptContents contents;
    const bool isFound = find(run, number, attempt, contents);
    if (isFound)
        addBodies(run, attempt, contents);
    if (auto read = m_database->check(); !read)
        return Failure(read.error());
    if (!isFound)
        return fail(ErrorCode::NotFound, RunReaderText::tr("Run %1 has no attempt %2.").arg(run).arg(number));
    if (auto intact = checkIntact(run, contents); !intact)
        return Failure(intact.error());
    return attempt;
}

void LogReader::addBodies(qint64 run, Attempt& attempt, const AttemptContents& contents)
{
    attempt.requestHead = m_contents.body(run, contents.requestHead);
    attempt.requestBody = m_contents.body(run, contents.requestBody);
    attempt.response.head = m_contents.body(run, contents.responseHead);
    attempt.response.body = m_contents.body(run, contents.responseBody);
    attempt.response.headers = parseHead(attempt.response.head);
}

Result<void> LogReader::checkIntact(qint64 run, const AttemptContents& contents)
{
    for (const qint64 number :
         {contents.requestHead, contents.requestBody, contents.responseHead, contents.responseBody}) {
        if (!m_contents.isIntact(run, number))
            return Failure(
                damagedStorageError(m_database->path(), u"body %1 of run %2 has another hash"_s.arg(number).arg(run)));
    }
    return m_database->check();
}

Result<AttemptBodies> LogReader::bodyFacts(qint64 run, qint64 number)
{
    Attempt attempt;
    AttemptContents contents;
    const bool isFound = find(run, number, attempt, contents);
    const AttemptBodies bodies{m_contents.facts(run, contents.requestBody),
                               m_contents.facts(run, contents.responseBody)};
    if (auto read = m_database->check(); !read)
        return Failure(read.error());
    if (!isFound)
        return fail(ErrorCode::NotFound, RunReaderText::tr("Run %1 has no attempt %2.").arg(run).arg(number));
    return bodies;
}

Result<void> LogReader::forEachAttempt(qint64 run, const std::function<void(const std::vector<Attempt>&)>& take)
{
    constexpr std::size_t batchSize = 1000;
    Statement select(
        *m_database,
        (QByteArray("SELECT ") + attemptColumns + " FROM attempts WHERE id BETWEEN ? AND ? ORDER BY id").constData());
    select.bind(1, firstRow(run));
    select.bind(2, lastRow(run));
    std::vector<Attempt> batch;
    while (select.step()) {
        AttemptContents contents;
        batch.push_back(readRow(select, run, contents));
        batch.back().response.body = m_contents.bodyForGrouping(run, contents.responseBody);
        if (batch.size() == batchSize) {
            take(batch);
            batch.clear();
        }
    }
    if (!batch.empty())
        take(batch);
    return m_database->check();
}

Result<std::vector<Reading>> LogReader::readings(qint64 run)
{
    Statement select(*m_database, "SELECT probe, moment, round, operation, at, value, error, raw FROM readings"
                                  " WHERE id BETWEEN ? AND ? ORDER BY id");
    select.bind(1, firstRow(run));
    select.bind(2, lastRow(run));
    std::vector<Reading> readings;
    while (select.step())
        readings.push_back(readReading(select, run));
    if (auto read = m_database->check(); !read)
        return Failure(read.error());
    return readings;
}

Reading LogReader::readReading(const Statement& select, qint64 run)
{
    Reading reading;
    reading.probe = static_cast<int>(select.integer(0));
    reading.moment = static_cast<Reading::Moment>(select.integer(1));
    reading.round = static_cast<int>(select.integer(2));
    if (const auto operation = select.optionalInteger(3))
        reading.operation = static_cast<int>(*operation);
    reading.at = select.integer(4);
    reading.value = select.optionalInteger(5);
    reading.error = select.text(6);
    reading.raw = m_contents.body(run, select.integer(7));
    return reading;
}

Result<std::vector<StepExchange>> LogReader::steps(qint64 run, int limit)
{
    std::vector<StepExchange> steps;
    if (!m_hasSteps)
        return steps;
    Statement select(*m_database,
                     "SELECT step, operation, at, duration, status, error, captured, request_head, request_body,"
                     " response_head, response_body FROM steps WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?");
    select.bind(1, firstRow(run));
    select.bind(2, lastRow(run));
    select.bind(3, qint64(limit));
    while (select.step())
        steps.push_back(readStep(select, run));
    if (auto read = m_database->check(); !read)
        return Failure(read.error());
    return steps;
}

StepExchange LogReader::readStep(const Statement& select, qint64 run)
{
    StepExchange step;
    step.step = static_cast<int>(select.integer(0));
    if (const auto operation = select.optionalInteger(1))
        step.operation = static_cast<int>(*operation);
    step.at = select.integer(2);
    step.durationUs = select.integer(3);
    step.status = static_cast<int>(select.integer(4));
    step.error = select.text(5);
    const QJsonObject captured = QJsonDocument::fromJson(select.text(6).toUtf8()).object();
    for (auto variable = captured.begin(); variable != captured.end(); ++variable)
        step.captured.push_back({.name = variable.key(), .value = variable->toString(), .secret = variable->isNull()});
    step.requestHead = m_contents.body(run, select.integer(7));
    step.requestBody = m_contents.body(run, select.integer(8));
    step.responseHead = m_contents.body(run, select.integer(9));
    step.responseBody = m_contents.body(run, select.integer(10));
    return step;
}

Result<std::vector<Intent>> LogReader::intents(qint64 run)
{
    auto intents = collectIntents(run, "TRUE");
    if (auto read = m_database->check(); !read)
        return Failure(read.error());
    return intents;
}

Result<std::vector<Intent>> LogReader::inDoubt(qint64 run)
{
    const auto record = m_runs.run(run);
    if (!record)
        return Failure(record.error());
    if (record->row.state != RunState::Interrupted && record->row.state != RunState::Stopped)
        return std::vector<Intent>();
    auto intents =
        collectIntents(run, "clients > coalesce((SELECT ended FROM done WHERE operation = o.id & 0xffffffff), 0)");
    if (auto read = m_database->check(); !read)
        return Failure(read.error());
    return intents;
}

std::vector<Intent> LogReader::collectIntents(qint64 run, const char* condition)
{
    const QByteArray sql =
        QByteArray("WITH done AS MATERIALIZED (SELECT operation, count(DISTINCT client) AS ended FROM attempts"
                   " WHERE id BETWEEN ?1 AND ?2 AND flags & 1 GROUP BY operation)"
                   " SELECT id, round, clients, token, request_head, request_body FROM operations o"
                   " WHERE id BETWEEN ?1 AND ?2 AND ") +
        condition + " ORDER BY id";
    Statement operations(*m_database, sql.constData());
    Statement keys(*m_database, "SELECT operation, key FROM keys WHERE id BETWEEN ? AND ? ORDER BY id");
    std::unordered_map<int, std::size_t> places;
    std::vector<Intent> intents;
    for (Statement* statement : {&operations, &keys}) {
        statement->bind(1, firstRow(run));
        statement->bind(2, lastRow(run));
    }
    while (operations.step()) {
        Intent intent;
        intent.operation = static_cast<int>(numberOfRow(operations.integer(0)));
        intent.round = static_cast<int>(operations.integer(1));
        intent.clients = static_cast<int>(operations.integer(2));
        intent.token = operations.bytes(3);
        intent.requestHead = m_contents.bodyForGrouping(run, operations.integer(4));
        intent.requestBody = m_contents.bodyForGrouping(run, operations.integer(5));
        places.emplace(intent.operation, intents.size());
        intents.push_back(std::move(intent));
    }
    while (keys.step()) {
        if (const auto place = places.find(static_cast<int>(keys.integer(0))); place != places.end())
            intents[place->second].keys.push_back(keys.bytes(1));
    }
    return intents;
}

}
