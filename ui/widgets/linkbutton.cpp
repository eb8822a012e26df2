// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/linkbutton.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace idemscope {

namespace {

constexpr int horizontalMargin = 3;
constexpr int verticalMargin = 3;

}

LinkButton::LinkButton(QWidget* parent)
    : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize LinkButton::sizeHint() const
{
    const QSize text = fontMetrics().size(Qt::TextShowMnemonic, this->text());
    return text + QSize(2 * horizontalMargin, 2 * verticalMargin);
}

QSize LinkButton::minimumSizeHint() const
{
    return sizeHint();
}

void LinkButton::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = theme().colors();
    QPainter painter(this);
    QFont font = this->font();
    font.setUnderline(!isChecked() && isEnabled());
    painter.setFont(font);
    const bool isQuiet = !isChecked() && !(underMouse() && isEnabled());
    painter.setPen(isQuiet ? colors.mutedText : isChecked() ? colors.text : colors.accent);
    painter.drawText(rect(), int(Qt::AlignCenter) | int(Qt::TextHideMnemonic), text());
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(colors.accent);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
}

void LinkButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void LinkButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

}
