// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/limits.h"

#include <cmath>

namespace idemscope {

qint64 openStartUs(const Arrival& arrival, int n, int count)
{
    const double sum = arrival.rateFrom + arrival.rateTo;
    if (n <= 0 || !(sum > 0))
        return 0;
    // Arrivals until t are from·t + a·t² with a = (to − from) / 2T, where T = count / mean rate is the round's length.
    const double slope = (arrival.rateTo - arrival.rateFrom) * sum / (4.0 * count);
    const double root = std::sqrt(std::max(0.0, arrival.rateFrom * arrival.rateFrom + 4.0 * slope * n));
    return std::llround(2e6 * n / (arrival.rateFrom + root));
}

}
