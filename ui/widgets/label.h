// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

namespace idemscope {

/// A step of the type scale together with its ink.
enum class TextStyle { Display, Title, Heading, Body, Muted, Small, Caption, Fixed, Bad };

/// A label in one step of the type scale; wraps where it must.
class Label : public QLabel
{
    Q_OBJECT

public:
    explicit Label(TextStyle style, QWidget* parent = nullptr);

    void setStyle(TextStyle style);
};

/// A line that is cut with an ellipsis where there is no room for it; the whole is its tool tip.
class ElidedLabel : public Label
{
    Q_OBJECT

public:
    explicit ElidedLabel(TextStyle style, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// The font of a step of the type scale.
QFont fontOf(TextStyle style);

/// A line, one pixel wide, that parts two areas.
QWidget* separator(Qt::Orientation orientation, QWidget* parent = nullptr);

}
