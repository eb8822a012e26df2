// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace idemscope {

// The scales of charts, the same in the window and in reports.

/// How many neighbours are drawn as one, so that at most `most` of `count` are drawn: 1, 2, 5, 10, …
qint64 groupingFor(double count, double most);

/// A step of 1, 2, 2.5 or 5 times a power of ten with about `count` ticks in `span`; a whole one where asked.
double tickStep(double span, int count, bool isWhole);
/// Decimals that tell ticks of this distance apart.
int tickDecimals(double step);

struct AxisTick
{
    double at = 0;
    QString label;
};
/// Numbers in the user's locale from `from` to `to`; the last one bears the unit, if there is one.
std::vector<AxisTick> numberTicks(double from, double to, int count, const QString& unit = {}, bool isWhole = false);

}
