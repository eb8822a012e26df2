// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/database.h"
#include "store/runlocks.h"

namespace idemscope {

/// A write transaction, undone when it goes out of scope without commit().
class Transaction
{
public:
    /// Takes the write lock of the file; a failure is latched in `database`. `locks` may be null.
    Transaction(Database& database, RunLocks* locks);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    bool isOpen() const { return m_isOpen; }
    /// Commits, unless a statement has failed in between. Errors: the latched failure; StorageCorrupt when the file was
    /// deleted or replaced meanwhile.
    Result<void> commit();

private:
    Database& m_database;
    bool m_isOpen = false;
};

/// Does `write` in a transaction that is on the disk once this returns. Errors: the latched failure.
template <typename Write>
Result<void> durably(Database& database, RunLocks* locks, Write write)
{
    database.execute("PRAGMA synchronous = FULL");
    {
        Transaction transaction(database, locks);
        if (transaction.isOpen())
            write();
        if (auto done = transaction.commit(); !done)
            return done;
    }
    database.execute("PRAGMA synchronous = NORMAL");
    return database.check();
}

}
