// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/importsource.h"
#include "interchange/importwatch.h"

namespace idemscope {

// OpenAPI 3.0 and 3.1, and Swagger 2, as JSON or YAML: every operation becomes a request with an example of its
// payload.

bool recognisesOpenApi(const ImportSource& source);
/// Errors: InvalidInput (no JSON or YAML, with line and column; another version; no paths), Limit.
Result<ImportedContents> importOpenApi(const ImportSource& source, const ImportWatch& watch);

}
