// A small, fast, seedable random generator (xoshiro256**, Blackman and Vigna 2018): the same numbers on every machine.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>
#include <string_view>

namespace evenmatch::core {

/// One step of splitmix64 (Steele, Lea, Flood 2014): spreads seeds, and makes the Zobrist keys.
constexpr std::uint64_t splitmix64(std::uint64_t& state)
{
    std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/// Mixes a text into a state, so that random choices depend on names and not on their order.
constexpr std::uint64_t folded(std::uint64_t state, std::string_view text)
{
    for (const char c : text)
        state = (state ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return state;
}

/// A number in [0, 1) from 64 random bits.
constexpr double shareOf(std::uint64_t lot) { return static_cast<double>(lot >> 11) * 0x1.0p-53; }

/// A uniform random bit generator; not for secrets. Not thread-safe: one per thread.
class Random {
public:
    using result_type = std::uint64_t;

    explicit constexpr Random(std::uint64_t seed)
    {
        for (std::uint64_t& word : m_state)
            word = splitmix64(seed);
    }

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

    constexpr result_type operator()()
    {
        const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
        const std::uint64_t t = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= t;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    /// A number in [0, bound), with a bias below bound / 2^32. REQUIRES: bound > 0
    constexpr std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>((((*this)() >> 32) * bound) >> 32); }

    /// A number in [0, 1).
    constexpr double uniform() { return shareOf((*this)()); }

private:
    std::uint64_t m_state[4] = {};
};

} // namespace evenmatch::core
