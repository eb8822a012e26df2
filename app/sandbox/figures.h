// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace idemscope::sandbox {

/// What a service that deduplicates should watch, counted since the start or the last reset. Thread-safe.
class Figures
{
public:
    void sawRequest(bool hasKey);
    void sawConflict() { ++m_conflicts; }
    void sawOtherPayload() { ++m_otherPayloads; }
    void sawReplay(std::int64_t ageMs); ///< `ageMs`: since the key was claimed
    void clear();

    /// In the Prometheus text format, version 0.0.4.
    std::string text(std::int64_t executions, std::int64_t keysAlive, const std::string& strategy) const;

private:
    static constexpr std::array<double, 9> edges = {0.01, 0.1, 1, 10, 60, 600, 3600, 21600, 86400}; // seconds

    std::atomic<std::int64_t> m_requests = 0;
    std::atomic<std::int64_t> m_keyed = 0;
    std::atomic<std::int64_t> m_conflicts = 0;
    std::atomic<std::int64_t> m_otherPayloads = 0;
    std::atomic<std::int64_t> m_replays = 0;
    std::atomic<std::int64_t> m_ageSumMs = 0;
    std::array<std::atomic<std::int64_t>, edges.size()> m_ages = {}; ///< replays at most as old as the edge
};

}
