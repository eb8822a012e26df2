// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/arrivals.h"

#include "base/clock.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace idemscope::bench {

namespace {

constexpr std::string_view answer = "HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nok";
constexpr std::size_t mostArrivals = 100'000;

sockaddr_in loopback(quint16 port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

/// Whether the bytes are a whole request with the 13-byte body that every sender of this benchmark uses.
bool isWhole(std::string_view bytes)
{
    const std::size_t end = bytes.find("\r\n\r\n");
    return end != std::string_view::npos && bytes.size() >= end + 4 + 13;
}

}

int connectTo(quint16 port)
{
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = loopback(port);
    const int one = 1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        qFatal("cannot connect to the arrival recorder");
    return fd;
}

Arrivals::Arrivals()
    : m_times(mostArrivals)
{
    m_listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(0);
    socklen_t length = sizeof address;
    bind(m_listener, reinterpret_cast<sockaddr*>(&address), length);
    listen(m_listener, 1024);
    getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &length);
    m_port = ntohs(address.sin_port);
    m_epoll = epoll_create1(EPOLL_CLOEXEC);
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.fd = m_listener;
    epoll_ctl(m_epoll, EPOLL_CTL_ADD, m_listener, &event);
    m_thread = std::thread([this] { run(); });
}

Arrivals::~Arrivals()
{
    m_stops = true;
    m_thread.join();
    close(m_listener);
    close(m_epoll);
}

qint64 Arrivals::spread() const
{
    const auto end = m_times.begin() + m_count;
    const auto [least, most] = std::minmax_element(m_times.begin(), end);
    return least == end ? 0 : *most - *least;
}

void Arrivals::run()
{
    std::array<epoll_event, 256> events;
    while (!m_stops) {
        const int count = epoll_wait(m_epoll, events.data(), int(events.size()), 50);
        for (int i = 0; i < count; ++i) {
            const int fd = events[std::size_t(i)].data.fd;
            if (fd != m_listener) {
                serve(fd);
                continue;
            }
            epoll_event event{};
            event.events = EPOLLIN;
            event.data.fd = accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
            epoll_ctl(m_epoll, EPOLL_CTL_ADD, event.data.fd, &event);
        }
    }
}

void Arrivals::serve(int fd)
{
    std::array<char, 4096> piece;
    const ssize_t got = recv(fd, piece.data(), piece.size(), 0);
    if (std::size_t(fd) >= m_buffers.size())
        m_buffers.resize(std::size_t(fd) + 64);
    std::vector<char>& buffer = m_buffers[std::size_t(fd)];
    if (got <= 0) {
        buffer.clear();
        close(fd);
        return;
    }
    buffer.insert(buffer.end(), piece.data(), piece.data() + got);
    if (!isWhole({buffer.data(), buffer.size()}))
        return;
    m_times[std::size_t(m_count)] = monotonicMicros();
    ++m_count;
    buffer.clear();
    send(fd, answer.data(), answer.size(), MSG_NOSIGNAL);
}

}
