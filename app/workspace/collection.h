// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/request.h"

namespace idemscope {

/// A request or folder of a collection, in the order shown.
struct CollectionNode
{
    QString name;
    QString path; ///< relative to the collection, "/" as separator; of a request without ".request.json"
    bool isFolder = false;
    std::vector<CollectionNode> children;

    bool operator==(const CollectionNode&) const = default;
};

/// A folder of plain files made for git (DESIGN.md §5).
class Collection
{
public:
    /// Errors: NotFound, InvalidInput (file, line, column, field).
    static Result<Collection> open(const QString& folder);
    static Result<Collection> create(const QString& folder, const QString& name);

    QString folder() const;
    QString name() const;
    Fields variables() const;
    /// Reads the tree anew. A file that cannot be read is listed; opening it gives the error.
    std::vector<CollectionNode> nodes() const;
    Result<Request> request(const QString& path) const;
    Result<void> save(const QString& path, const Request& request);
    Result<std::vector<Environment>> environments() const;
    Result<void> saveEnvironment(const Environment& environment);

private:
    QString m_folder, m_name;
    Fields m_variables;
};

/// Finds the collection a `*.request.json` file or `COLLECTION-DIR/path/of/request` belongs to and reads it (CLI.md).
struct LocatedRequest
{
    Request request;
    QString folder; ///< of the collection, or of the file if it is in none
    QString path;
};
Result<LocatedRequest> locateRequest(const QString& argument);

}
