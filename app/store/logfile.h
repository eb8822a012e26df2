// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/database.h"
#include "store/migrations.h"
#include "store/runlocks.h"

namespace idemscope {

/// A run log open for writing: connection and locks belong together. A value that one thread owns.
struct LogFile
{
    std::unique_ptr<Database> database;
    std::unique_ptr<RunLocks> locks;
};

/// Creates the file (mode 0600, missing folders 0700), brings it to the last version and gets ready to write; then
/// marks runs whose process is gone as interrupted. Errors as RunLog::open.
Result<LogFile> openForWriting(const QString& path, int busyTimeoutMs, const std::vector<Migration>& migrations);

/// Opens an existing file for reading, also on a medium that cannot be written. Errors as RunReader::open.
Result<std::unique_ptr<Database>> openForReading(const QString& path);

/// Creates an empty file of mode 0600; an existing one is left alone.
Result<void> createPrivateFile(const QString& path);

}
