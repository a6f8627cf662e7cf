#include "nn/evaluate/packed_answer.h"

#include "nn/evaluate/evaluation.h"

#include <cassert>
#include <cmath>
#include <limits>
#include <new>
#include <numeric>

namespace evenmatch::nn {

namespace {

bool isSound(const Evaluation& evaluation, std::span<const float> policy)
{
    if (!std::isfinite(evaluation.value) || !std::isfinite(evaluation.level) || evaluation.moves.empty()
        || policy.size() != evaluation.moves.size())
        return false;
    unsigned wrong = 0; // accumulated over all, so that compilers can vectorise
    for (const float prior : policy)
        wrong += prior >= 0 ? 0 : 1;
    for (const float quality : evaluation.quality)
        wrong += std::abs(quality) <= std::numeric_limits<float>::max() ? 0 : 1;
    return wrong == 0;
}

/// Bytes of the moves as bits, in whole words of 64; 0 if a list is smaller or the order would be lost.
std::size_t bitBytesOf(std::span<const game::Move> moves)
{
    const std::size_t bytes = (moves.back().code / 64U + 1U) * 8U;
    const bool ascends = std::ranges::adjacent_find(moves, std::ranges::greater_equal()) == moves.end();
    return ascends && bytes < 2 * moves.size() && bytes < 256 ? bytes : 0;
}

} // namespace

PackedAnswer PackedAnswer::of(const Evaluation& evaluation, std::span<const float> policy)
{
    if (!isSound(evaluation, policy))
        return {};
    const std::size_t count = policy.size();
    assert(count <= game::MoveList::kCapacity);
    std::array<std::uint16_t, game::MoveList::kCapacity> packed;
    std::ranges::transform(policy, packed.begin(), packPrior);
    const auto priors = std::span<const std::uint16_t>(packed).first(count);
    const bool isCoarse = count > kMostFullPriors;
    const std::size_t bitBytes = bitBytesOf(evaluation.moves);
    std::size_t size = (bitBytes > 0 ? bitBytes : 2 * count) + count;
    const auto inFull = static_cast<std::size_t>(std::ranges::count_if(priors, [](auto p) { return p >= kFull; }));
    size += isCoarse ? codeBytes(count) + 2 * inFull : 2 * count;

    PackedAnswer answer;
    answer.m_block = new (::operator new(sizeof(Block) + size)) Block;
    Block& block = *answer.m_block;
    block.value = evaluation.value;
    block.level = evaluation.level;
    block.moveCount = static_cast<std::uint16_t>(count);
    block.size = static_cast<std::uint16_t>(size);
    block.bitBytes = static_cast<std::uint8_t>(bitBytes);
    block.isCoarse = isCoarse;
    answer.putMoves(evaluation.moves);
    answer.putPriors(priors);
    answer.putQualities(evaluation);
    return answer;
}

void PackedAnswer::putMoves(std::span<const game::Move> moves) const
{
    if (m_block->bitBytes == 0) {
        std::memcpy(data(), moves.data(), moves.size_bytes());
        return;
    }
    std::memset(data(), 0, m_block->bitBytes);
    for (const game::Move move : moves)
        data()[move.code / 8] |= std::byte{1} << (move.code % 8);
}

void PackedAnswer::putPriors(std::span<const std::uint16_t> packed) const
{
    std::byte* const list = priors();
    if (!m_block->isCoarse) {
        std::memcpy(list, packed.data(), packed.size_bytes());
        return;
    }
    std::array<std::uint8_t, (game::MoveList::kCapacity + 15) / 16 * 16> codes{};
    for (std::size_t edge = 0; edge < packed.size(); ++edge)
        codes[edge] = codeOf(packed[edge]);
    for (std::size_t pair = 0; pair < codeBytes(packed.size()); ++pair)
        list[pair] = static_cast<std::byte>(codes[2 * pair] | codes[2 * pair + 1] << 4);
    std::byte* full = list + codeBytes(packed.size());
    for (std::size_t edge = 0; edge < packed.size(); ++edge) { // the last one may overlap the qualities, which are written later
        std::memcpy(full, &packed[edge], 2);
        full += codes[edge] == kInFull ? 2 : 0;
    }
}

void PackedAnswer::putQualities(const Evaluation& evaluation) const
{
    const std::span<const float> quality = evaluation.quality; // not the vector, which the written bytes might alias
    std::byte* const list = qualities();
    std::memset(list, 0, moveCount());
    if (quality.size() != moveCount())
        return;
    const auto [low, high] = std::ranges::minmax(quality);
    const float step = (high - low) / 255;
    m_block->qualityLow = low;
    m_block->qualityStep = step;
    if (!(step > 0))
        return;
    const float scale = 1 / step;
    for (std::size_t i = 0; i < quality.size(); ++i)
        list[i] = static_cast<std::byte>(static_cast<std::uint8_t>((quality[i] - low) * scale + 0.5F));

    const std::vector<float>& policy = evaluation.rankPriors;
    if (policy.size() != quality.size())
        return;
    const double expected = std::inner_product(quality.begin(), quality.end(), policy.begin(), 0.0);
    double variance = 0;
    for (std::size_t i = 0; i < quality.size(); ++i)
        variance += policy[i] * (quality[i] - expected) * (quality[i] - expected);
    const auto packed = [](double steps) { return static_cast<std::uint8_t>(std::clamp(std::round(steps), 0.0, 255.0)); };
    m_block->expected = packed((expected - low) / step);
    m_block->spread = packed(2 * std::sqrt(variance) / step);
}

game::Move PackedAnswer::move(std::size_t edge) const
{
    if (m_block->bitBytes == 0)
        return {load16(data() + 2 * edge)};
    std::size_t word = 0;
    std::uint64_t bits = load64(data());
    for (std::size_t before = edge;; bits = load64(data() + 8 * ++word)) {
        const auto here = static_cast<std::size_t>(std::popcount(bits));
        if (before >= here) {
            before -= here;
            continue;
        }
        for (; before > 0; --before)
            bits &= bits - 1;
        return {static_cast<std::uint16_t>(64 * word + static_cast<std::size_t>(std::countr_zero(bits)))};
    }
}

std::size_t PackedAnswer::edgeOf(game::Move move) const
{
    if (m_block->bitBytes == 0) {
        std::size_t edge = 0;
        while (edge < moveCount() && load16(data() + 2 * edge) != move.code)
            ++edge;
        return edge;
    }
    const std::size_t word = move.code / 64U;
    if (8 * word >= m_block->bitBytes || (load64(data() + 8 * word) >> (move.code % 64) & 1) == 0)
        return moveCount();
    std::size_t before = 0;
    for (std::size_t i = 0; i < word; ++i)
        before += static_cast<std::size_t>(std::popcount(load64(data() + 8 * i)));
    const std::uint64_t lower = (std::uint64_t{1} << (move.code % 64)) - 1;
    return before + static_cast<std::size_t>(std::popcount(load64(data() + 8 * word) & lower));
}

std::uint16_t PackedAnswer::prior(std::size_t edge) const
{
    std::uint16_t found = 0;
    forEach([&](std::size_t at, std::uint16_t prior, float) { found = at == edge ? prior : found; });
    return found;
}

PackedAnswer::Likely PackedAnswer::likeliestBeside(const Edges& edges) const
{
    Likely best{moveCount(), 0};
    const auto consider = [&](std::size_t edge, std::uint16_t prior) {
        if ((best.edge == moveCount() || prior > best.prior) && !contains(edges, edge))
            best = {edge, prior};
    };
    if (m_block->isCoarse) { // the full ones are the highest: the words contain their places
        const std::byte* full = priors() + codeBytes(moveCount());
        for (std::size_t word = 0; 16 * word < moveCount(); ++word) {
            const std::uint64_t codes = load64(priors() + 8 * word);
            std::uint64_t inFull = codes & codes >> 1 & codes >> 2 & codes >> 3 & 0x1111111111111111;
            for (; inFull != 0; inFull &= inFull - 1, full += 2)
                consider(16 * word + static_cast<std::size_t>(std::countr_zero(inFull)) / 4, load16(full));
        }
        if (best.edge != moveCount())
            return best;
    }
    forEach([&](std::size_t edge, std::uint16_t prior, float) { consider(edge, prior); });
    return best;
}

void PackedAnswer::release()
{
    if (m_block && m_block->holders.fetch_sub(1, std::memory_order_acq_rel) == 1) {
        m_block->~Block();
        ::operator delete(m_block);
    }
}

} // namespace evenmatch::nn
