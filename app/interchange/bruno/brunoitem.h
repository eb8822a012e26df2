// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/foreignauth.h"
#include "interchange/importsource.h"

namespace idemscope::bruno {

/// A part of a multipart form.
struct FormPart
{
    QString name;
    QString value;
    QStringList files; ///< of a part that sends files
    QString contentType;
    bool isEnabled = true;
};

/// What all of Bruno's file formats say about a request, a folder or a collection, each in its own way.
struct BrunoItem
{
    QString name;
    QString kind; ///< "http", "graphql", …; of another one: "grpc", "ws"
    double order = 0;
    QString method;
    QString url;
    Fields query;
    Fields path;
    Fields headers;
    Fields variables;
    ForeignAuth auth; ///< "inherit" or empty: the folder's
    QString
        bodyMode; ///< "json", "text", "xml", "sparql", "graphql", "form-urlencoded", "multipart-form", "file", "none"
    QString bodyText; ///< of a file its path
    QString graphQlVariables;
    Fields form;
    std::vector<FormPart> parts;
    QString preScript;
    QString postScript;
    QString docs;
    bool followsRedirects = false;

    bool isHttp() const
    {
        return kind.isEmpty() || kind.startsWith(QLatin1StringView("http")) ||
               kind.startsWith(QLatin1StringView("graphql"));
    }
};

/// What a request takes from the folders around it.
struct Inherited
{
    QString folder;
    ForeignAuth auth;
    Fields headers;
};

/// Makes requests and folders of items. Of this folder.
class ItemWriter
{
public:
    ItemWriter(const ImportSource& source, ImportedContents& contents)
        : m_source(source)
        , m_contents(contents)
    {
    }

    void addRequest(const BrunoItem& item, const Inherited& inherited);
    Inherited addFolder(const BrunoItem& item, const Inherited& inherited);
    /// The collection's own settings.
    Inherited setCollection(const BrunoItem& item);

private:
    Inherited inside(const BrunoItem& item, Inherited inherited);
    void setBody(const BrunoItem& item, Request& request);
    void setParts(const BrunoItem& item, Request& request);
    void setUrl(const BrunoItem& item, Request& request);

    const ImportSource& m_source;
    ImportedContents& m_contents;
};

/// {{process.env.NAME}} → {{$processEnv NAME}}.
QString convertedText(QString text);
Fields convertedFields(Fields fields);

}
