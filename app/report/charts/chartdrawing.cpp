// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/chartdrawing.h"

#include "report/charts/axis.h"
#include "report/numbertext.h"

#include <algorithm>

namespace idemscope {

namespace {

constexpr double labelRoom = 20;
constexpr double marginRight = 16;

}

PlotFrame PlotFrame::on(const SvgCanvas& canvas, double left)
{
    PlotFrame frame;
    frame.left = left;
    frame.right = canvas.width() - marginRight;
    frame.bottom = canvas.height() - labelRoom;
    return frame;
}

double PlotFrame::x(double value) const
{
    return left + (value - fromX) / (toX - fromX) * (right - left);
}

double PlotFrame::y(double value) const
{
    return bottom - value / toY * (bottom - top);
}

void PlotFrame::drawTicksBelow(SvgCanvas& canvas, const QString& unit) const
{
    const int count = std::max(2, int((right - left) / 90));
    for (const AxisTick& tick : numberTicks(fromX, toX, count, unit))
        canvas.text(x(tick.at), bottom + 15, tick.label, PlainInk::Muted, SvgCanvas::Anchor::Middle);
}

void PlotFrame::drawTicksLeft(SvgCanvas& canvas, bool isPercent) const
{
    for (const AxisTick& tick : numberTicks(0, toY, 4, {}, !isPercent)) {
        canvas.line(left, y(tick.at), right, y(tick.at), PlainInk::Border);
        canvas.text(left - 6, y(tick.at) + 4, isPercent ? percentText(tick.at) : tick.label, PlainInk::Muted,
                    SvgCanvas::Anchor::End);
    }
}

std::vector<ChartDrawing> chartDrawings(const RunSeries& series, const Distribution& first, InkSource source)
{
    return {timelineDrawing(series, source), latencyDrawing(series, first, source), effectsDrawing(series, source),
            cacheDrawing(series, source)};
}

}
