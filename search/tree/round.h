// How a tree grows: rounds of selecting leaves, evaluating them in a batch, and backing them up. Internal to search.
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

/// The network request for a position of the tree: the policy of the edges, and a rank's policy for qualities.
nn::Query searchQuery(const nn::GameState& state, const SearchOptions& options);

/// A tree with everything needed to grow it. Not thread-safe. Position and options belong to the searcher; each call requires those of the
/// current tree.
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

    /// Creates the root if there is none yet; that is a simulation.
    core::Result<void> startAt(const nn::GameState& root, const nn::Evaluation& evaluation, const SearchOptions& options);
    void addNoise(const nn::Evaluation& evaluation, const SearchOptions& options, core::Random& random);
    /// Keeps the subtree of a move of the root, nothing if it was not visited. `root` is the position after it.
    void descend(game::Move move, const nn::GameState& root, const SearchOptions& options);
    /// Recomputes the range of δ of the whole tree.
    void remeasure(const nn::GameState& root, const SearchOptions& options);

    /// Runs one batch of simulations, at most `allowed`, fewer after a stop request. REQUIRES: the root is evaluated and the game is not
    /// over
    core::Result<void> round(const nn::GameState& root, const SearchOptions& options, std::uint64_t allowed, const std::stop_token& stop,
        const OnAnswer& onAnswer = {});

    /// The two halves of a round, for callers that evaluate leaves of many trees together. gather() finds at most `allowed` leaves, if
    /// there are other places; `through` (if given) is the root's move above all of them. queries() must be evaluated then, and settle()
    /// takes the results.
    void gather(const nn::GameState& root, const SearchOptions& options, std::uint64_t allowed, const std::stop_token& stop,
        std::optional<game::Move> through = {});
    std::span<const nn::Query> queries() const { return m_queries; }
    /// The root's child above the only leaf. REQUIRES: gather() was allowed one leaf, and queries() contains it
    NodeIndex waitsBelow() const { return m_paths[m_leaves.front().pathBegin + 1]; }
    core::Result<void> settle(const nn::GameState& root, const SearchOptions& options, std::span<const nn::Evaluation> answers);

private:
    /// A leaf on its way to the evaluator, with the nodes from the root to it.
    struct Leaf {
        std::size_t pathBegin = 0;
        std::size_t pathEnd = 0; ///< into m_paths
        bool collided = false; ///< the leaf is already taken: the path is only marked, so that the next simulation goes elsewhere
    };

    std::span<const NodeIndex> pathOf(const Leaf& leaf) const
    {
        return std::span(m_paths).subspan(leaf.pathBegin, leaf.pathEnd - leaf.pathBegin);
    }
    Leaf select(const nn::GameState& root, const SearchOptions& options, std::optional<game::Move> through);
    bool settleByRules(Node& leaf, const game::AnyPosition& position, const SearchOptions& options) const;
    core::Result<void> expand(NodeIndex index, const nn::Evaluation& evaluation, const SearchOptions& options);
    void backUp(std::span<const NodeIndex> path, int rootMoveNumber, const SearchOptions& options);
    void tellAnswers(std::span<const nn::Evaluation> answers, const OnAnswer& onAnswer) const;
    void unmark(std::span<const NodeIndex> path);

    nn::Evaluator& m_evaluator;
    Tree m_tree;
    StateCache m_positions;
    DeltaRange m_range;
    Counts m_counts;
    // Of the current round; members to reuse their memory.
    std::vector<NodeIndex> m_paths;
    std::vector<Leaf> m_leaves;
    std::vector<NodeIndex> m_waiting;
    std::vector<nn::GameState> m_states;
    std::vector<nn::Query> m_queries;
    std::vector<nn::Evaluation> m_answers;
};

} // namespace evenmatch::search
