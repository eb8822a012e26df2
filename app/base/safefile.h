// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QIODevice>

#include <functional>

namespace idemscope {

/// Reads a whole file. Errors: NotFound, Io, Limit (longer than `maximumBytes`).
Result<QByteArray> readFile(const QString& path, qint64 maximumBytes = 64 * 1024 * 1024);

/// Replaces a file so that after a crash or power cut it holds the old or the new bytes, never half. Errors: Io.
Result<void> writeFile(const QString& path, const QByteArray& bytes);

/// The same for what `fill` writes; when that fails, the old file stays. What is no regular file (a device, a pipe) is
/// written to, never replaced. Errors: Io, and those of `fill`.
Result<void> saveFile(const QString& path, const std::function<Result<void>(QIODevice&)>& fill);

/// True for what exists and is neither a regular file nor a folder.
bool isDevice(const QString& path);

}
