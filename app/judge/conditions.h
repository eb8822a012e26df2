// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/bodyreader.h"
#include "model/contract.h"
#include "model/message.h"

namespace idemscope {

/// Alternatives of a contract with their JSONPaths compiled into a BodyReader.
class CompiledConditions
{
public:
    /// Errors: InvalidInput naming the JSONPath.
    static Result<CompiledConditions> create(const Conditions& conditions, BodyReader& bodies);

    /// Whether one of them holds; looks into the body only where the status asks for it.
    bool hold(const Response& response, BodyReader& bodies) const;
    /// Whether they say which 2xx is meant: one names a 2xx, or asks for no status at all.
    bool coverSuccess() const { return m_coversSuccess; }

private:
    struct Alternative
    {
        std::vector<StatusRange> statuses;
        std::optional<size_t> path;
    };
    std::vector<Alternative> m_alternatives;
    bool m_coversSuccess = false;
};

/// Parses a JSONPath of a contract or profile. Errors: InvalidInput naming it and where it stands.
Result<JsonPath> compilePath(const QString& text, const QString& place);

}
