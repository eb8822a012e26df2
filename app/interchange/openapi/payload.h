// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/openapi/parameters.h"

namespace idemscope::openapi {

/// Writes an example of what an operation takes as its body. Of this folder.
class PayloadWriter
{
public:
    PayloadWriter(References& references, ImportedContents& contents)
        : m_references(references)
        , m_contents(contents)
        , m_examples(references)
    {
    }

    /// requestBody of OpenAPI 3: JSON is chosen first, then a form, then whatever comes first.
    void write(const JsonValue& requestBody, Request& request);
    /// The body and formData parameters of Swagger 2.
    void write(const std::vector<Parameter>& parameters, const QString& mediaType, Request& request);

private:
    void writeMedia(const QString& mediaType, const JsonValue& media, Request& request);
    void writeText(const QString& mediaType, const JsonValue& media, Request& request);
    void writeForm(const QByteArray& example, Request& request);
    void writeParts(const JsonValue& media, const QByteArray& example, Request& request);
    void writeFile(const QString& mediaType, Request& request);
    bool isBinary(const std::optional<JsonValue>& schema);

    References& m_references;
    ImportedContents& m_contents;
    ExampleMaker m_examples;
};

}
