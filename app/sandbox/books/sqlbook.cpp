// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/books/sqlbook.h"

namespace idemscope::sandbox {

namespace {

const std::string columns =
    "scope, fingerprint, token, state, claimedAt, leaseUntil, expiresAt, status, headers, body, version";
/// `version` counts the changes of a row: an update that names another one than it has read changes nothing.
const std::string update = " SET fingerprint = ?, token = ?, state = ?, claimedAt = ?, leaseUntil = ?, expiresAt = ?,"
                           " status = ?, headers = ?, body = ?, version = version + 1";

const char* stateOf(const KeyEntry& entry)
{
    if (!entry.answer)
        return entry.isFree ? "FAILED" : "PENDING";
    return entry.answer->status < 400 ? "SUCCESS" : "FAILED";
}

}

SqlBook::SqlBook(Database& database, std::string table, Failure failure)
    : m_database(database)
    , m_table(std::move(table))
    , m_failure(failure)
{
    m_database.execute("CREATE TABLE IF NOT EXISTS " + m_table +
                       " (scope TEXT PRIMARY KEY, fingerprint TEXT, token INTEGER, state TEXT, claimedAt INTEGER,"
                       " leaseUntil INTEGER, expiresAt INTEGER, status INTEGER, headers TEXT, body TEXT,"
                       " version INTEGER)");
}

void SqlBook::together(const std::function<void()>& steps)
{
    m_database.transaction([&] {
        steps();
        return true;
    });
}

std::optional<KeyEntry> SqlBook::find(const std::string& scope)
{
    Query query(m_database,
                "SELECT fingerprint, token, claimedAt, leaseUntil, expiresAt, status, headers, body, state FROM " +
                    m_table + " WHERE scope = ?",
                {scope});
    if (!query.next())
        return std::nullopt;
    KeyEntry entry{query.text(0), query.integer(1), query.integer(2), query.integer(3), query.integer(4), {}, false};
    if (!query.isNull(5)) {
        entry.answer.emplace();
        entry.answer->status = int(query.integer(5));
        readHeaders(query.text(6), *entry.answer);
        entry.answer->body = query.text(7);
    }
    entry.isFree = !entry.answer && query.text(8) == "FAILED";
    return entry;
}

bool SqlBook::insert(const std::string& scope, const KeyEntry& entry)
{
    m_database.execute("INSERT INTO " + m_table + " (" + columns +
                           ") VALUES (?,?,?,?,?,?,?,?,?,?,0) ON CONFLICT DO NOTHING",
                       values(scope, entry));
    return m_database.changes() == 1;
}

bool SqlBook::replace(const std::string& scope, std::int64_t token, const KeyEntry& entry)
{
    auto all = values(scope, entry);
    all.erase(all.begin());
    all.insert(all.end(), {scope, token});
    m_database.execute("UPDATE " + m_table + update + " WHERE scope = ? AND token = ?", all);
    return m_database.changes() == 1;
}

void SqlBook::put(const std::string& scope, const KeyEntry& entry)
{
    if (insert(scope, entry))
        return;
    auto all = values(scope, entry);
    all.erase(all.begin());
    all.emplace_back(scope);
    m_database.execute("UPDATE " + m_table + update + " WHERE scope = ?", all);
}

void SqlBook::release(const std::string& scope, std::int64_t token)
{
    const std::string held = " WHERE scope = ? AND token = ?";
    if (m_failure == Failure::Forgotten)
        m_database.execute("DELETE FROM " + m_table + held, {scope, token});
    else
        m_database.execute("UPDATE " + m_table + " SET state = 'FAILED', version = version + 1" + held, {scope, token});
}

void SqlBook::clear()
{
    m_database.execute("DELETE FROM " + m_table);
}

std::int64_t SqlBook::keysAlive()
{
    Query query(m_database, "SELECT count(*) FROM " + m_table + " WHERE expiresAt = 0 OR expiresAt > ?",
                {wallMillis()});
    return query.next() ? query.integer(0) : 0;
}

std::vector<Database::Value> SqlBook::values(const std::string& scope, const KeyEntry& entry) const
{
    std::vector<Database::Value> all = {scope,           entry.fingerprint, entry.token,    std::string(stateOf(entry)),
                                        entry.claimedAt, entry.leaseUntil,  entry.expiresAt};
    if (entry.answer)
        all.insert(all.end(), {std::int64_t(entry.answer->status), headersText(*entry.answer), entry.answer->body});
    else
        all.insert(all.end(), {nullptr, nullptr, nullptr});
    return all;
}

}
