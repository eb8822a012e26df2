// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/texts.h"

#include <QSpinBox>

#include <optional>

namespace idemscope {

/// A whole number. The wheel scrolls the page unless the box has the focus.
class NumberBox : public QSpinBox
{
    Q_OBJECT

public:
    NumberBox(int minimum, int maximum, QWidget* parent = nullptr);

protected:
    void wheelEvent(QWheelEvent* event) override;
};

/// A number that may be absent: the step below the smallest one, shown as a word ("no limit").
class OptionalNumberBox : public NumberBox
{
    Q_OBJECT

public:
    OptionalNumberBox(int minimum, int maximum, QWidget* parent = nullptr);

    void setOptionalValue(std::optional<int> value);
    std::optional<int> optionalValue() const;
};

/// A number with decimals, written as short as possible.
class DecimalBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    DecimalBox(double minimum, double maximum, QWidget* parent = nullptr);

    QString textFromValue(double value) const override;

protected:
    void wheelEvent(QWheelEvent* event) override;
};

}
