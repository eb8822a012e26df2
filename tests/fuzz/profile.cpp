// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The text of a profile: reading ends, and what was read is written and read again as the same profile.

#include "judge/profiles.h"

#include <cstdlib>

using namespace idemscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto profile = readProfile(text, QStringLiteral("input"));
    if (!profile)
        return 0;
    const auto again = readProfile(profileText(*profile), QStringLiteral("input"));
    if (!again || !(*again == *profile))
        std::abort();
    return 0;
}
