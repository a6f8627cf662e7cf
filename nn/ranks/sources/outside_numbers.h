// Converts results of outside sources to the input of estimators, and to a report for people.
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "nn/ranks/sources/outside.h"

#include <map>

namespace evenmatch::nn {

/// Losses count over this many first plies (core/strength/ALGORITHMS.md 4: N_cut).
inline constexpr std::size_t kOutsideMovesGo = 100;
inline constexpr std::size_t kOutsideMovesChess = 50;

/// The loss of the move after `ply` by the source: points, or log odds to win; NaN if unknown.
double lossBySource(std::span<const OutsidePly> plies, std::size_t ply, bool isGo);

/// Adds a source's results for one side to the data of features (strength::OutsideNumbers): losses if it has them for at least
/// kFewestLosses moves, levels if it has them. Losses are clipped; those before N_cut count for mean and deviation, all for the median.
void addOutside(
    const OutsideInfo& info, const PlayedGame& game, game::Side side, std::span<const OutsidePly> plies, strength::OutsideNumbers& into);
inline constexpr std::size_t kFewestLosses = 5;

/// The same losses from a network's own value before and after each move (AnalysisOptions::valueAfter), in log odds for every game.
void addLossesByValue(const strength::SideNumbers& side, bool isGo, strength::OutsideNumbers& into);

/// The results for every side of the players.
using OutsideBySide = std::map<PlayedSide, strength::OutsideNumbers>;
/// The kinds of results that nearly all sides have.
strength::OutsideKinds kindsOfNearlyAll(const OutsideBySide& numbers);

/// A source's own estimate of a player, independent of our ranks.
struct OutsideReport {
    std::string source;
    std::string identity;
    bool isGo = false;
    strength::RankScale levels;
    std::optional<strength::RankEstimate> rank; ///< on `levels`, by likelihood, never calibrated; none if it has no ranks
    std::size_t moves = 0; ///< with a known loss, among the first kOutsideMoves of each game
    double meanLoss = 0; ///< Go: points; chess: log odds to win (a pawn is about 0.37)
    double medianLoss = 0;
    double lossSpread = 0;

    /// Whether it has any result.
    bool isEmpty() const { return moves == 0 && !(rank && rank->isEnough()); }
};

OutsideReport outsideReportOf(const OutsideSaid& said, const PlayerSides& player, std::span<const SourceGame> games);

} // namespace evenmatch::nn
