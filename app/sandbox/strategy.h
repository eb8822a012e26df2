// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/execution.h"

#include <memory>
#include <string>
#include <vector>

namespace idemscope::sandbox {

/// One way to deduplicate requests (or to fail at it): decides whether an operation is executed, refused or answered
/// from what was stored. Has tables of its own. Thread-safe; its calls are made on worker threads.
class Strategy
{
public:
    virtual ~Strategy() = default;
    virtual loopback::HttpAnswer handle(const Operation& operation, Execution& execution) = 0;
    /// Inside a transaction: empties its tables.
    virtual void clear() = 0;
};

/// Executes, whatever happened before.
loopback::HttpAnswer executeUnprotected(Execution& execution, Database& database);

/// A strategy on offer. Adding one is a file in strategies/ and its line in strategies/table.cpp.
struct StrategyEntry
{
    std::string name;
    std::string description;
    std::vector<std::string> profiles; ///< under which every check passes
    std::unique_ptr<Strategy> (*make)(Database& database);
};
const std::vector<StrategyEntry>& strategyTable();

}
