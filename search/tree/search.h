// The search of every game: Monte-Carlo tree search guided by a network, plain or steered to a rank.
//
// One thread owns a Searcher and its tree. A round gathers up to B leaves, marking the paths to them as in flight (virtual visits, so that
// the next simulation goes elsewhere), evaluates them in one batch, and backs them up in the order in which they were found. With B = 1
// this is the sequential algorithm exactly. The same options, seed and evaluations give the same tree.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "search/tree/puct.h"
#include "search/tree/result.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace evenmatch::search {

/// Dirichlet noise in the root's priors, for self-play. Off by default.
struct RootNoise {
    double fraction = 0; ///< ε in (1 − ε) · P + ε · noise
    double alpha = 0.03;
    bool operator==(const RootNoise&) const = default;
};

struct SearchOptions {
    Puct puct;
    std::optional<StrengthPuct> strength; ///< none: plain PUCT
    std::optional<double> priorRank; ///< P is this rank's policy, or that of a place between two; none: the one without a rank
    double freeShare = 0; ///< with priorRank: the share of the policy without a rank in P; the rest is the rank's
    nn::RankWish rootRanks; ///< the further priors in SearchResult::root
    /// B; 0: the evaluator's preferredBatch(), but not more than the larger of 8 and a 16th of Limits::visits
    std::size_t batch = 0;
    /// The search ends at this tree size, or after 64 times as many visits; at 19 × 19 these are 0.8 GB, in chess 0.3
    std::size_t mostNodes = 1'000'000;
    bool claimDraws = true; ///< chess: below the root, a claimable draw is a draw
    RootNoise noise;
    std::uint64_t seed = 1; ///< only noise uses it
    std::vector<game::Move> rootMoves; ///< only these moves of the root are searched; empty: all
    std::function<game::Outcome(const game::AnyPosition&)> outcomeOf
        = {}; ///< the result of a finished position below the root; empty: by its rules
};

/// The limits of a search; the first one reached ends it. The caller's stop token also ends it, within one batch.
struct Limits {
    std::uint64_t visits = 800; ///< of the root, including those of a reused tree; 0: no limit
    std::chrono::milliseconds time{0}; ///< 0: no limit
};

/// Receives the network's evaluation of each position below the root, complete and with its ownership if the network has it, although a
/// tree keeps less. `below`: the root's move that leads there; `state`: the position.
using OnAnswer = std::function<void(game::Move below, const nn::GameState& state, const nn::Evaluation& answer)>;

/// Results while a search runs: the searching thread passes one to `call` about every `every`. The search waits for it to return.
struct Reporting {
    std::function<void(const SearchResult&)> call;
    std::chrono::milliseconds every{100};
    OnAnswer onAnswer = {};
};

/// Not thread-safe. Several searchers, each with its thread, can share one evaluator.
class Searcher {
public:
    /// The evaluator must outlive the searcher.
    Searcher(nn::Evaluator& evaluator, SearchOptions options);
    ~Searcher();
    Searcher(Searcher&&) noexcept;
    Searcher& operator=(Searcher&&) noexcept;

    const SearchOptions& options() const;
    /// The tree is kept if its numbers stay valid with the new options, for example with another rank's target during a game.
    void setOptions(SearchOptions options);

    /// Sets the position to search. Keeps the matching part of the tree if it is at most two moves after the current one in the same game.
    void setPosition(const nn::GameState& state);
    /// Plays a move. REQUIRES: a position was set, and the move is legal there
    void play(game::Move move);
    void clearTree();

    /// Searches until a limit is reached or a stop is requested. The root is always evaluated, so that the result has a move if there is
    /// one. An error comes from the evaluator; the tree is empty then. REQUIRES: a position was set
    core::Result<SearchResult> run(
        const Limits& limits, std::stop_token stop = {}, const ResultShape& shape = {}, const Reporting& reporting = {});

    /// The current result, as run() would return it.
    SearchResult snapshot(const ResultShape& shape = {}) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace evenmatch::search
