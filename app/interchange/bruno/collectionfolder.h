// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/bruno/itemreaders.h"
#include "interchange/importwatch.h"

#include <QDir>

namespace idemscope::bruno {

/// Reads a collection's folder on the disk, only reads: *.bru or *.yml, one file per request, sub-folders,
/// environments. Of this folder.
class CollectionFolder
{
public:
    CollectionFolder(const ImportSource& source, const ImportWatch& watch, ImportedContents& contents)
        : m_root(source.path())
        , m_watch(watch)
        , m_contents(contents)
        , m_writer(source, contents)
    {
    }

    void read();

private:
    struct Entry
    {
        BrunoItem item;
        QString folder; ///< on the disk, of a folder
    };

    std::optional<BrunoItem> readItem(const QString& path);
    std::optional<BrunoItem> readOwn(const QDir& dir, const QString& name);
    std::vector<Entry> filesIn(const QDir& dir);
    void readItems(const QDir& dir, const Inherited& inherited, int depth);
    Result<Fields> readEnvironment(const QString& path) const;
    void readEnvironments();
    void report(const QString& path, const Error& error);

    QDir m_root;
    const ImportWatch& m_watch;
    ImportedContents& m_contents;
    ItemWriter m_writer;
    qint64 m_files = 0;
};

}
