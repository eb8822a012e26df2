// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/latency.h"

#include <algorithm>

namespace idemscope {

Distribution distributionOf(std::vector<qint64>& values)
{
    Distribution distribution;
    if (values.empty())
        return distribution;
    std::sort(values.begin(), values.end());
    const auto rank = [&](size_t percent) {
        const size_t nearest = (values.size() * percent + 99) / 100;
        return values[std::max<size_t>(nearest, 1) - 1];
    };
    distribution.count = qint64(values.size());
    distribution.p50 = rank(50);
    distribution.p90 = rank(90);
    distribution.p95 = rank(95);
    distribution.p99 = rank(99);
    distribution.max = values.back();
    return distribution;
}

qint64 medianOf(std::vector<qint64>& values)
{
    std::sort(values.begin(), values.end());
    const size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : values[middle - 1] + (values[middle] - values[middle - 1]) / 2;
}

qint64 serviceTime(const AttemptFacts& attempt)
{
    return attempt.released < 0 || attempt.complete < attempt.released ? -1 : attempt.complete - attempt.released;
}

void measureLatency(const History& history, const Repeats& repeats, bool isOpen, Figures& figures)
{
    std::vector<qint64> first, replay, all, corrected;
    const std::vector<AttemptFacts>& attempts = history.attempts();
    for (size_t index = 0; index < attempts.size(); ++index) {
        const AttemptFacts& attempt = attempts[index];
        const qint64 time = serviceTime(attempt);
        if (attempt.isControl || attempt.outcome != Outcome::Responded || time < 0)
            continue;
        all.push_back(time);
        if (repeats.has(qsizetype(index), Role::FirstExecution))
            first.push_back(time);
        if (repeats.has(qsizetype(index), Role::Replay))
            replay.push_back(time);
        if (isOpen && attempt.intended >= 0)
            corrected.push_back(std::max<qint64>(0, attempt.complete - attempt.intended));
    }
    figures.first = distributionOf(first);
    figures.replay = distributionOf(replay);
    figures.all = distributionOf(all);
    if (isOpen)
        figures.corrected = distributionOf(corrected);
}

}
