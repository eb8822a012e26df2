// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/openapi/references.h"

namespace idemscope::openapi {

/// Who may call an operation: the first of the alternatives that can be sent becomes the request's authentication, and
/// headers and parameters where several are needed together. Its values are variables named like the schemes. Of this
/// folder.
class SecurityWriter
{
public:
    /// `schemes`: securitySchemes of OpenAPI 3, securityDefinitions of Swagger 2.
    SecurityWriter(const std::optional<JsonValue>& schemes, References& references, ImportedContents& contents)
        : m_schemes(schemes)
        , m_references(references)
        , m_contents(contents)
    {
    }

    /// `requirements`: a list of alternatives; each names the schemes that are needed together.
    void write(const std::optional<JsonValue>& requirements, Request& request);

private:
    bool canSend(const JsonValue& alternative);
    void send(const JsonValue& need, const JsonValue& scheme, Request& request);
    Auth authOf(const JsonValue& need, const JsonValue& scheme);
    void sendBeside(const QString& name, const JsonValue& scheme, Request& request);
    QString secret(const QString& name, const Sentence& hint);
    QString variable(const QString& name, bool isSecret, const Sentence& hint);

    std::optional<JsonValue> m_schemes;
    References& m_references;
    ImportedContents& m_contents;
};

}
