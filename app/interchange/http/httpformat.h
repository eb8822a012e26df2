// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/importsource.h"
#include "interchange/importwatch.h"

namespace idemscope {

// .http and .rest files of REST Client, JetBrains and Visual Studio (IMPORTS.md §3.7), and their environment files.

bool recognisesHttp(const ImportSource& source);
/// Errors: InvalidInput.
Result<ImportedContents> importHttp(const ImportSource& source, const ImportWatch& watch);
/// One block per request. Secrets stay variables.
Result<QByteArray> exportHttp(const ImportedContents& contents);

/// http-client.env.json and http-client.private.env.json: what is in the latter is secret.
bool recognisesHttpEnvironments(const ImportSource& source);
Result<ImportedContents> importHttpEnvironments(const ImportSource& source, const ImportWatch& watch);

}
