// The part of a result that a tree needs, in one block of memory shared by cache and tree.
#pragma once

#include "core/game/game.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>

namespace evenmatch::nn {

struct Evaluation;
static_assert(std::endian::native == std::endian::little, "bits are kept in bytes and read in words");

/// Priors are stored as floats with 5 bits of exponent and 11 of mantissa, accurate to 0.025 % from 1 down to 2^-31; smaller ones become 0.
/// The order of priors is preserved. REQUIRES: 0 <= prior <= 1
inline constexpr std::uint32_t kPriorBias = (127 - 31) << 23;
inline std::uint16_t packPrior(float prior)
{
    const auto bits = std::bit_cast<std::uint32_t>(prior) + 0x800; // half of the last remaining digit
    return static_cast<std::uint16_t>(bits > kPriorBias ? (bits - kPriorBias) >> 12 : 0);
}
inline float unpackPrior(std::uint16_t packed)
{
    return packed == 0 ? 0 : std::bit_cast<float>((std::uint32_t{packed} << 12) + kPriorBias);
}

/// Value, level, and for each move its prior in one policy and its quality; never changes. A pointer whose copies share the block; they may
/// be in several threads. Moves are identified by their index in the evaluation ("edges").
///
///     header 28 │ moves                  │ priors                              │ qualities, a byte each, in 255 steps from lowest to
///     highest
///               │ 2 bytes each, or, where│ 2 bytes each, or, of more than      │
///               │ that is less, a bit a  │ kMostFullPriors moves, 4 bits each  │
///               │ code (Go)              │ and 2 bytes for those from 2^-9 up  │
///
/// In the second form priors below 2^-9 (0.2 %) are accurate to a fourth, and those below 2^-16 are 2^-17: a search tries such moves after
/// ten thousand visits. At 19 × 19 a block has some 0.65 KB, in chess 0.2.
class PackedAnswer {
public:
    static constexpr std::size_t kMostFullPriors = 128;

    PackedAnswer() = default;
    PackedAnswer(const PackedAnswer& other) : m_block(other.m_block)
    {
        if (m_block)
            m_block->holders.fetch_add(1, std::memory_order_relaxed);
    }
    PackedAnswer(PackedAnswer&& other) noexcept : m_block(std::exchange(other.m_block, nullptr)) { }
    PackedAnswer& operator=(PackedAnswer other) noexcept
    {
        std::swap(m_block, other.m_block);
        return *this;
    }
    ~PackedAnswer() { release(); }

    /// `policy` has the priors, one per move. E q and σ of q use the evaluation's rankPriors if these are of one rank. Empty for an invalid
    /// evaluation: no moves, NaN (from a damaged network), or no policy.
    static PackedAnswer of(const Evaluation& evaluation, std::span<const float> policy);

    explicit operator bool() const { return m_block != nullptr; }
    /// Whether both are the same block.
    bool sharesWith(const PackedAnswer& other) const { return m_block == other.m_block; }
    /// The size of the block.
    std::size_t bytes() const { return m_block ? sizeof(Block) + m_block->size : 0; }

    // All other functions REQUIRE: it is not empty
    std::size_t moveCount() const { return m_block->moveCount; }
    float value() const { return m_block->value; } ///< for the side to move
    float level() const { return m_block->level; }
    game::Move move(std::size_t edge) const;
    /// moveCount() if it is missing.
    std::size_t edgeOf(game::Move move) const;
    std::uint16_t prior(std::size_t edge) const;
    float quality(std::size_t edge) const { return qualityOf(std::to_integer<std::uint8_t>(qualities()[edge])); }
    double expectedQuality() const { return qualityOf(m_block->expected); }
    /// In half steps of a quality; 0 without a named rank or with only one quality.
    double qualitySpread() const { return 0.5 * m_block->qualityStep * m_block->spread; }

    /// Calls use(edge, prior, quality) for all edges in order; the prior is packed.
    template <class Use>
    void forEach(const Use& use) const;

    /// A set of edges.
    using Edges = std::array<std::uint64_t, (game::MoveList::kCapacity + 63) / 64>;
    static bool contains(const Edges& edges, std::size_t edge) { return (edges[edge / 64] >> (edge % 64) & 1) != 0; }
    static void insert(Edges& edges, std::size_t edge) { edges[edge / 64] |= std::uint64_t{1} << (edge % 64); }
    struct Likely {
        std::size_t edge = 0; ///< moveCount() if there is none
        std::uint16_t prior = 0;
    };
    /// The edge with the highest prior outside of a set; among equals, the first.
    Likely likeliestBeside(const Edges& edges) const;

private:
    struct Block {
        std::atomic<std::uint32_t> holders{1};
        float value = 0;
        float level = 0;
        float qualityLow = 0;
        float qualityStep = 0;
        std::uint16_t moveCount = 0;
        std::uint16_t size = 0; ///< bytes that follow
        std::uint8_t bitBytes = 0; ///< of the moves as bits; 0: they are a list
        bool isCoarse = false; ///< priors in the second form
        std::uint8_t expected = 0; ///< E q, packed like qualities
        std::uint8_t spread = 0;
    };
    static_assert(sizeof(Block) == 28);

    static constexpr unsigned kInFull = 15; ///< the four bits of a prior that is stored in two bytes
    static constexpr std::uint16_t kFull = 22 << 11; ///< 2^-9
    static constexpr std::uint16_t kTail = 15 << 11; ///< 2^-16
    /// The values of four bits: half octaves, between their middle and their mean.
    static constexpr std::uint16_t tailPrior(unsigned code)
    {
        return static_cast<std::uint16_t>(code == 0 ? 14 << 11 : kTail + (code - 1) * 1024 + 450);
    }
    /// kInFull for priors from kFull up.
    static constexpr std::uint8_t codeOf(std::uint16_t prior)
    {
        return static_cast<std::uint8_t>(prior < kTail ? 0 : std::min(kInFull, 1 + (prior - kTail) / 1024U));
    }

    static std::uint16_t load16(const std::byte* from)
    {
        std::uint16_t number = 0;
        std::memcpy(&number, from, sizeof number);
        return number;
    }
    static std::uint64_t load64(const std::byte* from)
    {
        std::uint64_t number = 0;
        std::memcpy(&number, from, sizeof number);
        return number;
    }
    static std::size_t codeBytes(std::size_t moves) { return (moves + 15) / 16 * 8; } ///< of four bits each, in whole words

    float qualityOf(std::uint8_t packed) const { return m_block->qualityLow + m_block->qualityStep * static_cast<float>(packed); }
    std::byte* data() const { return reinterpret_cast<std::byte*>(m_block + 1); }
    std::byte* priors() const { return data() + (m_block->bitBytes > 0 ? m_block->bitBytes : 2 * moveCount()); }
    std::byte* qualities() const { return data() + m_block->size - moveCount(); }
    void putMoves(std::span<const game::Move> moves) const;
    void putPriors(std::span<const std::uint16_t> packed) const;
    void putQualities(const Evaluation& evaluation) const;
    void release();

    Block* m_block = nullptr;
};

template <class Use>
void PackedAnswer::forEach(const Use& use) const
{
    const std::size_t count = moveCount();
    const std::byte* const quality = qualities();
    const std::byte* const list = priors();
    const auto qualityAt = [&](std::size_t edge) { return qualityOf(std::to_integer<std::uint8_t>(quality[edge])); };
    if (!m_block->isCoarse) {
        for (std::size_t edge = 0; edge < count; ++edge)
            use(edge, load16(list + 2 * edge), qualityAt(edge));
        return;
    }
    const std::byte* full = list + codeBytes(count);
    for (std::size_t edge = 0; edge < count; ++edge) {
        const unsigned code = std::to_integer<unsigned>(list[edge / 2]) >> (4 * (edge % 2)) & 15;
        std::uint16_t prior = tailPrior(code);
        if (code == kInFull) {
            prior = load16(full);
            full += 2;
        }
        use(edge, prior, qualityAt(edge));
    }
}

} // namespace evenmatch::nn
