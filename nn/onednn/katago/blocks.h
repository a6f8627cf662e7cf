// The blocks of a KataGo network's trunk, prepared for computing.
#pragma once

#include "nn/onednn/katago/layers.h"

#include <memory>
#include <vector>

namespace evenmatch::nn::onednn {

/// Adds its output to every point of the trunk. Logically immutable: any thread may run it.
class TrunkBlock {
public:
    virtual ~TrunkBlock() = default;
    virtual void run(const Task& task, RowSpan trunk) const = 0;
};

using TrunkBlocks = std::vector<std::unique_ptr<TrunkBlock>>;

/// The same blocks by the matrix unit. REQUIRES: tiles::isAvailable(), for attention tiles::fits()
std::unique_ptr<TrunkBlock> makeTiledBlock(const katago::AttentionBlock& block);
std::unique_ptr<TrunkBlock> makeTiledBlock(const katago::FeedForwardBlock& block);

TrunkBlocks makeBlocks(const std::vector<katago::Block>& blocks, const Arithmetic& arithmetic);

/// [mean, mean · (side - 14) / 10, largest] of each board, or with `three` means [mean, mean · s, mean · (s² - 1/10)] with s = (side - 14)
/// / 10. The side is the square root of the number of points.
RowSpan poolBoards(const Task& task, RowSpan rows, Index channels, bool threeMeans);

/// to = activation(from · matrix + bias), one row per board.
class Dense {
public:
    Dense(const katago::Linear& layer, std::span<const float> bias, katago::Activation activation);
    RowSpan apply(const Task& task, RowSpan from) const;

private:
    Matrix m_matrix;
    Norm m_norm;
};

} // namespace evenmatch::nn::onednn
