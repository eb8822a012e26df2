// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/runreader.h"

#include "store/auditwriter.h"
#include "store/logfile.h"
#include "store/rowid.h"
#include "store/statement.h"
#include "store/transaction.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RunDeletion
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RunDeletion)
};

constexpr int busyTimeoutMs = 10'000;
/// Rows removed in one transaction: others write in between, and the -wal file stays small.
constexpr qint64 rowsAtOnce = 20'000;

/// Hides the run, and with a delivery its cells; from here on it is deleted, whatever happens to this process.
Result<void> markDeleted(LogFile& file, qint64 run)
{
    Transaction transaction(*file.database, file.locks.get());
    Statement find(*file.database, "SELECT 1 FROM runs WHERE id = ? AND NOT is_deleted");
    find.bind(1, run);
    const bool isFound = find.step();
    find.reset();
    if (auto read = file.database->check(); !read)
        return read;
    if (!isFound)
        return fail(ErrorCode::NotFound,
                    RunDeletion::tr("The run log has no run %1. Choose one from the history.").arg(run));
    if (file.locks->isAlive(run))
        return fail(ErrorCode::NotAllowed,
                    RunDeletion::tr("Run %1 is still under way. Stop it before deleting it.").arg(run));
    Statement mark(*file.database,
                   "UPDATE runs SET is_deleted = 1 WHERE id = ?1 OR (parent = ?1 AND kind = 'channel')");
    mark.bind(1, run);
    mark.run();
    return transaction.commit();
}

Result<qint64> lastNumber(Database& database, qint64 run, const QByteArray& table)
{
    Statement last(database,
                   ("SELECT id FROM " + table + " WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT 1").constData());
    last.bind(1, firstRow(run));
    last.bind(2, lastRow(run));
    const qint64 number = last.step() ? numberOfRow(last.integer(0)) : -1;
    last.reset();
    if (auto read = database.check(); !read)
        return Failure(read.error());
    return number;
}

Result<void> removeRows(LogFile& file, qint64 run, const QByteArray& table)
{
    const auto last = lastNumber(*file.database, run, table);
    if (!last)
        return Failure(last.error());
    for (qint64 from = 0; from <= *last; from += rowsAtOnce) {
        Transaction transaction(*file.database, file.locks.get());
        Statement remove(*file.database, ("DELETE FROM " + table + " WHERE id BETWEEN ? AND ?").constData());
        remove.bind(1, rowId(run, from));
        remove.bind(2, rowId(run, std::min(from + rowsAtOnce - 1, *last)));
        remove.run();
        if (auto removed = transaction.commit(); !removed)
            return removed;
    }
    return {};
}

/// Long bodies go when no other run uses them; a writer that begins to use one does so in its own write transaction, so
/// either it comes first and the body stays, or it stores the body anew.
Result<void> removeRun(LogFile& file, qint64 run)
{
    Transaction transaction(*file.database, file.locks.get());
    for (const char* sql : {"DELETE FROM schedules WHERE run = ?1",
                            "DELETE FROM shared_bodies WHERE id IN (SELECT shared FROM uses WHERE run = ?1)"
                            " AND NOT EXISTS (SELECT 1 FROM uses u WHERE u.shared = shared_bodies.id AND u.run <> ?1)",
                            "DELETE FROM uses WHERE run = ?1", "DELETE FROM documents WHERE run = ?1",
                            "DELETE FROM runs WHERE id = ?1"}) {
        Statement remove(*file.database, sql);
        remove.bind(1, run);
        remove.run();
    }
    return transaction.commit();
}

/// Hides the audit with its runs; from here on they are deleted, whatever happens to this process.
Result<void> markAuditDeleted(LogFile& file, qint64 audit)
{
    Transaction transaction(*file.database, file.locks.get());
    Statement find(*file.database, "SELECT 1 FROM audits WHERE id = ? AND NOT is_deleted");
    find.bind(1, audit);
    const bool isFound = find.step();
    find.reset();
    if (auto read = file.database->check(); !read)
        return read;
    if (!isFound)
        return fail(ErrorCode::NotFound,
                    RunDeletion::tr("The run log has no audit %1. Choose one from the history.").arg(audit));
    if (file.locks->isAlive(auditLock(audit)))
        return fail(ErrorCode::NotAllowed,
                    RunDeletion::tr("Audit %1 is still under way. Stop it before deleting it.").arg(audit));
    for (const char* sql :
         {"UPDATE runs SET is_deleted = 1 WHERE audit = ?", "UPDATE audits SET is_deleted = 1 WHERE id = ?"}) {
        Statement mark(*file.database, sql);
        mark.bind(1, audit);
        mark.run();
    }
    return transaction.commit();
}

/// Audits go after their runs, so that a deletion cut short is found again.
Result<void> removeDeletedAudits(LogFile& file)
{
    Transaction transaction(*file.database, file.locks.get());
    for (const char* sql : {"DELETE FROM schedules WHERE audit IN (SELECT id FROM audits WHERE is_deleted)",
                            "DELETE FROM audit_documents WHERE audit IN (SELECT id FROM audits WHERE is_deleted)",
                            "DELETE FROM audits WHERE is_deleted"})
        file.database->execute(sql);
    return transaction.commit();
}

/// Finishes every deletion that was begun, also one whose process died.
Result<void> removeDeletedRuns(LogFile& file)
{
    std::vector<qint64> runs;
    {
        Statement deleted(*file.database, "SELECT id FROM runs WHERE is_deleted");
        while (deleted.step())
            runs.push_back(deleted.integer(0));
    }
    if (auto read = file.database->check(); !read)
        return read;
    for (const qint64 run : runs) {
        for (const char* table : {"attempts", "operations", "keys", "texts", "bodies", "readings", "steps"}) {
            if (auto removed = removeRows(file, run, table); !removed)
                return removed;
        }
        if (auto removed = removeRun(file, run); !removed)
            return removed;
    }
    return removeDeletedAudits(file);
}

Result<LogFile> openExisting(const QString& path)
{
    if (!QFileInfo::exists(path))
        return fail(ErrorCode::NotFound, RunDeletion::tr("There is no run log %1.").arg(path));
    return openForWriting(path, busyTimeoutMs, shippedMigrations());
}

qint64 sizeOnDisk(const QString& path)
{
    return QFileInfo(path).size() + QFileInfo(path + u"-wal"_s).size();
}

}

Result<void> deleteRun(const QString& path, qint64 run)
{
    auto file = openExisting(path);
    if (!file)
        return Failure(file.error());
    if (auto marked = markDeleted(*file, run); !marked)
        return marked;
    return removeDeletedRuns(*file);
}

Result<void> cancelSchedule(const QString& path, qint64 schedule)
{
    auto file = openExisting(path);
    if (!file)
        return Failure(file.error());
    Transaction transaction(*file->database, file->locks.get());
    Statement cancel(*file->database, "UPDATE schedules SET state = ? WHERE id = ? AND state = ? RETURNING id");
    cancel.bind(1, qint64(ScheduleState::Cancelled));
    cancel.bind(2, schedule);
    cancel.bind(3, qint64(ScheduleState::Waiting));
    const bool isFound = cancel.step();
    cancel.reset();
    if (auto done = transaction.commit(); !done)
        return done;
    if (!isFound)
        return fail(ErrorCode::NotFound, RunDeletion::tr("No scheduled replay %1 is waiting.").arg(schedule));
    return {};
}

Result<void> deleteAudit(const QString& path, qint64 audit)
{
    auto file = openExisting(path);
    if (!file)
        return Failure(file.error());
    if (auto marked = markAuditDeleted(*file, audit); !marked)
        return marked;
    return removeDeletedRuns(*file);
}

Result<qint64> vacuumRunLog(const QString& path)
{
    auto file = openExisting(path);
    if (!file)
        return Failure(file.error());
    const qint64 before = sizeOnDisk(path);
    if (auto removed = removeDeletedRuns(*file); !removed)
        return Failure(removed.error());
    file->database->execute("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
    if (auto done = file->database->check(); !done)
        return Failure(done.error());
    return std::max<qint64>(before - sizeOnDisk(path), 0);
}

}
