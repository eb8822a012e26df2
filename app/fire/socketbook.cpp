// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/socketbook.h"

#include "fire/easyoptions.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

namespace idemscope {

void SocketBook::attach(CURL* easy)
{
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, opened);
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, this);
    curl_easy_setopt(easy, CURLOPT_CLOSESOCKETFUNCTION, closed);
    curl_easy_setopt(easy, CURLOPT_CLOSESOCKETDATA, this);
}

curl_socket_t SocketBook::opened(void* self, curlsocktype, curl_sockaddr* address)
{
    const int fd = socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
    auto* book = static_cast<SocketBook*>(self);
    if (fd >= 0) {
        book->m_sockets[fd] = {};
        book->m_newest = fd;
    }
    return fd;
}

int SocketBook::closed(void* self, curl_socket_t fd)
{
    auto* book = static_cast<SocketBook*>(self);
    if (const auto known = book->m_sockets.find(fd); known != book->m_sockets.end()) {
        book->m_byLocal.erase(known->second.local.toStdString());
        book->m_sockets.erase(known);
    }
    return close(fd);
}

QByteArray SocketBook::localName(int fd)
{
    sockaddr_storage address{};
    socklen_t length = sizeof address;
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (getsockname(fd, reinterpret_cast<sockaddr*>(&address), &length) != 0)
        return {};
    if (address.ss_family == AF_INET) {
        const auto& v4 = reinterpret_cast<const sockaddr_in&>(address);
        if (v4.sin_port == 0)
            return {}; // not connected yet
        inet_ntop(AF_INET, &v4.sin_addr, text.data(), text.size());
        return addressText(text.data(), ntohs(v4.sin_port));
    }
    if (address.ss_family == AF_INET6) {
        const auto& v6 = reinterpret_cast<const sockaddr_in6&>(address);
        if (v6.sin6_port == 0)
            return {};
        inet_ntop(AF_INET6, &v6.sin6_addr, text.data(), text.size());
        return addressText(text.data(), ntohs(v6.sin6_port));
    }
    return {};
}

SocketBook::Entry SocketBook::use(const char* localIp, int localPort)
{
    const int fd = socketAt(addressText(localIp, localPort));
    const auto found = m_sockets.find(fd);
    if (found == m_sockets.end())
        return {-1, ++m_lastConnection, false};
    Known& known = found->second;
    const bool wasUsed = known.connection >= 0;
    if (!wasUsed)
        known.connection = ++m_lastConnection;
    return {fd, known.connection, wasUsed};
}

int SocketBook::socketAt(const QByteArray& local)
{
    if (local.isEmpty())
        return m_newest; // unix sockets have no address of their own
    const std::string name = local.toStdString();
    if (!m_byLocal.contains(name)) {
        for (auto& [fd, known] : m_sockets) {
            if (known.local.isEmpty())
                known.local = localName(fd);
            if (!known.local.isEmpty())
                m_byLocal[known.local.toStdString()] = fd;
        }
    }
    const auto found = m_byLocal.find(name);
    return found == m_byLocal.end() ? -1 : found->second;
}

}
