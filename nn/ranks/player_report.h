// A player's report: rank, phases, colours, openings, progress, unusual games, and the moves that separate the player from the next rank.
// The content of the Games page and of `estimate`.
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "nn/data/player_games.h"
#include "nn/ranks/estimators/rank_estimators.h"
#include "nn/ranks/opening_report.h"
#include "nn/ranks/two_answers.h"
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

/// Consecutive games by date.
struct TrendPoint {
    std::string from; ///< in the form of GameInfo::isoDate
    std::string to;
    strength::RankEstimate estimate;
};

/// A game unlike the player's others. The program calls it unusual, and draws no further conclusions.
struct UnusualGame {
    std::size_t side = 0; ///< index in PlayerReport::sides
    double deviation = 0; ///< standard deviations; above 0: weaker than usual
};

/// A move where the next rank would very probably have played another one.
struct NextRankMove {
    std::size_t side = 0; ///< index in PlayerReport::sides
    std::size_t ply = 0;
    MoveReview played;
    MoveReview better; ///< the first choice of the next rank
    float level = 0; ///< β of each is this + its quality
    double evidence = 0; ///< ln of the probability ratio of the other move at the next rank
    double loss = 0; ///< of value, as in GameReview::loss; NaN: unknown
};

/// One side of a game, in short.
struct ReportedSide {
    PlayedSide played; ///< index in the report's games
    std::size_t moves = 0;
    double beta = 0; ///< mean
    double expectedRank = 0; ///< from this game alone; NaN with too few moves
};

/// β over the moves [moveNumber, moveNumber + kBetaStep) of all games, for comparison with the bands of the rank profile.
struct BetaPoint {
    int moveNumber = 0;
    double mean = 0;
    std::size_t moves = 0; ///< of the player in this range
};
inline constexpr int kBetaStep = 10;
/// The points with enough moves to be drawn: some, and not far fewer than the others.
std::vector<BetaPoint> wellFounded(const std::vector<BetaPoint>& points);

/// "weaker", "equal" or "stronger" by the ranks in the file: equal is the same rank of Go, or ratings at most 100 apart. Nothing if one is
/// missing or they are of different kinds.
std::string_view opponentClass(const SourceGame& game, game::Side own);

/// A value.
struct PlayerReport {
    std::string name;
    std::vector<ReportedSide> sides;
    std::size_t onSmallBoards = 0; ///< number of games on boards outside the estimators' measurement (onSmallBoard())
    strength::RankEstimate estimate;
    strength::RankEstimate reacting; ///< from the same games by PlayerEstimators::reacting, which may react to the opponents
    std::optional<strength::RankEstimate>
        alone; ///< from all games by the network alone, like the phases, if `estimate` also uses other programs
    std::vector<PartEstimate> phases;
    std::vector<PartEstimate> colours;
    std::vector<PartEstimate> times; ///< by time control, for those in the games; empty if the files have none
    std::vector<PartEstimate>
        opponents; ///< by the opponent's rank in the file relative to the player's, as in opponentClass(); empty likewise
    std::vector<OpeningReport> openings; ///< most games first; departures' sides are those above
    std::vector<BetaPoint> beta;
    std::vector<TrendPoint> trend; ///< empty without dates or with few games
    std::vector<UnusualGame> unusual; ///< the most unusual first
    std::vector<NextRankMove> nextRank; ///< the strongest evidence first
    std::size_t ownPolicy = 0; ///< if nextRank is not empty: the network's rank whose priors represent the player's rank
    std::size_t abovePolicy = 0; ///< the network's rank of the next rank
    TwoAnswers answers;

    /// The estimate for all that follows from it, such as the next rank, cards and opponents: from everything in the
    /// files if they name opponents' ranks, because that errs less, otherwise from the moves alone.
    const strength::RankEstimate& best() const { return answers.everything ? answers.everything->estimate : estimate; }
    /// Its median. Nothing with too few moves.
    std::optional<std::size_t> rank() const;
};

struct ReportOptions {
    ReviewOptions review;
    std::size_t mostNextRankMoves = 30;
    std::size_t mostTrendPoints = 12;
    std::size_t fewestGamesAPoint = 5;
    const strength::RankProfile* profile = nullptr; ///< the β of the network's ranks; null: the reviewing network's profile
    std::map<PlayedSide, strength::OutsideNumbers> outside; ///< results of other programs; sides without the estimators' needs are skipped
};

/// Reviews the required parts of the players' games (from the cache if stored there, and into it after every few games) and reports on
/// each. Progress counts positions. Stopped if the job is stopped; evaluations made so far are kept.
core::Result<std::vector<PlayerReport>> reportPlayers(Evaluator& evaluator, const PlayerEstimators& estimators,
    std::span<const SourceGame> games, std::span<const PlayerSides> players, ReviewCache* cache, const ReportOptions& options,
    jobs::JobContext& job);

/// A report with sides, estimates and answers only, for rank() and writtenRanksOf(): from reviews by `network` (one per game; those of
/// games without the player may be empty).
PlayerReport rankReportOf(const PlayerSides& player, const PlayerEstimators& estimators, const NetworkInfo& network,
    std::span<const SourceGame> games, std::span<const GameReview> reviews);

} // namespace evenmatch::nn
