// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/database.h"

#include <stdexcept>

namespace idemscope::sandbox {

namespace {

std::unique_ptr<Connection> connectTo(const std::string& location, bool isDurable)
{
    const bool isServer = location.starts_with("postgresql://") || location.starts_with("postgres://");
    return isServer ? connectToPostgres(location) : connectToSqlite(location, isDurable);
}

}

Database::Database(const std::string& location, bool isDurable)
    : m_connection(connectTo(location, isDurable))
{
}

void Database::execute(const std::string& sql, const std::vector<Value>& values)
{
    Query query(*this, sql, values);
    while (query.next()) {
    }
}

Database::Transaction::Transaction(Database& database)
    : m_database(database)
{
    m_database.execute(m_database.m_connection->begin());
}

Database::Transaction::~Transaction()
{
    if (m_isOpen)
        m_database.m_connection->rollBack();
}

void Database::Transaction::commit()
{
    m_database.execute("COMMIT");
    m_isOpen = false;
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
