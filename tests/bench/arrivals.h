// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <atomic>
#include <thread>
#include <vector>

namespace idemscope::bench {

/// Answers small requests on one thread and notes when the last byte of each was read: the server's view of a burst.
class Arrivals
{
public:
    Arrivals();
    ~Arrivals();

    quint16 port() const { return m_port; }
    void clear() { m_count = 0; }
    int count() const { return m_count; }
    /// max − min of the arrivals since clear(), µs.
    qint64 spread() const;

private:
    void run();
    void serve(int fd);

    int m_listener = -1;
    int m_epoll = -1;
    quint16 m_port = 0;
    std::atomic<bool> m_stops = false;
    std::atomic<int> m_count = 0;
    std::vector<qint64> m_times;
    std::vector<std::vector<char>> m_buffers; ///< by socket
    std::thread m_thread;
};

/// A TCP connection to the loopback `port`.
int connectTo(quint16 port);

}
