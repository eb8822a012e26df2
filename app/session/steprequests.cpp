// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/steprequests.h"

#include <algorithm>

namespace idemscope {

namespace {

bool hasVariable(const Fields& variables, const QString& name)
{
    return std::any_of(variables.begin(), variables.end(),
                       [&](const Field& variable) { return variable.enabled && variable.name == name; });
}

/// The broad ones first: within a level the last one of a name counts.
Fields variablesOf(const Request& request, const QString& path, const CollectionVariables& levels,
                   const Environment* environment)
{
    Fields variables;
    for (const FolderVariables& folder : levels.folders) {
        if (!path.startsWith(folder.path + u'/'))
            continue;
        for (const Field& variable : folder.variables) {
            if (!environment || !hasVariable(environment->variables, variable.name))
                variables.push_back(variable);
        }
    }
    variables.insert(variables.end(), request.variables.begin(), request.variables.end());
    return variables;
}

}

QStringList requestPathsIn(const std::vector<CollectionNode>& nodes)
{
    QStringList paths;
    for (const CollectionNode& node : nodes)
        paths += node.isFolder ? requestPathsIn(node.children) : QStringList(node.path);
    return paths;
}

void takeSavedSteps(Request& request, const Collection& collection, const CollectionVariables& levels,
                    const Environment* environment)
{
    for (FlowStep& step : request.steps) {
        if (step.request.isEmpty())
            continue;
        auto saved = collection.request(step.request);
        if (!saved) {
            step.own = {};
            continue;
        }
        saved->variables = variablesOf(*saved, step.request, levels, environment);
        levels.inherit(*saved, step.request);
        saved->scenarios.clear();
        saved->steps.clear();
        step.own = *std::move(saved);
    }
}

}
