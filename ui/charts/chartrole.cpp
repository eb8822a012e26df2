// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartrole.h"

#include <QAccessibleWidget>
#include <QWidget>

namespace idemscope {

namespace {

constexpr char chartProperty[] = "isChart";

QAccessibleInterface* interfaceOf(const QString&, QObject* object)
{
    auto* drawing = qobject_cast<QWidget*>(object);
    return drawing && drawing->property(chartProperty).toBool() ? new QAccessibleWidget(drawing, QAccessible::Chart)
                                                                : nullptr;
}

}

void announceAsChart(QWidget& drawing)
{
    drawing.setProperty(chartProperty, true);
    QAccessible::installFactory(interfaceOf); // once, however often it is asked for
}

}
