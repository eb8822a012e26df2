// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/importwatch.h"
#include "interchange/openapi/payload.h"
#include "interchange/openapi/security.h"

#include <QSet>

namespace idemscope::openapi {

/// Walks over the paths of a document: every operation becomes a request, filed by its first tag. Of this folder.
class DocumentReader
{
public:
    DocumentReader(const ImportSource& source, const JsonValue& root, const ImportWatch& watch,
                   ImportedContents& contents);

    void read();

private:
    void readPath(const QString& path, const JsonValue& pathItem);
    void readOperation(const QString& path, const JsonValue& pathItem, const JsonValue& operation);
    void writeBody(const JsonValue& operation, const std::vector<Parameter>& parameters, Request& request);
    QString folderOf(const JsonValue& operation);
    void noteTroubles(const QString& item);
    void noteWebhooks();

    JsonValue m_root;
    const ImportWatch& m_watch;
    ImportedContents& m_contents;
    References m_references;
    ParameterWriter m_parameters;
    PayloadWriter m_payload;
    SecurityWriter m_security;
    QHash<QString, QString> m_folders; ///< by tag
    qint64 m_bodyBytes = 0;
};

}
