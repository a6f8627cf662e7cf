// All that can be said of a player from his or her games: rank, phases, colours, openings, course of time, unusual games, and the moves
// that separate him or her from the next rank. What the Games page and `estimate` show.
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "nn/ranks/estimators/rank_estimators.h"
#include "nn/ranks/opening_report.h"
#include "nn/ranks/player_games.h"
#include "nn/review/game_review.h"
#include "nn/review/review_cache.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// An estimate of a part of the games: "opening", "middle", "endgame"; "black", "white" (in other games "first", "second"); "bullet",
/// "blitz", "rapid", "slow"; "weaker", "equal", "stronger".
struct PartEstimate {
    std::string name;
    strength::RankEstimate estimate;
};

/// Some games in a row, by date.
struct TrendPoint {
    std::string from; ///< as GameInfo::isoDate
    std::string to;
    strength::RankEstimate estimate;
};

/// A game unlike the player's others. Words for it: unusual, never more.
struct UnusualGame {
    std::size_t side = 0; ///< index in PlayerReport::sides
    double deviation = 0; ///< standard deviations; above 0: weaker than usual
};

/// A move where the rank above would very likely have played another one.
struct NextRankMove {
    std::size_t side = 0; ///< index in PlayerReport::sides
    std::size_t ply = 0;
    MoveReview played;
    MoveReview better; ///< the first choice of the rank above
    float level = 0; ///< β of each is this + its quality
    double evidence = 0; ///< ln of how many times likelier the other move is at the rank above
    double loss = 0; ///< of value, as GameReview::loss; NaN: unknown
};

/// One side of a game, in short.
struct ReportedSide {
    PlayedSide played; ///< index in the games the report was made from
    std::size_t moves = 0;
    double beta = 0; ///< mean
    double expectedRank = 0; ///< of this game alone; NaN with too few moves
};

/// β over the moves [moveNumber, moveNumber + kBetaStep) of all games, to be seen against the bands of the rank profile.
struct BetaPoint {
    int moveNumber = 0;
    double mean = 0;
    std::size_t moves = 0; ///< of the player, in there
};
inline constexpr int kBetaStep = 10;
/// Those with moves enough behind them to be drawn: some, and not far fewer than the others.
std::vector<BetaPoint> wellFounded(const std::vector<BetaPoint>& points);

/// "weaker", "equal" or "stronger" by the ranks that the file says: equal is the same rank of Go, or ratings at most 100 apart. Nothing
/// where one is missing or they are of different kinds.
std::string_view opponentClass(const SourceGame& game, game::Side own);

/// A value.
struct PlayerReport {
    std::string name;
    std::vector<ReportedSide> sides;
    std::size_t onSmallBoards = 0; ///< so many of them, on boards that the estimators were not measured on (onSmallBoard())
    strength::RankEstimate estimate;
    strength::RankEstimate reacting; ///< of the same games by PlayerEstimators::reacting, which may react to the opponents
    std::optional<strength::RankEstimate>
        alone; ///< of all games by the network alone, as the phases are, where `estimate` rests on other programs, too
    std::vector<PartEstimate> phases;
    std::vector<PartEstimate> colours;
    std::vector<PartEstimate> times; ///< by time control, those that games were played with; empty where the files do not say it
    std::vector<PartEstimate> opponents; ///< by the opponent's written rank beside the player's, as opponentClass(); empty likewise
    std::vector<OpeningReport> openings; ///< most games first; departures' sides are those above
    std::vector<BetaPoint> beta;
    std::vector<TrendPoint> trend; ///< empty without dates or with few games
    std::vector<UnusualGame> unusual; ///< the most unusual first
    std::vector<NextRankMove> nextRank; ///< the strongest evidence first
    std::size_t ownPolicy = 0; ///< where nextRank is not empty: the network's ranks whose priors speak for the player's rank
    std::size_t abovePolicy = 0; ///< and for the one above
};

struct ReportOptions {
    ReviewOptions review;
    std::size_t mostNextRankMoves = 30;
    std::size_t mostTrendPoints = 12;
    std::size_t fewestGamesAPoint = 5;
    const strength::RankProfile* profile = nullptr; ///< what β the network's ranks show; null: as the network that reviews says
    std::map<PlayedSide, strength::OutsideNumbers>
        outside; ///< what other programs say; sides that lack what the estimators need are passed over
};

/// Reviews what is needed of the players' games (from the cache where it is kept, and into it after every few games) and reports on each.
/// Progress counts positions. Stopped when the job is asked to stop; what was evaluated by then is kept.
core::Result<std::vector<PlayerReport>> reportPlayers(Evaluator& evaluator, const PlayerEstimators& estimators,
    std::span<const SourceGame> games, std::span<const PlayerSides> players, ReviewCache* cache, const ReportOptions& options,
    jobs::JobContext& job);

/// The report alone, from reviews (one a game; those of games that the player is not in may be empty).
PlayerReport reportOf(const PlayerSides& player, const PlayerEstimators& estimators, std::span<const SourceGame> games,
    std::span<const GameReview> reviews, const ReportOptions& options);

} // namespace evenmatch::nn
