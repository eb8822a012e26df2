// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/liveseries.h"

#include <algorithm>

namespace idemscope {

namespace {

constexpr int maximumOperationsShown = 100;
constexpr std::size_t maximumBars = 2'000;
constexpr std::size_t maximumBuckets = 200;
constexpr qint64 cachePointUs = 250'000;
constexpr std::size_t maximumCachePoints = 400;

/// Doubles the width of every bucket by adding neighbours.
void mergePairs(std::vector<qint64>& counts)
{
    for (std::size_t i = 0; i < counts.size(); i += 2)
        counts[i / 2] = counts[i] + (i + 1 < counts.size() ? counts[i + 1] : 0);
    counts.resize((counts.size() + 1) / 2);
}

}

LiveSeries::LiveSeries(int operationsTotal)
{
    m_series.operationsTotal = operationsTotal;
    m_series.operationsShown = std::min(operationsTotal, maximumOperationsShown);
}

void LiveSeries::addRelease(qint64 at)
{
    m_series.releases.push_back(at);
}

void LiveSeries::add(const Attempt& attempt)
{
    const auto first = m_first.find(attempt.operation);
    const qint64 firstComplete = first == m_first.end() ? -1 : first->second.complete;
    const Happening happening = happeningOf(attempt);
    ++m_series.happenings[std::size_t(happening)];
    if (attempt.operation < m_series.operationsShown && m_series.timeline.size() < maximumBars) {
        const qint64 from = std::max(attempt.timing.released, attempt.timing.started);
        m_series.timeline.push_back({attempt.operation, m_lanes[attempt.operation]++, from, attempt.timing.complete,
                                     happening, attempt.number, attempt.abandonedAt});
    }
    addLatency(attempt, happening);
    if (firstComplete >= 0 && attempt.outcome == Outcome::Responded)
        addCacheHit(attempt, happening, firstComplete);
}

Happening LiveSeries::happeningOf(const Attempt& attempt)
{
    if (attempt.outcome == Outcome::Refused)
        return Happening::Refused;
    if (attempt.outcome == Outcome::Unknown)
        return Happening::Unknown;
    switch (attempt.kind) {
    case AttemptClass::Conflict:
        return Happening::Conflict;
    case AttemptClass::Rejected:
        return Happening::Rejected;
    case AttemptClass::Acknowledged:
        break;
    default:
        return Happening::Failed;
    }
    const QByteArray identity = attempt.identity.value_or(attempt.response.body);
    const auto [first, isNew] =
        m_first.try_emplace(attempt.operation, FirstExecution{identity, attempt.timing.complete});
    const bool isReplay =
        attempt.isMarkedReplay || attempt.isPointerRefusal || (!isNew && first->second.identity == identity);
    return isReplay ? Happening::Replay : Happening::Executed;
}

void LiveSeries::addLatency(const Attempt& attempt, Happening happening)
{
    if (attempt.outcome != Outcome::Responded)
        return;
    const qint64 service = std::max<qint64>(0, attempt.timing.complete - attempt.timing.released);
    while (std::size_t(service / m_series.bucketUs) >= maximumBuckets)
        widenBuckets();
    auto& counts = happening == Happening::Executed ? m_series.firstLatency
                   : happening == Happening::Replay ? m_series.replayLatency
                                                    : m_series.otherLatency;
    const std::size_t bucket = std::size_t(service / m_series.bucketUs);
    if (counts.size() <= bucket)
        counts.resize(bucket + 1);
    ++counts[bucket];
}

void LiveSeries::widenBuckets()
{
    m_series.bucketUs *= 2;
    mergePairs(m_series.firstLatency);
    mergePairs(m_series.replayLatency);
    mergePairs(m_series.otherLatency);
}

void LiveSeries::addCacheHit(const Attempt& attempt, Happening happening, qint64 firstComplete)
{
    if (attempt.timing.released < firstComplete)
        return;
    const auto count = [happening](std::vector<CacheHitPoint>& points, qint64 at) {
        const std::size_t slot =
            std::min<std::size_t>(std::size_t(std::max<qint64>(0, at) / cachePointUs), maximumCachePoints - 1);
        while (points.size() <= slot)
            points.push_back({double(points.size()) * cachePointUs, 0, 0});
        ++points[slot].repeats;
        points[slot].replays += happening == Happening::Replay ? 1 : 0;
    };
    count(m_series.cacheByTime, attempt.timing.released);
    count(m_series.cacheByAge, attempt.timing.released - firstComplete);
}

}
