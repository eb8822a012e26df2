// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/collectionwatcher.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace idemscope {

namespace {

constexpr int settleMs = 200;      ///< a checkout changes many files in a row
constexpr int mostWatches = 4'000; ///< the system's own limit is shared with other programs

QStringList foldersOf(const QStringList& collections)
{
    QStringList folders;
    for (const QString& collection : collections) {
        if (!QDir(collection).exists())
            continue;
        folders += collection;
        QDirIterator inner(collection, QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks,
                           QDirIterator::Subdirectories);
        while (inner.hasNext() && folders.size() < mostWatches)
            folders += inner.next();
    }
    return folders;
}

}

CollectionWatcher::CollectionWatcher(QObject* parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(settleMs);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_timer, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_timer, qOverload<>(&QTimer::start));
    connect(&m_timer, &QTimer::timeout, this, [this] {
        refresh();
        emit changed();
    });
}

void CollectionWatcher::watch(const QStringList& collections, const QStringList& files)
{
    m_collections = collections;
    m_files = files;
    refresh();
}

/// A file that was replaced is no longer watched by the system, a folder that is new not yet.
void CollectionWatcher::refresh()
{
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    QStringList wanted = foldersOf(m_collections);
    for (const QString& file : std::as_const(m_files)) {
        if (QFile::exists(file))
            wanted += file;
    }
    const QStringList watched = m_watcher.directories();
    const QSet<QString> wantedSet(wanted.begin(), wanted.end());
    const QSet<QString> watchedSet(watched.begin(), watched.end());
    const QSet<QString> gone = watchedSet - wantedSet;
    const QSet<QString> fresh = wantedSet - watchedSet;
    if (!gone.isEmpty())
        m_watcher.removePaths({gone.begin(), gone.end()});
    if (!fresh.isEmpty())
        m_watcher.addPaths({fresh.begin(), fresh.end()});
}

}
