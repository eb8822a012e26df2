// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/importwatch.h"
#include "interchange/postman/requestreader.h"

namespace idemscope::postman {

/// Reads the tree of a collection. One bad item is skipped with a warning, the others are read. Of this folder.
class CollectionReader
{
public:
    CollectionReader(const ImportSource& source, const ImportWatch& watch, ImportedContents& contents)
        : m_source(source)
        , m_watch(watch)
        , m_contents(contents)
    {
    }

    /// `folder`: where its items go; variables of a collection that gets a folder of its own become the folder's.
    /// Errors: InvalidInput (no collection, or one of version 1).
    Result<void> read(const JsonValue& collection, const QString& folder);
    /// Says what was left out, once for everything read.
    void finish();

private:
    Result<void> check(const JsonValue& collection) const;
    void readItems(const JsonValue& owner, const Inherited& inherited);
    void readItem(const JsonValue& item, const Inherited& inherited);
    void readFolder(const JsonValue& item, const Inherited& inherited);
    Inherited narrowed(const JsonValue& owner, Inherited inherited) const;
    void noteScripts(const JsonValue& owner, const QString& name);

    const ImportSource& m_source;
    const ImportWatch& m_watch;
    ImportedContents& m_contents;
    int m_examples = 0;
};

/// The name of a collection: of its info, or (older files) its own; empty: there is none.
QString collectionName(const JsonValue& collection);

}
