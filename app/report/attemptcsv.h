// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"

namespace idemscope {

/// Attempts as CSV (RFC 4180, UTF-8, CRLF), one line each, no bodies; the first columns are CLI.md's. Cells that a
/// spreadsheet would take for a formula are guarded by an apostrophe.
QByteArray csvHeader();
QByteArray csvLine(const Attempt& attempt);

}
