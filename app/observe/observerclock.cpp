// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/observerclock.h"

#include "base/clock.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace idemscope {

qint64 ObserverClock::now()
{
    return monotonicMicros();
}

void ObserverClock::waitUntil(qint64 moment, std::stop_token stop)
{
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any bell;
    const auto time = std::chrono::steady_clock::time_point(std::chrono::microseconds(moment));
    bell.wait_until(lock, stop, time, [] { return false; });
}

}
