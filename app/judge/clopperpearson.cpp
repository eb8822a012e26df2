// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/judge.h"

#include <boost/math/distributions/binomial.hpp>

#include <cmath>

namespace idemscope {

Interval clopperPearson(qint64 violations, qint64 rounds, double confidence)
{
    Interval interval;
    if (rounds <= 0 || violations < 0 || violations > rounds || !(confidence > 0 && confidence < 1))
        return interval;
    using Binomial = boost::math::binomial_distribution<double>;
    const double tail = (1 - confidence) / 2;
    const auto trials = double(rounds);
    const auto hits = double(violations);
    // At the ends the exact bound is 0 or 1; Boost asks for a quantile there that does not exist.
    if (violations > 0)
        interval.low = Binomial::find_lower_bound_on_p(trials, hits, tail);
    if (violations < rounds)
        interval.high = Binomial::find_upper_bound_on_p(trials, hits, tail);
    return interval;
}

qint64 roundsForBound(double bound, double confidence)
{
    if (!(bound > 0) || !(confidence > 0 && confidence < 1))
        return 0;
    if (bound >= 1)
        return 1;
    // 0 violations in n rounds: upper bound 1 − (tail)^(1/n).
    const double tail = (1 - confidence) / 2;
    auto rounds = std::max<qint64>(1, qint64(std::floor(std::log(tail) / std::log1p(-bound))));
    while (clopperPearson(0, rounds, confidence).high > bound)
        ++rounds;
    return rounds;
}

}
