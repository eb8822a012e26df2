// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/clients.h"

namespace idemscope {

/// How the requests of the rounds left and overlapped (SPEC.md §6).
struct Release
{
    std::optional<qint64> spreadUs; ///< median over rounds; concurrent arrival only
    std::vector<qint64> overlaps;   ///< by round: the smallest of its keys; −1: the round was not fired
    std::optional<int> segments;    ///< most TCP segments that carried a connection's released bytes
    bool isRace = false;            ///< arrival concurrent, two or more clients on one key (SPEC.md §7)
};

Release measureRelease(const History& history, const Subjects& subjects, const Clients& clients,
                       const Scenario& scenario);

}
