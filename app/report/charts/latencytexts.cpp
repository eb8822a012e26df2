// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/axis.h"
#include "report/charts/charttexts.h"
#include "report/numbertext.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <numeric>

namespace idemscope {

namespace {

struct LatencyTexts
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::LatencyChart)
};

constexpr qint64 everything = std::numeric_limits<qint64>::max();
constexpr double mostRows = 50;

qint64 usedBuckets(const std::vector<qint64>& counts)
{
    auto used = qint64(counts.size());
    while (used > 0 && counts[size_t(used - 1)] == 0)
        --used;
    return used;
}

qint64 percentile(const RunSeries& series, double share)
{
    const qint64 all = bucketSum(series.firstLatency, 0, everything);
    qint64 seen = 0;
    for (size_t i = 0; i < series.firstLatency.size(); ++i) {
        seen += series.firstLatency[i];
        if (double(seen) >= share * double(all))
            return qint64(i + 1) * series.bucketUs;
    }
    return 0;
}

}

qint64 bucketSum(const std::vector<qint64>& counts, qint64 from, qint64 to)
{
    const auto size = qint64(counts.size());
    return std::accumulate(counts.begin() + std::min(from, size), counts.begin() + std::min(to, size), qint64(0));
}

qint64 usedBuckets(const RunSeries& series)
{
    return std::max(
        {usedBuckets(series.firstLatency), usedBuckets(series.replayLatency), usedBuckets(series.otherLatency)});
}

bool hasLatency(const RunSeries& series)
{
    return usedBuckets(series) > 0;
}

LatencyMarks latencyMarks(const RunSeries& series, const Distribution& exact)
{
    return exact.count > 0 ? LatencyMarks{exact.p50, exact.p99}
                           : LatencyMarks{percentile(series, 0.5), percentile(series, 0.99)};
}

ChartWords latencyWords()
{
    return {LatencyTexts::tr("Latency"), LatencyTexts::tr("service time"),
            LatencyTexts::tr("No answer has been measured yet. Service times appear with the first response.")};
}

QString latencySummary(const RunSeries& series, const Distribution& exact)
{
    const LatencyMarks marks = latencyMarks(series, exact);
    const auto countOf = [](const std::vector<qint64>& counts) {
        return int(bucketSum(counts, 0, everything));
    };
    return LatencyTexts::tr("%1, p50 %2, p99 %3; %4; %5", "counts of answers")
        .arg(LatencyTexts::tr("%Ln first execution(s)", nullptr, countOf(series.firstLatency)), durationText(marks.p50),
             durationText(marks.p99),
             LatencyTexts::tr("%Ln replay(s) of these", nullptr, countOf(series.replayLatency)),
             LatencyTexts::tr("%Ln other answer(s)", nullptr, countOf(series.otherLatency)));
}

TextTable latencyTable(const RunSeries& series)
{
    TextTable table{{LatencyTexts::tr("Service time"), LatencyTexts::tr("First executions"),
                     LatencyTexts::tr("Their replays"), LatencyTexts::tr("Other answers")},
                    {}};
    const qint64 used = usedBuckets(series);
    const qint64 group = groupingFor(double(used), mostRows);
    for (qint64 i = 0; i < used; i += group) {
        const qint64 first = bucketSum(series.firstLatency, i, i + group);
        const qint64 replay = bucketSum(series.replayLatency, i, i + group);
        const qint64 other = bucketSum(series.otherLatency, i, i + group);
        if (first + replay + other == 0)
            continue;
        table.rows.push_back({LatencyTexts::tr("%1 to %2")
                                  .arg(durationText(i * series.bucketUs), durationText((i + group) * series.bucketUs)),
                              countText(first), countText(replay), countText(other)});
    }
    return table;
}

QString firstExecutionsName()
{
    return LatencyTexts::tr("first executions");
}

QString replaysName()
{
    return LatencyTexts::tr("their replays");
}

QString otherAnswersName()
{
    return LatencyTexts::tr("other answers");
}

}
