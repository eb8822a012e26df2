// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/storageerror.h"

#include <QCoreApplication>

#include <sqlite3.h>

#include <cerrno>
#include <cstring>

namespace idemscope {

namespace {

struct StorageError
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::StorageError)
};

ErrorCode codeOfSystemError(int systemError)
{
    switch (systemError) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return ErrorCode::StorageFull;
    case EACCES:
    case EPERM:
    case EROFS:
        return ErrorCode::StorageReadOnly;
    default:
        return ErrorCode::Io;
    }
}

ErrorCode codeOfResult(int code, int systemError)
{
    switch (code & 0xff) {
    case SQLITE_FULL:
        return ErrorCode::StorageFull;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorCode::StorageLocked;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return ErrorCode::StorageReadOnly;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return ErrorCode::StorageCorrupt;
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:
        return codeOfSystemError(systemError);
    default:
        return ErrorCode::Internal;
    }
}

QString messageOf(ErrorCode code, const QString& path, const QString& reason)
{
    switch (code) {
    case ErrorCode::StorageFull:
        return StorageError::tr(
                   "The run log %1 cannot grow: the disk is full or its quota is used up. Free some space or "
                   "delete old runs, then start again; what was written before is kept.")
            .arg(path);
    case ErrorCode::StorageLocked:
        return StorageError::tr(
                   "The run log %1 is held by another program. Wait until that has finished or close it, then "
                   "try again.")
            .arg(path);
    case ErrorCode::StorageReadOnly:
        return StorageError::tr(
                   "The run log %1 cannot be written. Give yourself the right to write the file and its folder, "
                   "or choose another file (--store ¦).")
            .arg(path);
    case ErrorCode::StorageCorrupt:
        return StorageError::tr(
                   "The run log %1 is damaged. Move it away together with its -wal file and start a new one, or "
                   "restore a backup beside it; nothing in it was changed.")
            .arg(path);
    case ErrorCode::Io:
        return StorageError::tr("The run log %1 cannot be read or written: %2. Check the disk and the path.")
            .arg(path, reason);
    default:
        return StorageError::tr("The run log %1 met a fault of Idemscope itself: %2. Please report it.")
            .arg(path, reason);
    }
}

Error made(ErrorCode kind, const QString& path, const QString& reason, const QString& detail)
{
    return fail(
               kind, [=] { return messageOf(kind, path, reason); }, detail)
        .value();
}

}

Error storageError(const QString& path, int code, int systemError, const char* message)
{
    const ErrorCode kind = codeOfResult(code, systemError);
    QString reason = QString::fromUtf8(message);
    if (systemError != 0)
        reason = QString::fromLocal8Bit(std::strerror(systemError));
    const QString detail =
        QStringLiteral("SQLite %1 (%2), errno %3").arg(code).arg(QString::fromUtf8(message)).arg(systemError);
    return made(kind, path, reason, detail);
}

Error noPlainFileError(const QString& path)
{
    return fail(ErrorCode::InvalidInput,
                [=] { return StorageError::tr("%1 is no plain file: name another one for the run log.").arg(path); })
        .value();
}

Error storageSystemError(const QString& path, int systemError)
{
    const ErrorCode kind = codeOfSystemError(systemError);
    return made(kind, path, QString::fromLocal8Bit(std::strerror(systemError)),
                QStringLiteral("errno %1").arg(systemError));
}

Error vanishedStorageError(const QString& path)
{
    const auto message = [=] {
        return StorageError::tr("The run log %1 was deleted, moved or replaced while it was being written. What was "
                                "recorded since then is lost; put the file back, or start again with a new one.")
            .arg(path);
    };
    return fail(ErrorCode::StorageCorrupt, message, QStringLiteral("other device or inode")).value();
}

Error newerStorageError(const QString& path, qint64 version, qint64 known)
{
    const auto message = [=] {
        return StorageError::tr("The run log %1 was written by a newer version of Idemscope and can only be read. "
                                "Update Idemscope, or choose another file for new runs.")
            .arg(path);
    };
    return fail(ErrorCode::StorageNewer, message, QStringLiteral("user_version %1, known %2").arg(version).arg(known))
        .value();
}

Error foreignStorageError(const QString& path)
{
    const auto message = [=] {
        return StorageError::tr("%1 is a database of another program, not a run log. Choose another file; nothing in "
                                "it was changed.")
            .arg(path);
    };
    return fail(ErrorCode::StorageCorrupt, message, QStringLiteral("other application_id")).value();
}

Error damagedStorageError(const QString& path, const QString& detail)
{
    return made(ErrorCode::StorageCorrupt, path, {}, detail);
}

}
