// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/faultplan.h"

#include "plan/streams.h"

#include <algorithm>

namespace idemscope {

namespace {

bool strikes(const FaultTarget& target, quint64 seed, const PlannedAttempt& attempt, std::size_t position)
{
    if (target.index)
        return *target.index == attempt.index;
    if (!target.percent)
        return true;
    Random random =
        streamFor(seed, Draw::Fault, {attempt.operation, attempt.index, static_cast<std::int64_t>(position)});
    return random.fraction() * 100 < *target.percent;
}

}

void applyFaults(const std::vector<Fault>& faults, quint64 seed, PlannedAttempt& attempt)
{
    for (std::size_t position = 0; position < faults.size(); ++position) {
        const Fault& fault = faults[position];
        if (!strikes(fault.on, seed, attempt, position))
            continue;
        switch (fault.kind) {
        case Fault::Kind::Abandon:
            if (!attempt.abandonAt) {
                attempt.abandonAt = fault.point;
                attempt.reset = fault.reset;
            }
            break;
        case Fault::Kind::Delay:
            attempt.delayMs += fault.milliseconds;
            break;
        case Fault::Kind::ClientTimeout:
            attempt.clientTimeoutMs = attempt.clientTimeoutMs > 0
                                          ? std::min(attempt.clientTimeoutMs, fault.milliseconds)
                                          : fault.milliseconds;
            break;
        }
    }
}

}
