// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/card.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace idemscope {

namespace {

constexpr qreal cornerRadius = 8;

}

Card::Card(QWidget* parent)
    : QWidget(parent)
{
    connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Card::setColors(const QColor& fill, const QColor& border)
{
    m_fill = fill;
    m_border = border;
    update();
}

void Card::setHighlighted(bool highlighted)
{
    m_isHighlighted = highlighted;
    update();
}

void Card::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = theme().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_isHighlighted ? colors.accent : m_border.isValid() ? m_border : colors.border);
    painter.setBrush(m_fill.isValid() ? m_fill : colors.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
}

}
