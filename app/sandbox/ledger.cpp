// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/ledger.h"

#include "sandbox/timestamp.h"

#include <algorithm>

namespace idemscope::sandbox {

namespace {

const std::string columns = "number, amount, currency, reference, createdAt, execution, idempotencyKey";

Row rowAt(const Query& query)
{
    return {query.integer(0), query.integer(1), query.text(2),        query.optionalText(3),
            query.text(4),    query.integer(5), query.optionalText(6)};
}

}

Ledger::Ledger(Database& database)
    : m_database(database)
{
    for (const Resource* resource : {&payments(), &refunds()}) {
        const std::string& name = resource->name;
        m_database.execute("CREATE TABLE IF NOT EXISTS " + name + " (number " + m_database.countingColumn() +
                           ", amount INTEGER NOT NULL, currency TEXT NOT NULL, reference TEXT, createdAt TEXT NOT NULL,"
                           " execution INTEGER NOT NULL, idempotencyKey TEXT)");
        m_database.addTextColumn(name, "businessKey");
        m_database.execute("CREATE INDEX IF NOT EXISTS " + name + "_reference ON " + name + " (reference)");
        m_database.execute("CREATE INDEX IF NOT EXISTS " + name + "_key ON " + name + " (idempotencyKey)");
        m_database.execute("CREATE UNIQUE INDEX IF NOT EXISTS " + name + "_business ON " + name + " (businessKey)");
    }
}

std::optional<Row> Ledger::add(const Resource& resource, const Payload& payload, std::int64_t execution,
                               const std::optional<std::string>& idempotencyKey,
                               const std::optional<std::string>& businessKey)
{
    Row row{0, payload.amount, payload.currency, payload.reference, timestamp(), execution, idempotencyKey};
    Query query(m_database,
                "INSERT INTO " + resource.name +
                    " (amount, currency, reference, createdAt, execution, idempotencyKey, businessKey)"
                    " VALUES (?,?,?,?,?,?,?) ON CONFLICT DO NOTHING RETURNING number",
                {row.amount, row.currency, orNull(row.reference), row.createdAt, row.execution,
                 orNull(row.idempotencyKey), orNull(businessKey)});
    if (!query.next())
        return std::nullopt;
    row.number = query.integer(0);
    return row;
}

std::optional<Row> Ledger::findByBusinessKey(const Resource& resource, const std::string& businessKey)
{
    Query query(m_database, "SELECT " + columns + " FROM " + resource.name + " WHERE businessKey = ?", {businessKey});
    return query.next() ? std::optional(rowAt(query)) : std::nullopt;
}

std::vector<Row> Ledger::list(const Resource& resource, const Filter& filter)
{
    std::string where;
    std::vector<Database::Value> values;
    const auto narrow = [&](const char* column, const std::optional<std::string>& value) {
        if (!value)
            return;
        where += (where.empty() ? " WHERE " : " AND ") + std::string(column) + " = ?";
        values.emplace_back(*value);
    };
    narrow("reference", filter.reference);
    narrow("idempotencyKey", filter.idempotencyKey);
    Query query(m_database, "SELECT " + columns + " FROM " + resource.name + where + " ORDER BY number", values);
    std::vector<Row> rows;
    while (query.next())
        rows.push_back(rowAt(query));
    return rows;
}

std::optional<Row> Ledger::find(const Resource& resource, std::int64_t number)
{
    Query query(m_database, "SELECT " + columns + " FROM " + resource.name + " WHERE number = ?", {number});
    return query.next() ? std::optional(rowAt(query)) : std::nullopt;
}

bool Ledger::replace(const Resource& resource, std::int64_t number, const Payload& payload)
{
    m_database.execute("UPDATE " + resource.name + " SET amount = ?, currency = ?, reference = ? WHERE number = ?",
                       {payload.amount, payload.currency, orNull(payload.reference), number});
    return m_database.changes() > 0;
}

bool Ledger::remove(const Resource& resource, std::int64_t number)
{
    m_database.execute("DELETE FROM " + resource.name + " WHERE number = ?", {number});
    return m_database.changes() > 0;
}

std::int64_t Ledger::count(const Resource& resource)
{
    Query query(m_database, "SELECT count(*) FROM " + resource.name);
    return query.next() ? query.integer(0) : 0;
}

std::int64_t Ledger::lastExecution()
{
    std::int64_t last = 0;
    for (const Resource* resource : {&payments(), &refunds()}) {
        Query query(m_database, "SELECT max(execution) FROM " + resource->name);
        if (query.next())
            last = std::max(last, query.integer(0));
    }
    return last;
}

void Ledger::clear()
{
    for (const Resource* resource : {&payments(), &refunds()}) {
        m_database.execute("DELETE FROM " + resource->name);
        m_database.restartCounting(resource->name); // ids begin at 1 again
    }
}

}
