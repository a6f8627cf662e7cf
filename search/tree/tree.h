// A search tree in an arena: nodes by index, no nodes for unvisited moves, and a node's evaluation in one block.
#pragma once

#include "core/game/game.h"
#include "nn/evaluate/packed_answer.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace evenmatch::search {

using nn::packPrior;
using nn::unpackPrior;

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kNoNode = 0xffffffff;

inline constexpr std::uint16_t kNoEdge = 0xffff;

/// A position that was visited. Its moves ("edges") are those of its answer, in that order, whose block the evaluator's cache may share; a
/// move has a node once it was visited.
///
///      0                   8                   16        20        24        28        32
///     +-------------------+-------------------+---------+---------+---------+---------+
///     |     valueSum      |    strengthSum    | visits  |  pairs  |firstChild| nextSib.|
///     +-------------------+---------+----+----+----+----+----+----+----+----+--+--+--+--+
///     |      answer       |  value  |move|edge|prio|slot|open|next|nPri|inFl|st|sd|     |
///     +-------------------+---------+----+----+----+----+----+----+----+----+--+--+-----+
///      32                  40        44   46   48   50   52   54   56   58   60 61 62   64
struct alignas(64) Node {
    enum State : std::uint8_t {
        Waiting, ///< waiting for the evaluator
        Evaluated,
        Terminal, ///< the game is over here; `value` is its result
    };

    double valueSum = 0; ///< of results for Side::First
    double strengthSum = 0; ///< of β (or quality) of pairs that led to evaluated nodes from here down, including this one
    std::uint32_t visits = 0; ///< backed-up simulations through or to this node
    std::uint32_t pairs = 0; ///< summands of strengthSum
    NodeIndex firstChild = kNoNode; ///< the latest child
    NodeIndex nextSibling = kNoNode;
    nn::PackedAnswer answer; ///< of evaluated nodes
    float value = 0; ///< the value of this position by the network or the rules, for Side::First
    game::Move move; ///< the move from the parent to this node
    std::uint16_t edge = 0; ///< the parent's edge to this node
    std::uint16_t prior = 0; ///< of that edge, packed
    std::uint16_t slot = 0; ///< number of the parent's edges opened before it
    std::uint16_t opened = 0; ///< edges that have a child
    std::uint16_t next = kNoEdge; ///< the edge without a child with the highest prior; among equals, the first
    std::uint16_t nextPrior = 0;
    std::uint16_t inFlight = 0;
    State state = Waiting;
    game::Side toMove = game::Side::First;

    std::size_t edgeCount() const { return answer ? answer.moveCount() : 0; }
};
static_assert(sizeof(Node) == 64);

/// Not thread-safe. References to nodes stay valid until clear() or keepOnly().
class Tree {
public:
    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }
    /// The memory of the nodes and their answers.
    std::size_t bytes() const { return m_nodes.size() * sizeof(Block) + m_answerBytes; }
    void clear();

    /// REQUIRES: empty()
    NodeIndex makeRoot();
    static constexpr NodeIndex kRoot = 0;

    Node& operator[](NodeIndex index) { return (*m_nodes[index / kBlock])[index % kBlock]; }
    const Node& operator[](NodeIndex index) const { return (*m_nodes[index / kBlock])[index % kBlock]; }

    /// Gives a node its edges. REQUIRES: the node has none yet, `answer` is not empty
    void expand(NodeIndex index, nn::PackedAnswer answer);
    /// Replaces the priors of a node's edges. REQUIRES: the node was expanded with the same moves in the same order
    void replaceAnswer(NodeIndex index, nn::PackedAnswer answer);
    /// Makes a node for an edge that has none.
    NodeIndex open(NodeIndex parent, std::size_t edge);
    /// kNoNode if there is no such edge or it was not visited.
    NodeIndex find(const Node& node, game::Move move) const;
    /// The edges that have a child.
    nn::PackedAnswer::Edges openedOf(const Node& node) const;

    /// Makes the node the root and drops everything outside its subtree.
    void keepOnly(NodeIndex index);

private:
    static constexpr std::size_t kBlock = 1 << 8;
    using Block = std::array<Node, kBlock>;
    NodeIndex append();
    void findNext(Node& node) const;
    NodeIndex copyNode(const Tree& other, NodeIndex index);

    std::vector<std::unique_ptr<Block>> m_nodes;
    std::size_t m_size = 0;
    std::size_t m_answerBytes = 0;
};

} // namespace evenmatch::search
