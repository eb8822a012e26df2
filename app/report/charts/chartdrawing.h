// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/charts/charttexts.h"
#include "report/charts/svgcanvas.h"

namespace idemscope {

struct ChartLegendItem
{
    ChartInk ink;
    QString name;
};

/// A chart as a report shows it.
struct ChartDrawing
{
    ChartWords words;
    QString summary; ///< for who cannot see it
    QByteArray svg;  ///< empty: there is nothing to draw, words.nothing says why
    double width = 0, height = 0;
    std::vector<ChartLegendItem> legend;
    TextTable table;
};

/// The four charts of a run, in the order of the window. `first` holds the exact latencies of first executions.
std::vector<ChartDrawing> chartDrawings(const RunSeries& series, const Distribution& first, InkSource source);

ChartDrawing timelineDrawing(const RunSeries& series, InkSource source);
ChartDrawing latencyDrawing(const RunSeries& series, const Distribution& first, InkSource source);
ChartDrawing effectsDrawing(const RunSeries& series, InkSource source);
ChartDrawing cacheDrawing(const RunSeries& series, InkSource source);

/// Where the data of a chart are drawn: the rest is for labels.
struct PlotFrame
{
    double left = 44, top = 14, right = 0, bottom = 0;
    double fromX = 0, toX = 1, toY = 1; ///< data at the edges; y begins at 0

    static PlotFrame on(const SvgCanvas& canvas, double left = 44);
    double x(double value) const;
    double y(double value) const;
    /// Labels below; grid lines and labels at the left.
    void drawTicksBelow(SvgCanvas& canvas, const QString& unit) const;
    void drawTicksLeft(SvgCanvas& canvas, bool isPercent = false) const;
};

}
