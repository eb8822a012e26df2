// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"
#include "model/series.h"

#include <unordered_map>

namespace idemscope {

/// Chart data that grows with each attempt at constant cost, for the time before effects are known. At the end the
/// judge's makeSeries() replaces it. Lives on the run's thread.
class LiveSeries
{
public:
    explicit LiveSeries(int operationsTotal);

    void add(const Attempt& attempt);
    void addRelease(qint64 at);
    const RunSeries& series() const { return m_series; }

private:
    struct FirstExecution
    {
        QByteArray identity;
        qint64 complete = 0;
    };

    Happening happeningOf(const Attempt& attempt);
    void addLatency(const Attempt& attempt, Happening happening);
    void addCacheHit(const Attempt& attempt, Happening happening, qint64 firstComplete);
    void widenBuckets();

    RunSeries m_series;
    std::unordered_map<int, FirstExecution> m_first; ///< by operation
    std::unordered_map<int, int> m_lanes;            ///< next lane of the operations shown
};

}
