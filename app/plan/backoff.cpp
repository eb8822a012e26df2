// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/backoff.h"

#include <algorithm>
#include <cmath>

namespace idemscope {

namespace {

/// base × factor^(retry − 1), capped; in µs.
qint64 exponentialUs(const RetryPolicy& policy, int retry)
{
    if (policy.baseMs <= 0)
        return 0;
    const double cap = 1000.0 * std::max(policy.capMs, 0);
    const double delay = 1000.0 * policy.baseMs * std::pow(policy.factor, retry - 1);
    return static_cast<qint64>(delay < cap ? delay : cap);
}

/// Uniform between the base and three times the last delay, capped (Brooker, "Exponential Backoff And Jitter").
qint64 decorrelatedUs(const RetryPolicy& policy, qint64 previousUs, Random& random)
{
    const qint64 base = 1000LL * std::max(policy.baseMs, 0);
    const qint64 cap = 1000LL * std::max(policy.capMs, 0);
    const qint64 high = std::max(base, 3 * std::max(previousUs, base));
    return std::min<qint64>(cap, random.between(base, high));
}

}

qint64 backoffUs(const RetryPolicy& policy, int retry, qint64 previousUs, Random random)
{
    const qint64 delay = exponentialUs(policy, retry);
    switch (policy.jitter) {
    case Jitter::None:
        return delay;
    case Jitter::Full:
        return random.between(0, delay);
    case Jitter::Equal:
        return delay / 2 + random.between(0, delay - delay / 2);
    case Jitter::Decorrelated:
        return decorrelatedUs(policy, previousUs, random);
    }
    return delay;
}

}
