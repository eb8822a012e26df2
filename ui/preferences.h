// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/transport.h"
#include "session/pruning.h"
#include "session/runsession.h"
#include "ui/theme/typescale.h"

namespace idemscope {

// What the user chose for the whole window, kept in the settings file. It is read where it is used, so a choice counts
// from then on; what a file holds that cannot be is brought into its bounds.

/// The bounds of what can be chosen.
struct PreferenceBounds
{
    static constexpr int smallestText = 75; ///< percent
    static constexpr int largestText = 200;
    static constexpr int mostInFlight = 10'000;
    static constexpr double mostPerSecond = 100'000;
    static constexpr int mostAttempts = 1'000'000;
    static constexpr int longestTimeMs = 86'400'000;
    static constexpr int mostDays = 3650;
    static constexpr int mostMegabytes = 1'000'000;
};

TextSizes loadTextSizes();
void storeTextSizes(const TextSizes& sizes);

/// What may be sent at a target that is not on this machine (SPEC.md §11).
SafetyLimits safetyLimits();
void storeSafetyLimits(const SafetyLimits& limits);

/// How the exchanges of a new request travel: proxy and time limits alone are chosen.
Transport newTransport();
void storeNewTransport(const Transport& transport);

PruneRule pruneRule();
void storePruneRule(const PruneRule& rule);

}
