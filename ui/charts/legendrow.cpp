// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/legendrow.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace idemscope {

namespace {

constexpr int swatch = 10;
constexpr int swatchGap = 5;
constexpr int entryGap = 2 * Theme::grid;

}

LegendRow::LegendRow(QWidget* parent)
    : QWidget(parent)
{
    setFont(theme().smallFont());
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void LegendRow::setEntries(const std::vector<ChartLegendEntry>& entries)
{
    m_entries = entries;
    QStringList names;
    for (const ChartLegendEntry& entry : entries)
        names += entry.text;
    setAccessibleName(tr("Legend: %1").arg(names.join(QStringLiteral(", "))));
    updateGeometry();
    update();
}

QSize LegendRow::sizeHint() const
{
    int width = 0;
    for (const ChartLegendEntry& entry : m_entries)
        width += swatch + swatchGap + fontMetrics().horizontalAdvance(entry.text) + entryGap;
    return {width, fontMetrics().height() + Theme::half};
}

void LegendRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(theme().colors().mutedText);
    int x = 0;
    for (const ChartLegendEntry& entry : m_entries) {
        painter.fillRect(x, (height() - swatch) / 2, swatch, swatch, entry.color);
        x += swatch + swatchGap;
        painter.drawText(QRect(x, 0, width(), height()), Qt::AlignVCenter, entry.text);
        x += fontMetrics().horizontalAdvance(entry.text) + entryGap;
    }
}

}
