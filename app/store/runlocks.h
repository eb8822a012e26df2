// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <memory>
#include <set>

namespace idemscope {

/// Says which runs are alive, and lets writers of several processes take turns: advisory locks on bytes of a small file
/// beside the run log. Each belongs to one open file description, so the system frees it however its process ends;
/// neither a reused process id nor a restart of the machine can mislead. One per RunLog, used by one thread at a time.
class RunLocks
{
public:
    /// Creates the file if it is missing. Errors: StorageReadOnly, StorageFull, Io.
    static Result<std::unique_ptr<RunLocks>> openForWriting(const QString& runLogPath);
    /// Only asks; without the file no run is alive.
    static std::unique_ptr<RunLocks> openForReading(const QString& runLogPath);
    ~RunLocks();
    RunLocks(const RunLocks&) = delete;
    RunLocks& operator=(const RunLocks&) = delete;

    bool hold(qint64 run);
    void release(qint64 run);
    /// Whether this or another RunLog, in any process, is carrying the run out.
    bool isAlive(qint64 run) const;

    /// Waits up to `timeoutMs` for being next to write. Without it a writer at full rate would starve others, as SQLite
    /// lets waiting ones poll. A courtesy: writing is safe without it.
    void waitForTurn(int timeoutMs);
    void endTurn();

private:
    explicit RunLocks(int file)
        : m_file(file)
    {
    }
    bool lock(qint64 byte, short type) const;

    int m_file = -1;
    std::set<qint64> m_held;
};

}
