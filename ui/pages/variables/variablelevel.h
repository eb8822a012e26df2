// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/workspacesession.h"

#include <tuple>

namespace idemscope {

/// A level whose variables and authentication are edited: of a collection, a folder of it, or an environment.
struct VariableLevel
{
    QString collection;  ///< its folder
    QString folder;      ///< path inside it
    QString environment; ///< name

    bool isEnvironment() const { return !environment.isEmpty(); }
    bool operator==(const VariableLevel&) const = default;
    bool operator<(const VariableLevel& other) const
    {
        return std::tie(collection, folder, environment) < std::tie(other.collection, other.folder, other.environment);
    }

    /// All levels of the open collections, a collection's own first, then its folders and environments.
    static std::vector<VariableLevel> all(const WorkspaceSession& workspace);
};

/// What a level holds.
struct LevelContent
{
    QString name; ///< of an environment
    Fields variables;
    bool isProtected = false;
    Auth auth = {}; ///< what requests inherit; of no environment

    bool operator==(const LevelContent&) const = default;

    static LevelContent of(const WorkspaceSession& workspace, const VariableLevel& level);
    /// Writes it to the level; an environment may get a new name by that. Errors: those of Collection.
    Result<void> save(WorkspaceSession& workspace, const VariableLevel& level) const;
};

}
