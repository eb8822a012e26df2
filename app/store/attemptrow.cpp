// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/attemptrow.h"

#include "store/rowid.h"

namespace idemscope {

const char* const insertAttemptSql =
    "INSERT INTO attempts (id, operation, status, outcome, kind, flags, released, complete, connection, error, local, "
    "remote,"
    " key, client, round, position, payload, identity, retry_after_ms, intended, started, resolved, connected, "
    "secured, sent,"
    " first_byte, http_version, wire_sends, bytes_up, bytes_down, segments, abandoned_at, response_status, "
    "response_version,"
    " wire_body_bytes, request_head, request_body, response_head, response_body)"
    " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)";

const char* const attemptColumns =
    "id, operation, status, outcome, kind, flags, released, complete, connection, error, local, remote,"
    " key, client, round, position, payload, identity, retry_after_ms, intended, started, resolved, connected, "
    "secured, sent,"
    " first_byte, http_version, wire_sends, bytes_up, bytes_down, segments, abandoned_at, response_status, "
    "response_version,"
    " wire_body_bytes, request_head, request_body, response_head, response_body";

namespace {

qint64 flagsOf(const Attempt& attempt)
{
    using namespace attemptflag;
    return (attempt.endsClient ? endsClient : 0) | (attempt.isControl ? isControl : 0) |
           (attempt.isMarkedReplay ? isMarkedReplay : 0) | (attempt.isPointerRefusal ? isPointerRefusal : 0) |
           (attempt.connection.reused ? isReused : 0) | (attempt.isReset ? isReset : 0);
}

void setFlags(Attempt& attempt, qint64 flags)
{
    using namespace attemptflag;
    attempt.endsClient = (flags & endsClient) != 0;
    attempt.isControl = (flags & isControl) != 0;
    attempt.isMarkedReplay = (flags & isMarkedReplay) != 0;
    attempt.isPointerRefusal = (flags & isPointerRefusal) != 0;
    attempt.connection.reused = (flags & isReused) != 0;
    attempt.isReset = (flags & isReset) != 0;
}

/// Times that were not reached take no room.
std::optional<qint64> moment(qint64 micros)
{
    return micros < 0 ? std::nullopt : std::optional(micros);
}
qint64 moment(std::optional<qint64> stored)
{
    return stored.value_or(-1);
}

/// Binds and reads columns one after another, so that the order stands only in the SQL and in the two functions below.
class Binder
{
public:
    explicit Binder(Statement& statement)
        : m_statement(statement)
    {
    }
    void integer(qint64 value) { m_statement.bind(++m_parameter, value); }
    void optional(std::optional<qint64> value) { m_statement.bind(++m_parameter, value); }
    void text(const QByteArray& value) { m_statement.bindText(++m_parameter, QByteArrayView(value)); }
    void optionalText(const std::optional<QByteArray>& value)
    {
        if (value)
            text(*value);
        else
            m_statement.bindNull(++m_parameter);
    }

private:
    Statement& m_statement;
    int m_parameter = 0;
};

class ColumnReader
{
public:
    explicit ColumnReader(const Statement& statement)
        : m_statement(statement)
    {
    }
    qint64 integer() { return m_statement.integer(m_column++); }
    int number() { return static_cast<int>(integer()); }
    std::optional<qint64> optional() { return m_statement.optionalInteger(m_column++); }
    QByteArray text() { return m_statement.bytes(m_column++); }
    std::optional<QByteArray> optionalText()
    {
        const int column = m_column++;
        return m_statement.isNull(column) ? std::nullopt : std::optional(m_statement.bytes(column));
    }

private:
    const Statement& m_statement;
    int m_column = 0;
};

void bindPlace(Binder& row, const Attempt& attempt, const AttemptContents& contents)
{
    row.integer(attempt.connection.id);
    row.integer(contents.error);
    row.integer(contents.local);
    row.integer(contents.remote);
    row.text(attempt.key);
    row.integer(attempt.client);
    row.integer(attempt.round);
    row.integer(attempt.index);
    row.integer(qint64(attempt.payload));
    row.optionalText(attempt.identity);
    row.optional(attempt.retryAfterMs);
}

void bindTiming(Binder& row, const Timing& timing)
{
    for (const qint64 micros : {timing.intended, timing.started, timing.resolved, timing.connected, timing.secured,
                                timing.sent, timing.firstByte})
        row.optional(moment(micros));
}

void bindWire(Binder& row, const Attempt& attempt, const AttemptContents& contents)
{
    row.integer(contents.httpVersion);
    row.integer(attempt.wireSends);
    row.integer(attempt.bytesUp);
    row.integer(attempt.bytesDown);
    row.optional(attempt.segments ? std::optional<qint64>(*attempt.segments) : std::nullopt);
    row.optional(attempt.abandonedAt ? std::optional(qint64(*attempt.abandonedAt)) : std::nullopt);
    row.integer(attempt.response.status);
    row.integer(contents.responseVersion);
    row.integer(attempt.response.wireBodyBytes);
    row.integer(contents.requestHead);
    row.integer(contents.requestBody);
    row.integer(contents.responseHead);
    row.integer(contents.responseBody);
}

void readPlace(ColumnReader& row, Attempt& attempt, AttemptContents& contents)
{
    attempt.connection.id = row.integer();
    contents.error = row.integer();
    contents.local = row.integer();
    contents.remote = row.integer();
    attempt.key = row.text();
    attempt.client = row.number();
    attempt.round = row.number();
    attempt.index = row.number();
    attempt.payload = static_cast<Payload>(row.integer());
    attempt.identity = row.optionalText();
    attempt.retryAfterMs = row.optional();
}

void readTiming(ColumnReader& row, Timing& timing)
{
    for (qint64* micros : {&timing.intended, &timing.started, &timing.resolved, &timing.connected, &timing.secured,
                           &timing.sent, &timing.firstByte})
        *micros = moment(row.optional());
}

void readWire(ColumnReader& row, Attempt& attempt, AttemptContents& contents)
{
    contents.httpVersion = row.integer();
    attempt.wireSends = row.number();
    attempt.bytesUp = row.integer();
    attempt.bytesDown = row.integer();
    if (const auto segments = row.optional())
        attempt.segments = static_cast<int>(*segments);
    if (const auto point = row.optional())
        attempt.abandonedAt = static_cast<WirePoint>(*point);
    attempt.response.status = row.number();
    contents.responseVersion = row.integer();
    attempt.response.wireBodyBytes = row.integer();
    contents.requestHead = row.integer();
    contents.requestBody = row.integer();
    contents.responseHead = row.integer();
    contents.responseBody = row.integer();
}

}

void bindAttempt(Statement& insert, qint64 run, const Attempt& attempt, const AttemptContents& contents)
{
    Binder row(insert);
    row.integer(rowId(run, attempt.number));
    row.integer(attempt.operation);
    row.integer(attempt.status);
    row.integer(qint64(attempt.outcome));
    row.integer(qint64(attempt.kind));
    row.integer(flagsOf(attempt));
    row.optional(moment(attempt.timing.released));
    row.optional(moment(attempt.timing.complete));
    bindPlace(row, attempt, contents);
    bindTiming(row, attempt.timing);
    bindWire(row, attempt, contents);
}

Attempt readAttempt(const Statement& select, const std::function<QByteArray(qint64)>& text, AttemptContents& contents)
{
    Attempt attempt;
    ColumnReader row(select);
    attempt.number = numberOfRow(row.integer());
    attempt.operation = row.number();
    attempt.status = row.number();
    attempt.outcome = static_cast<Outcome>(row.integer());
    attempt.kind = static_cast<AttemptClass>(row.integer());
    setFlags(attempt, row.integer());
    attempt.timing.released = moment(row.optional());
    attempt.timing.complete = moment(row.optional());
    readPlace(row, attempt, contents);
    readTiming(row, attempt.timing);
    readWire(row, attempt, contents);
    attempt.error = QString::fromUtf8(text(contents.error));
    attempt.connection.local = text(contents.local);
    attempt.connection.remote = text(contents.remote);
    attempt.connection.httpVersion = text(contents.httpVersion);
    attempt.response.httpVersion = text(contents.responseVersion);
    return attempt;
}

HeaderFields parseHead(QByteArrayView head)
{
    HeaderFields fields;
    qsizetype from = 0;
    while (from < head.size()) {
        qsizetype end = head.indexOf('\n', from);
        end = end < 0 ? head.size() : end;
        const QByteArrayView line = head.sliced(from, end - from).trimmed();
        from = end + 1;
        // Interim responses (1xx) may come before the final one.
        if (line.startsWith("HTTP/"))
            fields.clear();
        else if (const qsizetype colon = line.indexOf(':'); colon > 0)
            fields.push_back({line.first(colon).toByteArray(), line.sliced(colon + 1).trimmed().toByteArray()});
    }
    return fields;
}

}
