#include "nn/onednn/katago/blocks.h"

#include "nn/onednn/katago/rotation.h"
#include "nn/onednn/katago/tiles.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn::onednn {

namespace {

/// A normalisation, its activation and a convolution.
struct NormalisedConvolver {
    NormalisedConvolver(const katago::NormalisedConvolution& given, const Arithmetic& arithmetic, bool adds)
        : norm(given.norm, given.activation), convolver(given.convolution, arithmetic, adds), inputs(given.convolution.inputs)
    {
    }
    Norm norm;
    Convolver convolver;
    Index inputs;

    RowSpan normalised(const Task& task, RowSpan from) const
    {
        const RowSpan rows = task.take(task.rows(), inputs);
        norm.apply(from, rows, task.rows());
        return rows;
    }
};

class Ordinary final : public TrunkBlock {
public:
    Ordinary(const katago::OrdinaryBlock& block, const Arithmetic& arithmetic)
        : m_first(block.first, arithmetic, false), m_second(block.second, arithmetic, true)
    {
    }

    void run(const Task& task, RowSpan trunk) const override
    {
        const Workspace::Frame frame(task.workspace);
        const RowSpan inner = task.take(task.rows(), m_first.convolver.outputs());
        m_first.convolver.apply(task, m_first.normalised(task, trunk), inner, m_second.norm.finish());
        m_second.convolver.add(task, inner, trunk);
    }

private:
    NormalisedConvolver m_first;
    NormalisedConvolver m_second;
};

class GlobalPooling final : public TrunkBlock {
public:
    GlobalPooling(const katago::GlobalPoolingBlock& block, const Arithmetic& arithmetic)
        : m_first(block.first, arithmetic, false), m_pooled(block.pooled, arithmetic),
          m_pooledNorm(block.pooledNorm, block.pooledActivation), m_toBias(block.pooledToBias), m_second(block.second, arithmetic, true)
    {
    }

    void run(const Task& task, RowSpan trunk) const override
    {
        const Workspace::Frame frame(task.workspace);
        const RowSpan inner = task.take(task.rows(), m_first.convolver.outputs());
        const RowSpan pooled = task.take(task.rows(), m_pooled.outputs());
        const RowSpan bias = task.take(task.count, m_first.convolver.outputs());
        const RowSpan normalised = m_first.normalised(task, trunk);
        m_pooled.apply(task, normalised, pooled, m_pooledNorm.finish());
        const RowSpan sums = poolBoards(task, pooled, m_pooled.outputs(), false);
        m_toBias.multiply(sums.data, sums.stride, task.count, bias);
        m_first.convolver.apply(task, normalised, inner, m_second.norm.finish(bias, task.count));
        m_second.convolver.add(task, inner, trunk);
    }

private:
    NormalisedConvolver m_first;
    Convolver m_pooled;
    Norm m_pooledNorm;
    Matrix m_toBias;
    NormalisedConvolver m_second;
};

class Nested final : public TrunkBlock {
public:
    Nested(const katago::NestedBlock& block, const Arithmetic& arithmetic)
        : m_first(block.first, arithmetic, false), m_blocks(makeBlocks(block.blocks, arithmetic)), m_last(block.last, arithmetic, true)
    {
    }

    void run(const Task& task, RowSpan trunk) const override
    {
        const Workspace::Frame frame(task.workspace);
        const RowSpan inner = task.take(task.rows(), m_first.convolver.outputs());
        {
            const Workspace::Frame before(task.workspace);
            m_first.convolver.apply(task, m_first.normalised(task, trunk), inner);
        }
        for (const auto& block : m_blocks)
            block->run(task, inner);
        m_last.convolver.add(task, m_last.normalised(task, inner), trunk);
    }

private:
    NormalisedConvolver m_first;
    TrunkBlocks m_blocks;
    NormalisedConvolver m_last;
};

/// The root mean square of each point's channels.
class RmsNorm {
public:
    explicit RmsNorm(const katago::RmsNormalisation& norm)
        : m_channels(norm.channels()), m_epsilon(norm.epsilon),
          m_scale(norm.scale, static_cast<std::size_t>(roundUp(norm.channels(), kernels().vector)))
    {
    }
    void apply(const float* from, Index fromStride, RowSpan to, Index rows) const
    {
        kernels().rmsNormalise(
            from, fromStride, to.data, to.stride, rows, static_cast<Index>(m_scale.size()), m_channels, m_scale.data(), m_epsilon);
    }

private:
    Index m_channels;
    float m_epsilon;
    Floats m_scale;
};

class Attention final : public TrunkBlock {
public:
    Attention(const katago::AttentionBlock& block, const Arithmetic& arithmetic)
        : m_heads(block.heads), m_keyHeads(block.keyHeads), m_keyWidth(block.keyWidth), m_valueWidth(block.valueWidth), m_norm(block.norm),
          m_query(pairsApart(block, block.query), arithmetic, false), m_key(pairsApart(block, block.key), arithmetic, false),
          m_value(block.value, arithmetic, false), m_out(block.out, arithmetic, true), m_rotation(block)
    {
    }

    void run(const Task& task, RowSpan trunk) const override
    {
        const Workspace::Frame frame(task.workspace);
        const Kernels& kernel = kernels();
        const Index points = task.grid.points();
        const RowSpan normalised = task.take(points, m_query.inputs());
        const RowSpan query = task.take(points, m_query.outputs());
        const RowSpan key = task.take(points, m_key.outputs());
        const RowSpan value = task.take(points, m_value.outputs());
        const RowSpan result = task.take(points, (m_heads - 1) * m_valueWidth + roundUp(m_valueWidth, kernel.vector));
        for (Index board = 0; board < task.count; ++board) {
            const RowSpan there{trunk.row(board * points), trunk.stride};
            m_norm.apply(there.data, there.stride, normalised, points);
            m_query.multiply(task.workspace, normalised, points, query);
            m_key.multiply(task.workspace, normalised, points, key);
            m_value.multiply(task.workspace, normalised, points, value);
            m_rotation.rotate(task.grid, query, key);
            attend(task, query, key, value, result);
            m_out.multiply(task.workspace, result, points, there, true);
        }
    }

private:
    static constexpr Index kRowsAtATime = 96;

    /// The weighted values of one board.
    void attend(const Task& task, RowSpan query, RowSpan key, RowSpan value, RowSpan result) const
    {
        const Workspace::Frame frame(task.workspace);
        const Index sharing = m_heads / m_keyHeads;
        const Kernels& kernel = kernels();
        const Index points = task.grid.points();
        const Index pointColumns = roundUp(points, kernel.vector);
        const Index valueColumns = roundUp(m_valueWidth, kernel.vector);
        float* const packedKey = task.workspace.take(m_keyWidth * pointColumns);
        float* const packedValue = task.workspace.take(points * valueColumns);
        const RowSpan scores = task.take(kRowsAtATime, points);
        float* const inverseSums = task.workspace.take(kRowsAtATime);
        const float factor = 1.0f / std::sqrt(static_cast<float>(m_keyWidth));
        for (Index head = 0; head < m_heads; ++head) {
            if (head % sharing == 0) {
                const Index shared = head / sharing;
                kernel.packTransposed(key.data + shared * m_keyWidth, key.stride, points, m_keyWidth, packedKey);
                kernel.packRows(value.data + shared * m_valueWidth, value.stride, points, m_valueWidth, packedValue);
            }
            for (Index row = 0; row < points; row += kRowsAtATime) {
                const Index rows = std::min(kRowsAtATime, points - row);
                float* const to = result.row(row) + head * m_valueWidth; // data beyond its last column belongs to the next head
                kernel.multiply(query.row(row) + head * m_keyWidth, query.stride, rows, m_keyWidth, packedKey, pointColumns, scores.data,
                    scores.stride, false);
                kernel.exponentials(scores.data, scores.stride, rows, points, factor, inverseSums);
                kernel.multiply(scores.data, scores.stride, rows, points, packedValue, valueColumns, to, result.stride, false);
                kernel.scaleRows(to, result.stride, rows, valueColumns, inverseSums);
            }
        }
    }

    Index m_heads;
    Index m_keyHeads;
    Index m_keyWidth;
    Index m_valueWidth;
    RmsNorm m_norm;
    Matrix m_query;
    Matrix m_key;
    Matrix m_value;
    Matrix m_out;
    Rotation m_rotation;
};

class FeedForward final : public TrunkBlock {
public:
    FeedForward(const katago::FeedForwardBlock& block, const Arithmetic& arithmetic)
        : m_norm(block.norm), m_up(block.up, arithmetic, false), m_gate(block.gate, arithmetic, false),
          m_down(block.down, arithmetic, true), m_rowsAtATime(arithmetic.matrices == Products::Kernels ? 96 : 361)
    {
    }

    void run(const Task& task, RowSpan trunk) const override
    {
        const Workspace::Frame frame(task.workspace);
        const RowSpan normalised = task.take(m_rowsAtATime, m_up.inputs());
        const RowSpan up = task.take(m_rowsAtATime, m_up.outputs());
        const RowSpan gate = task.take(m_rowsAtATime, m_gate.outputs());
        const Index all = task.rows();
        const Index chunks = (all + m_rowsAtATime - 1) / m_rowsAtATime;
        for (Index chunk = 0, row = 0; chunk < chunks; ++chunk) {
            const Index rows = (all - row + chunks - chunk - 1) / (chunks - chunk);
            const RowSpan there{trunk.row(row), trunk.stride};
            m_norm.apply(there.data, there.stride, normalised, rows);
            m_up.multiply(task.workspace, normalised, rows, up);
            m_gate.multiply(task.workspace, normalised, rows, gate);
            kernels().gate(up.data, up.stride, gate.data, gate.stride, rows, up.stride);
            m_down.multiply(task.workspace, up, rows, there, true);
            row += rows;
        }
    }

private:
    RmsNorm m_norm;
    Matrix m_up;
    Matrix m_gate;
    Matrix m_down;
    Index m_rowsAtATime; ///< few enough that intermediate results stay in the cache; oneDNN needs more
};

std::unique_ptr<TrunkBlock> makeBlock(const katago::OrdinaryBlock& block, const Arithmetic& arithmetic)
{
    return std::make_unique<Ordinary>(block, arithmetic);
}
std::unique_ptr<TrunkBlock> makeBlock(const katago::GlobalPoolingBlock& block, const Arithmetic& arithmetic)
{
    return std::make_unique<GlobalPooling>(block, arithmetic);
}
std::unique_ptr<TrunkBlock> makeBlock(const katago::AttentionBlock& block, const Arithmetic& arithmetic)
{
    if (usesTiles(arithmetic) && tiles::fits(block.keyWidth, block.valueWidth))
        return makeTiledBlock(block);
    return std::make_unique<Attention>(block, arithmetic);
}
std::unique_ptr<TrunkBlock> makeBlock(const katago::FeedForwardBlock& block, const Arithmetic& arithmetic)
{
    if (usesTiles(arithmetic))
        return makeTiledBlock(block);
    return std::make_unique<FeedForward>(block, arithmetic);
}
std::unique_ptr<TrunkBlock> makeBlock(const std::unique_ptr<katago::NestedBlock>& block, const Arithmetic& arithmetic)
{
    return std::make_unique<Nested>(*block, arithmetic);
}

} // namespace

TrunkBlocks makeBlocks(const std::vector<katago::Block>& blocks, const Arithmetic& arithmetic)
{
    TrunkBlocks made;
    for (const katago::Block& block : blocks)
        made.push_back(std::visit([&](const auto& given) { return makeBlock(given, arithmetic); }, block));
    return made;
}

RowSpan poolBoards(const Task& task, RowSpan rows, Index channels, bool threeMeans)
{
    const Index points = task.grid.points();
    const RowSpan mean = task.take(1, channels);
    const RowSpan largest = task.take(1, channels);
    const RowSpan pooled = task.take(task.count, 3 * channels);
    const float side = (std::sqrt(static_cast<float>(points)) - 14.0f) * 0.1f;
    for (Index board = 0; board < task.count; ++board) {
        kernels().pool(rows.row(board * points), rows.stride, points, rows.stride, mean.data, threeMeans ? nullptr : largest.data);
        float* const out = pooled.row(board);
        for (Index c = 0; c < channels; ++c) {
            out[c] = mean.data[c];
            out[channels + c] = mean.data[c] * side;
            out[2 * channels + c] = threeMeans ? mean.data[c] * (side * side - 0.1f) : largest.data[c];
        }
    }
    return pooled;
}

Dense::Dense(const katago::Linear& layer, std::span<const float> bias, katago::Activation activation)
    : m_matrix(layer), m_norm(std::vector<float>(static_cast<std::size_t>(layer.outputs), 1.0f), bias, activation)
{
}

RowSpan Dense::apply(const Task& task, RowSpan from) const
{
    const RowSpan to = task.take(task.count, m_matrix.outputs());
    m_matrix.multiply(from.data, from.stride, task.count, to);
    m_norm.apply(to, to, task.count);
    return to;
}

} // namespace evenmatch::nn::onednn
