// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/timestamp.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>

namespace idemscope::sandbox {

std::string timestamp()
{
    using namespace std::chrono;
    const auto sinceEpoch = system_clock::now().time_since_epoch();
    const std::time_t seconds = duration_cast<std::chrono::seconds>(sinceEpoch).count();
    const auto millis = int(duration_cast<milliseconds>(sinceEpoch).count() % 1000);
    std::tm utc = {};
    gmtime_r(&seconds, &utc);
    std::array<char, 32> text;
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &utc);
    std::snprintf(text.data() + length, text.size() - length, ".%03dZ", millis);
    return text.data();
}

}
