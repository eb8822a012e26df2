// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QColor>
#include <QImage>

#include <vector>

class QCustomPlot;

namespace idemscope {

/// One entry of the legend drawn into exported pictures.
struct ChartLegendEntry
{
    QColor color;
    QString text;
};

/// What surrounds a plot in an exported picture.
struct ChartCaption
{
    QString title;
    QString subtitle;
    std::vector<ChartLegendEntry> legend;
};

/// The plot as shown, with its caption; `scale` pixels per point.
QImage chartImage(QCustomPlot& plot, const ChartCaption& caption, double scale);
/// Writes a picture by the suffix of `path`: .svg as vectors, anything else as PNG. Errors: Io.
Result<void> saveChart(QCustomPlot& plot, const ChartCaption& caption, const QString& path);

}
