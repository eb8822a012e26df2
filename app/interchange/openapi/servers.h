// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"
#include "interchange/contents.h"

namespace idemscope::openapi {

// Where an API lives. Of this folder.

/// The document's servers: the first one is the collection's variable {{baseUrl}}, several become environments that
/// hold it. Variables of the first server become the collection's. Without a server that names a host:
/// http://localhost, with a warning.
void readServers(const JsonValue& root, ImportedContents& contents);

/// What the URLs of an operation begin with: its own server, its path's, else {{baseUrl}}.
QString baseOf(const JsonValue& operation, const JsonValue& pathItem);

}
