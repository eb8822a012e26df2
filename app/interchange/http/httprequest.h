// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/http/httpblocks.h"
#include "interchange/importsource.h"

namespace idemscope {

/// Adds the request of a block (or those of a curl command in it) to `contents`; a block that holds none is skipped
/// with a warning.
void addHttpRequest(const HttpBlock& block, const ImportSource& source, ImportedContents& contents);

}
