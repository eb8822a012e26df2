// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QIODevice>

#include <functional>

namespace idemscope {

/// At most `most` bytes, or all there are: from a pipe whatever comes until it is closed. QIODevice::read() gives what
/// a pipe holds at the moment, and takes memory for as many as it is asked for.
QByteArray firstBytes(QIODevice& device, qint64 most);

/// Reads a whole file. Errors: NotFound, Io, Limit (longer than `maximumBytes`).
Result<QByteArray> readFile(const QString& path, qint64 maximumBytes = 64 * 1024 * 1024);

/// Who may read a file that is made anew; one that exists keeps its mode.
enum class NewFile {
    Private, ///< mode 0600: what was sent and received (SPEC.md §11)
    Shared   ///< as the process makes files: what teams keep together
};

/// Writes all of it. Errors: Io with the system's reason.
Result<void> writeAll(QIODevice& device, const QByteArray& bytes);

/// Replaces a file so that after a crash or power cut it holds the old or the new bytes, never half. Errors: Io.
Result<void> writeFile(const QString& path, const QByteArray& bytes, NewFile mode = NewFile::Private);

/// The same for what `fill` writes; when that fails, the old file stays. What is no regular file (a device, a pipe) is
/// written to, never replaced. Errors: Io, and those of `fill`.
Result<void> saveFile(const QString& path, const std::function<Result<void>(QIODevice&)>& fill,
                      NewFile mode = NewFile::Private);

/// Whether two names stand for one file, be it by links, or would once it is made.
bool isSameFile(const QString& one, const QString& other);

/// True for what exists and is neither a regular file nor a folder.
bool isDevice(const QString& path);

}
