// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/variables.h"
#include "workspace/collection.h"

namespace idemscope {

/// What a collection gives to the variables of its requests, as it was read from the disk.
struct CollectionVariables
{
    QString name; ///< of the collection
    Fields variables;
    std::vector<FolderVariables> folders; ///< the outer before the inner
    Fields dotenv;                        ///< for {{$dotenv NAME}}

    /// Errors: InvalidInput, Io.
    static Result<CollectionVariables> of(const Collection& collection);

    /// The levels that a request at `path` sees, narrowest first: the environment (unless it is null), its folders, the
    /// collection.
    VariableScope levels(const QString& path, const Environment* environment) const;
};

/// The variables of a `.env` file in `folder`, which are taken for secrets. None where there is no such file.
Fields dotenvVariables(const QString& folder);

}
