// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QString>

#include <optional>

namespace idemscope {

/// A request or folder on the disk. With an empty path, a folder: the collection itself.
struct CollectionPlace
{
    QString collection; ///< its folder, absolute
    QString path;       ///< inside it, as CollectionNode::path
    bool isFolder = false;

    QString file() const;   ///< absolute, with ".request.json" where it is a request
    QString name() const;   ///< last part of the path
    QString parent() const; ///< path of the folder it stands in; empty at the top
    CollectionPlace child(const QString& name, bool isChildFolder) const;
    /// Where `inner` goes when this place becomes `moved`; nothing if it is neither this place nor below it.
    std::optional<CollectionPlace> follow(const CollectionPlace& inner, const CollectionPlace& moved) const;

    bool operator==(const CollectionPlace&) const = default;
};

// Changes to the tree. Each becomes visible on the disk by one rename, so that after a crash all of it is done or
// nothing. None replaces what is there. Errors: NotFound, NotAllowed (something stands there, or a folder would go into
// itself), InvalidInput (a name that is no file name), Io.

/// Whether a request or folder may bear this name on every system that a collection is shared between.
Result<void> checkCollectionName(const QString& name, bool isAtTop = false);
Result<void> makeFolder(const CollectionPlace& place);
/// Between collections, too.
Result<void> movePlace(const CollectionPlace& from, const CollectionPlace& to);
/// A folder with everything in it.
Result<void> copyPlace(const CollectionPlace& from, const CollectionPlace& to);
/// To the trash of the desktop; gives where it is now.
Result<QString> trashPlace(const CollectionPlace& place);
Result<void> takeFromTrash(const QString& trashed, const CollectionPlace& place);

/// `place`, or where something stands there, with a number: "Pay 2".
CollectionPlace freePlace(CollectionPlace place);

}
