// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/charttexts.h"
#include "report/numbertext.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct CacheTexts
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::CacheChart)
};

}

double hitRatio(const CacheHitPoint& point)
{
    return double(point.replays) / double(point.repeats);
}

std::vector<CacheHitPoint> cachePoints(const RunSeries& series, bool isByTime)
{
    std::vector<CacheHitPoint> result = isByTime ? series.cacheByTime : series.cacheByAge;
    std::erase_if(result, [](const CacheHitPoint& point) { return point.repeats == 0; });
    return result;
}

ChartWords cacheWords(const RunSeries& series, bool isByTime)
{
    const bool isLone = cachePoints(series, isByTime).size() == 1;
    return {CacheTexts::tr("Cache hits"),
            isLone ? CacheTexts::tr("one moment only: stagger attempts") : CacheTexts::tr("repeats answered by replay"),
            CacheTexts::tr(
                "No attempt was released after a first execution had completed; replays to those already under way are "
                "no hits. Fire in sequence, stagger the attempts or add retries to see which repeats are hits.")};
}

QString cacheSummary(const RunSeries& series, bool isByTime)
{
    qint64 repeats = 0, replays = 0;
    for (const CacheHitPoint& point : cachePoints(series, isByTime)) {
        repeats += point.repeats;
        replays += point.replays;
    }
    return CacheTexts::tr("%1 of %2 repeats were answered by replay, %3")
        .arg(countText(replays), countText(repeats), percentText(repeats ? double(replays) / double(repeats) : 0.0));
}

TextTable cacheTable(const RunSeries& series, bool isByTime)
{
    TextTable table{{isByTime ? CacheTexts::tr("Since the start") : CacheTexts::tr("Key age"),
                     CacheTexts::tr("Repeats"), CacheTexts::tr("Replays"), CacheTexts::tr("Share")},
                    {}};
    for (const CacheHitPoint& point : cachePoints(series, isByTime))
        table.rows.push_back({durationText(qint64(point.at)), countText(point.repeats), countText(point.replays),
                              percentText(hitRatio(point))});
    return table;
}

QString answeredByReplayName()
{
    return CacheTexts::tr("answered by replay");
}

}
