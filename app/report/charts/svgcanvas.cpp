// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/svgcanvas.h"

#include "model/json/words.h"
#include "report/colors.h"

#include <cmath>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// Two decimals at the most: a thousand bars stay small.
QByteArray number(double value)
{
    return QByteArray::number(std::round(value * 100) / 100, 'g', 7);
}

QByteArray escaped(const QString& text)
{
    return text.toHtmlEscaped().toUtf8();
}

/// A shape that is closed at once, or by its tip.
QByteArray closed(const QByteArray& name, const QString& tip)
{
    return tip.isEmpty() ? QByteArray("/>\n") : "><title>" + escaped(tip) + "</title></" + name + ">\n";
}

}

QString inkName(const ChartInk& ink)
{
    if (const auto* happening = std::get_if<Happening>(&ink))
        return word(*happening);
    switch (std::get<PlainInk>(ink)) {
    case PlainInk::Text:
        return u"text"_s;
    case PlainInk::Muted:
        return u"muted"_s;
    case PlainInk::Border:
        return u"border"_s;
    case PlainInk::Surface:
        return u"surface"_s;
    case PlainInk::Other:
        break;
    }
    return u"other"_s;
}

quint32 inkRgb(const ChartInk& ink, bool isDark)
{
    if (const auto* happening = std::get_if<Happening>(&ink))
        return happeningRgb(*happening, isDark);
    switch (std::get<PlainInk>(ink)) {
    case PlainInk::Text:
        return isDark ? 0xe9edf1 : 0x1b1f24;
    case PlainInk::Muted:
        return isDark ? 0xa3adb8 : 0x5d6875;
    case PlainInk::Border:
        return isDark ? 0x2e353e : 0xdfe3e8;
    case PlainInk::Surface:
        return isDark ? 0x1b2026 : 0xffffff;
    case PlainInk::Other:
        break;
    }
    return isDark ? 0x666e76 : 0xa6acb3;
}

SvgCanvas::SvgCanvas(double width, double height, InkSource source)
    : m_width(width)
    , m_height(height)
    , m_source(source)
{
}

QByteArray SvgCanvas::fill(const ChartInk& ink) const
{
    return m_source == InkSource::Classes ? " class=\"f-" + inkName(ink).toLatin1() + '"'
                                          : " fill=\"" + colorName(inkRgb(ink, false)).toLatin1() + '"';
}

QByteArray SvgCanvas::stroke(const ChartInk& ink) const
{
    return m_source == InkSource::Classes ? " class=\"s-" + inkName(ink).toLatin1() + '"'
                                          : " stroke=\"" + colorName(inkRgb(ink, false)).toLatin1() + '"';
}

void SvgCanvas::rectangle(double x, double y, double width, double height, const ChartInk& ink, const QString& tip)
{
    m_shapes += "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) + "\" height=\"" +
                number(height) + '"' + fill(ink) + closed("rect", tip);
}

void SvgCanvas::line(double x1, double y1, double x2, double y2, const ChartInk& ink, double thickness, bool isDashed)
{
    m_shapes += "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) + "\" y2=\"" +
                number(y2) + '"' + stroke(ink) + " stroke-width=\"" + number(thickness) + '"' +
                (isDashed ? " stroke-dasharray=\"4 2\"" : "") + "/>\n";
}

void SvgCanvas::text(double x, double y, const QString& text, const ChartInk& ink, Anchor anchor, bool isBold)
{
    const char* anchors[] = {"", " text-anchor=\"middle\"", " text-anchor=\"end\""};
    m_shapes += "<text x=\"" + number(x) + "\" y=\"" + number(y) + '"' + anchors[int(anchor)] +
                (isBold ? " font-weight=\"bold\"" : "") + fill(ink) + '>' + escaped(text) + "</text>\n";
}

void SvgCanvas::circle(double x, double y, double radius, const ChartInk& ink, const QString& tip)
{
    m_shapes += "<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"" + number(radius) + '"' + fill(ink) +
                closed("circle", tip);
}

void SvgCanvas::area(const std::vector<std::pair<double, double>>& points, double bottom, const ChartInk& ink)
{
    QByteArray line;
    for (const auto& [x, y] : points)
        line += number(x) + ',' + number(y) + ' ';
    m_shapes += "<polygon points=\"" + line + number(points.back().first) + ',' + number(bottom) + ' ' +
                number(points.front().first) + ',' + number(bottom) + "\" fill-opacity=\"0.16\"" + fill(ink) + "/>\n";
    m_shapes += "<polyline points=\"" + line.trimmed() + "\" fill=\"none\" stroke-width=\"2\"" + stroke(ink) + "/>\n";
}

QByteArray SvgCanvas::finish(const QString& title, const QString& description) const
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number(m_width) + ' ' + number(m_height) +
           "\" width=\"" + number(m_width) + "\" height=\"" + number(m_height) + "\" role=\"img\" font-size=\"" +
           number(fontSize) + "\" font-family=\"Inter, 'Noto Sans CJK SC', sans-serif\">\n<title>" + escaped(title) +
           "</title>\n<desc>" + escaped(description) + "</desc>\n" + m_shapes + "</svg>\n";
}

double SvgCanvas::textWidth(const QString& text)
{
    double width = 0;
    for (const QChar character : text)
        width += character.unicode() < 0x2e80 ? 0.56 : 1.0;
    return width * fontSize;
}

}
