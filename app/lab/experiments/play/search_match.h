// Human move match of players that search: the same positions for every player.
#pragma once

#include "app/lab/experiments/sides/known_sides.h"
#include "core/jobs/job.h"
#include "nn/data/labelled_games.h"
#include "nn/evaluate/evaluator.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::experiments {

/// "mcts": plain search, the most visited move; "se", "se-inf": steered to the mover's rank (one search; they differ only in whether the
/// network was trained with r∞); "rank": ours at the mover's rank, its likeliest move unless options specify otherwise; "sa:Z": the
/// strength index Z, a number. Options of a SPEC follow a question mark: "rank?visits=1&temperature=1".
bool isSearchPlayer(const std::string& name);

struct SearchMatchOptions {
    std::string player;
    std::vector<std::string> playerOfRank; ///< by the rank of the side to move, instead of `player`; empty: the same for all
    std::uint64_t simulations = 100;
    std::size_t batch = 0; ///< B; 0: the network's default
    std::size_t positionsPerRank = 200; ///< at most four of one side
    unsigned threads = 1;
    std::uint64_t seed = 1;

    /// REQUIRES: playerOfRank has an entry for the rank, or none at all
    const std::string& playerAt(std::size_t rank) const { return playerOfRank.empty() ? player : playerOfRank[rank]; }
};

/// The minimum probability of a move for randomising players, because a search of few simulations visits few moves.
inline constexpr double kLeastChance = 1e-3;

struct SearchMatch {
    std::size_t rank = 0;
    PlayerClusters people; ///< successes: the probability with which the player makes the human's move
    std::optional<double> logLikelihood; ///< sum of ln of that probability, at least kLeastChance; none without random choice
};

/// One entry for every rank that has scored sides. BadArgument for a steered player on a network without a profile.
core::Result<std::vector<SearchMatch>> matchBySearch(const std::shared_ptr<nn::Evaluator>& evaluator,
    std::span<const nn::LabelledGame> games, const SearchMatchOptions& options, jobs::JobContext& job);

} // namespace evenmatch::experiments
