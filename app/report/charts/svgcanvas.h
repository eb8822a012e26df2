// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"

#include <QByteArray>
#include <QString>

#include <variant>

namespace idemscope {

/// Inks of a chart that mean nothing by themselves.
enum class PlainInk { Text, Muted, Border, Surface, Other };
/// What a shape is drawn in.
using ChartInk = std::variant<Happening, PlainInk>;

/// Where a chart's colours come from: a page with both schemes has them as CSS classes, paper has them written down.
enum class InkSource { Classes, Paper };

/// Names of the CSS classes that a page must define: "f-executed" fills, "s-executed" strokes, "f-muted", …
QString inkName(const ChartInk& ink);
/// 0xRRGGBB of an ink.
quint32 inkRgb(const ChartInk& ink, bool isDark);

/// Collects the shapes of one picture as SVG text, in pixels from the top left.
class SvgCanvas
{
public:
    enum class Anchor { Start, Middle, End };

    SvgCanvas(double width, double height, InkSource source);

    double width() const { return m_width; }
    double height() const { return m_height; }
    void rectangle(double x, double y, double width, double height, const ChartInk& ink, const QString& tip = {});
    void line(double x1, double y1, double x2, double y2, const ChartInk& ink, double thickness = 1,
              bool isDashed = false);
    /// `y` is the baseline.
    void text(double x, double y, const QString& text, const ChartInk& ink, Anchor anchor = Anchor::Start,
              bool isBold = false);
    void circle(double x, double y, double radius, const ChartInk& ink, const QString& tip = {});
    /// Points joined by a line, and the area below it down to `bottom` tinted.
    void area(const std::vector<std::pair<double, double>>& points, double bottom, const ChartInk& ink);

    /// The picture with its name and description for screen readers.
    QByteArray finish(const QString& title, const QString& description) const;

    /// About how wide a text of labels is: no font is at hand here.
    static double textWidth(const QString& text);
    static constexpr double fontSize = 11;

private:
    QByteArray fill(const ChartInk& ink) const;
    QByteArray stroke(const ChartInk& ink) const;

    double m_width;
    double m_height;
    InkSource m_source;
    QByteArray m_shapes;
};

}
