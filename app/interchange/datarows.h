// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/field.h"

#include <QByteArray>

namespace idemscope {

/// Reads data rows: a CSV with a header line (RFC 4180; separated by commas, semicolons or tabs), or a JSON array of
/// objects. Every row has a value for every column; of a number the digits stay as they are written. Errors:
/// InvalidInput with line and column, Limit (more than 100,000 rows).
Result<std::vector<Fields>> dataRowsFrom(const QByteArray& bytes, const QString& fileName);

}
