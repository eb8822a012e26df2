// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/repeats.h"
#include "model/verdict.h"

namespace idemscope {

/// Percentiles by nearest rank; orders `values`.
Distribution distributionOf(std::vector<qint64>& values);
/// The middle value, of an even number the mean of the two; needs at least one.
qint64 medianOf(std::vector<qint64>& values);

/// Release → complete in µs; −1 where one of them is missing.
qint64 serviceTime(const AttemptFacts& attempt);

/// Latency of responded attempts (SPEC.md §6): first executions, replays, all, and corrected for arrival `open`.
void measureLatency(const History& history, const Repeats& repeats, bool isOpen, Figures& figures);

}
