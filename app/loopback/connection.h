// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/server.h"
#include "loopback/workerpool.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include <atomic>
#include <memory>
#include <optional>
#include <unordered_set>

namespace idemscope::loopback {

class Connection;

/// What the connections of one server share. `connections` belongs to the server's thread.
struct Core
{
    const Server::Options options;
    const Server::Handler handler;
    std::atomic<std::uint64_t> requestsRead = 0;
    std::atomic<std::uint64_t> connectionsAccepted = 0;
    std::unordered_set<std::shared_ptr<Connection>> connections;
    WorkerPool pool;
};

/// One accepted connection: reads requests one after another (so pipelined ones are answered in order), has each
/// handled by a worker and puts the answer on the wire. Everything but the handler runs on the server's thread.
class Connection : public std::enable_shared_from_this<Connection>
{
public:
    Connection(boost::asio::ip::tcp::socket socket, Core& core, std::uint64_t number);
    void start();
    void end(); ///< closes at once, whatever is under way

private:
    using Error = boost::system::error_code;

    void readHead();
    void onHead(Error error);
    void readBody();
    void onReadError(Error error);
    void handle();
    HttpRequest takeRequest();
    void watchPeer();
    void onReadable(Error error);
    void accept(HttpAnswer answer);
    void carryOut();
    void send();
    void onSent(Error error);
    void refuse(int status, std::string body);
    void reset();
    void finish();
    void drain();
    void reportWritten(bool complete);

    Core& m_core;
    const std::uint64_t m_number;
    boost::asio::ip::tcp::socket m_socket;
    boost::asio::steady_timer m_timer;
    boost::beast::flat_buffer m_buffer;
    std::optional<boost::beast::http::request_parser<boost::beast::http::string_body>> m_parser;
    std::shared_ptr<std::atomic<bool>> m_left; ///< of the request that is being handled
    bool m_isWatching = false;
    std::string m_method;
    HttpAnswer m_answer;
    std::string m_bytes;
    bool m_keepAlive = false;
    bool m_isEnded = false;
};

}
