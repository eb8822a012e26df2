// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/importsource.h"
#include "interchange/importwatch.h"

namespace idemscope {

// Bruno: a collection's folder (.bru or YAML files), a single file of either kind, and the JSON export.

bool recognisesBruno(const ImportSource& source);
/// In a folder one bad file is skipped with its line and column, the others are read; no file is ever written.
/// Errors: InvalidInput (with line and column), Limit, Io.
Result<ImportedContents> importBruno(const ImportSource& source, const ImportWatch& watch);

}
