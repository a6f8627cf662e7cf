// From an estimator's probabilities to those of one player. Estimators take games for independent; a player's games are not: extra games of
// one player tell less than games of many. How much less is measured on players whom the estimator was not fitted on.
#pragma once

#include "core/error.h"
#include "core/strength/estimate/estimator.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace evenmatch::strength {

/// The probability that an interval holds at least. Ranks are coarse, so it mostly holds more: heldBy() says how much.
inline constexpr double kIntervalShare = 0.8;

/// A run of neighbouring ranks, both ends included; indices of the scale, so strongest <= weakest.
struct RankInterval {
    std::size_t strongest = 0;
    std::size_t weakest = 0;

    bool holds(std::size_t rank) const { return strongest <= rank && rank <= weakest; }
    std::size_t size() const { return weakest - strongest + 1; }
    bool operator==(const RankInterval&) const = default;
};

/// The narrowest run of ranks that holds at least `level` (all of them where none does); of equals the one that holds most, then the one
/// nearest to the middle.
RankInterval intervalOf(std::span<const double> probabilities, double level);
/// How much probability an interval holds.
double heldBy(std::span<const double> probabilities, const RankInterval& interval);
/// The rank in the middle: half of the probability, or more, lies at it or above, and at it or below. In every interval that holds more
/// than half. REQUIRES: there are some
std::size_t medianOf(std::span<const double> probabilities);

/// n games of a player of known rank, as an estimator sees them.
struct PlayerDraw {
    std::size_t rank = 0;
    int games = 0;
    double weight = 1; ///< players count alike for each number of games
    std::vector<double> probabilities; ///< the estimator's own
};

/// Up to `draws` draws of every player and rank with at least n games, of n different games each. An anonymous side is a player of its own.
std::vector<PlayerDraw> drawPlayers(
    const Estimator& estimator, std::span<const ScoredSide> sides, std::span<const int> games, int draws = 20, std::uint64_t seed = 1);

/// P'(r) ∝ P_n(r)^(1 / T(n)),  T(n) = base · (1 + (n − 1) · likeness): the effective number of independent games in n of one player
/// (Kish's design effect). Where the players' own offset is known, their games count in full, P_n(r)^(1 / base), and the rank lies around
/// what they show: P' is that, spread by a normal distribution of the offset's width. Travels with the model. A regular value.
struct PlayerCalibration {
    struct Row {
        int games = 1;
        double width = 0; ///< mean number of ranks in the intervals of held-out players
        int players = 0; ///< it rests on
        bool operator==(const Row&) const = default;
    };
    double base = 1;
    double likeness = 0; ///< 0: games of one player tell as much as games of many; 1: no more than one game
    std::vector<Row> rows; ///< by rising number of games; none: not calibrated
    double offset = 0; ///< standard deviation, in ranks, of how far players' games lie from those of their rank; 0: not known

    bool isCalibrated() const { return !rows.empty(); }
    /// More games than were ever tried count as so many.
    int mostGames() const { return rows.empty() ? 20 : rows.back().games; }
    double temperature(int games) const;
    /// The least number of games whose intervals reach no further than one rank to each side; none: not even the most that were tried.
    std::optional<int> gamesForOneRank() const;

    void apply(std::span<double> probabilities, int games) const;
    bool operator==(const PlayerCalibration&) const = default;
};

/// The calibration under which the draws' own ranks are likeliest. A number of games with fewer than `fewestPlayers` players gets no row.
PlayerCalibration fitPlayerCalibration(std::span<const PlayerDraw> draws, int fewestPlayers = 15);

/// How well a calibration keeps its word: `coverage` is near `said`.
struct CoverageRow {
    int games = 0;
    int players = 0;
    double coverage = 0; ///< share of the intervals that hold the rank
    double low = 0; ///< 95 % of the coverage, over players
    double high = 0;
    double said = 0; ///< mean probability that the intervals hold
    double width = 0; ///< mean number of ranks in an interval
    double accuracy = 0; ///< most probable rank right
    double accuracyPm1 = 0; ///< at most one off
    double logLoss = 0;
};
std::vector<CoverageRow> measureCoverage(const PlayerCalibration& calibration, std::span<const PlayerDraw> draws);

/// Ranks said to be so probable, and how often they were right.
struct ReliabilityBin {
    double said = 0; ///< mean probability
    double right = 0; ///< share
    double weight = 0; ///< of all
};
std::vector<ReliabilityBin> reliability(const PlayerCalibration& calibration, std::span<const PlayerDraw> draws);

nlohmann::json toJson(const PlayerCalibration& calibration);
core::Result<PlayerCalibration> playerCalibrationFromJson(const nlohmann::json& json);

} // namespace evenmatch::strength
