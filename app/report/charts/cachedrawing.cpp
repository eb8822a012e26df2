// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/chartdrawing.h"
#include "report/numbertext.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

struct CacheDrawing
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::CacheDrawing)
};

constexpr double width = 472;
constexpr double height = 220;
constexpr std::size_t mostDots = 12;

}

ChartDrawing cacheDrawing(const RunSeries& series, InkSource source)
{
    ChartDrawing drawing;
    drawing.words = cacheWords(series, false);
    const std::vector<CacheHitPoint> points = cachePoints(series, false);
    if (points.empty())
        return drawing;
    drawing.summary = cacheSummary(series, false);
    drawing.table = cacheTable(series, false);
    drawing.legend = {{Happening::Replay, answeredByReplayName()}};
    drawing.width = width;
    drawing.height = height;
    SvgCanvas canvas(width, height, source);
    PlotFrame frame = PlotFrame::on(canvas);
    const auto oldest = std::max_element(points.begin(), points.end(),
                                         [](const auto& one, const auto& other) { return one.at < other.at; });
    const TimeUnit unit = timeUnitFor(qint64(oldest->at));
    frame.toX = std::max(oldest->at / unit.microseconds * (points.size() == 1 ? 2 : 1.01), 1e-3);
    frame.toY = 1.06;
    frame.drawTicksBelow(canvas, unit.symbol);
    frame.drawTicksLeft(canvas, true);
    canvas.text(frame.right, frame.bottom - 4, CacheDrawing::tr("key age"), PlainInk::Muted, SvgCanvas::Anchor::End);
    std::vector<std::pair<double, double>> places;
    for (const CacheHitPoint& point : points)
        places.emplace_back(frame.x(point.at / unit.microseconds), frame.y(hitRatio(point)));
    if (places.size() > 1)
        canvas.area(places, frame.bottom, Happening::Replay);
    for (const auto& [x, y] : places) {
        if (places.size() <= mostDots)
            canvas.circle(x, y, 3, Happening::Replay);
    }
    drawing.svg = canvas.finish(drawing.words.title, drawing.summary);
    return drawing;
}

}
