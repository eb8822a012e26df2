// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/scenario.h"

#include <algorithm>

namespace idemscope {

/// First attempts of a run. Its chart names so many (model/happeningruns.h), and more would fill memory and disk.
inline constexpr qint64 mostFirstAttempts = 100'000'000;

/// Clients of one operation: `attempts`, but a single one under the arrival `open` (SPEC.md §4).
inline int clientsPerOperation(const Scenario& scenario)
{
    return scenario.arrival.kind == ArrivalKind::Open ? 1 : scenario.attempts;
}

/// Most attempts that one operation can come to: clients × (1 + retries), at the most the retry budget.
inline qint64 mostAttempts(const Scenario& scenario)
{
    const qint64 most = qint64(clientsPerOperation(scenario)) * (1 + qint64(scenario.retry.retries));
    return scenario.retry.budget ? std::min<qint64>(most, *scenario.retry.budget) : most;
}

/// Whether all first attempts of a round are held and released together.
inline bool isGated(const Scenario& scenario)
{
    return scenario.arrival.kind == ArrivalKind::Concurrent && scenario.release != ReleaseMode::Plain;
}

/// When operation `n` of `count` starts under the arrival `open`, in µs after the first: the rate goes linearly from
/// rateFrom to rateTo over the whole round, all times fixed ahead.
qint64 openStartUs(const Arrival& arrival, int n, int count);

}
