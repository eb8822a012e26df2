// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace idemscope::loopback {

/// A request as the server read it. Standard C++ types: nothing of the measuring rooms comes in here.
struct HttpRequest
{
    std::string method;
    std::string target; ///< as on the wire
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
    std::uint64_t connection = 0; ///< number of the connection

    /// First value, case-insensitive; empty without one.
    std::string header(std::string_view name) const;
    std::vector<std::string> headerValues(std::string_view name) const;
    std::string path() const; ///< target without query
};

/// What the server does on the wire. Default: a normal answer.
struct HttpAnswer
{
    enum class Wire { Respond, Close, Reset, Half, Silence };
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers; ///< Content-Length is added
    std::string body;
    Wire wire = Wire::Respond; ///< close or reset without a byte; half: head and half the body, then close; silence: hold open
    int delayMs = 0;           ///< waited before the answer, without holding a worker
    bool closeAfter = false;
};

/// A small HTTP/1.1 server for this machine only: accepts, parses, answers, cuts, resets. Handlers run on a pool of
/// worker threads, one call per request; a handler may block. Used by the sandbox, the gateway sink and the tests.
class Server
{
public:
    using Handler = std::function<HttpAnswer(const HttpRequest&)>;
    struct Options
    {
        std::uint16_t port = 0; ///< 0: any free one
        std::string address = "127.0.0.1";
        int workers = 64;
    };

    /// Throws std::runtime_error with a readable reason (port taken, …).
    Server(Options options, Handler handler);
    ~Server(); ///< stops accepting, ends connections, joins
    std::uint16_t port() const;
    std::uint64_t requestsRead() const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}
