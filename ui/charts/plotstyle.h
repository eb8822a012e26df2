// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSharedPointer>
#include <QString>

#include <vector>

class QCPAxisTicker;
class QCustomPlot;

namespace idemscope {

/// Gives a plot the window's quiet look: no axis lines, hair-thin grid, small muted labels, colours of the theme.
void stylePlot(QCustomPlot& plot);

/// Ticks with numbers of the user's locale, the last one with the unit.
QSharedPointer<QCPAxisTicker> numberTicker(const QString& unit);
/// Ticks at whole numbers only.
QSharedPointer<QCPAxisTicker> countTicker();
/// Ticks of a ratio 0…1 as percentages.
QSharedPointer<QCPAxisTicker> percentTicker();
/// Ticks named "op 1", "op 2" … at `offset` past each whole number; `names` maps positions to operations (from 0).
QSharedPointer<QCPAxisTicker> operationTicker(std::vector<int> names, double offset);

/// Height of a line and width of a text in the font of labels, pixels.
int labelHeight();
int labelWidth(const QString& text);

}
