// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/curl/curloperation.h"
#include "interchange/importsource.h"

namespace idemscope {

/// Adds the requests of an operation, one per URL, to `contents`. Files that it names are read where `source` may.
void addCurlRequests(const CurlOperation& operation, const ImportSource& source, ImportedContents& contents);

}
