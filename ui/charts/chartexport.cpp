// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartexport.h"

#include "base/safefile.h"
#include "ui/theme/theme.h"

#include <QBuffer>
#include <QSvgGenerator>

#include <qcustomplot.h>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int margin = 2 * Theme::grid;
constexpr double exportScale = 2;
constexpr int swatch = 10;

int captionHeight()
{
    return QFontMetrics(theme().headingFont()).height() + QFontMetrics(theme().smallFont()).height() + 3 * Theme::grid;
}

QSize pictureSize(const QCustomPlot& plot)
{
    return plot.size() + QSize(2 * margin, captionHeight() + margin);
}

void drawCaption(QPainter& painter, const ChartCaption& caption)
{
    const ThemeColors& colors = theme().colors();
    const QFontMetrics heading(theme().headingFont());
    const QFontMetrics small(theme().smallFont());
    int y = Theme::grid + heading.ascent();
    painter.setFont(theme().headingFont());
    painter.setPen(colors.text);
    painter.drawText(QPointF(margin, y), caption.title);
    painter.setFont(theme().smallFont());
    painter.setPen(colors.mutedText);
    painter.drawText(QPointF(margin + heading.horizontalAdvance(caption.title) + Theme::grid, y), caption.subtitle);
    y += heading.descent() + Theme::half + small.ascent();
    int x = margin;
    for (const ChartLegendEntry& entry : caption.legend) {
        painter.fillRect(QRectF(x, y - swatch + 1, swatch, swatch), entry.color);
        painter.drawText(QPointF(x + swatch + Theme::half, y), entry.text);
        x += swatch + Theme::half + small.horizontalAdvance(entry.text) + margin;
    }
}

void drawPicture(QCPPainter& painter, QCustomPlot& plot, const ChartCaption& caption)
{
    painter.fillRect(QRect(QPoint(), pictureSize(plot)), theme().colors().surface);
    drawCaption(painter, caption);
    painter.translate(margin, captionHeight());
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&painter, plot.width(), plot.height());
}

QByteArray svgBytes(QCustomPlot& plot, const ChartCaption& caption)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(caption.title);
    generator.setDescription(caption.subtitle);
    generator.setSize(pictureSize(plot));
    generator.setViewBox(QRect(QPoint(), pictureSize(plot)));
    QCPPainter painter;
    painter.begin(&generator);
    drawPicture(painter, plot, caption);
    painter.end();
    return bytes;
}

}

QImage chartImage(QCustomPlot& plot, const ChartCaption& caption, double scale)
{
    QImage image(pictureSize(plot) * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    QCPPainter painter;
    painter.begin(&image);
    drawPicture(painter, plot, caption);
    painter.end();
    return image;
}

Result<void> saveChart(QCustomPlot& plot, const ChartCaption& caption, const QString& path)
{
    if (path.endsWith(u".svg"_s, Qt::CaseInsensitive))
        return writeFile(path, svgBytes(plot, caption));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    chartImage(plot, caption, exportScale).save(&buffer, "PNG");
    return writeFile(path, bytes);
}

}
