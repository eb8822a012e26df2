// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/history.h"

namespace idemscope {

/// Why the control failed (SPEC.md §7): distinct keys must give distinct effects and distinct identities.
struct Control
{
    enum class Fault { None, NotFired, NotAcknowledged, Identities, Effects };
    Fault fault = Fault::None;
    qint64 keys = 0;  ///< distinct keys of the control
    qint64 found = 0; ///< acknowledged operations, identities or effects, as the fault says
    QString probe;    ///< of Fault::Effects
};

/// `isNeeded`: the verdict rests on identities alone.
Control readControl(const History& history, const RunFacts& facts, bool isNeeded);

}
