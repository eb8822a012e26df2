// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/strategy.h"

#include <stdexcept>

namespace idemscope::sandbox {

StrategyEntry none();
StrategyEntry checkThenAct();
StrategyEntry uniqueKey();
StrategyEntry stateMachine();
StrategyEntry dedupTable();
StrategyEntry redisTtl();
StrategyEntry fingerprint();
StrategyEntry natural();

const std::vector<StrategyEntry>& strategyTable()
{
    static const std::vector<StrategyEntry> table = {none(),       checkThenAct(), uniqueKey(),   stateMachine(),
                                                     dedupTable(), redisTtl(),     fingerprint(), natural()};
    return table;
}

const StrategyEntry& strategyNamed(const std::string& name)
{
    std::string known;
    for (const StrategyEntry& entry : strategyTable()) {
        if (entry.name == name)
            return entry;
        known += (known.empty() ? "" : ", ") + entry.name;
    }
    throw std::runtime_error("There is no strategy \"" + name + "\". There are: " + known + '.');
}

}
