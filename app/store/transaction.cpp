// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/transaction.h"

#include "store/storageerror.h"

#include <sqlite3.h>

namespace idemscope {

Transaction::Transaction(Database& database, RunLocks* locks)
    : m_database(database)
{
    if (locks)
        locks->waitForTurn(database.busyTimeoutMs());
    m_isOpen = database.execute("BEGIN IMMEDIATE");
    if (locks)
        locks->endTurn();
}

Transaction::~Transaction()
{
    // SQLite has undone the transaction by itself after some failures, a full disk among them.
    if (m_isOpen && sqlite3_get_autocommit(m_database.handle()) == 0)
        sqlite3_exec(m_database.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

Result<void> Transaction::commit()
{
    if (!m_database.hasFailed() && m_database.execute("COMMIT"))
        m_isOpen = false;
    if (auto done = m_database.check(); !done)
        return done;
    if (m_database.hasVanished())
        return Failure(vanishedStorageError(m_database.path()));
    return {};
}

}
