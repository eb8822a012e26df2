// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What parses is written and read back the same.

#include "expression/structuredfield.h"

#include <cstdlib>

using namespace idemscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (const auto text = parseStructuredString(input)) {
        const auto written = structuredString(*text);
        if (!written || parseStructuredString(*written) != *text)
            std::abort();
    }
    if (const auto written = structuredString(input)) {
        if (parseStructuredString(*written) != input)
            std::abort();
    }
    return 0;
}
