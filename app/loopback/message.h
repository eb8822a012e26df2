// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
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
    std::uint64_t connection = 0;                  ///< number of the connection, from 1
    std::int64_t receivedMicros = 0;               ///< steady clock (CLOCK_MONOTONIC): when its last byte had been read
    std::shared_ptr<const std::atomic<bool>> left; ///< true once the peer is gone; only where Options::watchesPeers

    bool isAbandoned() const { return left && *left; }
    /// First value, case-insensitive; empty without one.
    std::string header(std::string_view name) const;
    std::vector<std::string> headerValues(std::string_view name) const;
    std::string path() const;  ///< target without query (and without scheme and host, RFC 9112 §3.2.2)
    std::string query() const; ///< what follows the first ?, as on the wire
};

/// What the server does on the wire. Default: a normal answer.
struct HttpAnswer
{
    enum class Wire {
        Respond, ///< status line, headers, body
        Close,   ///< FIN without a byte
        Reset,   ///< RST without a byte
        Half,    ///< head and half the body, then FIN
        Silence, ///< not a byte; the connection is held open until the peer or the server ends it
        Raw,     ///< `body` alone, byte for byte: for answers no well-behaved server gives
    };
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers; ///< Content-Length is added unless it is given
    std::string body;
    Wire wire = Wire::Respond;
    int delayMs = 0; ///< waited before anything above happens, without holding a worker
    bool closeAfter = false;
    /// Called at most once, on the server's own thread, so it must be quick: true when the last byte of what `wire`
    /// asks for was handed to the kernel, false when that did not or will not happen.
    std::function<void(bool complete)> written = {};
};

/// The bytes of `answer` to a request of `method` (RFC 9112): for Half up to half the body. `keepAlive`: the connection
/// stays; else the head says that it ends.
std::string wireBytes(const HttpAnswer& answer, std::string_view method, bool keepAlive);

}
