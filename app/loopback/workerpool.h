// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace idemscope::loopback {

/// Threads for work that may block: one more is started whenever no idle one is left, up to a limit. Thread-safe.
class WorkerPool
{
public:
    /// Starts the first thread; throws std::system_error when the system refuses it.
    explicit WorkerPool(int limit);
    ~WorkerPool();
    void run(std::function<void()> task);
    /// Drops tasks that were not begun and waits for those that were.
    void stop();

private:
    void work();
    void grow();

    const std::size_t m_limit;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<std::function<void()>> m_tasks;
    std::vector<std::thread> m_threads;
    std::size_t m_idle = 0;
    bool m_stopping = false;
};

}
