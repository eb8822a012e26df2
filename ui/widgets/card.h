// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QWidget>

namespace idemscope {

/// A quiet rounded surface with one thin border; takes the theme's colours unless others are set. GUI thread.
class Card : public QWidget
{
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    void setColors(const QColor& fill, const QColor& border);
    /// Draws the border in the accent colour: something inside has the focus.
    void setHighlighted(bool highlighted);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor m_fill, m_border;
    bool m_isHighlighted = false;
};

}
