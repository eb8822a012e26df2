// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFileSystemWatcher>
#include <QStringList>
#include <QTimer>

namespace idemscope {

/// Notices that other programs changed files of the open collections. Lives on the GUI thread.
class CollectionWatcher : public QObject
{
    Q_OBJECT

public:
    explicit CollectionWatcher(QObject* parent = nullptr);

    /// The collections whose folders are watched, and the files that are watched for being written in place.
    void watch(const QStringList& collections, const QStringList& files);

signals:
    void changed(); ///< some time after the last of a row of changes

private:
    void refresh();

    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QStringList m_collections;
    QStringList m_files;
};

}
