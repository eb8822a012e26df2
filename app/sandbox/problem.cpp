// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/problem.h"

#include <nlohmann/json.hpp>

namespace idemscope::sandbox {

loopback::HttpAnswer problem(int status, const std::string& error, const std::string& title, const std::string& detail,
                             std::optional<std::int64_t> execution)
{
    nlohmann::ordered_json body = {{"type", "urn:idemscope:sandbox:" + error},
                                   {"title", title},
                                   {"status", status},
                                   {"detail", detail},
                                   {"error", error}};
    if (execution)
        body["execution"] = *execution;
    loopback::HttpAnswer answer;
    answer.status = status;
    answer.headers = {{"Content-Type", "application/problem+json"}};
    answer.body = body.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    return answer;
}

}
