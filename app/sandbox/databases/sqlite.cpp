// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/connection.h"

#include <sqlite3.h>

#include <stdexcept>
#include <unordered_map>

namespace idemscope::sandbox {

namespace {

constexpr int busyTimeoutMs = 5000; // others may use the file too: a SQL probe, a second sandbox

[[noreturn]] void failSqlite(sqlite3* connection, const std::string& what)
{
    throw std::runtime_error(std::string(sqlite3_errmsg(connection)) + " (" + what + ')');
}

void bind(sqlite3_stmt* statement, int position, const SqlValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        sqlite3_bind_int64(statement, position, *number);
    else if (const auto* text = std::get_if<std::string>(&value))
        sqlite3_bind_text64(statement, position, text->data(), text->size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    else
        sqlite3_bind_null(statement, position);
}

class SqliteRows final : public Rows
{
public:
    SqliteRows(sqlite3* connection, sqlite3_stmt* statement, const std::vector<SqlValue>& values)
        : m_connection(connection)
        , m_statement(statement)
    {
        int position = 0;
        for (const SqlValue& value : values)
            bind(m_statement, ++position, value);
    }
    ~SqliteRows() override
    {
        sqlite3_reset(m_statement);
        sqlite3_clear_bindings(m_statement);
    }

    bool next() override
    {
        const int code = sqlite3_step(m_statement);
        if (code != SQLITE_ROW && code != SQLITE_DONE)
            failSqlite(m_connection, "run " + std::string(sqlite3_sql(m_statement)));
        return code == SQLITE_ROW;
    }
    bool isNull(int column) const override { return sqlite3_column_type(m_statement, column) == SQLITE_NULL; }
    std::int64_t integer(int column) const override { return sqlite3_column_int64(m_statement, column); }
    std::string text(int column) const override
    {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(m_statement, column));
        return bytes ? std::string(bytes, std::size_t(sqlite3_column_bytes(m_statement, column))) : std::string();
    }

private:
    sqlite3* m_connection;
    sqlite3_stmt* m_statement;
};

class SqliteConnection final : public Connection
{
public:
    SqliteConnection(const std::string& path, bool isDurable)
    {
        try {
            if (sqlite3_open(path.c_str(), &m_connection) != SQLITE_OK)
                failSqlite(m_connection, "open");
            sqlite3_busy_timeout(m_connection, busyTimeoutMs);
            run("PRAGMA journal_mode = WAL", {})->next();
            run(isDurable ? "PRAGMA synchronous = NORMAL" : "PRAGMA synchronous = OFF", {})->next();
        } catch (const std::runtime_error& error) {
            close();
            throw std::runtime_error("Cannot use the database " + path + ": " + error.what());
        }
    }
    ~SqliteConnection() override { close(); }

    std::unique_ptr<Rows> run(const std::string& sql, const std::vector<SqlValue>& values) override
    {
        sqlite3_stmt*& statement = m_statements[sql];
        if (!statement && sqlite3_prepare_v3(m_connection, sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &statement,
                                             nullptr) != SQLITE_OK)
            failSqlite(m_connection, "prepare " + sql);
        return std::make_unique<SqliteRows>(m_connection, statement, values);
    }
    std::int64_t changes() const override { return sqlite3_changes(m_connection); }
    const char* begin() const override { return "BEGIN IMMEDIATE"; }
    void rollBack() noexcept override
    {
        // One that fails leaves no transaction either: SQLite then has rolled back by itself.
        sqlite3_exec(m_connection, "ROLLBACK", nullptr, nullptr, nullptr);
    }
    const char* countingColumn() const override { return "INTEGER PRIMARY KEY AUTOINCREMENT"; }
    void restartCounting(const std::string& table) override
    {
        run("DELETE FROM sqlite_sequence WHERE name = ?", {table})->next();
    }
    void addTextColumn(const std::string& table, const std::string& column) override
    {
        if (!run("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", {table, column})->next())
            run("ALTER TABLE " + table + " ADD COLUMN " + column + " TEXT", {})->next();
    }

private:
    void close()
    {
        for (const auto& [sql, statement] : m_statements)
            sqlite3_finalize(statement);
        sqlite3_close(m_connection);
    }

    sqlite3* m_connection = nullptr;
    std::unordered_map<std::string, sqlite3_stmt*> m_statements;
};

}

std::unique_ptr<Connection> connectToSqlite(const std::string& path, bool isDurable)
{
    return std::make_unique<SqliteConnection>(path, isDurable);
}

}
