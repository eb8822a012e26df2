// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/numberbox.h"

#include <QWheelEvent>

namespace idemscope {

using namespace Qt::StringLiterals;

NumberBox::NumberBox(int minimum, int maximum, QWidget* parent)
    : QSpinBox(parent)
{
    setRange(minimum, maximum);
    setFocusPolicy(Qt::StrongFocus);
    setGroupSeparatorShown(true);
    setAccelerated(true);
}

void NumberBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

OptionalNumberBox::OptionalNumberBox(int minimum, int maximum, QWidget* parent)
    : NumberBox(minimum - 1, maximum, parent)
{
}

void OptionalNumberBox::setOptionalValue(std::optional<int> value)
{
    setValue(value.value_or(minimum()));
}

std::optional<int> OptionalNumberBox::optionalValue() const
{
    return value() == minimum() ? std::nullopt : std::optional(value());
}

DecimalBox::DecimalBox(double minimum, double maximum, QWidget* parent)
    : QDoubleSpinBox(parent)
{
    setDecimals(3);
    setRange(minimum, maximum);
    setFocusPolicy(Qt::StrongFocus);
    setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
}

QString DecimalBox::textFromValue(double value) const
{
    return locale().toString(value, 'g', 9);
}

void DecimalBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

}
