// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"

#include <memory>

namespace idemscope {

struct JsonPathQuery;

/// How much work one selection may cost; deterministic, so that a stored run is judged the same on every machine.
struct JsonPathLimits
{
    qint64 steps = 20'000'000; ///< nodes looked at, names and texts compared; about 0.3 s
};

/// A JSONPath (RFC 9535). Numbers are compared exactly, whatever their size. Immutable; may be shared between threads.
class JsonPath
{
public:
    /// Errors: InvalidInput with the position (in characters, from 1).
    static Result<JsonPath> parse(const QString& text);

    /// The selected values in document order of their selection; a value may be selected more than once.
    /// Errors: Limit. Where an object holds a name twice, the name selects the last one and a wildcard both.
    Result<std::vector<JsonValue>> select(const JsonDocument& document, const JsonPathLimits& limits = {}) const;

    /// The first selected value, or none. For paths like $.a.b[0] this builds no list. Errors: Limit.
    Result<std::optional<JsonValue>> first(const JsonDocument& document, const JsonPathLimits& limits = {}) const;

    /// True when at most one value can be selected (RFC 9535 §2.3.5.1).
    bool isSingular() const;

private:
    explicit JsonPath(std::shared_ptr<const JsonPathQuery> query)
        : m_query(std::move(query))
    {
    }

    std::shared_ptr<const JsonPathQuery> m_query;
};

}
