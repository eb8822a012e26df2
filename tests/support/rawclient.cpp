// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/rawclient.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>

namespace idemscope {

namespace {

void parseHead(std::string_view head, RawReply& reply)
{
    const auto lineEnd = head.find("\r\n");
    const auto space = head.find(' ');
    reply.status = std::atoi(std::string(head.substr(space + 1, 3)).c_str());
    head.remove_prefix(lineEnd + 2);
    while (!head.empty()) {
        const auto end = head.find("\r\n");
        const std::string_view line = head.substr(0, end);
        const auto colon = line.find(": ");
        reply.headers.emplace_back(line.substr(0, colon), line.substr(colon + 2));
        head.remove_prefix(end + 2);
    }
}

}

std::string RawReply::header(std::string_view name) const
{
    for (const auto& [candidate, value] : headers) {
        if (candidate == name)
            return value;
    }
    return {};
}

RawClient::RawClient(std::uint16_t port)
    : m_socket(::socket(AF_INET, SOCK_STREAM, 0))
{
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval limit = {20, 0};
    const int on = 1;
    ::setsockopt(m_socket, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    ::setsockopt(m_socket, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        ::close(m_socket);
        m_socket = -1;
    }
}

RawClient::~RawClient()
{
    if (m_socket >= 0)
        ::close(m_socket);
}

RawClient::RawClient(RawClient&& other) noexcept
    : m_socket(std::exchange(other.m_socket, -1))
    , m_received(std::move(other.m_received))
{
}

bool RawClient::isConnected() const
{
    return m_socket >= 0;
}

bool RawClient::send(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count <= 0)
            return false;
        bytes.remove_prefix(std::size_t(count));
    }
    return true;
}

RawReply::End RawClient::receive()
{
    std::array<char, 16384> chunk;
    const ssize_t count = ::recv(m_socket, chunk.data(), chunk.size(), 0);
    if (count > 0) {
        m_received.append(chunk.data(), std::size_t(count));
        return RawReply::End::Complete;
    }
    if (count == 0)
        return RawReply::End::Closed;
    return errno == ECONNRESET ? RawReply::End::Reset : RawReply::End::TimedOut;
}

RawReply RawClient::read(bool toHead)
{
    RawReply reply;
    std::size_t headEnd;
    while ((headEnd = m_received.find("\r\n\r\n")) == std::string::npos) {
        reply.end = receive();
        if (reply.end != RawReply::End::Complete)
            return reply;
    }
    parseHead(std::string_view(m_received).substr(0, headEnd + 2), reply);
    m_received.erase(0, headEnd + 4);
    const std::size_t length = toHead ? 0 : std::strtoull(reply.header("Content-Length").c_str(), nullptr, 10);
    reply.end = RawReply::End::Complete;
    while (m_received.size() < length && reply.end == RawReply::End::Complete)
        reply.end = receive();
    reply.body = m_received.substr(0, length);
    m_received.erase(0, length);
    return reply;
}

RawReply::End RawClient::readToEnd(std::string& bytes)
{
    RawReply::End end;
    do
        end = receive();
    while (end == RawReply::End::Complete);
    bytes = std::exchange(m_received, {});
    return end;
}

std::string RawClient::requestBytes(std::string_view method, std::string_view target, std::string_view body,
                                    const Headers& headers)
{
    std::string bytes = std::string(method) + ' ' + std::string(target) + " HTTP/1.1\r\nHost: 127.0.0.1\r\n";
    for (const auto& [name, value] : headers)
        bytes += name + ": " + value + "\r\n";
    if (!body.empty())
        bytes += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    return (bytes += "\r\n") += body;
}

RawReply RawClient::exchange(std::string_view method, std::string_view target, std::string_view body,
                             const Headers& headers)
{
    send(requestBytes(method, target, body, headers));
    return read(method == "HEAD");
}

RawReply exchangeOnce(std::uint16_t port, std::string_view method, std::string_view target, std::string_view body,
                      const RawClient::Headers& headers)
{
    return RawClient(port).exchange(method, target, body, headers);
}

}
