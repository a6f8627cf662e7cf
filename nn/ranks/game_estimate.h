// Estimates the rank of each side from one game: the common estimate for everything about a single game.
#pragma once

#include "nn/ranks/estimators/rank_estimators.h"
#include "nn/review/game_review.h"

#include <array>
#include <optional>

namespace evenmatch::nn {

/// The input of an estimate for one side of a reviewed game: its known moves and their times. Labels stay empty, because estimates must not
/// depend on them. `plies` (if given) gets the ply of each move.
strength::ScoredSide scoredSide(const GameReview& review, game::Side side, std::vector<std::size_t>* plies = nullptr);

/// The amount of evidence in one game for a side's rank.
enum class GameEvidence : std::uint8_t {
    FewMoves, ///< too few moves for an estimate
    Unknown, ///< the interval has more than half of the ranks
    Known,
};
GameEvidence evidenceOf(const strength::RankEstimate& estimate, const strength::RankScale& scale);

struct GameEstimates {
    std::array<strength::RankEstimate, 2> sides;
    strength::RankScale scale;
    std::vector<std::size_t> policyRanks; ///< by rank of the scale: the network's rank whose policy represents it

    const strength::RankEstimate& of(game::Side side) const { return sides[side == game::Side::First ? 0 : 1]; }
    GameEvidence evidence(game::Side side) const { return evidenceOf(of(side), scale); }
    /// The median rank of a side; nothing unless the evidence is Known.
    std::optional<std::size_t> rankOf(game::Side side) const;
    /// The same on the network's own scale.
    std::optional<std::size_t> policyRankOf(game::Side side) const;
};

/// By the estimators of the network's model for the game's board (estimatorsFor()), like a study of this game alone, in a server's ranks if
/// the model has them on that board; nothing for a network without ranks.
std::optional<GameEstimates> estimateSides(
    const GameReview& review, const NetworkInfo& network, const std::string& modelFile, const std::string& server = {});

} // namespace evenmatch::nn
