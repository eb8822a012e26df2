// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/jsonpath.h"

namespace idemscope {

/// Answers what JSONPaths select in a body. Parses a body when it is first asked about it, and remembers document and
/// answers until another body comes. Not thread-safe.
class BodyReader
{
public:
    BodyReader() = default;
    /// A copy knows the same paths and no body yet.
    BodyReader(const BodyReader& other);
    BodyReader(BodyReader&&) = default;
    BodyReader& operator=(const BodyReader&) = delete;
    BodyReader& operator=(BodyReader&&) = default;
    ~BodyReader() = default;

    /// The number by which `path` is asked for.
    size_t add(JsonPath path);

    /// Selects at least one value that is neither false nor null.
    bool holds(const QByteArray& body, size_t path);
    /// Canonical text of the first selected value; none where nothing or null is selected.
    std::optional<QByteArray> text(const QByteArray& body, size_t path);

private:
    struct Known
    {
        std::optional<bool> holds;
        bool isTextKnown = false;
        std::optional<QByteArray> text;
    };
    void take(const QByteArray& body);
    const JsonDocument* document();

    std::vector<JsonPath> m_paths;
    std::vector<Known> m_known; ///< by path, of m_body
    QByteArray m_body;
    bool m_isParsed = false;
    std::optional<JsonDocument> m_document; ///< none: m_body is no JSON
};

}
