// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"

namespace idemscope {

/// Moves what must not be stored (SPEC.md §11) out of requests, variables and environments: literal values of sensitive
/// headers, query parameters, authentication and passwords in URLs become secret variables, each with a warning that
/// says where its value went. A value that is a {{variable}} already makes that variable secret.
void keepSecretsApart(ImportedContents& contents);

}
