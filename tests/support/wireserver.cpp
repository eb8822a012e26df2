// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/wireserver.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>

namespace idemscope::test {

namespace {

qint64 now()
{
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

QByteArray headerOf(const QByteArray& head, const QByteArray& name)
{
    const qsizetype at = head.toLower().indexOf("\r\n" + name.toLower() + ':');
    if (at < 0)
        return {};
    const qsizetype from = at + 3 + name.size();
    return head.mid(from, head.indexOf("\r\n", from) - from).trimmed();
}

/// Bytes of the first whole request in `buffer`, or −1.
qsizetype requestEnd(const QByteArray& buffer, qsizetype& headEnd)
{
    headEnd = buffer.indexOf("\r\n\r\n");
    if (headEnd < 0)
        return -1;
    headEnd += 4;
    const QByteArray head = buffer.left(headEnd);
    if (headerOf(head, "Transfer-Encoding").contains("chunked")) {
        const qsizetype last = buffer.indexOf("0\r\n\r\n", headEnd);
        return last < 0 ? -1 : last + 5;
    }
    const qsizetype end = headEnd + headerOf(head, "Content-Length").toLongLong();
    return buffer.size() >= end ? end : -1;
}

void reset(int fd)
{
    const linger none{1, 0};
    setsockopt(fd, SOL_SOCKET, SO_LINGER, &none, sizeof none);
}

}

WireServer::WireServer(Script script)
    : WireServer(std::move(script), Options())
{
}

WireServer::WireServer(Script script, Options options)
    : m_script(std::move(script))
    , m_options(std::move(options))
{
    listenOn();
    m_acceptor = std::thread([this] { acceptLoop(); });
}

WireServer::~WireServer()
{
    m_stops = true;
    shutdown(m_listener, SHUT_RDWR);
    m_acceptor.join();
    {
        const std::scoped_lock lock(m_mutex);
        for (const int fd : m_sockets) {
            if (fd >= 0)
                shutdown(fd, SHUT_RDWR);
        }
    }
    for (std::thread& worker : m_workers)
        worker.join();
    close(m_listener);
}

void WireServer::listenOn()
{
    const int family = !m_options.unixPath.isEmpty() ? AF_UNIX : (m_options.isIpv6 ? AF_INET6 : AF_INET);
    m_listener = socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_storage address{};
    socklen_t length = sizeof(sockaddr_in);
    address.ss_family = sa_family_t(family);
    if (family == AF_UNIX) {
        auto& local = reinterpret_cast<sockaddr_un&>(address);
        std::strncpy(local.sun_path, m_options.unixPath.constData(), sizeof local.sun_path - 1);
        length = sizeof local;
    } else if (family == AF_INET6) {
        reinterpret_cast<sockaddr_in6&>(address).sin6_addr = in6addr_loopback;
        length = sizeof(sockaddr_in6);
    } else {
        reinterpret_cast<sockaddr_in&>(address).sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    }
    bind(m_listener, reinterpret_cast<sockaddr*>(&address), length);
    listen(m_listener, 4096);
    getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &length);
    if (family == AF_INET)
        m_port = ntohs(reinterpret_cast<sockaddr_in&>(address).sin_port);
    if (family == AF_INET6)
        m_port = ntohs(reinterpret_cast<sockaddr_in6&>(address).sin6_port);
}

QByteArray WireServer::url(const QByteArray& path) const
{
    const QByteArray host = m_options.isIpv6 ? "[::1]" : "127.0.0.1";
    return "http://" + host + ':' + QByteArray::number(m_port) + path;
}

void WireServer::acceptLoop()
{
    while (!m_stops) {
        const int fd = accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (fd < 0)
            continue;
        const std::scoped_lock lock(m_mutex);
        const std::size_t index = m_connections.size();
        m_connections.emplace_back();
        m_sockets.push_back(fd);
        m_workers.emplace_back([this, fd, index] { serve(fd, index); });
    }
}

void WireServer::serve(int fd, std::size_t index)
{
    QByteArray buffer;
    bool isOpen = !m_options.closesOnAccept && (!m_options.isSocks5 || greetSocks(fd, index, buffer));
    while (isOpen) {
        qsizetype headEnd = 0;
        const qsizetype end = requestEnd(buffer, headEnd);
        if (end < 0) {
            isOpen = readMore(fd, index, buffer);
            continue;
        }
        WireRequest request{int(index) + 1, 0, buffer.left(headEnd), buffer.mid(headEnd, end - headEnd), now()};
        buffer.remove(0, end);
        {
            const std::scoped_lock lock(m_mutex);
            request.number = ++m_connections[index].requests;
            m_requests.push_back(request);
        }
        m_changed.notify_all();
        isOpen = answer(fd, index, m_script(request));
    }
    {
        const std::scoped_lock lock(m_mutex);
        m_sockets[index] = -1;
        close(fd);
    }
    ended(index, WireConnection::End::ByServer);
}

bool WireServer::readMore(int fd, std::size_t index, QByteArray& buffer)
{
    std::array<char, 64 * 1024> piece;
    const bool isSlow = m_options.readPieceBytes > 0;
    if (isSlow)
        poll(nullptr, 0, 1);
    const ssize_t got = recv(fd, piece.data(), isSlow ? std::size_t(m_options.readPieceBytes) : piece.size(), 0);
    if (got <= 0) {
        ended(index, got == 0 ? WireConnection::End::Fin : WireConnection::End::Reset);
        return false;
    }
    buffer.append(piece.data(), got);
    const std::scoped_lock lock(m_mutex);
    m_connections[index].bytes.append(piece.data(), got);
    m_changed.notify_all();
    return true;
}

bool WireServer::greetSocks(int fd, std::size_t index, QByteArray& buffer)
{
    const auto need = [&](qsizetype bytes) {
        while (buffer.size() < bytes) {
            if (!readMore(fd, index, buffer))
                return false;
        }
        return true;
    };
    if (!need(2) || !need(2 + buffer[1]))
        return false;
    buffer.remove(0, 2 + buffer[1]);
    send(fd, "\5\0", 2, MSG_NOSIGNAL);
    if (!need(5))
        return false;
    const qsizetype addressSize = buffer[3] == 1 ? 4 : (buffer[3] == 3 ? 1 + buffer[4] : 16);
    if (!need(4 + addressSize + 2))
        return false;
    {
        const std::scoped_lock lock(m_mutex);
        m_socksTarget = buffer.mid(4, addressSize + 2);
    }
    buffer.remove(0, 4 + addressSize + 2);
    return send(fd, "\5\0\0\1\0\0\0\0\0\0", 10, MSG_NOSIGNAL) == 10;
}

bool WireServer::answer(int fd, std::size_t index, const WireReply& reply)
{
    const qsizetype step = reply.pieceBytes > 0 ? reply.pieceBytes : reply.bytes.size();
    for (qsizetype at = 0; at < reply.bytes.size(); at += step) {
        const qsizetype size = std::min(step, reply.bytes.size() - at);
        if (send(fd, reply.bytes.constData() + at, std::size_t(size), MSG_NOSIGNAL) < 0) {
            ended(index, WireConnection::End::Reset);
            return false;
        }
        if (reply.pieceBytes > 0)
            poll(nullptr, 0, reply.pieceDelayMs);
    }
    while (!reply.flood.isEmpty()) {
        if (send(fd, reply.flood.constData(), std::size_t(reply.flood.size()), MSG_NOSIGNAL) < 0) {
            ended(index, WireConnection::End::Reset);
            return false;
        }
    }
    if (reply.then == WireReply::Then::KeepOpen)
        return true;
    if (reply.then == WireReply::Then::Reset)
        reset(fd);
    return false;
}

void WireServer::ended(std::size_t index, WireConnection::End end)
{
    const std::scoped_lock lock(m_mutex);
    if (m_connections[index].end == WireConnection::End::Open)
        m_connections[index].end = end;
    m_changed.notify_all();
}

int WireServer::requestCount() const
{
    const std::scoped_lock lock(m_mutex);
    return int(m_requests.size());
}

std::vector<WireRequest> WireServer::requests() const
{
    const std::scoped_lock lock(m_mutex);
    return m_requests;
}

std::vector<WireConnection> WireServer::connections() const
{
    const std::scoped_lock lock(m_mutex);
    return m_connections;
}

QByteArray WireServer::socksTarget() const
{
    const std::scoped_lock lock(m_mutex);
    return m_socksTarget;
}

bool WireServer::waitFor(const std::function<bool(const std::vector<WireConnection>&)>& condition) const
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, std::chrono::seconds(10), [&] { return condition(m_connections); });
}

bool WireServer::waitForEnd(std::size_t connection) const
{
    return waitFor([connection](const std::vector<WireConnection>& all) {
        return all.size() > connection && all[connection].end != WireConnection::End::Open;
    });
}

}
