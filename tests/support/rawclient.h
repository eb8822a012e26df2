// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace idemscope {

/// What came back on a RawClient, as far as it came.
struct RawReply
{
    enum class End { Complete, Closed, Reset, TimedOut };
    End end = End::TimedOut;
    int status = 0; ///< 0: no complete head was read
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;

    std::string header(std::string_view name) const; ///< names as the server spells them
};

/// A blocking HTTP client on a bare socket to 127.0.0.1 for tests: sends just the bytes it is told to, once, and sees
/// how a connection ends. Not thread-safe; every wait ends after 20 s.
class RawClient
{
public:
    explicit RawClient(std::uint16_t port);
    ~RawClient();
    RawClient(RawClient&& other) noexcept;
    RawClient& operator=(RawClient&&) = delete;

    bool isConnected() const;
    bool send(std::string_view bytes);
    RawReply read(bool toHead = false);          ///< the next answer; `toHead`: the one to a HEAD request
    RawReply::End readToEnd(std::string& bytes); ///< everything until the connection ends

    using Headers = std::vector<std::pair<std::string, std::string>>;
    /// A request with Content-Length, if it has a body, and Host.
    static std::string requestBytes(std::string_view method, std::string_view target, std::string_view body = {},
                                    const Headers& headers = {});
    RawReply exchange(std::string_view method, std::string_view target, std::string_view body = {},
                      const Headers& headers = {});

private:
    RawReply::End receive();

    int m_socket = -1;
    std::string m_received; ///< not yet taken
};

/// One exchange on a connection of its own.
RawReply exchangeOnce(std::uint16_t port, std::string_view method, std::string_view target, std::string_view body = {},
                      const RawClient::Headers& headers = {});

}
