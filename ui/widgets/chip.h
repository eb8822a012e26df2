// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QToolButton>

#include <optional>

namespace idemscope {

/// A quiet button with a menu that says a state: an optional coloured dot and a text.
class Chip : public QToolButton
{
    Q_OBJECT

public:
    explicit Chip(QWidget* parent = nullptr);

    /// The state is in the text as well; the dot only repeats it.
    void setDot(std::optional<QColor> color);
};

}
