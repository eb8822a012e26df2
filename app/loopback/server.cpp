// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "loopback/server.h"

#include "loopback/connection.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include <chrono>
#include <stdexcept>
#include <thread>

namespace idemscope::loopback {

namespace net = boost::asio;
using net::ip::tcp;

namespace {

/// Out of file descriptors, say: accepting goes on as soon as one may be free again.
constexpr std::chrono::milliseconds acceptPause{20};

tcp::endpoint endpointFor(const Server::Options& options)
{
    boost::system::error_code error;
    const auto address = net::ip::make_address(options.address, error);
    if (error)
        throw std::runtime_error("Cannot listen on \"" + options.address + "\": it is not an IP address.");
    if (!address.is_loopback() && !options.allowNonLoopback)
        throw std::runtime_error("Cannot listen on " + options.address +
                                 ": only addresses of this machine itself are allowed, such as 127.0.0.1.");
    return {address, options.port};
}

tcp::acceptor listenOn(net::io_context& context, const Server::Options& options)
{
    const tcp::endpoint endpoint = endpointFor(options);
    const std::string where = options.address + " port " + std::to_string(options.port);
    try {
        return tcp::acceptor(context, endpoint);
    } catch (const boost::system::system_error& error) {
        if (error.code() == net::error::address_in_use)
            throw std::runtime_error("Cannot listen on " + where +
                                     ": the port is already in use. Choose another one, or 0 for any free one.");
        throw std::runtime_error("Cannot listen on " + where + ": " + error.code().message() + '.');
    }
}

}

struct Server::Parts
{
    Parts(Options options, Handler handler)
        : acceptor(listenOn(context, options))
        , port(acceptor.local_endpoint().port())
        , core{options, std::move(handler), {}, {}, {}, WorkerPool(options.workers)}
    {
        acceptNext();
        thread = std::thread([this] { context.run(); });
    }

    void acceptNext()
    {
        acceptor.async_accept([this](boost::system::error_code error, tcp::socket socket) {
            if (isStopping)
                return;
            if (error) {
                pauseAccepting();
                return;
            }
            std::make_shared<Connection>(std::move(socket), core, ++core.connectionsAccepted)->start();
            acceptNext();
        });
    }

    void pauseAccepting()
    {
        retry.expires_after(acceptPause);
        retry.async_wait([this](boost::system::error_code) {
            if (!isStopping)
                acceptNext();
        });
    }

    void endAll()
    {
        isStopping = true;
        boost::system::error_code ignored;
        acceptor.close(ignored);
        retry.cancel();
        const auto connections = core.connections; // ending one takes it out of the set
        for (const auto& connection : connections)
            connection->end();
    }

    net::io_context context{1};
    net::executor_work_guard<net::io_context::executor_type> guard{context.get_executor()};
    tcp::acceptor acceptor;
    net::steady_timer retry{context};
    std::uint16_t port;
    bool isStopping = false; // the server's thread alone
    Core core;
    std::thread thread;
};

Server::Server(Options options, Handler handler)
    : m_parts(std::make_unique<Parts>(std::move(options), std::move(handler)))
{
}

Server::~Server()
{
    net::post(m_parts->context, [this] { m_parts->endAll(); });
    m_parts->core.pool.stop();
    m_parts->guard.reset(); // run() returns once the ended connections have let go
    m_parts->thread.join();
}

std::uint16_t Server::port() const
{
    return m_parts->port;
}

std::uint64_t Server::requestsRead() const
{
    return m_parts->core.requestsRead;
}

std::uint64_t Server::connectionsAccepted() const
{
    return m_parts->core.connectionsAccepted;
}

}
