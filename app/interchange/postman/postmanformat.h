// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/importsource.h"
#include "interchange/importwatch.h"

namespace idemscope {

// Postman: collections v2.0 and v2.1 (also wrapped in {"collection": …}), environments, data dumps.

bool recognisesPostman(const ImportSource& source);
/// Errors: InvalidInput (no JSON, with line and column; no collection; a v1 collection, which cannot be read).
Result<ImportedContents> importPostman(const ImportSource& source, const ImportWatch& watch);
/// A v2.1 collection. What Postman has no word for (contract, scenarios, transport, environments, …) stands in members
/// named "idemscope", which Postman ignores and importPostman() reads back; no value of a secret variable is written.
Result<QByteArray> exportPostman(const ImportedContents& contents);

}
