// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/jsonpath.h"
#include "loopback/message.h"

namespace idemscope {

/// Finds in a call to the gateway sink what names its operation: a key or a token (SPEC.md §5). An immutable value.
class SinkCorrelation
{
public:
    /// `header:NAME`, `query:NAME`, `path:N` (the Nth segment, from 1) or a JSONPath into a JSON body. Errors:
    /// InvalidInput.
    static Result<SinkCorrelation> parse(const QString& text);

    /// None where the call does not bear it.
    std::optional<QByteArray> nameIn(const loopback::HttpRequest& call) const;

private:
    enum class Place { Header, Query, Path, Body };
    Place m_place = Place::Header;
    QByteArray m_name;
    int m_segment = 0;
    std::optional<JsonPath> m_path;
};

}
