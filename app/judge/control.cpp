// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/control.h"

#include <set>

namespace idemscope {

namespace {

struct Tally
{
    std::set<int> operations, acknowledged;
    std::set<qint32> identities;
};

Tally tally(const History& history)
{
    Tally tally;
    for (const AttemptFacts& attempt : history.attempts()) {
        if (!attempt.isControl)
            continue;
        tally.operations.insert(attempt.operation);
        if (!attempt.isAcknowledged())
            continue;
        tally.acknowledged.insert(attempt.operation);
        if (attempt.identity >= 0)
            tally.identities.insert(attempt.identity);
    }
    return tally;
}

}

Control readControl(const History& history, const RunFacts& facts, bool isNeeded)
{
    const Tally found = tally(history);
    const auto keys = qint64(found.operations.size());
    if (keys == 0)
        return {isNeeded ? Control::Fault::NotFired : Control::Fault::None, 0, 0, {}};
    if (qint64(found.acknowledged.size()) < keys)
        return {Control::Fault::NotAcknowledged, keys, qint64(found.acknowledged.size()), {}};
    if (facts.hasIdentity && qint64(found.identities.size()) < keys)
        return {Control::Fault::Identities, keys, qint64(found.identities.size()), {}};
    for (const ProbeEffects& probe : facts.probes) {
        if (probe.control && *probe.control != keys)
            return {Control::Fault::Effects, keys, *probe.control, probe.name};
    }
    return {Control::Fault::None, keys, keys, {}};
}

}
