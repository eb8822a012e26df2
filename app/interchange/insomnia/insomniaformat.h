// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/importsource.h"
#include "interchange/importwatch.h"

namespace idemscope {

// Insomnia's exports, as JSON or YAML: versions 1 to 4 (resources), 5 (collection, design document, environment).

bool recognisesInsomnia(const ImportSource& source);
/// Errors: InvalidInput (no JSON or YAML, with line and column; a version or kind of file that holds no collection),
/// Limit.
Result<ImportedContents> importInsomnia(const ImportSource& source, const ImportWatch& watch);

}
