// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "workspace/collection.h"

namespace idemscope {

/// What an import became on the disk.
struct FiledImport
{
    QString collection;               ///< its folder
    std::vector<QString> paths;       ///< of the new requests, in the order of the contents
    QStringList environments;         ///< new ones, by the names they got
    std::vector<FoundSecret> secrets; ///< to be given to whoever keeps secrets; none is in a file
    std::vector<ImportWarning> warnings;
};

/// A collection and a folder in it.
struct ImportPlace
{
    Collection collection;
    QString path; ///< inside the collection; empty: at the top
};

/// The collection in or above `folder`. Errors: NotFound, InvalidInput (a collection that cannot be read).
Result<ImportPlace> collectionAt(const QString& folder);
/// The same; where there is none, a new one in `folder` called `name`. Errors: Io, InvalidInput.
Result<ImportPlace> importPlaceFor(const QString& folder, const QString& name);

/// Writes requests, environments and variables into a collection. Nothing that is there is replaced: what has a name
/// that is taken gets a number, a variable that is there with another value stays and is warned of. When one file
/// cannot be written, those written before are taken back. Errors: Io, InvalidInput.
Result<FiledImport> fileImport(ImportPlace place, const ImportedContents& contents);

}
