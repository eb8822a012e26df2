// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/defect.h"
#include "sandbox/strategy.h"

namespace idemscope::sandbox {

/// What can be chosen while the sandbox runs.
struct Choice
{
    std::string strategy;
    std::vector<std::string> defects;
    std::string like;
    int ageMs = 0; ///< how long keys live; 0: as the strategy has it
};

/// A choice as requests meet it: never changed, only replaced.
struct Setting
{
    const StrategyEntry* strategy = nullptr;
    std::vector<const Defect*> defects;
    Rules rules;
};

/// Throws std::runtime_error for an unknown name or a negative age.
Setting settingFor(const Choice& choice);

}
