// A game as a network sees it, ply by ply: what the Review page, `review` and the estimate of a player's rank live on. One pass a position.
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

/// What the network says of one move.
struct MoveReview {
    game::Move move;
    float prior = 0; ///< rank-free
    float quality = 0; ///< β = level of the position + this
    std::vector<float> rankPriors; ///< one a rank of the scale, strongest first
    bool operator==(const MoveReview&) const = default;
};

/// What it says of the position after `ply` moves of a game. Values are those of the side to move.
struct PlyReview {
    bool known = false; ///< evaluated; the rest means nothing otherwise
    float value = 0; ///< -1 … 1
    float scoreLead = 0; ///< Go, where the network has it: points ahead
    float level = 0;
    float expectedQuality = 0; ///< E_π: mean over all legal moves, weighted by the rank-free policy
    float randomQuality = strength::kUnknown; ///< of a random other legal move; NaN where there is none
    std::uint16_t legalMoves = 0; ///< 0: the game is over here
    /// First the move played (after the last move of the game: none is), then the candidates by falling rank-free prior: every move that
    /// is some rank's first choice, and the likeliest few.
    std::vector<MoveReview> moves;

    float beta(std::size_t move) const { return level + moves[move].quality; }
    /// Index in `moves` of a rank's first choice. REQUIRES: moves is not empty, rank < moves[0].rankPriors.size()
    std::size_t firstChoice(std::size_t rank) const;
    bool operator==(const PlyReview&) const = default;
};

/// A regular value; grows while it is made.
struct GameReview {
    PlayedGame game;
    std::size_t ranks = 0; ///< of the network's scale
    std::vector<PlyReview> plies; ///< game.moves.size() + 1, the last after the last move

    explicit GameReview(PlayedGame played = {}, std::size_t rankCount = 0);

    game::Side sideOf(std::size_t ply) const { return game.sideOf(ply); }
    /// Whether game.moves[ply] is known and stands first in plies[ply].moves.
    bool hasPlayed(std::size_t ply) const
    {
        return ply < game.moves.size() && plies[ply].known && !plies[ply].moves.empty() && plies[ply].moves.front().move == game.moves[ply];
    }

    /// How much less the position was worth to the player after the move than before, by the network's own value: against the next
    /// position where it is known, else against the player's next turn. NaN where neither is. Below 0: it turned out better than thought.
    double loss(std::size_t ply) const;

    /// What estimators see of one side: those of its moves that are known. `into` (if given) gets the ply of each.
    strength::SideNumbers numbers(game::Side side, std::vector<std::size_t>* into = nullptr) const;
};

/// Which positions of a game are wanted.
enum class ReviewPart : std::uint8_t {
    Whole, ///< every one, the last included
    First, ///< those where that side is to move
    Second,
};

struct ReviewOptions {
    std::size_t batch = 32;
    unsigned threads = 1; ///< that gather batches of their own at the same time
    /// Networks of the published form, where every move's quality costs a pass: only that of the move played and of the random other one;
    /// the others and their mean are 0 then, as is that of a move that ends the game.
    bool playedOnly = false;
};

/// Plies of one game that have become known.
struct ReviewedPlies {
    std::size_t game = 0; ///< index
    std::size_t first = 0;
    std::vector<PlyReview> plies; ///< copies, from `first` on; those not known were not asked for
};

/// Fills what is missing of each game; positions of many games share a batch. Progress counts positions. `onBatch` is called from the
/// threads that work, one at a time. When stopped (ErrorCode::Stopped) or failed, what was known by then is in `games`.
/// BadArgument when a game is not the network's. REQUIRES: games.size() == parts.size()
core::Result<void> reviewGames(Evaluator& evaluator, std::span<GameReview> games, std::span<const ReviewPart> parts,
    const ReviewOptions& options, jobs::JobContext& job, const std::function<void(const ReviewedPlies&)>& onBatch = {});

/// One whole game.
core::Result<GameReview> reviewGame(Evaluator& evaluator, PlayedGame game, const ReviewOptions& options, jobs::JobContext& job,
    const std::function<void(const ReviewedPlies&)>& onBatch = {});

/// How many positions reviewGames would evaluate.
std::size_t missingPlies(const GameReview& review, ReviewPart part);

/// A ply as bytes, for caches and libraries (library::Analysis, version kReviewVersion), and back: nothing when they are broken or of
/// another number of ranks.
inline constexpr int kReviewVersion = 2;
std::string toBytes(const PlyReview& ply);
std::optional<PlyReview> plyFromBytes(std::string_view bytes, std::size_t ranks);

} // namespace evenmatch::nn
