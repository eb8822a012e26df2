// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/strategy.h"

namespace idemscope::sandbox {

StrategyEntry none();
StrategyEntry checkThenAct();
StrategyEntry uniqueKey();

const std::vector<StrategyEntry>& strategyTable()
{
    static const std::vector<StrategyEntry> table = {none(), checkThenAct(), uniqueKey()};
    return table;
}

}
