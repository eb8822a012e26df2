// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/request.h"

namespace idemscope {

/// A request or folder of a collection, in the order shown: folders first, then by name.
struct CollectionNode
{
    QString name;
    QString path; ///< relative to the collection, "/" as separator; of a request without ".request.json"
    bool isFolder = false;
    std::vector<CollectionNode> children;

    bool operator==(const CollectionNode&) const = default;
};

/// What the requests of a folder inside a collection inherit.
struct FolderVariables
{
    QString path;
    Fields variables;
    Auth auth = {};

    bool operator==(const FolderVariables&) const = default;
};

/// A folder of plain files made for git (DESIGN.md §5): collection.json, one *.request.json per request in sub-folders,
/// which may have a folder.json with variables and authentication, environments/*.json. A value: it remembers the
/// folder, everything else is read when asked for.
class Collection
{
public:
    /// Errors: NotFound, InvalidInput (file, line, column or member).
    static Result<Collection> open(const QString& folder);
    /// Makes the folder and its collection.json. Errors: Io, NotAllowed (there is a collection already).
    static Result<Collection> create(const QString& folder, const QString& name);

    const QString& folder() const { return m_folder; }
    const QString& name() const { return m_name; }
    const Fields& variables() const { return m_variables; }
    const std::vector<HostCertificate>& certificates() const { return m_certificates; }
    const Auth& auth() const { return m_auth; } ///< what requests inherit that no folder gives another

    /// Everything else in collection.json stays. Errors: InvalidInput, Io.
    Result<void> setName(const QString& name);
    /// Values of secret variables are not written (SPEC.md §11).
    Result<void> setVariables(const Fields& variables);
    /// Typed secrets are not written.
    Result<void> setAuth(const Auth& auth);
    /// Paths as they are typed: relative ones start at the collection's folder. Passwords have to be {{variables}}.
    Result<void> setCertificates(const std::vector<HostCertificate>& certificates);

    /// Reads the tree anew, names alone: a file that cannot be read is listed all the same; opening it gives the error.
    std::vector<CollectionNode> nodes() const;
    Result<Request> request(const QString& path) const;
    /// Errors: InvalidInput (a path that leaves the collection), Io.
    Result<void> save(const QString& path, const Request& request) const;

    /// Of the folders that have a folder.json, the outer before the inner. Errors: InvalidInput, Io.
    Result<std::vector<FolderVariables>> folderVariables() const;
    /// Writes folder.json; everything else in it stays. Values of secret variables are not written. Errors: as above.
    Result<void> saveFolderVariables(const FolderVariables& folder) const;
    /// Likewise; typed secrets are not written.
    Result<void> saveFolderAuth(const QString& path, const Auth& auth) const;

    Result<std::vector<Environment>> environments() const;
    /// Values of secret variables are not written (SPEC.md §11). Errors: Io, InvalidInput (a name that is no file
    /// name).
    Result<void> saveEnvironment(const Environment& environment) const;
    /// Errors: NotFound, NotAllowed (the name is taken), InvalidInput, Io.
    Result<void> renameEnvironment(const QString& name, const QString& newName) const;
    /// Moves its file to the trash. Errors: NotFound, Io.
    Result<void> trashEnvironment(const QString& name) const;

private:
    Result<void> change(const QString& member, const QJsonValue& value);
    Result<void> changeFolder(const QString& path, const QString& member, const QJsonValue& value) const;
    QString environmentFile(const QString& name) const;

    QString m_folder;
    QString m_name;
    Fields m_variables;
    Auth m_auth;
    std::vector<HostCertificate> m_certificates;
};

}
