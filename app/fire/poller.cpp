// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/poller.h"

#include "base/clock.h"

#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace idemscope {

namespace {

int waitMilliseconds(qint64 until)
{
    if (until < 0)
        return -1;
    const qint64 left = until - monotonicMicros();
    // Rounded up: a deadline may be noticed up to 1 ms late, never early.
    return left <= 0 ? 0 : int(std::min<qint64>((left + 999) / 1000, 60'000));
}

}

Poller::Poller()
    : m_epoll(epoll_create1(EPOLL_CLOEXEC))
    , m_wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.fd = m_wake;
    if (isValid())
        epoll_ctl(m_epoll, EPOLL_CTL_ADD, m_wake, &event);
}

Poller::~Poller()
{
    if (m_wake >= 0)
        close(m_wake);
    if (m_epoll >= 0)
        close(m_epoll);
}

void Poller::watch(int fd, SocketWatcher& watcher, std::uint32_t events)
{
    if (std::size_t(fd) >= m_entries.size())
        m_entries.resize(std::max<std::size_t>(std::size_t(fd) + 1, m_entries.size() * 2));
    Entry& entry = m_entries[std::size_t(fd)];
    if (entry.watcher == nullptr || entry.events != events) {
        epoll_event event{};
        event.events = events;
        event.data.fd = fd;
        epoll_ctl(m_epoll, entry.watcher ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, fd, &event);
    }
    entry = {&watcher, events};
}

void Poller::forget(int fd)
{
    if (fd < 0 || std::size_t(fd) >= m_entries.size() || !m_entries[std::size_t(fd)].watcher)
        return;
    m_entries[std::size_t(fd)] = {};
    epoll_ctl(m_epoll, EPOLL_CTL_DEL, fd, nullptr);
}

void Poller::wait(qint64 until)
{
    std::array<epoll_event, 512> events;
    const int count = epoll_wait(m_epoll, events.data(), int(events.size()), waitMilliseconds(until));
    for (int i = 0; i < count; ++i) {
        const int fd = events[std::size_t(i)].data.fd;
        if (fd == m_wake) {
            eventfd_t ignored = 0;
            eventfd_read(m_wake, &ignored);
        } else if (SocketWatcher* watcher = m_entries[std::size_t(fd)].watcher) {
            watcher->socketReady(fd, events[std::size_t(i)].events);
        }
    }
}

void Poller::wake()
{
    eventfd_write(m_wake, 1);
}

}
