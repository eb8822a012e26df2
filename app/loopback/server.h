// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/message.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace idemscope::loopback {

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
        int workers = 64;                                ///< most handlers at a time; threads are started when needed
        std::size_t bodyLimit = std::size_t(64) << 20;   ///< bytes; a longer body is answered with 413
        std::size_t headerLimit = std::size_t(64) << 10; ///< bytes of the head; a longer one is answered with 431
        bool allowNonLoopback = false;                   ///< else only addresses of this machine itself are taken
        bool watchesPeers = false;                       ///< a handler can ask whether its peer has left meanwhile
    };

    /// Throws std::runtime_error with a readable reason (port taken, …).
    Server(Options options, Handler handler);
    /// Stops accepting, ends connections, joins: it waits for handlers that run, not for peers. Not from a handler.
    ~Server();
    std::uint16_t port() const;
    std::uint64_t requestsRead() const;        ///< complete requests, also those whose answer is still to come
    std::uint64_t connectionsAccepted() const; ///< so far

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}
