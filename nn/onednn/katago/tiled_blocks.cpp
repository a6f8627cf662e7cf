// The blocks of transformers for the matrix unit: what several products read is rounded to 16 bits once, and their weights are joined.
#include "nn/onednn/katago/blocks.h"
#include "nn/onednn/katago/rotation.h"
#include "nn/onednn/katago/tiles.h"

#include <algorithm>

namespace evenmatch::nn::onednn {

namespace {

using tiles::Half;

/// Weights in the unit's layout.
class TiledMatrix {
public:
    explicit TiledMatrix(const katago::Linear& layer)
        : m_inputs(layer.inputs), m_outputs(layer.outputs), m_packed(static_cast<std::size_t>(tiles::packedHalves(m_inputs, m_outputs) / 2))
    {
        tiles::pack(layer.weights.data(), m_inputs, m_outputs, reinterpret_cast<Half*>(m_packed.data()));
    }

    void multiply(const Half* from, Index rows, RowSpan to, bool add = false) const
    {
        tiles::multiply(from, rows, m_inputs, packed(), m_outputs, to.data, to.stride, add);
    }
    void multiplyGated(const Half* from, Index rows, Half* to) const
    {
        tiles::multiplyGated(from, rows, m_inputs, packed(), m_outputs / 2, to);
    }
    Index inputs() const { return m_inputs; }
    Index outputs() const { return m_outputs; }

private:
    const Half* packed() const { return reinterpret_cast<const Half*>(m_packed.data()); }

    Index m_inputs;
    Index m_outputs;
    Floats m_packed;
};

/// The root mean square of each point's channels, rounded.
class TiledNorm {
public:
    explicit TiledNorm(const katago::RmsNormalisation& norm)
        : m_channels(norm.channels()), m_epsilon(norm.epsilon), m_scale(norm.scale, norm.scale.size())
    {
    }
    void apply(RowSpan from, Index rows, Half* to) const
    {
        tiles::rmsNormalise(from.data, from.stride, rows, m_channels, m_scale.data(), m_epsilon, to);
    }

private:
    Index m_channels;
    float m_epsilon;
    Floats m_scale;
};

Half* takeRows(const Task& task, Index rows, Index channels)
{
    return reinterpret_cast<Half*>(task.workspace.take(tiles::rowHalves(rows, channels) / 2));
}

class TiledAttention final : public TrunkBlock {
public:
    explicit TiledAttention(const katago::AttentionBlock& block)
        : m_heads(block.heads), m_keyHeads(block.keyHeads), m_keyWidth(block.keyWidth), m_valueWidth(block.valueWidth), m_norm(block.norm),
          m_all(sideBySide(block)), m_out(block.out), m_rotation(block)
    {
    }

    void run(const Task& task, RowSpan trunk) const override
    {
        const Workspace::Frame frame(task.workspace);
        const Index points = task.grid.points();
        Half* const normalised = takeRows(task, points, m_all.inputs());
        const RowSpan all = task.take(points, m_all.outputs());
        const RowSpan key{all.data + m_heads * m_keyWidth, all.stride};
        const RowSpan value{key.data + m_keyHeads * m_keyWidth, all.stride};
        const Index resultWidth = m_heads * m_valueWidth;
        Half* const result = takeRows(task, points, resultWidth);
        std::fill_n(result, tiles::rowHalves(points, resultWidth), Half(0));
        for (Index board = 0; board < task.count; ++board) {
            const RowSpan there{trunk.row(board * points), trunk.stride};
            m_norm.apply(there, points, normalised);
            m_all.multiply(normalised, points, all);
            m_rotation.rotate(task.grid, all, key);
            attend(task, all, key, value, result);
            m_out.multiply(result, points, there, true);
        }
    }

private:
    void attend(const Task& task, RowSpan query, RowSpan key, RowSpan value, Half* result) const
    {
        const Workspace::Frame frame(task.workspace);
        float* const workspace = task.workspace.take(tiles::attentionFloats(task.grid.points(), m_keyWidth, m_valueWidth));
        const Index sharing = m_heads / m_keyHeads;
        for (Index head = 0; head < m_keyHeads; ++head)
            tiles::attend({task.grid.points(), sharing, m_keyWidth, m_valueWidth, query.data + head * sharing * m_keyWidth, query.stride,
                              key.data + head * m_keyWidth, key.stride, value.data + head * m_valueWidth, value.stride,
                              result + head * sharing * m_valueWidth, tiles::rowWidth(m_heads * m_valueWidth)},
                workspace);
    }

    /// One product for queries, keys and values.
    static katago::Linear sideBySide(const katago::AttentionBlock& block)
    {
        const katago::Linear query = pairsApart(block, block.query);
        const katago::Linear key = pairsApart(block, block.key);
        katago::Linear all{query.inputs, query.outputs + key.outputs + block.value.outputs, {}};
        for (int input = 0; input < all.inputs; ++input)
            for (const katago::Linear* const layer : {&query, &key, &block.value})
                all.weights.insert(all.weights.end(), layer->weights.begin() + static_cast<std::ptrdiff_t>(input) * layer->outputs,
                    layer->weights.begin() + static_cast<std::ptrdiff_t>(input + 1) * layer->outputs);
        return all;
    }

    Index m_heads;
    Index m_keyHeads;
    Index m_keyWidth;
    Index m_valueWidth;
    TiledNorm m_norm;
    TiledMatrix m_all;
    TiledMatrix m_out;
    Rotation m_rotation;
};

class TiledFeedForward final : public TrunkBlock {
public:
    explicit TiledFeedForward(const katago::FeedForwardBlock& block) : m_norm(block.norm), m_gated(inTurn(block)), m_down(block.down) { }

    void run(const Task& task, RowSpan trunk) const override
    {
        constexpr Index kRowsAtATime = 384; // few enough that intermediate results stay in the cache
        const Workspace::Frame frame(task.workspace);
        Half* const normalised = takeRows(task, kRowsAtATime, m_gated.inputs());
        Half* const inner = takeRows(task, kRowsAtATime, m_down.inputs());
        for (Index row = 0; row < task.rows(); row += kRowsAtATime) {
            const Index rows = std::min(kRowsAtATime, task.rows() - row);
            const RowSpan there{trunk.row(row), trunk.stride};
            m_norm.apply(there, rows, normalised);
            m_gated.multiplyGated(normalised, rows, inner);
            m_down.multiply(inner, rows, there, true);
        }
    }

private:
    /// 16 outputs of `up` and of `gate` in turn.
    static katago::Linear inTurn(const katago::FeedForwardBlock& block)
    {
        constexpr int kColumns = 16;
        const int columns = (block.up.outputs + kColumns - 1) / kColumns;
        katago::Linear result{block.up.inputs, 2 * columns * kColumns, {}};
        result.weights.resize(static_cast<std::size_t>(result.inputs) * static_cast<std::size_t>(result.outputs));
        for (int input = 0; input < result.inputs; ++input) {
            for (int output = 0; output < block.up.outputs; ++output) {
                const int from = input * block.up.outputs + output;
                const int to = input * result.outputs + output / kColumns * 2 * kColumns + output % kColumns;
                result.weights[static_cast<std::size_t>(to)] = block.up.weights[static_cast<std::size_t>(from)];
                result.weights[static_cast<std::size_t>(to + kColumns)] = block.gate.weights[static_cast<std::size_t>(from)];
            }
        }
        return result;
    }

    TiledNorm m_norm;
    TiledMatrix m_gated;
    TiledMatrix m_down;
};

} // namespace

std::unique_ptr<TrunkBlock> makeTiledBlock(const katago::AttentionBlock& block) { return std::make_unique<TiledAttention>(block); }

std::unique_ptr<TrunkBlock> makeTiledBlock(const katago::FeedForwardBlock& block) { return std::make_unique<TiledFeedForward>(block); }

} // namespace evenmatch::nn::onednn
