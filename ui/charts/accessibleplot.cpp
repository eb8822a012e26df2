// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/accessibleplot.h"

#include <QAccessibleWidget>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

QAccessibleInterface* interfaceOf(const QString& className, QObject* object)
{
    return className == "QCustomPlot"_L1 ? new QAccessibleWidget(qobject_cast<QWidget*>(object), QAccessible::Chart)
                                         : nullptr;
}

}

void makePlotsAccessible()
{
    QAccessible::installFactory(interfaceOf);
}

}
