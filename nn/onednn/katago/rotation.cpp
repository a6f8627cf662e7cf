#include "nn/onednn/katago/rotation.h"

#include <cmath>
#include <mutex>

namespace evenmatch::nn::onednn {

katago::Linear pairsApart(const katago::AttentionBlock& block, const katago::Linear& layer)
{
    katago::Linear result = layer;
    if (!block.rotary)
        return result;
    const Index width = block.keyWidth;
    for (Index input = 0; input < layer.inputs; ++input) {
        for (Index output = 0; output < layer.outputs; ++output) {
            const Index inHead = output % width;
            const Index from = output - inHead + inHead % (width / 2) * 2 + inHead / (width / 2);
            result.weights[static_cast<std::size_t>(input * layer.outputs + output)]
                = layer.weights[static_cast<std::size_t>(input * layer.outputs + from)];
        }
    }
    return result;
}

Rotation::Rotation(const katago::AttentionBlock& block)
    : m_heads(block.heads), m_keyHeads(block.keyHeads), m_pairs(block.rotary ? block.keyWidth / 2 : 0), m_theta(block.rotaryTheta),
      m_frequencies(block.rotaryFrequencies)
{
}

void Rotation::rotate(const Grid& grid, RowSpan query, RowSpan key) const
{
    if (m_pairs == 0)
        return;
    const Table& table = tableFor(grid);
    const bool perHead = !m_frequencies.empty();
    kernels().rotate(query.data, query.stride, grid.points(), m_heads, m_pairs, table.cosines.data(), table.sines.data(), table.stride,
        perHead ? m_heads / m_keyHeads : 0);
    kernels().rotate(
        key.data, key.stride, grid.points(), m_keyHeads, m_pairs, table.cosines.data(), table.sines.data(), table.stride, perHead ? 1 : 0);
}

const Rotation::Table& Rotation::tableFor(const Grid& grid) const
{
    const std::pair key{grid.height, grid.width};
    {
        const std::shared_lock lock(m_mutex);
        if (const auto found = m_tables.find(key); found != m_tables.end())
            return found->second;
    }
    const std::unique_lock lock(m_mutex);
    if (const auto found = m_tables.find(key); found != m_tables.end())
        return found->second;
    return m_tables.emplace(key, makeTable(grid)).first->second;
}

float Rotation::angle(Index head, Index pair, float y, float x) const
{
    if (!m_frequencies.empty()) {
        const float* const frequency = m_frequencies.data() + (head * m_pairs + pair) * 2;
        return x * frequency[0] + y * frequency[1];
    }
    // The first half of the pairs turns with the row, the second with the column.
    const Index perDirection = m_pairs / 2;
    const bool byRow = pair < perDirection;
    const auto power = static_cast<float>(2 * (byRow ? pair : pair - perDirection)) / static_cast<float>(m_pairs);
    return (byRow ? y : x) * (1.0f / std::pow(m_theta, power));
}

Rotation::Table Rotation::makeTable(const Grid& grid) const
{
    const Index heads = m_frequencies.empty() ? 1 : m_keyHeads;
    const auto size = static_cast<std::size_t>(grid.points() * heads * m_pairs);
    Table result{Floats(size), Floats(size), heads * m_pairs};
    float* cosine = result.cosines.data();
    float* sine = result.sines.data();
    for (Index y = 0; y < grid.height; ++y) {
        for (Index x = 0; x < grid.width; ++x) {
            for (Index i = 0; i < heads * m_pairs; ++i) {
                const float turned = angle(i / m_pairs, i % m_pairs, static_cast<float>(y), static_cast<float>(x));
                *cosine++ = std::cos(turned);
                *sine++ = std::sin(turned);
            }
        }
    }
    return result;
}

} // namespace evenmatch::nn::onednn
