// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace idemscope::sandbox {

/// One SQLite connection that threads take turns on. Errors are thrown as std::runtime_error with SQLite's words.
class Database
{
public:
    using Value = std::variant<std::nullptr_t, std::int64_t, std::string>;

    /// Creates the file when it does not exist. `isDurable`: survives a power cut (the write-ahead log is synced).
    Database(const std::string& path, bool isDurable);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs `action` alone on the connection, outside a transaction.
    template <typename Action>
    auto read(Action action)
    {
        const std::lock_guard lock(m_mutex);
        return action();
    }

    /// Runs `action` in a BEGIN IMMEDIATE transaction: committed when it returns, rolled back when it throws.
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
    std::int64_t changes() const; ///< rows that the last execute() changed
    std::int64_t lastId() const;

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

    sqlite3_stmt* prepared(const std::string& sql);
    [[noreturn]] void fail(const std::string& what) const;

    sqlite3* m_connection = nullptr;
    std::mutex m_mutex;
    std::unordered_map<std::string, sqlite3_stmt*> m_statements;
};

/// The rows of one statement, read in order; lives inside Database::read() or transaction().
class Query
{
public:
    Query(Database& database, const std::string& sql, const std::vector<Database::Value>& values = {});
    ~Query();
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    bool next();
    bool isNull(int column) const;
    std::int64_t integer(int column) const;
    std::string text(int column) const;
    std::optional<std::string> optionalText(int column) const;

private:
    Database& m_database;
    sqlite3_stmt* m_statement;
};

/// A value or NULL.
Database::Value orNull(const std::optional<std::string>& text);

}
