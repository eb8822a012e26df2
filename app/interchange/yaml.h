// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/importsource.h"

namespace idemscope {

/// The first document of a YAML text as JSON: members in their order, scalars by the core schema of YAML 1.2 (a date
/// is a text), aliases and merge keys (<<) put in. Errors: InvalidInput with line and column; Limit (aliases that would
/// grow the text by more than 16 MiB, nesting deeper than 256).
Result<QByteArray> jsonFromYaml(const ImportSource& source);

/// A text read as a tree, whichever of JSON and YAML it is written in.
struct ForeignTree
{
    std::optional<JsonDocument> yaml; ///< what `root` belongs to where the text is no JSON
    JsonValue root;

    /// What starts like JSON is YAML only where the file's name says so, so that broken JSON is called broken.
    /// Errors: InvalidInput with line and column, Limit.
    static Result<ForeignTree> of(const ImportSource& source);
};

/// Whether the tree of a text seems to have this member at its top, also where the text is broken further down. Cheap,
/// for telling formats apart.
bool seemsToHold(const ImportSource& source, QByteArrayView name);

}
