// How a tree grows: rounds of selecting leaves, evaluating them in a batch, and backing them up. Inside search only.
#pragma once

#include "core/random.h"
#include "nn/evaluate/evaluator.h"
#include "search/tree/search.h"
#include "search/tree/state_cache.h"
#include "search/tree/tree.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace evenmatch::search {

/// What the network is asked about a position of the tree: the policy that the edges carry, and a rank's that judges qualities.
nn::Query searchQuery(const nn::GameState& state, const SearchOptions& options);

/// A tree with all that is needed to make it larger. Not thread-safe. Position and options are the searcher's; both must be those of the
/// present tree in each call.
class TreeGrower {
public:
    struct Counts {
        std::uint64_t simulations = 0;
        std::uint64_t evaluations = 0;
        std::uint64_t batches = 0;
    };

    explicit TreeGrower(nn::Evaluator& evaluator) : m_evaluator(evaluator) { }

    const Tree& tree() const { return m_tree; }
    const DeltaRange& range() const { return m_range; }
    const Counts& counts() const { return m_counts; }
    void resetCounts() { m_counts = {}; }
    void clear();

    /// Makes the root where there is none yet; that is a simulation.
    core::Result<void> startAt(const nn::GameState& root, const nn::Evaluation& evaluation, const SearchOptions& options);
    void addNoise(const nn::Evaluation& evaluation, const SearchOptions& options, core::Random& random);
    /// Keeps what is below a move of the root, nothing if it was not visited. `root` is the position after it.
    void descend(game::Move move, const nn::GameState& root, const SearchOptions& options);
    /// Finds the range of δ of the whole tree anew.
    void remeasure(const nn::GameState& root, const SearchOptions& options);

    /// Makes one batch of simulations, at most `allowed`, fewer when asked to stop. REQUIRES: the root is evaluated and not the game's end
    core::Result<void> round(const nn::GameState& root, const SearchOptions& options, std::uint64_t allowed, const std::stop_token& stop);

    /// The halves of a round, for whom evaluates leaves of many trees together. gather() finds at most `allowed` of them, as long as there
    /// are other places to look at; `through` (if given) is the root's move that they all are below. queries() are to be answered then, and
    /// settle() takes the answers.
    void gather(const nn::GameState& root, const SearchOptions& options, std::uint64_t allowed, const std::stop_token& stop,
        std::optional<game::Move> through = {});
    std::span<const nn::Query> queries() const { return m_queries; }
    /// The root's child that the only leaf is below. REQUIRES: gather() was allowed one leaf, and queries() asks about it
    NodeIndex waitsBelow() const { return m_paths[m_leaves.front().pathBegin + 1]; }
    core::Result<void> settle(const nn::GameState& root, const SearchOptions& options, std::span<const nn::Evaluation> answers);

private:
    /// A leaf on its way to the evaluator, with the nodes from the root to it.
    struct Leaf {
        std::size_t pathBegin = 0;
        std::size_t pathEnd = 0; ///< into m_paths
        bool collided = false; ///< it is another leaf's already: the path is only marked, so that the next simulation goes elsewhere
    };

    std::span<const NodeIndex> pathOf(const Leaf& leaf) const
    {
        return std::span(m_paths).subspan(leaf.pathBegin, leaf.pathEnd - leaf.pathBegin);
    }
    Leaf select(const nn::GameState& root, const SearchOptions& options, std::optional<game::Move> through);
    bool settleByRules(Node& leaf, const game::AnyPosition& position, const SearchOptions& options) const;
    core::Result<void> expand(NodeIndex index, const nn::Evaluation& evaluation, const SearchOptions& options);
    void backUp(std::span<const NodeIndex> path, int rootMoveNumber, const SearchOptions& options);
    void unmark(std::span<const NodeIndex> path);

    nn::Evaluator& m_evaluator;
    Tree m_tree;
    StateCache m_positions;
    DeltaRange m_range;
    Counts m_counts;
    // Of the present round; members so that their memory is used again.
    std::vector<NodeIndex> m_paths;
    std::vector<Leaf> m_leaves;
    std::vector<NodeIndex> m_waiting;
    std::vector<nn::GameState> m_states;
    std::vector<nn::Query> m_queries;
    std::vector<nn::Evaluation> m_answers;
};

} // namespace evenmatch::search
