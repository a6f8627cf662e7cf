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
    std::optional<double> priorRank; ///< P is this rank's policy, or that of a place between two; none: the rank-free one
    double freeShare = 0; ///< with priorRank: P is so much of the rank-free policy, the rest is the rank's
    nn::RankWish rootRanks; ///< whose priors SearchResult::root holds beside
    std::size_t batch = 0; ///< B; 0: the evaluator's preferredBatch()
    std::size_t mostNodes = 1'000'000; ///< the search ends when the tree is as large; at 19 × 19 these are 0.8 GB, in chess 0.3
    bool claimDraws = true; ///< chess: below the root, a position where a draw can be claimed is a draw
    RootNoise noise;
    std::uint64_t seed = 1; ///< only noise uses it
    std::vector<game::Move> rootMoves; ///< only these moves of the root are looked at; empty: all
    std::function<game::Outcome(const game::AnyPosition&)> outcomeOf
        = {}; ///< of a position that is over below the root; empty: by its rules
};

/// When a search ends, whichever comes first. The caller's stop token ends it too: within one batch.
struct Limits {
    std::uint64_t visits = 800; ///< of the root, those of a reused tree included; 0: no limit
    std::chrono::milliseconds time{0}; ///< 0: no limit
};

/// Results while a search runs: `call` gets one about every `every`, from the searching thread. What it does holds up the search.
struct Reporting {
    std::function<void(const SearchResult&)> call;
    std::chrono::milliseconds every{100};
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
    /// The tree is kept where the new options give its numbers the same meaning: another rank's target may come in the middle of a game.
    void setOptions(SearchOptions options);

    /// Searches from here on. Keeps the part of the tree that is about this position when it stands at most two moves after the present
    /// one, and is the same game so far.
    void setPosition(const nn::GameState& state);
    /// Follows a move. REQUIRES: a position was set, and the move is legal there
    void play(game::Move move);
    void clearTree();

    /// Searches until a limit is reached or a stop is asked for. The root is evaluated whatever the limits, so that the result names a move
    /// wherever there is one. An error is the evaluator's; the tree is empty then. REQUIRES: a position was set
    core::Result<SearchResult> run(
        const Limits& limits, std::stop_token stop = {}, const ResultShape& shape = {}, const Reporting& reporting = {});

    /// What the tree holds now, as run() would give it.
    SearchResult snapshot(const ResultShape& shape = {}) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace evenmatch::search
