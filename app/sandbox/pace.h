// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <deque>
#include <mutex>

namespace idemscope::sandbox {

/// How many requests came within the last moments. Thread-safe.
class Pace
{
public:
    /// Takes note of one more; how many there were within the last 250 ms, this one included.
    int count()
    {
        const auto now = std::chrono::steady_clock::now();
        const std::lock_guard lock(m_mutex);
        m_times.push_back(now);
        while (m_times.front() + std::chrono::milliseconds(250) < now)
            m_times.pop_front();
        return int(m_times.size());
    }

private:
    std::mutex m_mutex;
    std::deque<std::chrono::steady_clock::time_point> m_times;
};

}
