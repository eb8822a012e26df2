// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/variables.h"
#include "model/sentence.h"
#include "workspace/collection.h"

namespace idemscope {

/// The authentication in force, and the level it comes from ("folder pay"); empty: the request's own, or there is none.
struct EffectiveAuth
{
    Auth auth;
    QString origin;
    Sentence givenInstead = {}; ///< what the user gave by hand and is sent in its place

    bool operator==(const EffectiveAuth&) const = default;
};

/// What a collection gives to its requests, as it was read from the disk.
struct CollectionVariables
{
    QString name; ///< of the collection
    Fields variables;
    std::vector<FolderVariables> folders;           ///< the outer before the inner
    Fields dotenv;                                  ///< for {{$dotenv NAME}}
    Auth auth = {};                                 ///< of the collection itself
    std::vector<HostCertificate> certificates = {}; ///< likewise; their paths are absolute

    /// Errors: InvalidInput, Io.
    static Result<CollectionVariables> of(const Collection& collection);

    /// The levels that a request at `path` sees, narrowest first: the environment (unless it is null), its folders, the
    /// collection.
    VariableScope levels(const QString& path, const Environment* environment) const;
    /// What each of these levels is called among the secrets (levelPlace(), or the environment's name).
    std::vector<QString> levelPlaces(const QString& path, const Environment* environment) const;
    /// What a request at `path` with this authentication sends: its own or, inherited, that of the nearest folder that
    /// has one, else the collection's; Inherit where nobody has one.
    EffectiveAuth effectiveAuth(const Auth& own, const QString& path) const;
    /// A request with the authentication and the client certificates that it inherits at `path`.
    void inherit(Request& request, const QString& path) const;
};

/// The variables of a `.env` file in `folder`, which are taken for secrets. None where there is no such file.
Fields dotenvVariables(const QString& folder);

}
