// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace idemscope {

/// Translates a failure of SQLite. `code` is an extended result code, `systemError` the errno behind it (0: none).
Error storageError(const QString& path, int code, int systemError, const char* message);

/// A failure of creating a file or folder beside the run log.
Error storageSystemError(const QString& path, int systemError);
/// The run log cannot be kept there: it is a folder, a device or the like.
Error noPlainFileError(const QString& path);

/// The file was deleted or replaced while it was being written: what was written since is in no file that has a name.
Error vanishedStorageError(const QString& path);
Error newerStorageError(const QString& path, qint64 version, qint64 known);
Error foreignStorageError(const QString& path);
/// Rows that contradict themselves: a missing or altered body.
Error damagedStorageError(const QString& path, const QString& detail);

}
