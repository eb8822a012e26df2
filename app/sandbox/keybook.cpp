// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/keybook.h"

#include <nlohmann/json.hpp>

#include <chrono>

namespace idemscope::sandbox {

std::int64_t wallMillis()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string headersText(const loopback::HttpAnswer& answer)
{
    return nlohmann::json(answer.headers).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void readHeaders(const std::string& text, loopback::HttpAnswer& answer)
{
    nlohmann::json::parse(text).get_to(answer.headers);
}

}
