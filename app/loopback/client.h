// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace idemscope::loopback {

/// http://HOST[:PORT][/PATH] in parts.
struct HttpUrl
{
    std::string host;
    std::string port = "80";
    std::string target = "/";
};
/// Throws std::runtime_error with a readable reason.
HttpUrl parseHttpUrl(const std::string& url);

/// What came of one request.
struct HttpExchange
{
    enum class End {
        Answered, ///< a complete answer was read
        Refused,  ///< nothing was sent
        Unknown,  ///< something was sent, and no complete answer came in time
    };
    End end = End::Refused;
    int status = 0;
    std::string body;
};

/// Sends one POST with a JSON body on a connection of its own, once, and blocks until it is answered or the time is
/// over. No TLS. Thread-safe.
HttpExchange postJson(const HttpUrl& url, const std::vector<std::pair<std::string, std::string>>& headers,
                      const std::string& body, std::chrono::milliseconds timeout);

}
