// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/database.h"

#include <sqlite3.h>

#include <stdexcept>

namespace idemscope::sandbox {

namespace {

constexpr int busyTimeoutMs = 5000; // others may use the file too: a SQL probe, a second sandbox

void bind(sqlite3_stmt* statement, int position, const Database::Value& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        sqlite3_bind_int64(statement, position, *number);
    else if (const auto* text = std::get_if<std::string>(&value))
        sqlite3_bind_text64(statement, position, text->data(), text->size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    else
        sqlite3_bind_null(statement, position);
}

}

Database::Database(const std::string& path, bool isDurable)
{
    try {
        if (sqlite3_open(path.c_str(), &m_connection) != SQLITE_OK)
            fail("open");
        sqlite3_busy_timeout(m_connection, busyTimeoutMs);
        execute("PRAGMA journal_mode = WAL");
        execute(isDurable ? "PRAGMA synchronous = NORMAL" : "PRAGMA synchronous = OFF");
    } catch (const std::runtime_error& error) {
        for (const auto& [sql, statement] : m_statements)
            sqlite3_finalize(statement);
        sqlite3_close(m_connection);
        throw std::runtime_error("Cannot use the database " + path + ": " + error.what());
    }
}

Database::~Database()
{
    for (const auto& [sql, statement] : m_statements)
        sqlite3_finalize(statement);
    sqlite3_close(m_connection);
}

void Database::execute(const std::string& sql, const std::vector<Value>& values)
{
    Query query(*this, sql, values);
    while (query.next()) {
    }
}

std::int64_t Database::changes() const
{
    return sqlite3_changes(m_connection);
}

std::int64_t Database::lastId() const
{
    return sqlite3_last_insert_rowid(m_connection);
}

sqlite3_stmt* Database::prepared(const std::string& sql)
{
    sqlite3_stmt*& statement = m_statements[sql];
    if (!statement &&
        sqlite3_prepare_v3(m_connection, sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK)
        fail("prepare " + sql);
    return statement;
}

void Database::fail(const std::string& what) const
{
    throw std::runtime_error(std::string(sqlite3_errmsg(m_connection)) + " (" + what + ')');
}

Database::Transaction::Transaction(Database& database)
    : m_database(database)
{
    m_database.execute("BEGIN IMMEDIATE");
}

Database::Transaction::~Transaction()
{
    // A rollback that fails leaves no transaction either: SQLite then has rolled back by itself.
    if (m_isOpen)
        sqlite3_exec(m_database.m_connection, "ROLLBACK", nullptr, nullptr, nullptr);
}

void Database::Transaction::commit()
{
    m_database.execute("COMMIT");
    m_isOpen = false;
}

Query::Query(Database& database, const std::string& sql, const std::vector<Database::Value>& values)
    : m_database(database)
    , m_statement(database.prepared(sql))
{
    int position = 0;
    for (const Database::Value& value : values)
        bind(m_statement, ++position, value);
}

Query::~Query()
{
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement);
}

bool Query::next()
{
    const int code = sqlite3_step(m_statement);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        m_database.fail("run " + std::string(sqlite3_sql(m_statement)));
    return code == SQLITE_ROW;
}

bool Query::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

std::int64_t Query::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

std::string Query::text(int column) const
{
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(m_statement, column));
    return bytes ? std::string(bytes, std::size_t(sqlite3_column_bytes(m_statement, column))) : std::string();
}

std::optional<std::string> Query::optionalText(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(text(column));
}

Database::Value orNull(const std::optional<std::string>& text)
{
    return text ? Database::Value(*text) : Database::Value(nullptr);
}

}
