// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/gateway.h"

#include <nlohmann/json.hpp>

namespace idemscope::sandbox {

using std::chrono::milliseconds;
using End = loopback::HttpExchange::End;

namespace {

constexpr int mostAttempts = 3;
constexpr milliseconds timeout{2000};
constexpr milliseconds firstPause{100};
constexpr int pauseFactor = 2;

std::string bodyOf(const ChargeRequest& request)
{
    const auto orNull = [](const std::optional<std::string>& text) {
        return text ? nlohmann::ordered_json(*text) : nlohmann::ordered_json(nullptr);
    };
    const nlohmann::ordered_json body = {{"amount", request.amount},
                                         {"currency", request.currency},
                                         {"reference", orNull(request.reference)},
                                         {"key", orNull(request.key)}};
    return body.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

/// Nothing: asking again may help.
std::optional<Charge> meaningOf(const loopback::HttpExchange& exchange)
{
    if (exchange.end != End::Answered || exchange.status >= 500 || exchange.status == 408 || exchange.status == 429)
        return std::nullopt;
    return exchange.status < 300 ? Charge::Approved : Charge::Declined;
}

}

Gateway::Gateway(const std::string& url)
    : m_url(loopback::parseHttpUrl(url))
{
}

Charge Gateway::charge(const ChargeRequest& request, const std::function<bool(milliseconds)>& wait) const
{
    std::vector<std::pair<std::string, std::string>> headers;
    if (request.key)
        headers.emplace_back("Idempotency-Key", *request.key);
    const std::string body = bodyOf(request);
    Charge last = Charge::Unavailable;
    milliseconds pause = firstPause;
    for (int attempt = 1; attempt <= mostAttempts; ++attempt) {
        const auto exchange = loopback::postJson(m_url, headers, body, timeout);
        if (const auto charge = meaningOf(exchange))
            return *charge;
        if (exchange.end == End::Unknown)
            last = Charge::Unknown;
        if (attempt == mostAttempts || !wait(pause))
            break;
        pause *= pauseFactor;
    }
    return last;
}

milliseconds Gateway::longest()
{
    milliseconds all = timeout * mostAttempts;
    milliseconds pause = firstPause;
    for (int attempt = 1; attempt < mostAttempts; ++attempt, pause *= pauseFactor)
        all += pause;
    return all;
}

}
