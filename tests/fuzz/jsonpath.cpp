// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A path on the first line, a document behind it: selecting ends, and first() agrees with select().

#include "expression/jsonpath.h"

#include <cstdlib>

using namespace idemscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const qsizetype line = std::max<qsizetype>(0, input.indexOf('\n'));
    const auto path = JsonPath::parse(QString::fromUtf8(input.first(line)));
    if (!path)
        return 0;
    auto document = JsonDocument::parse(input.sliced(line));
    if (!document)
        document = JsonDocument::parse(R"({"a":[1,{"b":"x","c":[null,true,1e400]},"x"],"b":{"a":-0.0}})");
    const JsonPathLimits limits{.steps = 100'000};
    const auto values = path->select(*document, limits);
    const auto first = path->first(*document, limits);
    if (!values || !first)
        return 0;
    if (values->empty() == first->has_value() || (first->has_value() && (*first)->index() != values->front().index()))
        std::abort();
    for (const JsonValue& value : *values) {
        if (value.isName())
            std::abort();
        value.normalizedPath();
    }
    return 0;
}
