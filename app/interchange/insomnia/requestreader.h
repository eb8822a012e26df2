// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"
#include "interchange/foreignauth.h"
#include "interchange/importsource.h"
#include "interchange/insomnia/templates.h"

namespace idemscope::insomnia {

/// What a request takes from the folders around it.
struct Inherited
{
    QString folder;
    ForeignAuth auth;
    Fields headers;
};

/// Reads requests, which look alike in all versions, and what folders hand down. Of this folder.
class RequestReader
{
public:
    RequestReader(const ImportSource& source, ImportedContents& contents)
        : m_source(source)
        , m_contents(contents)
    {
    }

    void read(const JsonValue& object, const Inherited& inherited);
    /// What is inside of a folder inherits; its environment becomes the folder's variables.
    Inherited readFolder(const JsonValue& object, const Inherited& inherited);
    Fields variables(const std::optional<JsonValue>& owner, QByteArrayView member);

private:
    Fields pairs(const std::optional<JsonValue>& rows);
    ForeignAuth auth(const std::optional<JsonValue>& object, const QString& item);
    void readBody(const JsonValue& object, Request& request);
    void readParts(const JsonValue& body, Request& request);
    void readTexts(const JsonValue& object, Request& request);
    QString text(const std::optional<JsonValue>& object, QByteArrayView name);

    const ImportSource& m_source;
    ImportedContents& m_contents;
    Templates m_templates;
};

}
