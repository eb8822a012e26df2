// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/attemptorder.h"

#include "store/rowid.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

bool isPlain(const AttemptQuery& query)
{
    return query.order == AttemptQuery::Order::Number && query.text.isEmpty() && !query.outcome && !query.kind &&
           !query.operation;
}

const char* expressionOf(AttemptQuery::Order order)
{
    switch (order) {
    case AttemptQuery::Order::Number:
        return "0";
    case AttemptQuery::Order::Operation:
        return "operation";
    case AttemptQuery::Order::Released:
        return "coalesce(released, -1)";
    case AttemptQuery::Order::Duration:
        return "coalesce(complete - released, -1)";
    case AttemptQuery::Order::Status:
        return "status";
    case AttemptQuery::Order::Outcome:
        return "outcome * 8 + kind";
    }
    return "0";
}

/// Parameters: 1 first row, 2 last row, 3 LIKE pattern, 4 connection, 5–6 statuses, 7 outcome, 8 class, 9 operation.
QByteArray sqlOf(const AttemptQuery& query)
{
    QByteArray sql =
        QByteArray("SELECT id, ") + expressionOf(query.order) + " FROM attempts WHERE id BETWEEN ?1 AND ?2";
    if (query.outcome)
        sql += " AND outcome = ?7";
    if (query.kind)
        sql += " AND kind = ?8";
    if (query.operation)
        sql += " AND operation = ?9";
    if (!query.text.isEmpty()) {
        const QByteArray texts =
            "(SELECT id & 0xffffffff FROM texts WHERE id BETWEEN ?1 AND ?2 AND text LIKE ?3 ESCAPE '\\')";
        sql += " AND (connection = ?4 OR status BETWEEN ?5 AND ?6 OR key LIKE ?3 ESCAPE '\\' OR error IN " + texts +
               " OR remote IN " + texts + " OR local IN " + texts + ")";
    }
    return sql + " ORDER BY id";
}

/// "4" and "40" stand for all statuses that begin so.
std::pair<qint64, qint64> statusesOf(const QString& text)
{
    bool isNumber = false;
    const int value = text.toInt(&isNumber);
    if (!isNumber || value < 1 || text.size() > 3)
        return {-1, -1};
    const int scale = text.size() == 1 ? 100 : text.size() == 2 ? 10 : 1;
    return {value * scale, value * scale + scale - 1};
}

void bindQuery(Statement& statement, qint64 run, const AttemptQuery& query)
{
    statement.bind(1, firstRow(run));
    statement.bind(2, lastRow(run));
    if (!query.text.isEmpty()) {
        bool isNumber = false;
        const qint64 connection = query.text.toLongLong(&isNumber);
        const auto [from, to] = statusesOf(query.text);
        statement.bindText(3, likePattern(query.text));
        statement.bind(4, isNumber ? connection : -2);
        statement.bind(5, from);
        statement.bind(6, to);
    }
    if (query.outcome)
        statement.bind(7, qint64(*query.outcome));
    if (query.kind)
        statement.bind(8, qint64(*query.kind));
    if (query.operation)
        statement.bind(9, qint64(*query.operation));
}

}

QString likePattern(const QString& text)
{
    QString escaped = text;
    escaped.replace(u'\\', u"\\\\"_s).replace(u'%', u"\\%"_s).replace(u'_', u"\\_"_s);
    return u'%' + escaped + u'%';
}

AttemptOrder::AttemptOrder(Database& database)
    : m_database(database)
    , m_run(database, "SELECT attempts, state FROM runs WHERE id = ?")
    , m_last(database, "SELECT id FROM attempts WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT 1")
{
}

AttemptOrder::Extent AttemptOrder::extent(qint64 run)
{
    Extent result;
    m_run.bind(1, run);
    if (m_run.step()) {
        result.count = m_run.integer(0);
        result.isGrowing = m_run.integer(1) == qint64(RunState::Running);
    }
    m_run.reset();
    m_last.bind(1, firstRow(run));
    m_last.bind(2, lastRow(run));
    if (m_last.step())
        result.last = numberOfRow(m_last.integer(0));
    m_last.reset();
    return result;
}

Result<qint64> AttemptOrder::count(qint64 run, const AttemptQuery& query)
{
    const Extent all = extent(run);
    if (isPlain(query)) {
        if (auto read = m_database.check(); !read)
            return Failure(read.error());
        return all.count;
    }
    if (auto prepared = prepare(run, query, all.isGrowing); !prepared)
        return Failure(prepared.error());
    return static_cast<qint64>(m_numbers.size());
}

Result<std::vector<qint64>> AttemptOrder::page(qint64 run, const AttemptQuery& query, qint64 offset, qint64 limit)
{
    const Extent all = extent(run);
    const bool isCounted = isPlain(query) && all.isWithoutGaps();
    if (!isCounted) {
        if (auto prepared = prepare(run, query, all.isGrowing); !prepared)
            return Failure(prepared.error());
    }
    const qint64 total = isCounted ? all.count : static_cast<qint64>(m_numbers.size());
    std::vector<qint64> numbers;
    for (qint64 at = std::max<qint64>(offset, 0); at < std::min(total, offset + limit); ++at) {
        const qint64 place = query.descending ? total - 1 - at : at;
        numbers.push_back(isCounted ? place + 1 : qint64(m_numbers[static_cast<std::size_t>(place)]));
    }
    if (auto read = m_database.check(); !read)
        return Failure(read.error());
    return numbers;
}

Result<void> AttemptOrder::prepare(qint64 run, const AttemptQuery& query, bool isGrowing)
{
    // A run that has ended never changes; one under way does with every commit of another connection.
    const qint64 version = isGrowing ? m_database.number("PRAGMA data_version") : 0;
    AttemptQuery ascending = query;
    ascending.descending = false;
    if (m_runShown == run && m_version == version && m_query == ascending)
        return {};
    m_runShown = 0;
    collect(run, ascending);
    if (auto read = m_database.check(); !read)
        return read;
    m_runShown = run;
    m_version = version;
    m_query = ascending;
    return {};
}

void AttemptOrder::collect(qint64 run, const AttemptQuery& query)
{
    Statement statement(m_database, sqlOf(query).constData());
    bindQuery(statement, run, query);
    m_numbers.clear();
    if (query.order == AttemptQuery::Order::Number) {
        while (statement.step())
            m_numbers.push_back(static_cast<quint32>(statement.integer(0)));
        return;
    }
    std::vector<std::pair<qint64, quint32>> sorted;
    while (statement.step())
        sorted.emplace_back(statement.integer(1), static_cast<quint32>(statement.integer(0)));
    std::sort(sorted.begin(), sorted.end());
    m_numbers.reserve(sorted.size());
    for (const auto& [value, number] : sorted)
        m_numbers.push_back(number);
}

}
