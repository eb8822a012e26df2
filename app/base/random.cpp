// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/random.h"

#include <bit>
#include <random>

namespace idemscope {

namespace {

/// SplitMix64: spreads a seed over the whole state.
std::uint64_t splitMix(std::uint64_t& state)
{
    std::uint64_t z = (state += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

}

Random::Random(std::uint64_t seed)
    : m_state{}
{
    for (auto& word : m_state)
        word = splitMix(seed);
}

Random Random::forStream(std::uint64_t seed, std::uint64_t stream)
{
    std::uint64_t mixed = stream ^ 0xd1b54a32d192ed03U;
    return Random(seed ^ splitMix(mixed));
}

std::uint64_t Random::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

std::int64_t Random::between(std::int64_t low, std::int64_t high)
{
    const std::uint64_t span = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
    if (span == 0)
        return static_cast<std::int64_t>(next());
    const std::uint64_t unbiased = (0 - span) % span;
    std::uint64_t value = next();
    while (value < unbiased)
        value = next();
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + value % span);
}

double Random::fraction()
{
    return static_cast<double>(next() >> 11) * 0x1.0p-53;
}

QByteArray Random::bytes(int count)
{
    QByteArray result(count, Qt::Uninitialized);
    std::uint64_t word = 0;
    for (int i = 0; i < count; ++i) {
        if (i % 8 == 0)
            word = next();
        result[i] = static_cast<char>(word >> (8 * (i % 8)));
    }
    return result;
}

std::uint64_t randomSeed()
{
    std::random_device device;
    return (static_cast<std::uint64_t>(device()) << 32) | device();
}

}
