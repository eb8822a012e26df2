// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/importsource.h"
#include "interchange/importwatch.h"

namespace idemscope {

// Command lines of curl, as people and browsers write them (IMPORTS.md §3.1). Nothing is ever executed.

bool recognisesCurl(const ImportSource& source);
/// One request per URL of each command. Errors: InvalidInput with line and column.
Result<ImportedContents> importCurl(const ImportSource& source, const ImportWatch& watch);
/// One bash command per request. Secrets stay variables: $NAME.
Result<QByteArray> exportCurl(const ImportedContents& contents);

}
