// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/database.h"
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
    virtual Handled handle(const Operation& operation, Execution& execution) = 0;
    /// Inside a transaction: forgets all keys.
    virtual void clear() = 0;
    /// Inside Database::read(): how many keys it remembers.
    virtual std::int64_t keysAlive() = 0;
    /// What is to be said of where it keeps its keys; empty: nothing.
    virtual std::string note() const { return {}; }
};

/// What all strategies of one sandbox work with.
struct Premises
{
    Database& database;
    Workshop& workshop;
    std::string redis; ///< URL; empty: none
    std::string name;  ///< of this sandbox's database, for stores that others use too
};

/// Executes, whatever happened before.
Handled executeUnprotected(Execution& execution, Database& database);

/// A strategy on offer. Adding one is a file in strategies/ and its line in strategies/table.cpp.
struct StrategyEntry
{
    std::string name;
    std::string description;
    std::vector<std::string> profiles; ///< under which every check passes when the sandbox answers like that profile
    Rules rules;                       ///< as it is without --like
    std::unique_ptr<Strategy> (*make)(const Premises& premises);
};
const std::vector<StrategyEntry>& strategyTable();
/// Throws std::runtime_error, which names all, for an unknown one.
const StrategyEntry& strategyNamed(const std::string& name);

}
