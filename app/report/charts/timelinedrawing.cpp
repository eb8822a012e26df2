// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/chartdrawing.h"
#include "report/numbertext.h"
#include "report/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

struct TimelineDrawing
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::TimelineDrawing)
};

constexpr double width = 960;
constexpr double tallest = 480;
constexpr double shortest = 140;
constexpr double lanePixels = 6;
constexpr double rowPadding = 0.14; ///< share of a row that stays free above and below
constexpr double thicknessShare = 0.62;
constexpr double dash = 8;
constexpr double dashGap = 3;
constexpr std::size_t mostReleases = 60;

/// Knows where a bar lies.
struct Rows
{
    explicit Rows(const RunSeries& series)
        : operations(timelineOperations(series))
    {
        for (const TimelineBar& bar : series.timeline)
            lanes = std::max(lanes, bar.lane + 1);
    }

    double middle(const PlotFrame& frame, const TimelineBar& bar) const
    {
        const auto row = std::lower_bound(operations.begin(), operations.end(), bar.operation) - operations.begin();
        const double rowHeight = (frame.bottom - frame.top) / double(operations.size());
        const double lane = rowHeight * (1 - 2 * rowPadding) / lanes;
        return frame.top + rowHeight * (double(row) + rowPadding) + lane * (bar.lane + 0.5);
    }

    double thickness(const PlotFrame& frame) const
    {
        const double lane = (frame.bottom - frame.top) / double(operations.size()) * (1 - 2 * rowPadding) / lanes;
        return std::clamp(lane * thicknessShare, 0.6, 6.0);
    }

    std::vector<int> operations;
    int lanes = 1;
};

QString tipOf(const TimelineBar& bar, qint64 origin)
{
    return TimelineDrawing::tr("Attempt %1, operation %2: %3, from %4 to %5")
        .arg(countText(bar.attempt), countText(bar.operation + 1), barText(bar),
             durationText(std::max<qint64>(0, bar.from - origin)), durationText(bar.to - origin));
}

/// Colour is never alone: a duplicate effect ends in a cross, an unknown is dashed.
void drawBar(SvgCanvas& canvas, const TimelineBar& bar, double from, double to, double middle, double thickness,
             const QString& tip)
{
    const double end = std::max(to, from + 2);
    const double top = middle - thickness / 2;
    if (bar.happening == Happening::Unknown && end - from > dash) {
        for (double x = from; x < end; x += dash + dashGap)
            canvas.rectangle(x, top, std::min(dash, end - x), thickness, bar.happening, tip);
    } else {
        canvas.rectangle(from, top, end - from, thickness, bar.happening, tip);
    }
    if (bar.happening == Happening::DuplicateEffect && thickness > 1.5) {
        const double arm = std::clamp(thickness, 2.0, 4.0);
        canvas.line(end + arm, middle - arm, end + 3 * arm, middle + arm, bar.happening, 1.5);
        canvas.line(end + arm, middle + arm, end + 3 * arm, middle - arm, bar.happening, 1.5);
    }
}

void drawReleases(SvgCanvas& canvas, const PlotFrame& frame, const RunSeries& series, qint64 origin, double unit)
{
    if (series.releases.empty() || series.releases.size() > mostReleases)
        return;
    for (const qint64 release : series.releases) {
        const double x = frame.x(double(release - origin) / unit);
        canvas.line(x, frame.top, x, frame.bottom, PlainInk::Text, 1, true);
    }
    canvas.text(frame.x(double(series.releases.front() - origin) / unit) + 4, frame.top - 3,
                TimelineDrawing::tr("release"), PlainInk::Muted);
}

void nameRows(SvgCanvas& canvas, const PlotFrame& frame, const Rows& rows)
{
    const double rowHeight = (frame.bottom - frame.top) / double(rows.operations.size());
    const auto step = std::max<std::size_t>(1, std::size_t(14 / rowHeight) + (rowHeight < 14 ? 1 : 0));
    for (std::size_t row = 0; row < rows.operations.size(); row += step)
        canvas.text(frame.left - 8, frame.top + rowHeight * (double(row) + 0.5) + 4,
                    TimelineDrawing::tr("op %1").arg(countText(rows.operations[row] + 1)), PlainInk::Muted,
                    SvgCanvas::Anchor::End);
}

std::vector<ChartLegendItem> legendOf(const RunSeries& series)
{
    std::vector<ChartLegendItem> legend;
    for (int i = 0; i < happeningCount; ++i) {
        if (series.happenings[i] > 0)
            legend.push_back({Happening(i), happeningName(Happening(i))});
    }
    return legend;
}

QByteArray pictureOf(const RunSeries& series, InkSource source, ChartDrawing& drawing)
{
    const Rows rows(series);
    const qint64 origin = timelineOrigin(series);
    qint64 first = origin, last = origin + 1;
    for (const TimelineBar& bar : series.timeline) {
        first = std::min(first, bar.from);
        last = std::max(last, bar.to);
    }
    const TimeUnit unit = timeUnitFor(last - first);
    const double lanes = double(rows.operations.size()) * (rows.lanes + 1);
    SvgCanvas canvas(width, std::clamp(lanes * lanePixels + 40, shortest, tallest), source);
    PlotFrame frame = PlotFrame::on(canvas, 64);
    const double span = double(last - first) / unit.microseconds;
    frame.fromX = double(first - origin) / unit.microseconds - span * 0.03;
    frame.toX = double(last - origin) / unit.microseconds + span * 0.03;
    frame.drawTicksBelow(canvas, unit.symbol);
    nameRows(canvas, frame, rows);
    drawReleases(canvas, frame, series, origin, unit.microseconds);
    const double thickness = rows.thickness(frame);
    for (const TimelineBar& bar : series.timeline)
        drawBar(canvas, bar, frame.x(double(bar.from - origin) / unit.microseconds),
                frame.x(double(bar.to - origin) / unit.microseconds), rows.middle(frame, bar), thickness,
                tipOf(bar, origin));
    drawing.width = canvas.width();
    drawing.height = canvas.height();
    return canvas.finish(drawing.words.title, drawing.summary);
}

}

ChartDrawing timelineDrawing(const RunSeries& series, InkSource source)
{
    ChartDrawing drawing;
    drawing.words = timelineWords(series);
    drawing.summary = timelineSummary(series);
    if (!hasTimeline(series))
        return drawing;
    drawing.legend = legendOf(series);
    drawing.table = timelineTable(series);
    drawing.svg = pictureOf(series, source, drawing);
    return drawing;
}

}
