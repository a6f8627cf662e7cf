// Chooses the move from a finished search.
#pragma once

#include "core/random.h"
#include "core/strength/scale/rank_play.h"
#include "search/tree/result.h"

#include <span>
#include <variant>
#include <vector>

namespace evenmatch::search {

/// The most visited move; among equals, the one with the higher prior; if mates are proven in the tree, the shortest.
struct MostVisited {
    bool operator==(const MostVisited&) const = default;
};

/// The strength index z of SA-MCTS (ALGORITHMS.md 3): moves with N < threshold · N_max are excluded, and move i of the rest is played with
/// probability N_i^z / Σ N_j^z. z = +∞ plays the most visited, z → −∞ the weakest remaining one.
struct StrengthIndex {
    double z = 0;
    double threshold = 0.1; ///< R_th
    bool operator==(const StrengthIndex&) const = default;
};

/// The choice of a rank's player, from its policy and its search. Move i is played with probability
///     (π_i^(1 − w) · N_i^w)^(1 / temperature), normalised,
/// π the rank's policy, N the visits, w `visitWeight`. Moves are excluded that were not visited, lose more than `mostLoss` of the expected
/// result (0 … 2) against the best move, or have less than `leastShare` of the rank's policy. With the chance 1 − `lossChance` the player
/// is more careful, and excludes moves that lose more than players of every rank notice (RankPlay::kSeenLoss). If neither visits nor loss
/// count (w 0, a loss of 2), the search does not matter, and moves that it did not visit are played, too. Needs
/// SearchResult::root.rankPriors of one rank (SearchOptions::rootRanks = RankWish::one); without them it is the rank-free policy.
struct RankPolicy {
    double mostLoss = 0.2;
    double leastShare = 0.01;
    double temperature = 1; ///< below 1 plays the rank's likely moves more often than the rank does; 0 only the likeliest
    double visitWeight = 0.5; ///< of 0, 0.5 and 1 the best for human moves (resources/models/history/play-chess.md)
    double lossChance = 1; ///< 1: every move may lose as much as `mostLoss`
    double matesSeen = 0; ///< chess: minimum probability of playing a mate in one (manners.h)

    /// The settings of the rank's profile.
    static RankPolicy of(const strength::RankPlay& play);

    bool operator==(const RankPolicy&) const = default;
};

using Chooser = std::variant<MostVisited, StrengthIndex, RankPolicy>;

/// The probability of each of result.moves(), in their order. Sums to 1; empty if there is no move.
std::vector<double> probabilities(const Chooser& chooser, const SearchResult& result);

/// A random index by the weights; the last one with a weight if rounding leaves no other. REQUIRES: a weight above 0
std::size_t drawIndex(std::span<const double> weights, core::Random& random);

/// kNoMove if the game is over.
game::Move choose(const Chooser& chooser, const SearchResult& result, core::Random& random);

} // namespace evenmatch::search
