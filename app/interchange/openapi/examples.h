// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/openapi/references.h"

namespace idemscope::openapi {

/// Finds or makes an example value, as JSON text: what the document gives comes first (example, examples, the schema's
/// example, default, enum, const), then one made from the schema. Where schemas contain themselves the inner one is
/// left out; a value of more than 3,000 nodes holds only what is required from there on. Of this folder.
class ExampleMaker
{
public:
    explicit ExampleMaker(References& references)
        : m_references(references)
    {
    }

    /// Of a media type, a parameter or a header: an object that holds `example`, `examples` or a `schema`; of Swagger 2
    /// the parameter is the schema itself.
    QByteArray ofHolder(const JsonValue& holder);
    QByteArray ofSchema(const JsonValue& schema);
    /// Whether the document itself gives a value, so that none is made up.
    bool isTold(const JsonValue& holder);

private:
    std::optional<QByteArray> told(const JsonValue& holder);
    std::optional<QByteArray> toldBySchema(const JsonValue& schema);
    QByteArray made(const JsonValue& schema, int depth);
    QByteArray madeResolved(const JsonValue& schema, int depth);
    QByteArray madeObject(const JsonValue& schema, int depth);
    QByteArray madeArray(const JsonValue& schema, int depth);
    std::optional<JsonValue> firstChoice(const JsonValue& schema);

    References& m_references;
    std::vector<const char*> m_open; ///< schemas being made, by where their text begins
    int m_nodes = 0;
};

}
