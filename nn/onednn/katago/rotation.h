// The rotations of queries and keys by the places of their points (rotary embeddings).
#pragma once

#include "nn/onednn/katago/layers.h"

#include <map>
#include <shared_mutex>
#include <utility>
#include <vector>

namespace evenmatch::nn::onednn {

/// Rotations turn pairs of neighbouring channels. Products of queries and keys do not depend on the order of channels, so both are computed
/// with the first channels of all pairs of a head in front and the second ones after them: the weights of queries or keys for that.
katago::Linear pairsApart(const katago::AttentionBlock& block, const katago::Linear& layer);

/// Any thread.
class Rotation {
public:
    explicit Rotation(const katago::AttentionBlock& block);

    /// Rotates the queries and keys of one board, if the block does so.
    void rotate(const Grid& grid, RowSpan query, RowSpan key) const;

private:
    /// Cosines and sines for the points of a board: [points][heads][pairs].
    struct Table {
        Floats cosines;
        Floats sines;
        Index stride = 0;
    };

    const Table& tableFor(const Grid& grid) const;
    Table makeTable(const Grid& grid) const;
    float angle(Index head, Index pair, float y, float x) const;

    Index m_heads;
    Index m_keyHeads;
    Index m_pairs; ///< of a head; 0: nothing is rotated
    float m_theta;
    std::vector<float> m_frequencies;
    mutable std::shared_mutex m_mutex;
    mutable std::map<std::pair<Index, Index>, Table> m_tables; ///< by height and width of the board
};

} // namespace evenmatch::nn::onednn
