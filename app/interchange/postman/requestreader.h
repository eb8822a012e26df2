// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"
#include "interchange/foreignauth.h"
#include "interchange/importsource.h"

#include <QJsonObject>

namespace idemscope::postman {

/// What an item takes from the folders around it.
struct Inherited
{
    QString folder;
    ForeignAuth auth;
    QJsonObject behaviour; ///< protocolProfileBehavior
};

/// Reads one item that holds a request. Of this folder.
class RequestReader
{
public:
    RequestReader(const ImportSource& source, ImportedContents& contents)
        : m_source(source)
        , m_contents(contents)
    {
    }

    /// `request` is the item's: an object or a URL.
    FiledRequest read(const JsonValue& item, const JsonValue& request, const Inherited& inherited);

private:
    void readTexts(const JsonValue& item, const JsonValue& object, Request& request);
    void readMethod(const JsonValue& object, Request& request);
    void readUrl(const JsonValue& object, Request& request);
    /// Without `behaviour` the body is one that Idemscope has exported: it is never left out.
    void readBody(const JsonValue& object, const std::optional<QJsonObject>& behaviour, Request& request);
    void readBehaviour(const QJsonObject& behaviour, Request& request);

    const ImportSource& m_source;
    ImportedContents& m_contents;
};

/// The scripts of an item or folder as text: "prerequest" or "test".
QString scriptOf(const JsonValue& owner, QByteArrayView listen);
/// An object with the members of both; those of `narrow` win.
QJsonObject mergedBehaviour(QJsonObject wide, const JsonValue& narrow);

}
