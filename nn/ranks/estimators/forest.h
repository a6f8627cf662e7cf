// Regression by boosted trees: trained by XGBoost, but stored and evaluated without it, so that an untrusted model file never reaches its
// parser.
#pragma once

#include "core/error.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace evenmatch::nn {

/// The sum of many regression trees. A regular value.
///
/// A tree's nodes are in preorder: the node after an inner one is its left child (x < threshold), the right child follows `right` nodes
/// further on. A missing number (NaN) goes in the direction that gained most during growing: to the left if kMissingLeft is set in
/// `feature`. Thus no path can go back, whatever the bytes.
class Forest {
public:
    struct Node {
        float number = 0; ///< threshold, or the value of a leaf
        std::uint16_t feature = kLeaf;
        std::uint16_t right = 0; ///< of an inner node, at least 2
        bool operator==(const Node&) const = default;
    };
    static constexpr std::uint16_t kLeaf = 0xffff;
    static constexpr std::uint16_t kMissingLeft = 0x8000;

    Forest() = default;
    /// Empty if a path leaves its tree or a feature is not below `features`. `roots`: the start of each tree, the first 0, increasing
    static core::Result<Forest> make(std::size_t features, float base, std::vector<Node> nodes, std::vector<std::uint32_t> roots);

    std::size_t features() const { return m_features; }
    std::size_t trees() const { return m_roots.size(); }
    /// REQUIRES: row.size() == features()
    double predict(std::span<const float> row) const;
    /// Its first trees: what growing stopped after them would have made.
    Forest first(std::size_t trees) const;

    void append(std::vector<std::byte>& bytes) const;
    /// Removes its own bytes from the front.
    static core::Result<Forest> take(std::span<const std::byte>& bytes);

    bool operator==(const Forest&) const = default;

private:
    std::size_t m_features = 0;
    float m_base = 0;
    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_roots;
};
static_assert(sizeof(Forest::Node) == 8);

struct ForestOptions {
    int trees = 100; ///< all as LightGBM's defaults (ALGORITHMS.md 4)
    int leaves = 31;
    double rate = 0.1;
    double fewestRows = 20; ///< per leaf, by weight
    int threads = 1;
    std::uint64_t seed = 1;
};

/// Rows of `features` numbers, NaN for missing ones, with a target and a weight for each. NotFound without rows, Unexpected with XGBoost's
/// message.
core::Result<Forest> growForest(std::span<const float> rows, std::size_t features, std::span<const float> values,
    std::span<const float> weights, const ForestOptions& options = {});

} // namespace evenmatch::nn
