// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/delivery.h"
#include "model/effect.h"

namespace idemscope {

/// What was sent and counted in one cell.
struct CellFacts
{
    Discipline discipline = Discipline::AtMostOnce;
    ChannelFault fault = ChannelFault::None;
    bool carriesId = true;
    bool isLoopback = true;
    bool isStopped = false;
    qint64 attempts = 0;
    std::vector<bool> acknowledged;       ///< by message: to its sender
    std::vector<ProbeEffects> probes;     ///< after the messages were sent
    std::vector<ProbeEffects> again;      ///< after the channel delivered some once more; empty: it did not
    std::optional<qint64> identityExcess; ///< where no probe counts: identities beyond one a message
    std::vector<qint64> runs;
};

/// What became of the messages of a cell, and what that says of its discipline's claim (SPEC.md §10). Pure.
DeliveryCell judgeCell(const CellFacts& facts);
/// A cell that was not fired.
DeliveryCell undecidedCell(Discipline discipline, ChannelFault fault, const Sentence& why);

/// The claims of the disciplines that were tried, over all their cells.
std::vector<Claim> claimsOf(const Delivery& delivery);
/// The worst of the claims; undecided where there is none.
ClaimVerdict worstOf(const std::vector<Claim>& claims);

}
