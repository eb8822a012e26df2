// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/yaml.h"

#include <QHash>

#include <map>

namespace idemscope::openapi {

/// Resolves $ref: local JSON pointers and, where the user agreed, other files beside the document. Objects with many
/// members are indexed, so that a look-up among tens of thousands is as quick as any. Of this folder.
class References
{
public:
    explicit References(const ImportSource& source)
        : m_source(source)
    {
    }

    /// What a value stands for: itself, or what its $ref leads to. None: it leads nowhere or round in a circle; then
    /// trouble() says so.
    std::optional<JsonValue> resolved(const JsonValue& value);
    /// memberOf(), resolved.
    std::optional<JsonValue> member(const std::optional<JsonValue>& object, QByteArrayView name);

    /// What was the matter with references since the last call; empty: nothing.
    QStringList takeTroubles();

private:
    struct File
    {
        std::unique_ptr<ImportSource> source;
        std::optional<ForeignTree> tree;
    };

    std::optional<JsonValue> target(const JsonValue& from, const QByteArray& reference);
    std::optional<JsonValue> rootOf(const JsonValue& from, const QByteArray& file);
    std::optional<JsonValue> open(const QString& path);
    File read(const QString& path);
    std::optional<JsonValue> child(const JsonValue& parent, const QByteArray& name);
    void complain(const QString& text);

    const ImportSource& m_source;
    std::map<QString, File> m_files;
    QHash<const char*, QString> m_homes; ///< path of the file whose text begins there
    QHash<std::pair<const char*, QByteArray>, std::optional<JsonValue>> m_targets;
    QHash<const char*, QHash<QByteArray, JsonValue>> m_members; ///< of large objects, by where their text begins
    QStringList m_troubles;
};

}
