// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"
#include "interchange/bruno/brunoitem.h"
#include "interchange/bruno/brutext.h"

namespace idemscope::bruno {

// Each of Bruno's formats read as an item. Of this folder.

BrunoItem itemOfBru(const BruText& text);
/// An entry of the JSON export's `items`, or its `root`.
BrunoItem itemOfJson(const JsonValue& entry);
/// An entry of an OpenCollection document, or the document itself.
BrunoItem itemOfOpenCollection(const JsonValue& entry);

/// Environments: `vars` of a .bru file, rows of the others.
Fields environmentOfBru(const BruText& text);
Fields environmentOfRows(const std::vector<JsonValue>& rows);

}
