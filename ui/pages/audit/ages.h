// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <vector>

namespace idemscope {

/// Ages as a person writes them: "90 s, 1 h, 7 d"; units ms, s, min, h, d. In milliseconds, as written. Errors:
/// InvalidInput, naming the part that is none.
Result<std::vector<qint64>> agesFrom(const QString& text);
/// The same as text, each in the largest unit that says it without a fraction.
QString agesText(const std::vector<qint64>& agesMs);

}
