// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/random.h"

#include <initializer_list>

namespace idemscope {

/// What random numbers are drawn for. Each purpose has streams of its own, so that one decision never shifts another.
enum class Draw : std::uint64_t { Backoff = 1, Fault, Stagger, Equivalent, Key, Values, Trace, Control };

/// The generator of one decision, named by its purpose and place: the same whatever else was drawn before it, hence
/// independent of the order in which attempts finish.
inline Random streamFor(std::uint64_t seed, Draw purpose, std::initializer_list<std::int64_t> place)
{
    std::uint64_t stream = static_cast<std::uint64_t>(purpose);
    for (const std::int64_t coordinate : place)
        stream = (stream ^ static_cast<std::uint64_t>(coordinate)) * 0x9e3779b97f4a7c15U + (stream >> 29);
    return Random::forStream(seed, stream);
}

}
