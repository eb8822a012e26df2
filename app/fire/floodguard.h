// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <set>
#include <thread>

namespace idemscope {

/// Brings libcurl back from a peer that floods it: over HTTP/2 it reads for as long as frames come that hold nothing
/// (empty DATA, PING), calls nobody meanwhile and looks at no clock. A call that has neither come back nor called
/// anybody for about a second has its connection cut. One per CurlMulti, whose thread makes all calls; the guard has
/// one of its own.
class FloodGuard
{
public:
    static constexpr int anySocket = -1;

    FloodGuard();

    /// The sockets that libcurl uses, for calls that are for any of them.
    void add(int socket);
    void remove(int socket);
    void enter(int socket);
    /// libcurl calls back: it is at work, as when it starts ten thousand transfers in one call.
    void noteProgress() { m_calls += 2; }
    /// True: the call came back because a connection was cut.
    bool leave();

private:
    void watch(const std::stop_token& stop);
    void cut();

    std::mutex m_mutex; ///< of m_sockets, m_socket and m_isCut
    std::set<int> m_sockets;
    int m_socket = anySocket;
    bool m_isCut = false;
    std::atomic<std::uint64_t> m_calls = 0; ///< odd while a call is under way; grows as it gets on
    std::jthread m_thread;                  ///< last: it uses all of the above
};

}
