// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/format.h"

#include <cstdlib>

namespace idemscope {

/// Imports any bytes as one format: either they are refused with a message, or what they give can be exported, and that
/// can be imported again.
inline int fuzzFormat(const char* name, const uint8_t* data, size_t size)
{
    const auto format = formatNamed(QLatin1StringView(name));
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto contents = importFrom(ImportSource::fromBytes(bytes), *format, {});
    if (!contents) {
        if (contents.error().message.isEmpty())
            std::abort();
        return 0;
    }
    for (const Format& other : formats()) {
        if (other.exported == nullptr)
            continue;
        const auto text = exportAs(other, *contents);
        if (text && other.name == (*format)->name && !importFrom(ImportSource::fromBytes(*text), *format, {}) &&
            !contents->requests.empty())
            std::abort();
    }
    return 0;
}

}
