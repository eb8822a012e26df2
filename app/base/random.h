// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>

namespace idemscope {

/// A small deterministic generator (xoshiro256**), the same on every platform: one seed, one sequence. A value type.
class Random
{
public:
    explicit Random(std::uint64_t seed);

    /// A generator for one purpose, independent of others with another `stream` number or name.
    static Random forStream(std::uint64_t seed, std::uint64_t stream);

    std::uint64_t next();
    /// Uniform in [low, high], both included. Needs low ≤ high.
    std::int64_t between(std::int64_t low, std::int64_t high);
    /// Uniform in [0, 1).
    double fraction();
    QByteArray bytes(int count);

private:
    std::array<std::uint64_t, 4> m_state;
};

/// A seed from the operating system.
std::uint64_t randomSeed();

}
