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
    std::string strategy = {}; ///< empty: what the first defect builds on, else check-then-act
    int processingMs = 50;
    std::string database = {}; ///< SQLite file or postgresql:// URL; empty: a file of its own, removed at the end
    std::vector<std::string> defects = {}; ///< what is wrong with it on purpose
    std::string like = {};                 ///< profile whose answers it gives; empty: its own
    int ttlMs = 0;                         ///< how long keys live; 0: as the strategy has it
    int replicas = 1;                      ///< base URLs that lead to it; a defect may need more
    std::string gateway = {};              ///< http:// URL that every execution POSTs to; empty: none
    std::string redis = {};                ///< URL; empty: none
};

/// One line of `sandbox --list`.
struct StrategyInfo
{
    std::string name;
    std::string description;
    std::vector<std::string> profiles; ///< under which every check passes, run with --like that profile
};
std::vector<StrategyInfo> strategies();

/// One switchable fault of `sandbox --list`.
struct DefectInfo
{
    std::string name;
    std::string description;
    std::string strategy;                  ///< that it builds on
    std::string check;                     ///< that it must turn red
    std::vector<std::string> checks;       ///< all that turn red, that one first
    std::vector<std::string> auditOptions; ///< to add to `audit {url}/payments …`
};
std::vector<DefectInfo> defects();

/// The practice target: a payments API on loopback with a real database, a chosen deduplication strategy and, if
/// wanted, chosen defects.
class Sandbox
{
public:
    /// Throws std::runtime_error with a readable reason (unknown strategy, port taken, database not writable).
    explicit Sandbox(Options options);
    ~Sandbox();
    std::uint16_t port() const;
    std::string url() const;               ///< http://127.0.0.1:PORT
    std::vector<std::string> urls() const; ///< one per replica
    const Options& options() const;
    std::string figures() const; ///< what GET /metrics answers; asks the database, so it may take its time
    std::string note() const;    ///< what is to be said of where keys are kept; empty: nothing
    // While running, for requests from now on. Throw as the constructor; then nothing has changed.
    void setStrategy(const std::string& name);
    void setProcessingMs(int milliseconds);
    void setDefects(const std::vector<std::string>& names);
    void setLike(const std::string& profile);
    void setTtlMs(int milliseconds);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}
