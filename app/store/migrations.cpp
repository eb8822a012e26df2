// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/migrations.h"

#include "store/backup.h"
#include "store/statement.h"
#include "store/storageerror.h"
#include "store/transaction.h"

#include <QDir>
#include <QFile>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 applicationId = 0x49444d53; // "IDMS"

/// Does one step, unless another process has done it meanwhile.
Result<void> migrateStep(Database& database, RunLocks* locks, const Migration& migration, bool isNewFile)
{
    Transaction transaction(database, locks);
    const qint64 version = database.number("PRAGMA user_version");
    if (auto ready = database.check(); !ready)
        return ready;
    if (version >= migration.version)
        return {};
    // The write lock is held, so the copy is what the step starts from.
    if (!isNewFile) {
        if (auto saved = backUp(database.path(), u"%1.backup-v%2"_s.arg(database.path()).arg(version)); !saved)
            return saved;
    }
    const QByteArray mark = "PRAGMA application_id = " + QByteArray::number(applicationId) +
                            "; PRAGMA user_version = " + QByteArray::number(migration.version);
    if (database.execute(migration.sql.constData()))
        database.execute(mark.constData());
    return transaction.commit();
}

}

std::vector<Migration> shippedMigrations()
{
    const QDir folder(u":/idemscope/sql"_s);
    std::vector<Migration> migrations;
    for (const QString& name : folder.entryList({u"*.sql"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            migrations.push_back({name.left(4).toInt(), file.readAll()});
    }
    return migrations;
}

Result<void> migrate(Database& database, RunLocks* locks, const std::vector<Migration>& migrations)
{
    const bool isNewFile = database.number("PRAGMA user_version") == 0;
    for (const Migration& migration : migrations) {
        if (database.number("PRAGMA user_version") >= migration.version)
            continue;
        if (auto done = migrateStep(database, locks, migration, isNewFile); !done)
            return done;
    }
    return database.check();
}

Result<qint64> schemaVersion(Database& database)
{
    // As of one moment: another process may be making the tables.
    database.execute("BEGIN");
    const qint64 version = database.number("PRAGMA user_version");
    const qint64 owner = database.number("PRAGMA application_id");
    const qint64 tables = database.number("SELECT count(*) FROM sqlite_master");
    database.execute("COMMIT");
    if (auto readable = database.check(); !readable)
        return Failure(readable.error());
    if (tables > 0 && owner != applicationId)
        return Failure(foreignStorageError(database.path()));
    return version;
}

}
