// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/floodguard.h"

#include <sys/socket.h>

#include <chrono>
#include <condition_variable>
#include <utility>

namespace idemscope {

namespace {

using namespace std::chrono_literals;

/// Looks are counted, not time, so that a process that was held up itself cuts nothing off.
constexpr auto betweenLooks = 100ms;
constexpr int looksUntilCut = 10;

}

FloodGuard::FloodGuard()
    : m_thread([this](const std::stop_token& stop) { watch(stop); })
{
}

void FloodGuard::add(int socket)
{
    const std::scoped_lock lock(m_mutex);
    m_sockets.insert(socket);
}

void FloodGuard::remove(int socket)
{
    const std::scoped_lock lock(m_mutex);
    m_sockets.erase(socket);
}

void FloodGuard::enter(int socket)
{
    const std::scoped_lock lock(m_mutex);
    m_socket = socket;
    ++m_calls;
}

bool FloodGuard::leave()
{
    const std::scoped_lock lock(m_mutex);
    ++m_calls;
    return std::exchange(m_isCut, false);
}

void FloodGuard::watch(const std::stop_token& stop)
{
    std::mutex mutex;
    std::condition_variable_any pause;
    std::uint64_t seen = 0;
    int looks = 0;
    std::unique_lock lock(mutex);
    while (!pause.wait_for(lock, stop, betweenLooks, [&stop] { return stop.stop_requested(); })) {
        const std::uint64_t calls = m_calls;
        const bool isSameCall = calls == seen && calls % 2 == 1;
        looks = isSameCall ? looks + 1 : 0;
        seen = calls;
        if (looks == looksUntilCut)
            cut();
    }
}

/// A shut socket resets its connection as soon as more arrives, which ends the reading.
void FloodGuard::cut()
{
    const std::scoped_lock lock(m_mutex);
    if (m_calls % 2 == 0)
        return;
    m_isCut = true;
    for (const int socket : m_socket == anySocket ? m_sockets : std::set{m_socket})
        shutdown(socket, SHUT_RDWR);
}

}
