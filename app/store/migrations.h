// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/database.h"
#include "store/runlocks.h"

#include <vector>

namespace idemscope {

/// One step of the schema: `sql` leads from version − 1 to `version`.
struct Migration
{
    int version = 0;
    QByteArray sql;
};

/// What the program carries with it: resources/sql/NNNN_name.sql, in order.
std::vector<Migration> shippedMigrations();

/// Brings a run log to the last version, each step in a transaction of its own and after a backup of a file that is not
/// empty: FILE.backup-vN, N the version before. A failed step leaves the file as it was. Errors as RunLog::open.
Result<void> migrate(Database& database, RunLocks* locks, const std::vector<Migration>& migrations);

/// Whether the file may be read as a run log at all. Errors: StorageCorrupt (damaged, or another program's),
/// StorageLocked.
Result<qint64> schemaVersion(Database& database);

}
