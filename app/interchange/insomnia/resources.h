// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/importwatch.h"
#include "interchange/insomnia/requestreader.h"

#include <QHash>
#include <QMap>
#include <QSet>

namespace idemscope::insomnia {

/// Reads versions 2 to 4: one flat list, in any order, whose entries name their parents. Of this folder.
class ResourceReader
{
public:
    ResourceReader(const ImportSource& source, const ImportWatch& watch, ImportedContents& contents)
        : m_watch(watch)
        , m_contents(contents)
        , m_requests(source, contents)
    {
    }

    void read(const JsonValue& resources);

private:
    void sort(const JsonValue& resources);
    void readWorkspace(const JsonValue& workspace);
    void readEnvironments(const QString& workspaceId, const QString& folder);
    void readChildren(const QString& parent, const Inherited& inherited, int depth);
    void readOrphans();
    void noteOthers();

    const ImportWatch& m_watch;
    ImportedContents& m_contents;
    RequestReader m_requests;
    std::vector<JsonValue> m_workspaces;
    std::vector<JsonValue> m_items;                        ///< requests and folders
    QHash<QString, std::vector<JsonValue>> m_children;     ///< of them, by parent
    QHash<QString, std::vector<JsonValue>> m_environments; ///< likewise
    QSet<qsizetype> m_read;                                ///< where the items begin that were read
    QMap<QString, int> m_others;
};

}
