// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/connection.h"

#include <mutex>
#include <optional>

namespace idemscope::sandbox {

/// One database connection that threads take turns on. Errors are thrown as std::runtime_error with the database's
/// words.
class Database
{
public:
    using Value = SqlValue;

    /// A postgresql:// URL, or a SQLite file, which is created when it does not exist. `isDurable`: a file survives a
    /// power cut.
    Database(const std::string& location, bool isDurable);
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs `action` alone on the connection, outside a transaction.
    template <typename Action>
    auto read(Action action)
    {
        const std::lock_guard lock(m_mutex);
        return action();
    }

    /// Runs `action` in a transaction of its own: committed when it returns, rolled back when it throws.
    template <typename Action>
    auto transaction(Action action)
    {
        const std::lock_guard lock(m_mutex);
        Transaction transaction(*this);
        auto result = action();
        transaction.commit();
        return result;
    }

    // Only inside read() and transaction():
    void execute(const std::string& sql, const std::vector<Value>& values = {});
    std::int64_t changes() const { return m_connection->changes(); } ///< rows that the last execute() changed
    const char* countingColumn() const { return m_connection->countingColumn(); }
    void restartCounting(const std::string& table) { m_connection->restartCounting(table); }
    /// Where the table lacks it: its file may be older.
    void addTextColumn(const std::string& table, const std::string& column)
    {
        m_connection->addTextColumn(table, column);
    }

private:
    friend class Query;

    class Transaction
    {
    public:
        explicit Transaction(Database& database);
        ~Transaction();
        void commit();

    private:
        Database& m_database;
        bool m_isOpen = true;
    };

    std::unique_ptr<Connection> m_connection;
    std::mutex m_mutex;
};

/// The rows of one statement, read in order; lives inside Database::read() or transaction().
class Query
{
public:
    Query(Database& database, const std::string& sql, const std::vector<Database::Value>& values = {})
        : m_rows(database.m_connection->run(sql, values))
    {
    }

    bool next() { return m_rows->next(); }
    bool isNull(int column) const { return m_rows->isNull(column); }
    std::int64_t integer(int column) const { return m_rows->integer(column); }
    std::string text(int column) const { return m_rows->text(column); }
    std::optional<std::string> optionalText(int column) const;

private:
    std::unique_ptr<Rows> m_rows;
};

/// A value or NULL.
Database::Value orNull(const std::optional<std::string>& text);

}
