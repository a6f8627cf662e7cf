// Functions shared by games on bitboards: choosing among set bits, reading a column letter, and hashing a few words.
#pragma once

#include "core/random.h"

#include <bit>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace evenmatch::game {

/// The index of the set bit of `bits` that has `rank` set bits below it. REQUIRES: rank < popcount(bits)
inline int selectBit(std::uint64_t bits, std::uint32_t rank)
{
#ifdef __BMI2__
    return std::countr_zero(_pdep_u64(std::uint64_t{1} << rank, bits));
#else
    for (; rank > 0; --rank)
        bits &= bits - 1;
    return std::countr_zero(bits);
#endif
}

/// The index of one of the set bits, each as likely as the others. REQUIRES: bits != 0
inline int randomBit(std::uint64_t bits, core::Random& random)
{
    return selectBit(bits, random.below(static_cast<std::uint32_t>(std::popcount(bits))));
}

/// Mixes two words into one, so that a change of any bit of either changes about half of the result.
constexpr std::uint64_t mixHash(std::uint64_t hash, std::uint64_t word)
{
    std::uint64_t state = hash ^ word;
    return core::splitmix64(state);
}

/// 'a' or 'A' is 0, 'b' or 'B' is 1, …; -1 for any other character.
constexpr int letterIndex(char c)
{
    if (c >= 'a' && c <= 'z')
        return c - 'a';
    return c >= 'A' && c <= 'Z' ? c - 'A' : -1;
}

} // namespace evenmatch::game
