// From a finished search to the move that is played.
#pragma once

#include "core/random.h"
#include "core/strength/scale/rank_play.h"
#include "search/tree/result.h"

#include <span>
#include <variant>
#include <vector>

namespace evenmatch::search {

/// The most visited move, of equals the one with the higher prior; where the tree has proven mates, the shortest.
struct MostVisited {
    bool operator==(const MostVisited&) const = default;
};

/// The strength index z of SA-MCTS (ALGORITHMS.md 3): moves with N < threshold · N_max drop out, of the rest move i is played with
/// probability N_i^z / Σ N_j^z. z = +∞ plays the most visited, z → −∞ the weakest that passes.
struct StrengthIndex {
    double z = 0;
    double threshold = 0.1; ///< R_th
    bool operator==(const StrengthIndex&) const = default;
};

/// As players of a rank play: what they like and what they see. Move i is played with probability
///     (π_i^(1 − w) · N_i^w)^(1 / temperature), normalised,
/// π the rank's policy, N the visits, w `visitWeight`. Moves drop out that were not visited, cost more than `mostLoss` of the expected
/// result (0 … 2) against the best move, or have less than `leastShare` of the rank's policy. With the chance 1 − `lossChance` the player
/// looks more closely, and moves drop out that cost more than what everybody sees (RankPlay::kSeenLoss). Where neither visits nor loss
/// count (w 0, a loss of 2), it does not matter what the search has seen, and moves that it did not visit are played, too. Needs
/// SearchResult::root.rankPriors of one rank (SearchOptions::rootRanks = RankWish::one); without them it is the rank-free policy.
struct RankPolicy {
    double mostLoss = 0.2;
    double leastShare = 0.01;
    double temperature = 1; ///< below 1 plays the rank's favourites more often than the rank does; 0 the favourite
    double visitWeight = 0.5; ///< of 0, 0.5 and 1 the likeliest for human moves (resources/models/history/play-chess.md)
    double lossChance = 1; ///< 1: every move may cost as much as `mostLoss`
    double matesSeen = 0; ///< chess: the chance at least that a mate in one is played (manners.h)

    /// As the table of the rank's profile says.
    static RankPolicy of(const strength::RankPlay& play);

    bool operator==(const RankPolicy&) const = default;
};

using Chooser = std::variant<MostVisited, StrengthIndex, RankPolicy>;

/// The probability with which each of result.moves() is played, in their order. Sums to 1; empty when there is no move.
std::vector<double> probabilities(const Chooser& chooser, const SearchResult& result);

/// An index drawn with the weights; the last that has one where rounding leaves nothing. REQUIRES: a weight above 0
std::size_t drawIndex(std::span<const double> weights, core::Random& random);

/// kNoMove when the game is over.
game::Move choose(const Chooser& chooser, const SearchResult& result, core::Random& random);

} // namespace evenmatch::search
