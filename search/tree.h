// A search tree in an arena: nodes and edges by index, no pointer, no node for a move that was not visited.
#pragma once

#include "core/game/game.h"
#include "nn/evaluation.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace evenmatch::search {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kNoNode = 0xffffffff;

/// A position that was visited.
///
///      0                   8                   16        20        24        28        32
///     +-------------------+-------------------+---------+---------+---------+---------+
///     |     valueSum      |    strengthSum    | visits  |  pairs  |firstChild| nextSib.|
///     +---------+---------+---------+---------+---------+----+----+----+----+--+--+----+
///     |  edges  |  value  |  level  |  qLow   |  qStep  |edges|open|slot|inFl|st|side|E|σ|
///     +---------+---------+---------+---------+---------+----+----+----+----+--+--+--+--+
///      32        36        40        44        48        52   54   56   58   60 61 62 63 64
struct alignas(64) Node {
    enum State : std::uint8_t {
        Waiting,   ///< on its way to the evaluator
        Evaluated,
        Terminal,  ///< the game is over here; `value` is its result
    };

    double valueSum = 0;    ///< of results for Side::First
    double strengthSum = 0; ///< of β (or quality) of pairs that led to evaluated nodes from here down, this one included
    std::uint32_t visits = 0; ///< simulations that went through or ended here and are backed up
    std::uint32_t pairs = 0;  ///< summands of strengthSum
    NodeIndex firstChild = kNoNode; ///< the child that was made last
    NodeIndex nextSibling = kNoNode;
    std::uint32_t edges = 0;  ///< where this node's edges begin in the EdgeStore
    float value = 0;          ///< what the network or the rules say of this position, for Side::First
    float level = 0;
    float qualityLow = 0;     ///< quality of an edge = qualityLow + qualityStep · its byte
    float qualityStep = 0;
    std::uint16_t edgeCount = 0;
    std::uint16_t opened = 0; ///< edges that have a child, which come first
    std::uint16_t slot = 0;   ///< which edge of the parent leads here
    std::uint16_t inFlight = 0;
    State state = Waiting;
    game::Side toMove = game::Side::First;
    std::uint8_t expected = 0; ///< E q under a rank's policy, packed as qualities are; means something where `spread` is not 0
    std::uint8_t spread = 0;   ///< σ of q under that policy, in half steps; 0 where no policy was named or it has but one quality
};
static_assert(sizeof(Node) == 64);

inline float qualityOf(const Node& node, std::uint8_t packed)
{
    return node.qualityLow + node.qualityStep * static_cast<float>(packed);
}
inline double expectedQuality(const Node& node) { return qualityOf(node, node.expected); }
inline double qualitySpread(const Node& node) { return 0.5 * node.qualityStep * node.spread; }

/// The moves of all nodes, five bytes each, in blocks. The edges of one node stand together, as three arrays:
///
///     block   moves      uint16  | m m m m m | m m m | …        the edges of a node that have a child come first, in the order of the
///             priors     uint16  | p p p p p | p p p | …        first visit; then comes the one with the highest prior, then
///             qualities  uint8   | q q q q q | q q q | …             the rest as the evaluation had them
class EdgeStore {
public:
    static constexpr std::size_t kEdgeBytes = sizeof(std::uint16_t) + sizeof(std::uint16_t) + sizeof(std::uint8_t);

    struct Edges {
        std::span<game::Move> moves;
        std::span<std::uint16_t> priors;
        std::span<std::uint8_t> qualities;
    };
    struct ConstEdges {
        std::span<const game::Move> moves;
        std::span<const std::uint16_t> priors;
        std::span<const std::uint8_t> qualities;
    };

    /// Room for the edges of one node. REQUIRES: count <= kBlock
    std::uint32_t allocate(std::size_t count);
    Edges at(std::uint32_t first, std::size_t count);
    ConstEdges at(std::uint32_t first, std::size_t count) const;
    void clear() { m_blocks.clear(); m_used = kBlock; }
    std::size_t bytes() const { return m_blocks.size() * sizeof(Block); }

private:
    static constexpr std::size_t kBlock = 1 << 13;
    struct Block {
        std::array<game::Move, kBlock> moves;
        std::array<std::uint16_t, kBlock> priors;
        std::array<std::uint8_t, kBlock> qualities;
    };
    std::vector<std::unique_ptr<Block>> m_blocks;
    std::size_t m_used = kBlock; ///< of the last block
};
static_assert(EdgeStore::kEdgeBytes <= 16);
static_assert(sizeof(Node) + game::MoveList::kCapacity * EdgeStore::kEdgeBytes <= 2000, "an expanded 19 × 19 position");

/// Priors are kept as floats of 5 bits of exponent and 11 of mantissa, right to 0.025 % from 1 down to 2^-31; less is 0. Larger priors never
/// become smaller than lesser ones. REQUIRES: 0 <= prior <= 1
inline constexpr std::uint32_t kPriorBias = (127 - 31) << 23;
inline std::uint16_t packPrior(float prior)
{
    const auto bits = std::bit_cast<std::uint32_t>(prior) + 0x800; // half of the last place that stays
    return static_cast<std::uint16_t>(bits > kPriorBias ? (bits - kPriorBias) >> 12 : 0);
}
inline float unpackPrior(std::uint16_t packed)
{
    return packed == 0 ? 0 : std::bit_cast<float>((std::uint32_t{packed} << 12) + kPriorBias);
}

/// Not thread-safe. References to nodes stay good until clear() or keepOnly().
class Tree {
public:
    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }
    std::size_t bytes() const;
    void clear();

    /// REQUIRES: empty()
    NodeIndex makeRoot();
    static constexpr NodeIndex kRoot = 0;

    Node& operator[](NodeIndex index) { return (*m_nodes[index / kBlock])[index % kBlock]; }
    const Node& operator[](NodeIndex index) const { return (*m_nodes[index / kBlock])[index % kBlock]; }
    EdgeStore::Edges edges(const Node& node) { return m_edges.at(node.edges, node.edgeCount); }
    EdgeStore::ConstEdges edges(const Node& node) const { return m_edges.at(node.edges, node.edgeCount); }
    float quality(const Node& node, std::size_t slot) const { return qualityOf(node, edges(node).qualities[slot]); }

    /// Gives a node its edges. `priors` is the policy to be used, `judges` the one whose expectation of quality the node keeps, or nothing; one
    /// number a move of the evaluation each. REQUIRES: the node has no edges yet
    void expand(NodeIndex index, const nn::Evaluation& evaluation, std::span<const float> priors, std::span<const float> judges = {});
    /// Gives a node's edges other priors. REQUIRES: the node was expanded with the evaluation
    void setPriors(NodeIndex index, const nn::Evaluation& evaluation, std::span<const float> priors);
    /// Makes a node for an edge that has none. The edge moves behind the others that have one; its new slot is the child's `slot`.
    NodeIndex open(NodeIndex parent, std::size_t slot);
    /// The child of an edge with slot < opened.
    NodeIndex child(const Node& node, std::size_t slot) const;
    /// kNoNode when there is no such edge or it was not visited.
    NodeIndex find(const Node& node, game::Move move) const;

    /// Makes the node the root and forgets all that is not below it.
    void keepOnly(NodeIndex index);

private:
    static constexpr std::size_t kBlock = 1 << 10;
    NodeIndex append();
    static void keepExpectation(Node& node, std::span<const float> quality, std::span<const float> policy);
    /// Moves the edge at `from` to the place `to` before it; those in between move up by one.
    static void bringForward(const EdgeStore::Edges& edges, std::size_t to, std::size_t from);
    /// Puts the highest prior of the edges without a child before the others, of equals the first.
    static void bringBestForward(const EdgeStore::Edges& edges, std::size_t opened);
    NodeIndex copyNode(const Tree& other, NodeIndex index);

    std::vector<std::unique_ptr<std::array<Node, kBlock>>> m_nodes;
    std::size_t m_size = 0;
    EdgeStore m_edges;
};

} // namespace evenmatch::search
