// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QJsonObject>

namespace idemscope {

// The files of a collection and drafts: JSON objects with a `version`.

inline constexpr int storedFileVersion = 1;

/// Reads one, without its `version`. What is no regular file is refused before it is opened: a pipe would wait for a
/// writer for ever. Errors: NotFound, Io, Limit, InvalidInput (no regular file; line and column; a version that is
/// none, or newer than `storedFileVersion`).
Result<QJsonObject> readStoredFile(const QString& path);

/// Replaces one by the canonical text of `object` and the current version. Errors: Io.
Result<void> writeStoredFile(const QString& path, QJsonObject object);

}
