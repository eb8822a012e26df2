// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/logfile.h"

#include "base/clock.h"
#include "store/auditwriter.h"
#include "store/runlog.h"
#include "store/statement.h"
#include "store/storageerror.h"
#include "store/transaction.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// Pages of 8 KB (of a new file) halve the system calls of 4 KB ones. A checkpoint every 16 MB: rarer ones would let
/// the -wal file grow, more frequent ones cost an fsync each.
constexpr const char* writerSettings = "PRAGMA page_size = 8192;"
                                       "PRAGMA wal_autocheckpoint = 2048;"
                                       "PRAGMA journal_size_limit = 67108864;"
                                       "PRAGMA cache_size = -16384;"
                                       "PRAGMA cell_size_check = ON;"
                                       "PRAGMA synchronous = NORMAL;";
constexpr const char* readerSettings = "PRAGMA cache_size = -8192;"
                                       "PRAGMA cell_size_check = ON;"
                                       "PRAGMA query_only = ON;";
constexpr int readerBusyTimeoutMs = 10'000;

Result<void> createPrivateFolder(const QString& path)
{
    if (QFileInfo(path).isDir())
        return {};
    const QString parent = QFileInfo(path).absolutePath();
    if (parent != path) {
        if (auto created = createPrivateFolder(parent); !created)
            return created;
    }
    if (::mkdir(QFile::encodeName(path).constData(), 0700) != 0 && errno != EEXIST)
        return Failure(storageSystemError(path, errno));
    return {};
}

/// An older or copied file may be readable by others. By name, not by an own descriptor: closing one would drop the
/// locks that another connection of this process has on the file.
void makePrivate(const QString& path)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat facts = {};
    if (::stat(name.constData(), &facts) == 0 && (facts.st_mode & 077) != 0)
        static_cast<void>(::chmod(name.constData(), 0600));
}

/// A folder, a device or a pipe is no place for a log, and nothing may be done to it.
bool isPlainFile(const QString& path)
{
    struct stat facts = {};
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 && S_ISREG(facts.st_mode);
}

/// Where two processes turn the write-ahead log on at once, SQLite tells one of them at once that the file is locked
/// instead of asking its busy handler.
Result<QByteArray> setJournalMode(Database& database)
{
    const qint64 until = monotonicMicros() + database.busyTimeoutMs() * qint64(1000);
    for (;;) {
        Statement statement(database, "PRAGMA journal_mode = WAL");
        const QByteArray mode = statement.step() ? statement.bytes(0) : QByteArray();
        statement.reset();
        const auto failure = database.takeFailure();
        if (!failure)
            return mode;
        if (failure->code != ErrorCode::StorageLocked || monotonicMicros() >= until)
            return Failure(*failure);
        sqlite3_sleep(1);
    }
}

Result<void> useWriteAheadLog(Database& database)
{
    database.execute(writerSettings);
    if (auto set = database.check(); !set)
        return set;
    const auto mode = setJournalMode(database);
    if (!mode)
        return Failure(mode.error());
    if (*mode != "wal")
        return Failure(storageError(database.path(), SQLITE_IOERR, 0, "the file system does not support WAL"));
    return {};
}

/// A kind of row that a process works on, with the states of "under way" and "left behind".
struct Abandonable
{
    QByteArray table;
    qint64 running, abandoned;
    qint64 (*lockOf)(qint64 id);
};

/// Marks the rows whose process is gone.
void markAbandoned(LogFile& file, const Abandonable& kind)
{
    Database& database = *file.database;
    Statement running(database, ("SELECT id FROM " + kind.table + " WHERE state = ?").constData());
    Statement mark(database, ("UPDATE " + kind.table + " SET state = ? WHERE id = ?").constData());
    std::vector<qint64> abandoned;
    running.bind(1, kind.running);
    while (running.step()) {
        if (!file.locks->isAlive(kind.lockOf(running.integer(0))))
            abandoned.push_back(running.integer(0));
    }
    for (const qint64 id : abandoned) {
        mark.bind(1, kind.abandoned);
        mark.bind(2, id);
        mark.run();
    }
}

/// Marks runs and audits whose process is gone. Takes the write lock in any case, so that a log that cannot be written
/// is known now and not when a burst is on its way.
Result<void> markAllAbandoned(LogFile& file)
{
    Transaction transaction(*file.database, file.locks.get());
    const auto running = qint64(RunState::Running);
    const auto interrupted = qint64(RunState::Interrupted);
    markAbandoned(file, {"runs", running, interrupted, [](qint64 run) {
                             return run;
                         }});
    markAbandoned(file, {"audits", running, interrupted, auditLock});
    markAbandoned(file, {"schedules", qint64(ScheduleState::Running), qint64(ScheduleState::Waiting), scheduleLock});
    return transaction.commit();
}

/// Reads the last rows of all tables: the pages that writing goes on from. Damage there would stop a burst on its way.
Result<void> checkEnds(Database& database)
{
    for (const char* sql :
         {"SELECT max(run) FROM documents", "SELECT max(id) FROM operations", "SELECT max(id) FROM keys",
          "SELECT max(id) FROM attempts", "SELECT max(id) FROM texts", "SELECT max(id) FROM bodies",
          "SELECT max(id) FROM shared_bodies", "SELECT max(run) FROM uses", "SELECT max(id) FROM readings",
          "SELECT max(audit) FROM audit_documents", "SELECT max(id) FROM schedules"})
        database.number(sql);
    return database.check();
}

Result<std::unique_ptr<Database>> openDatabaseForWriting(const QString& path, int busyTimeoutMs, int knownVersion)
{
    auto database = Database::open(path, Database::Access::ReadWrite, busyTimeoutMs);
    if (!database)
        return database;
    // Before the first read, which may fail for want of a -shm file and would not say why.
    if (sqlite3_db_readonly((*database)->handle(), "main") != 0)
        return Failure(storageError(path, SQLITE_READONLY, 0, "opened read-only"));
    const auto version = schemaVersion(**database);
    if (!version)
        return Failure(version.error());
    if (*version > knownVersion)
        return Failure(newerStorageError(path, *version, knownVersion));
    if (auto set = useWriteAheadLog(**database); !set)
        return Failure(set.error());
    return database;
}

}

Result<void> createPrivateFile(const QString& path)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0)
        ::close(file);
    else if (errno != EEXIST)
        return Failure(storageSystemError(path, errno));
    return {};
}

Result<LogFile> openForWriting(const QString& path, int busyTimeoutMs, const std::vector<Migration>& migrations)
{
    if (auto created = createPrivateFolder(QFileInfo(path).absolutePath()); !created)
        return Failure(created.error());
    if (auto created = createPrivateFile(path); !created)
        return Failure(created.error());
    if (!isPlainFile(path))
        return Failure(noPlainFileError(path));
    makePrivate(path);
    auto database = openDatabaseForWriting(path, busyTimeoutMs, migrations.empty() ? 0 : migrations.back().version);
    if (!database)
        return Failure(database.error());
    auto locks = RunLocks::openForWriting(path);
    if (!locks)
        return Failure(locks.error());
    LogFile file{std::move(*database), std::move(*locks)};
    if (auto migrated = migrate(*file.database, file.locks.get(), migrations); !migrated)
        return Failure(migrated.error());
    if (auto marked = markAllAbandoned(file); !marked)
        return Failure(marked.error());
    if (auto sound = checkEnds(*file.database); !sound)
        return Failure(sound.error());
    return file;
}

Result<std::unique_ptr<Database>> openForReading(const QString& path)
{
    auto database = Database::open(path, Database::Access::ReadOnly, readerBusyTimeoutMs);
    auto version = database ? schemaVersion(**database) : Result<qint64>(Failure(database.error()));
    // SQLite wants to create a -shm file even for reading. Where it cannot, and nobody has a -wal file, nobody writes.
    const bool isUnreadable =
        !version && (version.error().code == ErrorCode::StorageReadOnly || version.error().code == ErrorCode::Io);
    if (isUnreadable && QFileInfo(path + u"-wal"_s).size() == 0) {
        database = Database::open(path, Database::Access::Immutable, readerBusyTimeoutMs);
        version = database ? schemaVersion(**database) : Result<qint64>(Failure(database.error()));
    }
    if (!version)
        return Failure(version.error());
    (*database)->execute(readerSettings);
    if (auto set = (*database)->check(); !set)
        return Failure(set.error());
    return database;
}

}
