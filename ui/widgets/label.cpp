// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/label.h"

#include "ui/theme/theme.h"

#include <QFrame>
#include <QStyle>
#include <QStylePainter>
#include <QVariant>

namespace idemscope {

using namespace Qt::StringLiterals;

QFont fontOf(TextStyle style)
{
    switch (style) {
    case TextStyle::Display:
        return theme().displayFont();
    case TextStyle::Title:
        return theme().titleFont();
    case TextStyle::Heading:
        return theme().headingFont();
    case TextStyle::Small:
        return theme().smallFont();
    case TextStyle::Fixed:
        return theme().fixedFont();
    case TextStyle::Caption: {
        QFont font = theme().smallFont();
        font.setWeight(QFont::DemiBold);
        return font;
    }
    case TextStyle::Body:
    case TextStyle::Muted:
    case TextStyle::Bad:
        break;
    }
    return theme().bodyFont();
}

Label::Label(TextStyle style, QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setStyle(style);
}

void Label::setStyle(TextStyle style)
{
    const bool isMuted = style == TextStyle::Muted || style == TextStyle::Small || style == TextStyle::Caption;
    setProperty("ink", style == TextStyle::Bad ? u"bad"_s : isMuted ? u"muted"_s : u"plain"_s);
    setFont(fontOf(style));
    QLabel::style()->unpolish(this);
    QLabel::style()->polish(this);
}

ElidedLabel::ElidedLabel(TextStyle style, QWidget* parent)
    : Label(style, parent)
{
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QStylePainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    painter.drawItemText(contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(), shown,
                         foregroundRole());
    setToolTip(shown == text() ? QString() : text());
}

QWidget* separator(Qt::Orientation orientation, QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setProperty("surface", u"line"_s);
    if (orientation == Qt::Horizontal)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

}
