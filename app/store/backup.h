// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace idemscope {

/// Copies the committed state of a SQLite file to `target` (mode 0600), which appears whole or not at all. The source
/// may be in use. Errors as RunLog::open.
Result<void> backUp(const QString& source, const QString& target);

}
