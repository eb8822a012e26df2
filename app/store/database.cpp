// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/database.h"

#include "base/clock.h"
#include "store/statement.h"
#include "store/storageerror.h"

#include <QFile>
#include <QUrl>

#include <sqlite3.h>

#include <cerrno>

namespace idemscope {

using namespace Qt::StringLiterals;

Database::Database(QString path, int busyTimeoutMs)
    : m_path(std::move(path))
    , m_busyTimeoutMs(busyTimeoutMs)
{
}

Database::~Database()
{
    sqlite3_close_v2(m_handle);
}

Result<std::unique_ptr<Database>> Database::open(const QString& path, Access access, int busyTimeoutMs)
{
    switch (access) {
    case Access::ReadWrite:
        return openName(QFile::encodeName(path), SQLITE_OPEN_READWRITE, path, busyTimeoutMs);
    case Access::ReadOnly:
        return openName(QFile::encodeName(path), SQLITE_OPEN_READONLY, path, busyTimeoutMs);
    case Access::Immutable:
        break;
    }
    const QByteArray uri = "file:" + QUrl::toPercentEncoding(path, "/") + "?immutable=1";
    return openName(uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, path, busyTimeoutMs);
}

Result<std::unique_ptr<Database>> Database::openInMemory()
{
    return openName(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, u":memory:"_s, 0);
}

Result<std::unique_ptr<Database>> Database::openName(const QByteArray& name, int flags, const QString& path,
                                                     int busyTimeoutMs)
{
    std::unique_ptr<Database> database(new Database(path, busyTimeoutMs));
    errno = 0;
    const int code = sqlite3_open_v2(name.constData(), &database->m_handle,
                                     flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
    if (code != SQLITE_OK) {
        database->noteFailure(code);
        return Failure(*database->takeFailure());
    }
    sqlite3_busy_handler(database->m_handle, &Database::waitWhileBusy, database.get());
    return database;
}

int Database::waitWhileBusy(void* self, int count)
{
    auto* database = static_cast<Database*>(self);
    const qint64 now = monotonicMicros();
    if (count == 0)
        database->m_busySince = now;
    if (now - database->m_busySince >= database->m_busyTimeoutMs * qint64(1000))
        return 0;
    // SQLite's own handler waits up to 100 ms a time and would hardly ever meet the gap between two transactions of a
    // writer at full rate.
    sqlite3_sleep(1);
    return 1;
}

bool Database::execute(const char* sql)
{
    errno = 0;
    const int code = sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        noteFailure(code);
    return code == SQLITE_OK;
}

qint64 Database::number(const char* sql)
{
    Statement statement(*this, sql);
    return statement.step() ? statement.integer(0) : 0;
}

bool Database::hasVanished() const
{
    int hasMoved = 0;
    return sqlite3_file_control(m_handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) == SQLITE_OK && hasMoved != 0;
}

void Database::noteFailure(int code)
{
    // SQLite does not keep what the system said when a COMMIT fails.
    const int systemError = sqlite3_system_errno(m_handle) != 0 ? sqlite3_system_errno(m_handle) : errno;
    if (!m_failure)
        m_failure = storageError(m_path, code, systemError, sqlite3_errmsg(m_handle));
}

std::optional<Error> Database::takeFailure()
{
    return std::exchange(m_failure, std::nullopt);
}

Result<void> Database::check()
{
    if (m_failure)
        return Failure(*takeFailure());
    return {};
}

}
