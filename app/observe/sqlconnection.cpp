// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/sqlconnection.h"

#include "observe/sqlfault.h"

#include <QSqlDriver>
#include <QSqlError>

#include <sqlite3.h>

#include <atomic>
#include <mutex>
#include <thread>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int busyWaitMs = 100; ///< between two tries at a locked database, so that a stop is seen in time

QString nextConnectionName()
{
    static std::atomic<qint64> count = 0;
    return u"idemscope-probe-%1"_s.arg(++count);
}

/// Seconds for libpq and the like, which take no less than two.
int connectSeconds(int timeoutMs)
{
    return std::max(2, (timeoutMs + 999) / 1000);
}

QString optionsOf(const SqlAddress& address, int timeoutMs)
{
    if (address.isSqlite()) {
        const QString options = u"QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1"_s.arg(std::min(busyWaitMs, timeoutMs));
        return address.database.startsWith("file:"_L1) ? options + u";QSQLITE_OPEN_URI"_s : options;
    }
    if (!address.isPostgres())
        return address.options;
    const QString options = u"connect_timeout=%1;application_name=idemscope"_s.arg(connectSeconds(timeoutMs));
    return address.options.isEmpty() ? options : options + u';' + address.options;
}

void setUp(QSqlDatabase& database, const SqlProbe& probe)
{
    const SqlAddress& address = probe.address();
    database.setDatabaseName(address.database);
    database.setHostName(address.host);
    database.setUserName(address.user);
    database.setPassword(probe.password());
    if (address.port > 0)
        database.setPort(address.port);
    database.setConnectOptions(optionsOf(address, probe.timeoutMs()));
    database.setNumericalPrecisionPolicy(QSql::HighPrecision); // a sum over bigint is numeric; no double may round it
}

/// The handle of an SQLite connection, as long as it is open.
struct SqliteHandle
{
    std::mutex mutex;
    sqlite3* handle = nullptr;
};

/// Ends whatever a server's other connection of ours does, without waiting for it.
void cancelBackend(const SqlProbe& probe, int backend)
{
    std::thread([probe, backend] {
        const QString name = nextConnectionName();
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(probe.address().driver, name);
            setUp(database, probe);
            if (database.open())
                QSqlQuery(database).exec(u"SELECT pg_cancel_backend(%1)"_s.arg(backend));
        }
        QSqlDatabase::removeDatabase(name);
    }).detach();
}

}

SqlConnection::SqlConnection(const SqlProbe& probe)
    : m_probe(probe)
    , m_name(nextConnectionName())
    , m_database(QSqlDatabase::addDatabase(probe.address().driver, m_name))
{
    setUp(m_database, m_probe);
}

SqlConnection::~SqlConnection()
{
    rest();
    m_query.reset();
    m_letGo();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<SqlConnection>> SqlConnection::open(const SqlProbe& probe)
{
    std::unique_ptr<SqlConnection> connection(new SqlConnection(probe));
    if (const QString error = connection->start(); !error.isEmpty())
        return fail(ErrorCode::Network, error);
    return connection;
}

/// Empty when the connection stands.
QString SqlConnection::start()
{
    if (!m_database.open())
        return u"%1 could not be opened: %2"_s.arg(m_probe.address().title, sqlErrorText(m_database.lastError()));
    const QString error = protect();
    if (error.isEmpty())
        findInterrupter();
    return error;
}

QString SqlConnection::protect()
{
    if (!m_probe.address().isSqlite()) {
        return m_database.driver()->hasFeature(QSqlDriver::Transactions)
                   ? QString()
                   : u"%1 has no transactions, so a query could not be kept from writing"_s.arg(
                         m_probe.address().title);
    }
    QSqlQuery pragma(m_database);
    return pragma.exec(u"PRAGMA query_only = ON"_s)
               ? QString()
               : u"%1 could not be read: %2"_s.arg(m_probe.address().title, sqlErrorText(pragma.lastError()));
}

void SqlConnection::findInterrupter()
{
    QSqlQuery query(m_database);
    if (m_probe.address().isPostgres() && query.exec(u"SELECT pg_backend_pid()"_s) && query.next()) {
        m_interrupt = [probe = m_probe, backend = query.value(0).toInt()] {
            cancelBackend(probe, backend);
        };
        return;
    }
    const QVariant handle = m_database.driver()->handle();
    if (!handle.isValid() || qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return;
    // Qt may bring an SQLite of its own; only one that is the same to the letter can be interrupted from here.
    if (!query.exec(u"SELECT sqlite_source_id()"_s) || !query.next() ||
        query.value(0).toString() != QString::fromLatin1(sqlite3_sourceid()))
        return;
    const auto shared = std::make_shared<SqliteHandle>();
    shared->handle = *static_cast<sqlite3* const*>(handle.constData());
    m_interrupt = [shared] {
        const std::scoped_lock lock(shared->mutex);
        if (shared->handle)
            sqlite3_interrupt(shared->handle);
    };
    m_letGo = [shared] {
        const std::scoped_lock lock(shared->mutex);
        shared->handle = nullptr;
    };
}

/// What kept the transaction from being begun.
std::optional<QSqlError> SqlConnection::begin()
{
    if (m_isInTransaction)
        return {};
    if (!m_probe.address().isPostgres()) {
        m_isInTransaction = m_database.transaction();
        return m_isInTransaction ? std::nullopt : std::optional(m_database.lastError());
    }
    QSqlQuery query(m_database);
    m_isInTransaction = query.exec(u"BEGIN ISOLATION LEVEL READ COMMITTED READ ONLY"_s);
    const bool isBegun =
        m_isInTransaction && query.exec(u"SET LOCAL statement_timeout = %1"_s.arg(m_probe.timeoutMs()));
    return isBegun ? std::nullopt : std::optional(query.lastError());
}

void SqlConnection::rest()
{
    if (std::exchange(m_isInTransaction, false))
        m_database.rollback();
}

bool SqlConnection::prepare()
{
    if (m_query)
        return true;
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    const bool isGood = query.prepare(m_probe.text().text());
    m_query.emplace(std::move(query));
    return isGood;
}

SqlReply SqlConnection::failure(const QSqlError& error)
{
    const SqlFault fault = sqlFault(error, m_probe);
    m_query.reset();
    rest();
    SqlReply reply;
    reply.trouble = fault.trouble;
    reply.rows.page.error = fault.text;
    return reply;
}

SqlReply SqlConnection::ask(const std::vector<QString>& values)
{
    if (const std::optional<QSqlError> error = begin())
        return failure(*error);
    if (!prepare())
        return failure(m_query->lastError());
    for (std::size_t i = 0; i < values.size(); ++i)
        m_query->bindValue(static_cast<int>(i), values[i]);
    if (!m_query->exec())
        return failure(m_query->lastError());
    SqlReply reply;
    reply.rows = readSqlRows(*m_query, m_probe.reads());
    if (m_query->lastError().isValid())
        return failure(m_query->lastError());
    m_query->finish();
    // An open read of SQLite keeps writers out and shows old rows; PostgreSQL takes a new look with every statement.
    if (!m_probe.address().isPostgres())
        rest();
    if (!reply.rows.page.error.isEmpty())
        reply.rows.page.error = sqlPlace(m_probe, reply.rows.page.error);
    return reply;
}

}
