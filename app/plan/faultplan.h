// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plan/schedule.h"

namespace idemscope {

/// Writes into `attempt` whatever the fault plan does to it (SPEC.md §4): delays add up, the shortest client timeout
/// and the first abandonment of the list hold. Decided by the seed, the operation and the attempt's index alone.
void applyFaults(const std::vector<Fault>& faults, quint64 seed, PlannedAttempt& attempt);

}
