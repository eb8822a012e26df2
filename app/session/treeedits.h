// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "workspace/collectionfiles.h"

#include <QObject>

#include <functional>
#include <vector>

namespace idemscope {

/// Changes the trees of collections on the disk, and takes such changes back. Lives on the GUI thread.
class TreeEdits : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// What one step did, in words, and how it is taken back and done again.
    struct Step
    {
        QString text;
        std::function<Result<void>()> undo;
        std::function<Result<void>()> redo;
    };

    // Each gives where the result is. Errors: those of workspace/collectionfiles.h.
    Result<CollectionPlace> makeFolder(const CollectionPlace& parent, const QString& name);
    Result<CollectionPlace> rename(const CollectionPlace& place, const QString& name);
    /// Into a folder, which may be of another collection.
    Result<CollectionPlace> move(const CollectionPlace& place, const CollectionPlace& folder);
    Result<CollectionPlace> copy(const CollectionPlace& place, const CollectionPlace& folder);
    Result<CollectionPlace> duplicate(const CollectionPlace& place);
    Result<void> trash(const CollectionPlace& place);

    /// Makes a step of what was done elsewhere, such as an import.
    void add(Step step);

    bool canUndo() const { return m_done > 0; }
    bool canRedo() const { return m_done < m_steps.size(); }
    /// Takes the last step back, or does it again. A step that cannot be is forgotten. Errors: as above.
    Result<QString> undo();
    Result<QString> redo();

signals:
    void changed(); ///< the trees are others now
    void moved(const idemscope::CollectionPlace& from, const idemscope::CollectionPlace& to);
    void trashed(const idemscope::CollectionPlace& place);

private:
    Result<void> moveAndTell(const CollectionPlace& from, const CollectionPlace& to);
    Result<CollectionPlace> moveStep(const QString& text, const CollectionPlace& from, const CollectionPlace& to);
    Result<CollectionPlace> copyStep(const QString& text, const CollectionPlace& from, const CollectionPlace& to);
    Result<void> trashAndTell(const CollectionPlace& place, QString& trashed);

    std::vector<Step> m_steps;
    std::size_t m_done = 0; ///< steps before this one are done, the others were taken back
};

}
