// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever YAML is read becomes JSON, and not much more of it than there was.

#include "interchange/yaml.h"

#include <cstdlib>

using namespace idemscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto json = jsonFromYaml(ImportSource::fromBytes(text));
    if (json && (findJsonFault(*json, {.depth = 1024}) || json->size() > 6 * text.size() + 32 * 1024 * 1024))
        std::abort();
    return 0;
}
