// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/sockets.h"

#include "base/clock.h"

#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstddef>
#include <limits>

#if defined(__linux__)
#include <linux/tcp.h>
#include <netinet/in.h>
#endif

namespace idemscope {

namespace {

struct SendState
{
    std::optional<unsigned> segments;
    bool hasUnsent = false;
    bool hasRoom = true; ///< in the congestion window
};

SendState sendState([[maybe_unused]] int fd)
{
    SendState state;
#if defined(__linux__)
    tcp_info info{};
    socklen_t length = sizeof info;
    const bool isKnown = getsockopt(fd, IPPROTO_TCP, TCP_INFO, &info, &length) == 0 &&
                         length >= offsetof(tcp_info, tcpi_data_segs_out) + sizeof info.tcpi_data_segs_out;
    if (isKnown)
        state = {info.tcpi_data_segs_out, info.tcpi_notsent_bytes > 0, info.tcpi_unacked < info.tcpi_snd_cwnd};
#endif
    return state;
}

}

void allowManySockets()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

qint64 mostConnections()
{
    constexpr qint64 ownFiles = 64; // the run log, probes, sinks, libraries
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_max == RLIM_INFINITY)
        return std::numeric_limits<qint64>::max();
    return qint64(limit.rlim_max) - ownFiles; // allowManySockets() goes up to there
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

bool canSendAtOnce(int fd)
{
    const SendState state = sendState(fd);
    return !state.hasUnsent && state.hasRoom;
}

std::optional<unsigned> dataSegmentsSent(int fd)
{
    return sendState(fd).segments;
}

std::optional<int> dataSegmentsSince(int fd, std::optional<unsigned> before)
{
    if (!before)
        return std::nullopt;
    constexpr qint64 patienceMicros = 5000;
    const qint64 end = monotonicMicros() + patienceMicros;
    SendState state = sendState(fd);
    while (state.segments && (*state.segments == *before || state.hasUnsent) && monotonicMicros() < end)
        state = sendState(fd);
    return state.segments ? std::optional(int(*state.segments - *before)) : std::nullopt;
}

}
