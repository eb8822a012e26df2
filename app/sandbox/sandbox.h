// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace idemscope::sandbox {

/// How a sandbox is set up; also what `sandbox` takes on the command line (CLI.md).
struct Options
{
    std::uint16_t port = 0;
    std::string strategy = "check-then-act";
    int processingMs = 50;
    std::string database; ///< SQLite file; empty: one of its own that is removed at the end
};

/// One line of `sandbox --list`.
struct StrategyInfo
{
    std::string name;
    std::string description;
    std::vector<std::string> profiles;
};
std::vector<StrategyInfo> strategies();

/// The practice target: a payments API on loopback with a real SQLite database and a chosen deduplication strategy.
class Sandbox
{
public:
    /// Throws std::runtime_error with a readable reason (unknown strategy, port taken, database not writable).
    explicit Sandbox(Options options);
    ~Sandbox();
    std::uint16_t port() const;
    std::string url() const; ///< http://127.0.0.1:PORT
    const Options& options() const;
    /// While running: strategy and processing time of requests from now on. Throws as the constructor.
    void setStrategy(const std::string& name);
    void setProcessingMs(int milliseconds);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}
