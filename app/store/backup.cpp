// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/backup.h"

#include "store/database.h"
#include "store/logfile.h"
#include "store/storageerror.h"

#include <QFile>

#include <sqlite3.h>

#include <cerrno>
#include <cstdio>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int busyTimeoutMs = 10'000;

Result<void> copyPages(const QString& source, const QString& target)
{
    auto from = Database::open(source, Database::Access::ReadOnly, busyTimeoutMs);
    if (!from)
        return Failure(from.error());
    auto to = Database::open(target, Database::Access::ReadWrite, busyTimeoutMs);
    if (!to)
        return Failure(to.error());
    sqlite3_backup* backup = sqlite3_backup_init((*to)->handle(), "main", (*from)->handle(), "main");
    if (!backup)
        return Failure(
            storageError(target, sqlite3_extended_errcode((*to)->handle()), 0, sqlite3_errmsg((*to)->handle())));
    const int copied = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (copied != SQLITE_DONE)
        return Failure(storageError(target, copied, sqlite3_system_errno((*to)->handle()), sqlite3_errstr(copied)));
    // One file that is complete without a -wal beside it.
    (*to)->execute("PRAGMA journal_mode = DELETE");
    return (*to)->check();
}

}

Result<void> backUp(const QString& source, const QString& target)
{
    const QString unfinished = target + u".part"_s;
    QFile::remove(unfinished);
    if (auto created = createPrivateFile(unfinished); !created)
        return created;
    if (auto copied = copyPages(source, unfinished); !copied) {
        QFile::remove(unfinished);
        return copied;
    }
    if (std::rename(QFile::encodeName(unfinished).constData(), QFile::encodeName(target).constData()) != 0)
        return Failure(storageSystemError(target, errno));
    return {};
}

}
