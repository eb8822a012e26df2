// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace idemscope {

/// Reads a whole file. Errors: NotFound, Io, Limit (longer than `maximumBytes`).
Result<QByteArray> readFile(const QString& path, qint64 maximumBytes = 64 * 1024 * 1024);

/// Replaces a file so that after a crash or power cut it holds the old or the new bytes, never half. Errors: Io.
Result<void> writeFile(const QString& path, const QByteArray& bytes);

}
