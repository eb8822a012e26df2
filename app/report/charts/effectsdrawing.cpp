// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/axis.h"
#include "report/charts/chartdrawing.h"
#include "report/numbertext.h"
#include "report/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct EffectsDrawing
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::EffectsDrawing)
};

constexpr double width = 472;
constexpr double height = 220;
constexpr double leastBar = 5; ///< pixels
constexpr double barShare = 0.68;

QString tipOf(const EffectBar& bar)
{
    return EffectsDrawing::tr("Operation %1: %2 observed, at most %3 expected")
        .arg(countText(bar.operation + 1), countText(bar.observed), countText(bar.expectedMax));
}

void drawBar(SvgCanvas& canvas, const PlotFrame& frame, const EffectBar& bar, double from, double to)
{
    const double left = frame.x(from + (to - from) * (1 - barShare) / 2);
    const double barWidth = (frame.x(to) - frame.x(from)) * barShare;
    const double within = double(std::min(bar.observed, bar.expectedMax));
    if (within > 0)
        canvas.rectangle(left, frame.y(within), barWidth, frame.y(0) - frame.y(within), Happening::Executed,
                         tipOf(bar));
    if (excess(bar) == 0)
        return;
    canvas.rectangle(left, frame.y(double(bar.observed)), barWidth, frame.y(within) - frame.y(double(bar.observed)),
                     Happening::DuplicateEffect, tipOf(bar));
    const QString label = u"+"_s + countText(excess(bar));
    if (frame.x(to) - frame.x(from) > SvgCanvas::textWidth(label))
        canvas.text(left + barWidth / 2, frame.y(double(bar.observed)) - 3, label, PlainInk::Text,
                    SvgCanvas::Anchor::Middle, true);
}

/// A line at what was expected, as long as neighbours agree.
void drawExpected(SvgCanvas& canvas, const PlotFrame& frame, const std::vector<EffectBar>& bars)
{
    for (std::size_t i = 0; i < bars.size();) {
        std::size_t end = i + 1;
        while (end < bars.size() && bars[end].expectedMax == bars[i].expectedMax)
            ++end;
        const double y = frame.y(double(bars[i].expectedMax));
        canvas.line(i == 0 ? frame.left : frame.x(double(i)), y,
                    end == bars.size() ? frame.right : frame.x(double(end)), y, PlainInk::Text, 1, true);
        i = end;
    }
}

void nameBars(SvgCanvas& canvas, const PlotFrame& frame, const RunSeries& series)
{
    const auto count = qint64(series.effects.size());
    const qint64 step = groupingFor(double(count), (frame.right - frame.left) / 52);
    for (qint64 i = 0; i < count; i += step)
        canvas.text(frame.x(double(i) + 0.5), frame.bottom + 15,
                    EffectsDrawing::tr("op %1").arg(countText(series.effects[std::size_t(i)].operation + 1)),
                    PlainInk::Muted, SvgCanvas::Anchor::Middle);
}

}

ChartDrawing effectsDrawing(const RunSeries& series, InkSource source)
{
    ChartDrawing drawing;
    drawing.words = effectsWords(series);
    if (series.effects.empty())
        return drawing;
    drawing.summary = effectsSummary(series);
    drawing.table = effectsTable(series);
    drawing.legend = {{Happening::Executed, expectedEffectsName()},
                      {Happening::DuplicateEffect, happeningName(Happening::DuplicateEffect)}};
    drawing.width = width;
    drawing.height = height;
    SvgCanvas canvas(width, height, source);
    PlotFrame frame = PlotFrame::on(canvas);
    const auto count = qint64(series.effects.size());
    const double room = std::max(0.0, 4 - double(count)) / 2; // a lone bar as wide as the chart would say nothing more
    frame.fromX = -room;
    frame.toX = double(count) + room;
    const qint64 group = groupingFor(double(count), (frame.right - frame.left) / leastBar);
    for (const EffectBar& bar : series.effects)
        frame.toY = std::max({frame.toY, double(bar.observed) * 1.12, double(bar.expectedMax) * 1.12});
    frame.drawTicksLeft(canvas);
    for (qint64 i = 0; i < count; i += group)
        drawBar(canvas, frame, worstOf(series, i, std::min(i + group, count)), double(i), double(i + group));
    drawExpected(canvas, frame, series.effects);
    nameBars(canvas, frame, series);
    drawing.svg = canvas.finish(drawing.words.title, drawing.summary);
    return drawing;
}

}
