// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"

#include <mutex>

namespace idemscope {

enum class RunPhase { Preparing, SettingUp, ReadingBefore, Firing, Settling, TearingDown, Judging, Finished };

/// A picture of a run under way (DESIGN.md §3: the window pulls it 10–20 times a second).
struct RunSnapshot
{
    RunPhase phase = RunPhase::Preparing;
    qint64 run = 0; ///< id in the log; 0 before it has one
    qint64 attemptsDone = 0;
    qint64 attemptsPlanned = 0; ///< at the most
    qint64 elapsedUs = 0;
    double ratePerSecond = 0; ///< over about the last second
    std::optional<qint64> timeLeftMs;
    std::optional<qint64>
        waitMs; ///< nothing is under way: until the next attempt is due (backoff, Retry-After, arrival)
    std::shared_ptr<const RunSeries> series; ///< never null once firing has begun
};

/// Hands the latest snapshot of a run from its thread to any other. Thread-safe.
class RunMonitor
{
public:
    RunSnapshot snapshot() const;
    void publish(RunSnapshot snapshot);

private:
    mutable std::mutex m_mutex;
    RunSnapshot m_snapshot;
};

}
