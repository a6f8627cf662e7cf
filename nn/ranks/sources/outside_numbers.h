// What outside sources said of games, as the numbers that estimators look at, and as a report for people.
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "nn/ranks/sources/outside.h"

#include <map>

namespace evenmatch::nn {

/// Losses count over the first so many plies (core/strength/ALGORITHMS.md 4: N_cut).
inline constexpr std::size_t kOutsideMovesGo = 100;
inline constexpr std::size_t kOutsideMovesChess = 50;

/// What the move after `ply` lost by the source's word: points, or logarithm of the odds to win; NaN where it cannot be told.
double lossBySource(std::span<const OutsidePly> plies, std::size_t ply, bool isGo);

/// Adds what a source says of one side to the numbers that features are made of (strength::OutsideNumbers): losses where it tells them of
/// at least kFewestLosses moves, levels where it has them. Losses are clipped; those before N_cut count for mean and deviation, all for the
/// median.
void addOutside(
    const OutsideInfo& info, const PlayedGame& game, game::Side side, std::span<const OutsidePly> plies, strength::OutsideNumbers& into);
inline constexpr std::size_t kFewestLosses = 5;

/// The same losses from a network's own value before and after each move (AnalysisOptions::valueAfter), by the logarithm of the odds in
/// every game.
void addLossesByValue(const strength::SideNumbers& side, bool isGo, strength::OutsideNumbers& into);

/// What was said of every side of the players.
using OutsideBySide = std::map<PlayedSide, strength::OutsideNumbers>;
OutsideBySide outsideNumbers(std::span<const OutsideSaid> said, std::span<const PlayerSides> players, std::span<const SourceGame> games);
/// What is known of nearly all sides.
strength::OutsideKinds kindsOfNearlyAll(const OutsideBySide& numbers);

/// What a source says of a player by itself, beside every rank of ours.
struct OutsideReport {
    std::string source;
    std::string identity;
    bool isGo = false;
    strength::RankScale levels;
    std::optional<strength::RankEstimate> rank; ///< on `levels`, by likelihood, never calibrated; none where it tells no ranks
    std::size_t moves = 0; ///< with a known loss, among the first kOutsideMoves of each game
    double meanLoss = 0; ///< Go: points; chess: of the logarithm of the odds to win (a pawn is about 0.37)
    double medianLoss = 0;
    double lossSpread = 0;

    /// Whether it says anything.
    bool isEmpty() const { return moves == 0 && !(rank && rank->isEnough()); }
};

OutsideReport outsideReportOf(const OutsideSaid& said, const PlayerSides& player, std::span<const SourceGame> games);

} // namespace evenmatch::nn
