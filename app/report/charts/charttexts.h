// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"
#include "model/verdict.h"

#include <QStringList>

namespace idemscope {

// What the four charts say in words, in the window and in reports.

/// A table of ready texts: column titles and rows.
struct TextTable
{
    QStringList columns;
    std::vector<QStringList> rows;

    bool operator==(const TextTable&) const = default;
};

struct ChartWords
{
    QString title;
    QString subtitle;
    QString nothing; ///< shown where there is no data: why, and what to do
};

bool hasTimeline(const RunSeries& series);
ChartWords timelineWords(const RunSeries& series);
QString timelineSummary(const RunSeries& series);
TextTable timelineTable(const RunSeries& series);
/// What happened to the attempt of a bar, or where it was abandoned.
QString barText(const TimelineBar& bar);
/// The moment that the timeline counts from: the first gate opening or, without one, the first start.
qint64 timelineOrigin(const RunSeries& series);
/// The operations that have bars, in order.
std::vector<int> timelineOperations(const RunSeries& series);

bool hasLatency(const RunSeries& series);
ChartWords latencyWords();
/// `exact` holds the figures of first executions, where they are known better than from the buckets.
QString latencySummary(const RunSeries& series, const Distribution& exact);
TextTable latencyTable(const RunSeries& series);
QString otherAnswersName(); ///< of the bars that are neither first executions nor replays
QString firstExecutionsName();
QString replaysName();
/// Buckets up to the last one that holds anything.
qint64 usedBuckets(const RunSeries& series);
/// Of a range of buckets, which may reach beyond the last one.
qint64 bucketSum(const std::vector<qint64>& counts, qint64 from, qint64 to);
/// Of first executions, µs: the exact figure if there is one, else the end of the bucket it lies in.
struct LatencyMarks
{
    qint64 p50 = 0;
    qint64 p99 = 0;
};
LatencyMarks latencyMarks(const RunSeries& series, const Distribution& exact);

ChartWords effectsWords(const RunSeries& series);
QString effectsSummary(const RunSeries& series);
TextTable effectsTable(const RunSeries& series);
QString expectedEffectsName();
/// Effects beyond those expected.
qint64 excess(const EffectBar& bar);
/// Of some bars, the one with the most effects too many.
const EffectBar& worstOf(const RunSeries& series, qint64 from, qint64 to);

ChartWords cacheWords(const RunSeries& series, bool isByTime);
QString cacheSummary(const RunSeries& series, bool isByTime);
TextTable cacheTable(const RunSeries& series, bool isByTime);
QString answeredByReplayName();
/// Those with repeats.
std::vector<CacheHitPoint> cachePoints(const RunSeries& series, bool isByTime);
double hitRatio(const CacheHitPoint& point);

}
