// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QStringList>

namespace idemscope {

/// The drafts of one running window: files in a folder of its own below `root`, held by a lock that ends with the
/// process, however it ends. What a window left that is gone is taken over by the next one that asks. Not thread safe.
class DraftFolder
{
public:
    explicit DraftFolder(const QString& root);
    /// The drafts stay, for the next window; what is empty is taken away.
    ~DraftFolder();
    Q_DISABLE_COPY_MOVE(DraftFolder)

    /// Moves here what windows left that are gone; a file at a time, so that a crash meanwhile neither loses nor
    /// doubles one. Gives the names of all drafts in this folder.
    Result<QStringList> adopt();

    QString fileOf(const QString& name) const;
    /// Replaces a draft, readable to its owner alone. Errors: Io.
    Result<void> write(const QString& name, const QByteArray& text);
    void remove(const QString& name);
    /// Puts a draft aside that cannot be read, so that it troubles no further start. Gives its new path.
    QString setAside(const QString& name);

private:
    Result<void> claim();
    void takeFrom(const QString& folder);

    QString m_root;
    QString m_folder;
    int m_lock = -1; ///< file descriptor
};

}
