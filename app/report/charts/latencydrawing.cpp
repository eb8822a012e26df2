// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/axis.h"
#include "report/charts/chartdrawing.h"
#include "report/numbertext.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr double width = 472;
constexpr double height = 220;
constexpr double leastBar = 8; ///< pixels
constexpr double barShare = 0.86;

/// Counts of some neighbouring buckets.
struct Stack
{
    qint64 first = 0, replay = 0, other = 0;

    qint64 sum() const { return first + replay + other; }
};

std::vector<Stack> stacksOf(const RunSeries& series, qint64 group)
{
    std::vector<Stack> stacks;
    for (qint64 i = 0; i < usedBuckets(series); i += group)
        stacks.push_back({bucketSum(series.firstLatency, i, i + group), bucketSum(series.replayLatency, i, i + group),
                          bucketSum(series.otherLatency, i, i + group)});
    return stacks;
}

void drawStack(SvgCanvas& canvas, const PlotFrame& frame, const Stack& stack, double from, double to)
{
    const std::pair<ChartInk, qint64> parts[] = {
        {Happening::Executed, stack.first}, {Happening::Replay, stack.replay}, {PlainInk::Other, stack.other}};
    const double left = frame.x(from + (to - from) * (1 - barShare) / 2);
    const double right = frame.x(to - (to - from) * (1 - barShare) / 2);
    qint64 below = 0;
    for (const auto& [ink, count] : parts) {
        if (count > 0)
            canvas.rectangle(left, frame.y(double(below + count)), right - left,
                             frame.y(double(below)) - frame.y(double(below + count)), ink);
        below += count;
    }
}

void drawMarks(SvgCanvas& canvas, const PlotFrame& frame, const LatencyMarks& marks, double unit)
{
    double lastLabel = -1e9;
    for (const auto& [name, value] : {std::pair(u"p50"_s, marks.p50), std::pair(u"p99"_s, marks.p99)}) {
        const double x = frame.x(double(value) / unit);
        if (x > frame.right + 1)
            continue;
        canvas.line(x, frame.top, x, frame.bottom, PlainInk::Text, 1, true);
        if (x - lastLabel > SvgCanvas::textWidth(name) + 4)
            canvas.text(x + 3, frame.top + 8, name, PlainInk::Muted);
        lastLabel = x;
    }
}

}

ChartDrawing latencyDrawing(const RunSeries& series, const Distribution& first, InkSource source)
{
    ChartDrawing drawing;
    drawing.words = latencyWords();
    if (!hasLatency(series))
        return drawing;
    drawing.summary = latencySummary(series, first);
    drawing.table = latencyTable(series);
    drawing.legend = {{Happening::Executed, firstExecutionsName()},
                      {Happening::Replay, replaysName()},
                      {PlainInk::Other, otherAnswersName()}};
    drawing.width = width;
    drawing.height = height;
    SvgCanvas canvas(width, height, source);
    PlotFrame frame = PlotFrame::on(canvas);
    const qint64 used = usedBuckets(series);
    const TimeUnit unit = timeUnitFor(used * series.bucketUs);
    const double bucket = double(series.bucketUs) / unit.microseconds;
    frame.toX = double(used) * bucket * 1.04;
    const qint64 group = groupingFor(frame.toX / bucket, (frame.right - frame.left) / leastBar);
    const std::vector<Stack> stacks = stacksOf(series, group);
    for (const Stack& stack : stacks)
        frame.toY = std::max(frame.toY, double(stack.sum()) * 1.12);
    frame.drawTicksBelow(canvas, unit.symbol);
    frame.drawTicksLeft(canvas);
    for (std::size_t i = 0; i < stacks.size(); ++i)
        drawStack(canvas, frame, stacks[i], double(qint64(i) * group) * bucket, double(qint64(i + 1) * group) * bucket);
    if (bucketSum(series.firstLatency, 0, used) > 0)
        drawMarks(canvas, frame, latencyMarks(series, first), unit.microseconds);
    drawing.svg = canvas.finish(drawing.words.title, drawing.summary);
    return drawing;
}

}
