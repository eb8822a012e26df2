// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"
#include "interchange/foreignauth.h"

namespace idemscope::postman {

// The lists of key and value that Postman's files are made of. Of this folder.

/// Rows {key, value, disabled} (older ones: enabled), a text of "Name: value" lines, or nothing. What holds neither a
/// key nor a value is left out.
Fields headersOf(const std::optional<JsonValue>& header);
/// The same for forms, queries and path variables; a text is read as a query string.
Fields pairsOf(const std::optional<JsonValue>& pairs);
/// Variables of a collection, a folder or an environment: of several with one name the last enabled one, else the last.
Fields variablesOf(const std::vector<JsonValue>& rows);

/// An auth object: parameters as a list (v2.1) or as an object (v2.0).
ForeignAuth authOf(const std::optional<JsonValue>& auth);

/// A description: a text, or {content, type}.
QString descriptionOf(const std::optional<JsonValue>& owner);

}
