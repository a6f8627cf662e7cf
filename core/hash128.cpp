#include "core/hash128.h"

#include "core/random.h"

#include <bit>
#include <cstring>

namespace evenmatch::core {

namespace {

// Odd, from the digits of π after those of the lanes.
constexpr std::array<std::uint64_t, 4> kFactors = {0x452821e638d01377, 0xbe5466cf34e90c6d, 0xc0ac29b7c97c50dd, 0x3f84d5b5b5470917};

__extension__ using Product = unsigned __int128;

std::uint64_t fold(std::uint64_t a, std::uint64_t b)
{
    const Product product = static_cast<Product>(a) * b;
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
}

} // namespace

void Hasher128::step(const std::array<std::uint64_t, kLanes>& words)
{
    for (std::size_t i = 0; i < kLanes; ++i) // the rotation keeps a lane alive after its product became 0
        m_lanes[i] = fold(m_lanes[i] ^ words[i], kFactors[i]) + std::rotl(words[i], 29);
}

void Hasher128::add(std::span<const std::byte> piece)
{
    static_assert(std::endian::native == std::endian::little);
    std::array<std::uint64_t, kLanes> words{};
    const std::uint64_t length = piece.size();
    for (; piece.size() >= sizeof(words); piece = piece.subspan(sizeof(words))) {
        std::memcpy(words.data(), piece.data(), sizeof(words));
        step(words);
    }
    words = {};
    if (!piece.empty())
        std::memcpy(words.data(), piece.data(), piece.size());
    step(words);
    step({length, length, length, length});
}

std::string Hasher128::text() const
{
    std::string text;
    for (std::size_t word = 0; word < 2; ++word) {
        std::uint64_t state = word;
        for (const std::uint64_t lane : m_lanes) {
            std::uint64_t seed = state ^ lane;
            state = std::rotl(core::splitmix64(seed), 17);
        }
        for (int shift = 60; shift >= 0; shift -= 4)
            text += "0123456789abcdef"[(state >> shift) & 15];
    }
    return text;
}

} // namespace evenmatch::core
