// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/statement.h"

#include <sqlite3.h>

#include <cerrno>

namespace idemscope {

Statement::Statement(Database& database, const char* sql)
    : m_database(database)
{
    errno = 0;
    const int code = sqlite3_prepare_v3(database.handle(), sql, -1, SQLITE_PREPARE_PERSISTENT, &m_statement, nullptr);
    if (code != SQLITE_OK)
        database.noteFailure(code);
}

Statement::~Statement()
{
    sqlite3_finalize(m_statement);
}

void Statement::bind(int parameter, qint64 value)
{
    sqlite3_bind_int64(m_statement, parameter, value);
}

void Statement::bind(int parameter, std::optional<qint64> value)
{
    if (value)
        bind(parameter, *value);
    else
        bindNull(parameter);
}

void Statement::bindText(int parameter, QByteArrayView text)
{
    // A null pointer would bind NULL instead of an empty text.
    const char* data = text.isEmpty() ? "" : text.data();
    sqlite3_bind_text64(m_statement, parameter, data, static_cast<sqlite3_uint64>(text.size()), SQLITE_STATIC,
                        SQLITE_UTF8);
}

void Statement::bindText(int parameter, const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    sqlite3_bind_text64(m_statement, parameter, bytes.constData(), static_cast<sqlite3_uint64>(bytes.size()),
                        SQLITE_TRANSIENT, SQLITE_UTF8);
}

void Statement::bindBytes(int parameter, QByteArrayView bytes)
{
    const char* data = bytes.isEmpty() ? "" : bytes.data();
    sqlite3_bind_blob64(m_statement, parameter, data, static_cast<sqlite3_uint64>(bytes.size()), SQLITE_STATIC);
}

void Statement::bindNull(int parameter)
{
    sqlite3_bind_null(m_statement, parameter);
}

bool Statement::step()
{
    if (!m_statement)
        return false;
    errno = 0;
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        m_database.noteFailure(code);
    sqlite3_reset(m_statement);
    return false;
}

bool Statement::run()
{
    if (!m_statement)
        return false;
    errno = 0;
    const int code = sqlite3_step(m_statement);
    if (code != SQLITE_DONE && code != SQLITE_ROW)
        m_database.noteFailure(code);
    sqlite3_reset(m_statement);
    return code == SQLITE_DONE || code == SQLITE_ROW;
}

void Statement::reset()
{
    sqlite3_reset(m_statement);
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

std::optional<qint64> Statement::optionalInteger(int column) const
{
    if (isNull(column))
        return std::nullopt;
    return integer(column);
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

QString Statement::text(int column) const
{
    return QString::fromUtf8(bytes(column));
}

QByteArray Statement::bytes(int column) const
{
    const void* data = sqlite3_column_blob(m_statement, column);
    return QByteArray(static_cast<const char*>(data), sqlite3_column_bytes(m_statement, column));
}

}
