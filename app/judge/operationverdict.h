// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/verdict.h"

namespace idemscope {

/// By how much effects differ from what is expected (SPEC.md §6).
struct Excess
{
    qint64 duplicates = 0;
    qint64 lost = 0;
    qint64 unexpected = 0;

    bool operator==(const Excess&) const = default;
};

/// `promised`: effects that clients believe in, at least the minimum expected. For one operation or a sum of them.
Excess excessOf(qint64 expectedMax, qint64 promised, qint64 effects);

/// SPEC.md §7, per operation, before anything about the probe is considered.
OperationVerdict plainVerdict(qint64 expectedMin, qint64 expectedMax, const Excess& excess);

}
