// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/exportcontents.h"

#include "model/requestsecrets.h"
#include "session/importfiling.h"
#include "session/variablelevels.h"
#include "workspace/locate.h"

#include <QFileInfo>

namespace idemscope {

namespace {

/// Folders and requests below `nodes`, each under its place relative to `top`. What a request inherits becomes its own:
/// not every format knows what is inherited.
Result<void> add(const std::vector<CollectionNode>& nodes, const Collection& collection,
                 const CollectionVariables& levels, qsizetype top, ImportedContents& contents)
{
    for (const CollectionNode& node : nodes) {
        if (node.isFolder) {
            contents.folder(node.path.sliced(top));
            if (auto added = add(node.children, collection, levels, top, contents); !added)
                return added;
            continue;
        }
        auto request = collection.request(node.path);
        if (!request)
            return Failure(request.error());
        request->auth = levels.effectiveAuth(request->auth, node.path).auth;
        const qsizetype slash = node.path.lastIndexOf(u'/');
        contents.requests.push_back(
            {std::move(*request), slash < top ? QString() : node.path.sliced(top, slash - top)});
    }
    return {};
}

const CollectionNode* folderAt(const std::vector<CollectionNode>& nodes, const QString& path)
{
    for (const CollectionNode& node : nodes) {
        if (node.isFolder && node.path == path)
            return &node;
        if (node.isFolder && path.startsWith(node.path + u'/'))
            return folderAt(node.children, path);
    }
    return nullptr;
}

}

Result<ImportedContents> contentsOf(const Collection& collection, const QString& path)
{
    ImportedContents contents;
    contents.name = path.isEmpty() ? collection.name() : path.section(u'/', -1);
    contents.variables = collection.variables();
    auto environments = collection.environments();
    if (!environments)
        return Failure(environments.error());
    contents.environments = std::move(*environments);
    const auto levels = CollectionVariables::of(collection);
    if (!levels)
        return Failure(levels.error());
    const std::vector<CollectionNode> nodes = collection.nodes();
    const CollectionNode* folder = path.isEmpty() ? nullptr : folderAt(nodes, path);
    const qsizetype top = path.isEmpty() ? 0 : path.size() + 1;
    if (path.isEmpty() || folder != nullptr) {
        if (auto added = add(folder != nullptr ? folder->children : nodes, collection, *levels, top, contents); !added)
            return Failure(added.error());
    }
    return contents;
}

ImportedContents contentsOf(const Request& request)
{
    ImportedContents contents;
    contents.name = request.name;
    Request written = request;
    moveSecrets(written);
    contents.requests.push_back({std::move(written), {}});
    return contents;
}

Result<ImportedContents> contentsOf(const QString& requestOrFolder)
{
    if (!QFileInfo(requestOrFolder).isDir()) {
        auto located = locateRequest(requestOrFolder);
        if (!located)
            return Failure(located.error());
        const auto levels =
            located->collection ? CollectionVariables::of(*located->collection) : Result<CollectionVariables>();
        if (!levels)
            return Failure(levels.error());
        located->request.auth = levels->effectiveAuth(located->request.auth, located->path).auth;
        return contentsOf(located->request);
    }
    const auto place = collectionAt(requestOrFolder);
    return place ? contentsOf(place->collection, place->path) : Failure(place.error());
}

}
