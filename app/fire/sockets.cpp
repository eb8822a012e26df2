// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/sockets.h"

#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstddef>

#if defined(__linux__)
#include <linux/tcp.h>
#include <netinet/in.h>
#endif

namespace idemscope {

void allowManySockets()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

void closeOrderly(int fd)
{
    shutdown(fd, SHUT_WR);
    constexpr int mostReads = 256; // a peer that never stops sending must not hold the engine
    std::array<char, 16 * 1024> waste;
    for (int i = 0; i < mostReads && recv(fd, waste.data(), waste.size(), MSG_DONTWAIT) > 0; ++i)
        continue;
    close(fd);
}

void resetConnection(int fd)
{
    const linger none{1, 0};
    setsockopt(fd, SOL_SOCKET, SO_LINGER, &none, sizeof none);
#if defined(__linux__)
    // Dissolving the association resets now, so that no farewell of a TLS layer goes out before close().
    sockaddr nowhere{};
    nowhere.sa_family = AF_UNSPEC;
    connect(fd, &nowhere, sizeof nowhere);
#endif
}

void setCork([[maybe_unused]] int fd, [[maybe_unused]] bool isCorked)
{
#if defined(__linux__)
    const int value = isCorked ? 1 : 0;
    setsockopt(fd, IPPROTO_TCP, TCP_CORK, &value, sizeof value);
#endif
}

std::optional<unsigned> dataSegmentsSent([[maybe_unused]] int fd)
{
#if defined(__linux__)
    tcp_info info{};
    socklen_t length = sizeof info;
    const bool isKnown = getsockopt(fd, IPPROTO_TCP, TCP_INFO, &info, &length) == 0 &&
                         length >= offsetof(tcp_info, tcpi_data_segs_out) + sizeof info.tcpi_data_segs_out;
    if (isKnown)
        return info.tcpi_data_segs_out;
#endif
    return std::nullopt;
}

}
