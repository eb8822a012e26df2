// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/charttexts.h"
#include "report/numbertext.h"
#include "report/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct TimelineTexts
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::TimelineChart)
};

}

bool hasTimeline(const RunSeries& series)
{
    return !series.timeline.empty();
}

ChartWords timelineWords(const RunSeries& series)
{
    const bool isPart = series.operationsShown < series.operationsTotal;
    return {TimelineTexts::tr("Timeline"),
            isPart ? TimelineTexts::tr("%1 of %2 operations: the worst and the first", "timeline")
                         .arg(countText(series.operationsShown), countText(series.operationsTotal))
                   : TimelineTexts::tr("one lane per operation"),
            TimelineTexts::tr("No attempt is recorded yet. Every attempt of a burst appears here.")};
}

QString barText(const TimelineBar& bar)
{
    if (!bar.abandonedAt)
        return happeningName(bar.happening);
    switch (*bar.abandonedAt) {
    case WirePoint::AfterConnect:
        return TimelineTexts::tr("abandoned after connecting");
    case WirePoint::MidRequest:
        return TimelineTexts::tr("abandoned in the middle of the request");
    case WirePoint::AfterRequest:
        return TimelineTexts::tr("abandoned after the request was sent");
    case WirePoint::AfterHeaders:
        return TimelineTexts::tr("abandoned after the response headers");
    case WirePoint::MidBody:
        break;
    }
    return TimelineTexts::tr("abandoned in the middle of the response body");
}

QString timelineSummary(const RunSeries& series)
{
    QStringList parts;
    for (int i = 0; i < happeningCount; ++i) {
        if (series.happenings[i] > 0)
            parts.append(TimelineTexts::tr("%1: %2", "happening and its count")
                             .arg(happeningName(Happening(i)), countText(series.happenings[i])));
    }
    return TimelineTexts::tr("Attempts of %n operation(s) over time", nullptr, series.operationsShown) + u". "_s +
           parts.join(u", "_s);
}

TextTable timelineTable(const RunSeries& series)
{
    TextTable table{{TimelineTexts::tr("What happened"), TimelineTexts::tr("Attempt"), TimelineTexts::tr("Operation"),
                     TimelineTexts::tr("From"), TimelineTexts::tr("To"), TimelineTexts::tr("Took")},
                    {}};
    const qint64 origin = series.releases.empty() ? 0 : series.releases.front();
    for (const TimelineBar& bar : series.timeline) {
        table.rows.push_back({barText(bar), countText(bar.attempt), countText(bar.operation + 1),
                              durationText(std::max<qint64>(0, bar.from - origin)), durationText(bar.to - origin),
                              durationText(bar.to - bar.from)});
    }
    return table;
}

qint64 timelineOrigin(const RunSeries& series)
{
    if (!series.releases.empty())
        return *std::min_element(series.releases.begin(), series.releases.end());
    qint64 first = series.timeline.empty() ? 0 : series.timeline.front().from;
    for (const TimelineBar& bar : series.timeline)
        first = std::min(first, bar.from);
    return first;
}

std::vector<int> timelineOperations(const RunSeries& series)
{
    std::vector<int> operations;
    for (const TimelineBar& bar : series.timeline)
        operations.push_back(bar.operation);
    std::sort(operations.begin(), operations.end());
    operations.erase(std::unique(operations.begin(), operations.end()), operations.end());
    return operations;
}

}
