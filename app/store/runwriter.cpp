// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/runwriter.h"

#include "store/attemptrow.h"
#include "store/rowid.h"

#include <QJsonDocument>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QByteArray jsonText(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// Null for a secret, whose value is not kept.
QJsonObject capturedJson(const Fields& captured)
{
    QJsonObject object;
    for (const Field& variable : captured)
        object.insert(variable.name, variable.secret ? QJsonValue(QJsonValue::Null) : QJsonValue(variable.value));
    return object;
}

}

RunWriter::RunWriter(LogFile file, qint64 bodyCapBytes)
    : m_file(std::move(file))
    , m_bodyCapBytes(bodyCapBytes)
    , m_contents(*m_file.database)
    , m_insertRun(*m_file.database,
                  "INSERT INTO runs (kind, title, target, environment, started, state, seed, nonce, parent, audit,"
                  " check_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id")
    , m_insertDocuments(*m_file.database,
                        "INSERT INTO documents (run, request, scenario, profile, facts) VALUES (?, ?, ?, ?, ?)")
    , m_insertOperation(*m_file.database,
                        "INSERT INTO operations (id, round, clients, token, request_head, request_body)"
                        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET clients = excluded.clients")
    , m_insertKey(*m_file.database, "INSERT INTO keys (id, operation, key) VALUES (?, ?, ?)")
    , m_insertAttempt(*m_file.database, insertAttemptSql)
    , m_insertReading(*m_file.database,
                      "INSERT INTO readings (id, probe, moment, round, operation, at, value, error, raw)"
                      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
    , m_insertStep(*m_file.database,
                   "INSERT INTO steps (id, step, operation, at, duration, status, error, captured, request_head,"
                   " request_body, response_head, response_body) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    , m_countAttempts(*m_file.database, "UPDATE runs SET attempts = attempts + ? WHERE id = ?")
    , m_endRun(*m_file.database, "UPDATE runs SET state = ?, duration_ms = ?, verdict = ? WHERE id = ?")
    , m_endDocuments(*m_file.database, "UPDATE documents SET judgement = ?, series = ? WHERE run = ?")
    , m_interrupt(*m_file.database, "UPDATE runs SET state = ? WHERE id = ?")
{
}

RunWriter::~RunWriter()
{
    m_batch.reset();
    if (m_runs.empty())
        return;
    // Should this fail, readers see by the released lock that the run is over.
    Transaction transaction(*m_file.database, m_file.locks.get());
    for (const auto& [run, open] : m_runs) {
        m_interrupt.bind(1, qint64(RunState::Interrupted));
        m_interrupt.bind(2, run);
        m_interrupt.run();
    }
    static_cast<void>(transaction.commit());
}

Result<qint64> RunWriter::begin(const RunStart& start)
{
    qint64 run = 0;
    auto begun = durably([&] {
        run = insertRun(start);
        insertDocuments(run, start);
        // Before others can see the run, or they would take it for abandoned.
        m_file.locks->hold(run);
    });
    if (!begun) {
        m_file.locks->release(run);
        return Failure(begun.error());
    }
    m_runs.emplace(run, OpenRun{RunContents(run, m_bodyCapBytes, m_contents)});
    return run;
}

qint64 RunWriter::insertRun(const RunStart& start)
{
    m_insertRun.bindText(1, start.kind);
    m_insertRun.bindText(2, start.title);
    m_insertRun.bindText(3, start.target);
    m_insertRun.bindText(4, start.environment);
    m_insertRun.bindText(5, start.started);
    m_insertRun.bind(6, qint64(RunState::Running));
    m_insertRun.bind(7, static_cast<qint64>(start.seed));
    m_insertRun.bindBytes(8, start.nonce);
    m_insertRun.bind(9, start.parent);
    m_insertRun.bind(10, start.audit);
    m_insertRun.bindText(11, start.checkId);
    const qint64 run = m_insertRun.step() ? m_insertRun.integer(0) : 0;
    m_insertRun.reset();
    return run;
}

void RunWriter::insertDocuments(qint64 run, const RunStart& start)
{
    const QByteArray texts[] = {jsonText(start.request), jsonText(start.scenario), jsonText(start.profile),
                                jsonText(start.facts)};
    m_insertDocuments.bind(1, run);
    for (int i = 0; i < 4; ++i)
        m_insertDocuments.bindText(i + 2, QByteArrayView(texts[i]));
    m_insertDocuments.run();
}

Result<void> RunWriter::writeIntents(qint64 run, const std::vector<Intent>& intents)
{
    OpenRun& open = m_runs.at(run);
    return durably([&] {
        for (const Intent& intent : intents)
            insertIntent(run, open, intent);
    });
}

void RunWriter::insertIntent(qint64 run, OpenRun& open, const Intent& intent)
{
    m_insertOperation.bind(1, rowId(run, intent.operation));
    m_insertOperation.bind(2, qint64(intent.round));
    m_insertOperation.bind(3, qint64(intent.clients));
    m_insertOperation.bindBytes(4, intent.token);
    m_insertOperation.bind(5, open.contents.body(intent.requestHead, IntentHead));
    m_insertOperation.bind(6, open.contents.body(intent.requestBody, IntentBody));
    m_insertOperation.run();
    for (const QByteArray& key : intent.keys) {
        m_insertKey.bind(1, rowId(run, ++open.lastKey));
        m_insertKey.bind(2, qint64(intent.operation));
        m_insertKey.bindText(3, QByteArrayView(key));
        m_insertKey.run();
    }
}

Result<void> RunWriter::openBatch()
{
    m_batch.emplace(*m_file.database, m_file.locks.get());
    return m_file.database->check();
}

Result<void> RunWriter::writeAttempts(qint64 run, std::span<const Attempt> attempts)
{
    OpenRun& open = m_runs.at(run);
    for (const Attempt& attempt : attempts) {
        bindAttempt(m_insertAttempt, run, attempt, storeContents(open.contents, attempt));
        m_insertAttempt.run();
    }
    open.uncountedAttempts += static_cast<qint64>(attempts.size());
    return m_file.database->check();
}

AttemptContents RunWriter::storeContents(RunContents& contents, const Attempt& attempt)
{
    AttemptContents numbers;
    if (!attempt.error.isEmpty())
        numbers.error = contents.text(attempt.error.toUtf8());
    numbers.local = contents.text(attempt.connection.local);
    numbers.remote = contents.text(attempt.connection.remote);
    numbers.httpVersion = contents.text(attempt.connection.httpVersion);
    numbers.responseVersion = contents.text(attempt.response.httpVersion);
    numbers.requestHead = contents.body(attempt.requestHead, RequestHead);
    numbers.requestBody = contents.body(attempt.requestBody, RequestBody);
    numbers.responseHead = contents.body(attempt.response.head, ResponseHead);
    numbers.responseBody = contents.body(attempt.response.body, ResponseBody);
    return numbers;
}

Result<void> RunWriter::writeReadings(qint64 run, std::span<const Reading> readings)
{
    OpenRun& open = m_runs.at(run);
    for (const Reading& reading : readings)
        insertReading(run, open, reading);
    return m_file.database->check();
}

void RunWriter::insertReading(qint64 run, OpenRun& open, const Reading& reading)
{
    m_insertReading.bind(1, rowId(run, ++open.lastReading));
    m_insertReading.bind(2, qint64(reading.probe));
    m_insertReading.bind(3, qint64(reading.moment));
    m_insertReading.bind(4, qint64(reading.round));
    m_insertReading.bind(5, reading.operation ? std::optional<qint64>(*reading.operation) : std::nullopt);
    m_insertReading.bind(6, reading.at);
    m_insertReading.bind(7, reading.value);
    m_insertReading.bindText(8, reading.error);
    m_insertReading.bind(9, open.contents.body(reading.raw, ReadingRaw));
    m_insertReading.run();
}

Result<void> RunWriter::writeSteps(qint64 run, std::span<const StepExchange> steps)
{
    OpenRun& open = m_runs.at(run);
    for (const StepExchange& step : steps)
        insertStep(run, open, step);
    return m_file.database->check();
}

void RunWriter::insertStep(qint64 run, OpenRun& open, const StepExchange& step)
{
    const QByteArray captured = jsonText(capturedJson(step.captured));
    m_insertStep.bind(1, rowId(run, ++open.lastStep));
    m_insertStep.bind(2, qint64(step.step));
    m_insertStep.bind(3, step.operation ? std::optional<qint64>(*step.operation) : std::nullopt);
    m_insertStep.bind(4, step.at);
    m_insertStep.bind(5, step.durationUs);
    m_insertStep.bind(6, qint64(step.status));
    m_insertStep.bindText(7, step.error);
    m_insertStep.bindText(8, QByteArrayView(captured));
    m_insertStep.bind(9, open.contents.body(step.requestHead, RequestHead));
    m_insertStep.bind(10, open.contents.body(step.requestBody, RequestBody));
    m_insertStep.bind(11, open.contents.body(step.responseHead, ResponseHead));
    m_insertStep.bind(12, open.contents.body(step.responseBody, ResponseBody));
    m_insertStep.run();
}

Result<void> RunWriter::closeBatch()
{
    for (auto& [run, open] : m_runs) {
        if (open.uncountedAttempts == 0)
            continue;
        m_countAttempts.bind(1, open.uncountedAttempts);
        m_countAttempts.bind(2, run);
        m_countAttempts.run();
        open.uncountedAttempts = 0;
    }
    auto done = m_batch->commit();
    m_batch.reset();
    return done;
}

void RunWriter::undoBatch()
{
    m_batch.reset();
    for (auto& [run, open] : m_runs) {
        open.contents.forget();
        open.uncountedAttempts = 0;
    }
}

Result<void> RunWriter::end(qint64 run, const RunEnd& end)
{
    auto ended = durably([&] { updateEnd(run, end); });
    if (ended && end.state != RunState::Running) {
        m_file.locks->release(run);
        m_runs.erase(run);
    }
    return ended;
}

void RunWriter::abandon()
{
    undoBatch();
    for (const auto& [run, open] : m_runs)
        m_file.locks->release(run);
}

void RunWriter::updateEnd(qint64 run, const RunEnd& end)
{
    m_endRun.bind(1, qint64(end.state));
    m_endRun.bind(2, end.durationMs);
    m_endRun.bindText(3, end.verdict);
    m_endRun.bind(4, run);
    m_endRun.run();
    const QByteArray judgement = jsonText(end.judgement);
    const QByteArray series = jsonText(end.series);
    m_endDocuments.bindText(1, QByteArrayView(judgement));
    m_endDocuments.bindText(2, QByteArrayView(series));
    m_endDocuments.bind(3, run);
    m_endDocuments.run();
}

}
