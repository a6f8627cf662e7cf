// A network's evaluation of a game, ply by ply: the basis of the Review page, `review` and the estimate of a player's rank. One pass per
// position.
#pragma once

#include "core/jobs/job.h"
#include "core/strength/estimate/scored_side.h"
#include "nn/evaluate/evaluator.h"
#include "nn/input/played_game.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::nn {

/// The network's evaluation of one move.
struct MoveReview {
    game::Move move;
    float prior = 0; ///< rank-free
    float quality = 0; ///< β = level of the position + this
    std::vector<float> rankPriors; ///< one per rank of the scale, strongest first
    bool operator==(const MoveReview&) const = default;
};

/// The evaluation of the position after `ply` moves of a game. Values are from the view of the side to move.
struct PlyReview {
    bool known = false; ///< evaluated; otherwise the rest is undefined
    float value = 0; ///< -1 … 1
    float scoreLead = 0; ///< Go, if the network has it: points ahead
    float level = 0;
    float expectedQuality = 0; ///< E_π: mean over all legal moves, weighted by the rank-free policy
    float randomQuality = strength::kUnknown; ///< of a random other legal move; NaN if there is none
    std::uint16_t legalMoves = 0; ///< 0: the game is over here
    /// First the move played (none after the last move of the game), then the candidates by decreasing prior without a rank: every move
    /// that is some rank's first choice, and the few likeliest.
    std::vector<MoveReview> moves;

    float beta(std::size_t move) const { return level + moves[move].quality; }
    /// Index in `moves` of a rank's first choice. REQUIRES: moves is not empty, rank < moves[0].rankPriors.size()
    std::size_t firstChoice(std::size_t rank) const;
    bool operator==(const PlyReview&) const = default;
};

/// A regular value; it grows during the review.
struct GameReview {
    PlayedGame game;
    std::size_t ranks = 0; ///< of the network's scale
    std::vector<PlyReview> plies; ///< game.moves.size() + 1, the last after the last move

    explicit GameReview(PlayedGame played = {}, std::size_t rankCount = 0);

    game::Side sideOf(std::size_t ply) const { return game.sideOf(ply); }
    /// Whether game.moves[ply] is known and comes first in plies[ply].moves.
    bool hasPlayed(std::size_t ply) const
    {
        return ply < game.moves.size() && plies[ply].known && !plies[ply].moves.empty() && plies[ply].moves.front().move == game.moves[ply];
    }

    /// The decrease of the position's value for the player from this turn to the player's next one, by the network's own value, whatever
    /// else is known. NaN if one of them is unknown, or it was the player's last turn. Below 0: better than expected.
    double loss(std::size_t ply) const;

    /// The estimators' input for one side: its known moves. `into` (if given) gets the ply of each.
    strength::SideNumbers numbers(game::Side side, std::vector<std::size_t>* into = nullptr) const;
};

/// The requested positions of a game.
enum class ReviewPart : std::uint8_t {
    Whole, ///< every position, including the last
    First, ///< the positions with that side to move
    Second,
};

struct ReviewOptions {
    std::size_t batch = 32;
    unsigned threads = 1; ///< number of threads, each with its own batches
    /// For networks of the published form, where every move's quality costs a pass: evaluate only the move played and the random other one;
    /// the others and their mean are then 0, as is a move that ends the game.
    bool playedOnly = false;
};

/// Plies of one game that have become known.
struct ReviewedPlies {
    std::size_t game = 0; ///< index
    std::size_t first = 0;
    std::vector<PlyReview> plies; ///< copies, from `first` on; unknown ones were not requested
};

/// Fills the missing plies of each game; positions of many games share a batch. Progress counts positions. `onBatch` is called from the
/// working threads, one at a time. After a stop (ErrorCode::Stopped) or an error, the evaluations made so far are in `games`. BadArgument
/// for another game than the network's. REQUIRES: games.size() == parts.size()
core::Result<void> reviewGames(Evaluator& evaluator, std::span<GameReview> games, std::span<const ReviewPart> parts,
    const ReviewOptions& options, jobs::JobContext& job, const std::function<void(const ReviewedPlies&)>& onBatch = {});

/// Reviews one whole game.
core::Result<GameReview> reviewGame(Evaluator& evaluator, PlayedGame game, const ReviewOptions& options, jobs::JobContext& job,
    const std::function<void(const ReviewedPlies&)>& onBatch = {});

/// The number of positions that reviewGames would evaluate.
std::size_t missingPlies(const GameReview& review, ReviewPart part);

/// Converts a ply to bytes, for caches and libraries (library::Analysis, version kReviewVersion), and back: nothing for broken bytes or
/// another number of ranks.
inline constexpr int kReviewVersion = 2;
std::string toBytes(const PlyReview& ply);
std::optional<PlyReview> plyFromBytes(std::string_view bytes, std::size_t ranks);

} // namespace evenmatch::nn
