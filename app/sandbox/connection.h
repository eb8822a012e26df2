// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace idemscope::sandbox {

using SqlValue = std::variant<std::nullptr_t, std::int64_t, std::string>;

/// The rows of one statement, read in order.
class Rows
{
public:
    virtual ~Rows() = default;
    virtual bool next() = 0;
    virtual bool isNull(int column) const = 0;
    virtual std::int64_t integer(int column) const = 0;
    virtual std::string text(int column) const = 0;
};

/// One connection to a database of some kind, used by one thread at a time. Statements are written with ? for values;
/// errors are thrown as std::runtime_error with the database's words.
class Connection
{
public:
    virtual ~Connection() = default;
    virtual std::unique_ptr<Rows> run(const std::string& sql, const std::vector<SqlValue>& values) = 0;
    virtual std::int64_t changes() const = 0; ///< rows that the last statement without rows changed
    virtual const char* begin() const = 0;
    virtual void rollBack() noexcept = 0;
    virtual const char* countingColumn() const = 0; ///< type of a primary key that counts by itself
    virtual void restartCounting(const std::string& table) = 0;
    virtual void addTextColumn(const std::string& table, const std::string& column) = 0;
};

/// A file; it is created when it does not exist. `isDurable`: survives a power cut (the write-ahead log is synced).
std::unique_ptr<Connection> connectToSqlite(const std::string& path, bool isDurable);
std::unique_ptr<Connection> connectToPostgres(const std::string& url);

}
