// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "loopback/workerpool.h"

#include <algorithm>
#include <system_error>

namespace idemscope::loopback {

WorkerPool::WorkerPool(int limit)
    : m_limit(std::size_t(std::max(limit, 1)))
{
    m_threads.emplace_back([this] { work(); });
}

WorkerPool::~WorkerPool()
{
    stop();
}

void WorkerPool::run(std::function<void()> task)
{
    const std::lock_guard lock(m_mutex);
    if (m_stopping)
        return;
    m_tasks.push_back(std::move(task));
    if (m_tasks.size() > m_idle && m_threads.size() < m_limit)
        grow();
    m_wake.notify_one();
}

void WorkerPool::grow()
{
    try {
        m_threads.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
        // At the system's thread limit the threads that exist do the work, only later.
    }
}

void WorkerPool::work()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        ++m_idle;
        m_wake.wait(lock, [this] { return m_stopping || !m_tasks.empty(); });
        --m_idle;
        if (m_stopping)
            return;
        auto task = std::move(m_tasks.front());
        m_tasks.pop_front();
        lock.unlock();
        task();
        task = nullptr; // what it holds is let go of before the lock is taken
        lock.lock();
    }
}

void WorkerPool::stop()
{
    std::vector<std::thread> threads;
    std::deque<std::function<void()>> dropped;
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
        threads.swap(m_threads);
        dropped.swap(m_tasks);
    }
    m_wake.notify_all();
    for (std::thread& thread : threads)
        thread.join();
}

}
