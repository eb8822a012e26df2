// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/operationverdict.h"

#include <algorithm>

namespace idemscope {

Excess excessOf(qint64 expectedMax, qint64 promised, qint64 effects)
{
    Excess excess;
    if (expectedMax > 0)
        excess.duplicates = std::max<qint64>(0, effects - expectedMax);
    else
        excess.unexpected = effects;
    excess.lost = std::max<qint64>(0, promised - effects);
    return excess;
}

OperationVerdict plainVerdict(qint64 expectedMin, qint64 expectedMax, const Excess& excess)
{
    if (excess.duplicates > 0)
        return OperationVerdict::Duplicated;
    if (excess.unexpected > 0)
        return OperationVerdict::Unexpected;
    if (excess.lost > 0)
        return OperationVerdict::Lost;
    if (expectedMax == 0)
        return OperationVerdict::NoEffect;
    return expectedMin == 0 ? OperationVerdict::InDoubt : OperationVerdict::ExactlyOnce;
}

}
