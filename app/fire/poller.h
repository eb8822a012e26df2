// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <cstdint>
#include <vector>

namespace idemscope {

/// Is told when a socket it watches can be read or written.
class SocketWatcher
{
public:
    virtual ~SocketWatcher() = default;
    /// `events` are EPOLLIN, EPOLLOUT, EPOLLERR and EPOLLHUP as epoll reports them; may be stale, so reads must not
    /// block.
    virtual void socketReady(int fd, std::uint32_t events) = 0;
};

/// One epoll instance with a wake-up. Owned by the engine; every call but wake() from its thread.
class Poller
{
public:
    Poller();
    ~Poller();
    Poller(const Poller&) = delete;
    Poller& operator=(const Poller&) = delete;

    bool isValid() const { return m_epoll >= 0 && m_wake >= 0; }
    /// Watches `fd` level-triggered for `events`, instead of what was watched before.
    void watch(int fd, SocketWatcher& watcher, std::uint32_t events);
    /// Must be called before `fd` is closed.
    void forget(int fd);
    /// Waits at most until `until` (monotonicMicros(); −1: for ever) and tells the watchers.
    void wait(qint64 until);
    /// Ends a wait; safe from any thread.
    void wake();

private:
    struct Entry
    {
        SocketWatcher* watcher = nullptr;
        std::uint32_t events = 0;
    };
    int m_epoll = -1;
    int m_wake = -1;
    std::vector<Entry> m_entries; ///< by file descriptor
};

}
