// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/axis.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace idemscope {

namespace {

constexpr int mostDecimals = 6;

}

qint64 groupingFor(double count, double most)
{
    qint64 group = 1;
    for (int step = 0; count / double(group) > std::max(1.0, most); ++step)
        group = step % 3 == 1 ? group / 2 * 5 : group * 2;
    return group;
}

double tickStep(double span, int count, bool isWhole)
{
    const double wanted = std::max(span, 1e-12) / std::max(1, count);
    const double magnitude = std::pow(10.0, std::floor(std::log10(wanted)));
    double step = magnitude;
    for (const double mantissa : {2.0, 2.5, 5.0, 10.0}) {
        if (std::abs(mantissa * magnitude - wanted) < std::abs(step - wanted))
            step = mantissa * magnitude;
    }
    return isWhole ? std::max(1.0, std::ceil(step)) : step;
}

int tickDecimals(double step)
{
    int decimals = std::clamp(int(std::ceil(-std::log10(step) - 1e-9)), 0, mostDecimals);
    // Steps of 2.5 need one more than their size says.
    const double scaled = step * std::pow(10, decimals);
    if (std::abs(scaled - std::round(scaled)) > 1e-6 && decimals < mostDecimals)
        ++decimals;
    return decimals;
}

std::vector<AxisTick> numberTicks(double from, double to, int count, const QString& unit, bool isWhole)
{
    const double step = tickStep(to - from, count, isWhole);
    const int decimals = tickDecimals(step);
    std::vector<AxisTick> ticks;
    for (auto i = qint64(std::ceil(from / step - 1e-9)); double(i) * step <= to + step * 1e-9; ++i)
        ticks.push_back({double(i) * step, QLocale().toString(double(i) * step, 'f', decimals)});
    if (!ticks.empty() && !unit.isEmpty())
        ticks.back().label += QChar(QChar::Nbsp) + unit;
    return ticks;
}

}
