// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "workspace/collection.h"

namespace idemscope {

/// A collection, or the folder `path` in it, as it is exported. Secrets keep no value.
/// Errors: InvalidInput and others of a file in it that cannot be read.
Result<ImportedContents> contentsOf(const Collection& collection, const QString& path = {});

/// One request on its own.
ImportedContents contentsOf(const Request& request);

/// What is named on the command line: a request, a collection, or a folder in one. Errors: NotFound, InvalidInput.
Result<ImportedContents> contentsOf(const QString& requestOrFolder);

}
