// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/importsource.h"
#include "interchange/importwatch.h"

namespace idemscope {

// HAR 1.2, what browsers and proxies record (IMPORTS.md §3.4). Only requests are taken, not their answers.

bool recognisesHar(const ImportSource& source);
/// A log, a list of entries or requests, or one of them. Errors: InvalidInput with line and column.
Result<ImportedContents> importHar(const ImportSource& source, const ImportWatch& watch);
/// A log without answers, a page per folder. Secrets stay variables.
Result<QByteArray> exportHar(const ImportedContents& contents);

}
