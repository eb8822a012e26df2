// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/variables/variablelevel.h"

#include "model/json/unknown.h"

namespace idemscope {

namespace {

void addFolders(const std::vector<CollectionNode>& nodes, const QString& collection, std::vector<VariableLevel>& levels)
{
    for (const CollectionNode& node : nodes) {
        if (!node.isFolder)
            continue;
        levels.push_back({collection, node.path, {}});
        addFolders(node.children, collection, levels);
    }
}

Environment environmentOf(const WorkspaceSession& workspace, const VariableLevel& level)
{
    for (Environment& environment : workspace.environments(level.collection)) {
        if (environment.name == level.environment)
            return std::move(environment);
    }
    return {level.environment, {}, false, {}};
}

}

std::vector<VariableLevel> VariableLevel::all(const WorkspaceSession& workspace)
{
    std::vector<VariableLevel> levels;
    for (const Collection& collection : workspace.collections()) {
        levels.push_back({collection.folder(), {}, {}});
        addFolders(collection.nodes(), collection.folder(), levels);
        for (const Environment& environment : workspace.environments(collection.folder()))
            levels.push_back({collection.folder(), {}, environment.name});
    }
    return levels;
}

LevelContent LevelContent::of(const WorkspaceSession& workspace, const VariableLevel& level)
{
    const CollectionPlace place{level.collection, level.folder, true};
    if (!level.isEnvironment())
        return {{}, workspace.variables(place), false, workspace.auth(place)};
    const Environment environment = environmentOf(workspace, level);
    return {environment.name, environment.variables, environment.isProtected};
}

Result<void> LevelContent::save(WorkspaceSession& workspace, const VariableLevel& level) const
{
    const CollectionPlace place{level.collection, level.folder, true};
    if (!level.isEnvironment()) {
        if (auto saved = workspace.saveVariables(place, variables); !saved || auth == workspace.auth(place))
            return saved;
        return workspace.saveAuth(place, auth);
    }
    const Environment before = environmentOf(workspace, level);
    if (name != level.environment) {
        if (auto renamed = workspace.renameEnvironment(level.collection, level.environment, name); !renamed)
            return renamed;
    }
    Environment environment{name, variables, isProtected, {}};
    carryUnknownMembers(before, environment);
    return workspace.saveEnvironment(environment, level.collection);
}

}
