// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "loopback/connection.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>

#include <sys/socket.h>

#include <cerrno>
#include <chrono>

namespace idemscope::loopback {

namespace net = boost::asio;
namespace http = boost::beast::http;

namespace {

/// After a FIN the peer gets this long to end its side: closing earlier with bytes unread would turn the FIN into an
/// RST, and the peer might lose the answer.
constexpr std::chrono::seconds lingerTime{2};
constexpr std::size_t drainBytes = 16384;

std::int64_t steadyMicros()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

HttpAnswer runHandler(const Server::Handler& handler, const HttpRequest& request)
{
    try {
        return handler(request);
    } catch (const std::exception& exception) {
        HttpAnswer answer;
        answer.status = 500;
        answer.headers = {{"Content-Type", "text/plain"}};
        answer.body = exception.what();
        return answer;
    }
}

}

Connection::Connection(net::ip::tcp::socket socket, Core& core, std::uint64_t number)
    : m_core(core)
    , m_number(number)
    , m_socket(std::move(socket))
    , m_timer(m_socket.get_executor())
{
}

void Connection::start()
{
    m_core.connections.insert(shared_from_this());
    Error ignored;
    m_socket.set_option(net::ip::tcp::no_delay(true), ignored);
    readHead();
}

void Connection::end()
{
    if (m_isEnded)
        return;
    m_isEnded = true;
    m_timer.cancel();
    Error ignored;
    m_socket.close(ignored);
    m_core.connections.erase(shared_from_this());
}

void Connection::readHead()
{
    m_parser.emplace();
    m_parser->header_limit(std::uint32_t(m_core.options.headerLimit));
    m_parser->body_limit(m_core.options.bodyLimit);
    http::async_read_header(m_socket, m_buffer, *m_parser,
                            [self = shared_from_this()](Error error, std::size_t) { self->onHead(error); });
}

void Connection::onHead(Error error)
{
    if (error) {
        onReadError(error);
        return;
    }
    m_method = std::string(m_parser->get().method_string());
    const bool waits = boost::beast::iequals(m_parser->get()[http::field::expect], "100-continue");
    if (!waits || m_parser->is_done() || m_buffer.size() > 0) {
        readBody();
        return;
    }
    m_bytes = "HTTP/1.1 100 Continue\r\n\r\n";
    net::async_write(m_socket, net::buffer(m_bytes), [self = shared_from_this()](Error writeError, std::size_t) {
        writeError ? self->end() : self->readBody();
    });
}

void Connection::readBody()
{
    http::async_read(m_socket, m_buffer, *m_parser, [self = shared_from_this()](Error error, std::size_t) {
        error ? self->onReadError(error) : self->handle();
    });
}

void Connection::onReadError(Error error)
{
    if (error == http::error::body_limit)
        refuse(413, "The body is longer than this server takes.");
    else if (error == http::error::header_limit)
        refuse(431, "The head is longer than this server takes.");
    else if (error == http::error::end_of_stream)
        finish();
    else if (error != http::error::partial_message &&
             error.category() == http::make_error_code(http::error::end_of_stream).category())
        refuse(400, "Not an HTTP/1.1 request: " + error.message() + '.');
    else
        end();
}

void Connection::handle()
{
    auto work = [self = shared_from_this(), request = takeRequest()]() mutable {
        HttpAnswer answer = runHandler(self->m_core.handler, request);
        const auto executor = self->m_socket.get_executor();
        net::post(executor,
                  [self = std::move(self), answer = std::move(answer)]() mutable { self->accept(std::move(answer)); });
    };
    m_core.pool.run(std::move(work));
}

HttpRequest Connection::takeRequest()
{
    ++m_core.requestsRead;
    HttpRequest request;
    request.receivedMicros = steadyMicros();
    request.connection = m_number;
    m_keepAlive = m_parser->get().keep_alive();
    auto message = m_parser->release();
    request.method = m_method;
    request.target = std::string(message.target());
    for (const auto& field : message)
        request.headers.emplace_back(std::string(field.name_string()), std::string(field.value()));
    request.body = std::move(message.body());
    if (m_core.options.watchesPeers) {
        m_left = std::make_shared<std::atomic<bool>>(false);
        request.left = m_left;
        watchPeer();
    }
    return request;
}

void Connection::watchPeer()
{
    if (m_isWatching)
        return;
    m_isWatching = true;
    m_socket.async_wait(net::ip::tcp::socket::wait_read,
                        [self = shared_from_this()](Error error) { self->onReadable(error); });
}

void Connection::onReadable(Error error)
{
    m_isWatching = false;
    if (error || m_isEnded || !m_left)
        return;
    char byte = 0; // only looked at: it may be the next request's
    const auto got = ::recv(m_socket.native_handle(), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK))
        *m_left = true;
}

void Connection::accept(HttpAnswer answer)
{
    m_left.reset();
    m_answer = std::move(answer);
    if (m_answer.delayMs <= 0 || m_isEnded) {
        carryOut();
        return;
    }
    m_timer.expires_after(std::chrono::milliseconds(m_answer.delayMs));
    m_timer.async_wait([self = shared_from_this()](Error) { self->carryOut(); });
}

void Connection::carryOut()
{
    if (m_isEnded) {
        reportWritten(false);
        return;
    }
    switch (m_answer.wire) {
    case HttpAnswer::Wire::Respond:
    case HttpAnswer::Wire::Half:
    case HttpAnswer::Wire::Raw:
        send();
        break;
    case HttpAnswer::Wire::Close:
        reportWritten(false);
        finish();
        break;
    case HttpAnswer::Wire::Reset:
        reportWritten(false);
        reset();
        break;
    case HttpAnswer::Wire::Silence:
        reportWritten(false);
        drain();
        break;
    }
}

void Connection::send()
{
    m_keepAlive = m_keepAlive && !m_answer.closeAfter && m_answer.wire != HttpAnswer::Wire::Half;
    // Half an answer is cut where nobody could foresee it: its head does not announce the end.
    m_bytes = wireBytes(m_answer, m_method, m_keepAlive || m_answer.wire == HttpAnswer::Wire::Half);
    net::async_write(m_socket, net::buffer(m_bytes),
                     [self = shared_from_this()](Error error, std::size_t) { self->onSent(error); });
}

void Connection::onSent(Error error)
{
    reportWritten(!error);
    if (error)
        end();
    else if (m_keepAlive)
        readHead();
    else
        finish();
}

void Connection::refuse(int status, std::string body)
{
    m_answer = {};
    m_answer.status = status;
    m_answer.headers = {{"Content-Type", "text/plain"}};
    m_answer.body = std::move(body);
    m_keepAlive = false;
    send();
}

void Connection::reset()
{
    Error ignored;
    m_socket.set_option(net::socket_base::linger(true, 0), ignored);
    end();
}

void Connection::finish()
{
    Error ignored;
    m_socket.shutdown(net::ip::tcp::socket::shutdown_send, ignored);
    m_timer.expires_after(lingerTime);
    m_timer.async_wait([self = shared_from_this()](Error error) {
        if (!error)
            self->end();
    });
    drain();
}

void Connection::drain()
{
    m_buffer.clear();
    m_socket.async_read_some(m_buffer.prepare(drainBytes), [self = shared_from_this()](Error error, std::size_t) {
        error ? self->end() : self->drain();
    });
}

void Connection::reportWritten(bool complete)
{
    if (const auto written = std::exchange(m_answer.written, {}))
        written(complete);
}

}
