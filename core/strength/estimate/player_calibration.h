// Converts an estimator's probabilities into those of one player. Estimators treat games as independent, but a player's games are not:
// further games of one player contain less information than games of many players. The difference is measured on held-out players.
#pragma once

#include "core/error.h"
#include "core/strength/estimate/estimator.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace evenmatch::strength {

/// The minimum probability of an interval. Ranks are coarse, so most intervals have more: see heldBy().
inline constexpr double kIntervalShare = 0.8;

/// A run of neighbouring ranks, both ends included; indices of the scale, so strongest <= weakest.
struct RankInterval {
    std::size_t strongest = 0;
    std::size_t weakest = 0;

    bool holds(std::size_t rank) const { return strongest <= rank && rank <= weakest; }
    std::size_t size() const { return weakest - strongest + 1; }
    bool operator==(const RankInterval&) const = default;
};

/// The narrowest run of ranks with a probability of at least `level` (all of them if none reaches it); among equal ones the most probable,
/// then the one nearest to the middle.
RankInterval intervalOf(std::span<const double> probabilities, double level);
/// The probability of an interval.
double heldBy(std::span<const double> probabilities, const RankInterval& interval);
/// The median rank: at least half of the probability is at it or above, and at it or below. Every interval with more than half contains it.
/// REQUIRES: `probabilities` is not empty
std::size_t medianOf(std::span<const double> probabilities);

/// n games of a player of known rank, with an estimator's result.
struct PlayerDraw {
    std::size_t rank = 0;
    int games = 0;
    double weight = 1; ///< so that players have the same total weight for each number of games
    std::vector<double> probabilities; ///< the estimator's own
};

/// Up to `draws` samples of n different games each, for every player and rank with at least n games. An anonymous side is its own player.
std::vector<PlayerDraw> drawPlayers(
    const Estimator& estimator, std::span<const ScoredSide> sides, std::span<const int> games, int draws = 20, std::uint64_t seed = 1);

/// P'(r) ∝ P_n(r)^(1 / T(n)),  T(n) = base · (1 + (n − 1) · likeness): the effective number of independent games in n games of one player
/// (Kish's design effect). If the players' own offset is known, their games count in full, P_n(r)^(1 / base), and P' is that, spread by a
/// normal distribution with the offset's width. Stored in the model. A regular value.
struct PlayerCalibration {
    struct Row {
        int games = 1;
        double width = 0; ///< mean number of ranks in the intervals of held-out players
        int players = 0; ///< number of players it is based on
        bool operator==(const Row&) const = default;
    };
    double base = 1;
    double likeness = 0; ///< 0: games of one player contain as much information as games of many; 1: no more than one game
    std::vector<Row> rows; ///< by rising number of games; none: not calibrated
    double offset = 0; ///< standard deviation, in ranks, of players' games from those of their rank; 0: not known

    bool isCalibrated() const { return !rows.empty(); }
    /// More games than were measured count as the largest measured number.
    int mostGames() const { return rows.empty() ? 20 : rows.back().games; }
    double temperature(int games) const;
    /// The smallest number of games whose intervals reach at most one rank to each side; none: even the largest measured number is not
    /// enough.
    std::optional<int> gamesForOneRank() const;

    void apply(std::span<double> probabilities, int games) const;
    /// The same without the spread by the players' own offset, for comparing games of one player, whose offset stays the same.
    void applyWithoutOffset(std::span<double> probabilities, int games) const;
    bool operator==(const PlayerCalibration&) const = default;
};

/// The calibration with the maximum likelihood of the samples' own ranks. A number of games with fewer than 15 players gets no row.
PlayerCalibration fitPlayerCalibration(std::span<const PlayerDraw> draws);

/// The accuracy of a calibration: `coverage` should be near `said`.
struct CoverageRow {
    int games = 0;
    int players = 0;
    double coverage = 0; ///< share of the intervals that contain the rank
    double low = 0; ///< 95 % of the coverage, over players
    double high = 0;
    double said = 0; ///< mean probability of the intervals
    double width = 0; ///< mean number of ranks in an interval
    double accuracy = 0; ///< share of draws whose most probable rank is correct
    double accuracyPm1 = 0; ///< within one rank
    double logLoss = 0;
};
std::vector<CoverageRow> measureCoverage(const PlayerCalibration& calibration, std::span<const PlayerDraw> draws);

/// Ranks by predicted probability, and how often they were correct.
struct ReliabilityBin {
    double said = 0; ///< mean predicted probability
    double right = 0; ///< share that was correct
    double weight = 0; ///< share of all predictions
};
std::vector<ReliabilityBin> reliability(const PlayerCalibration& calibration, std::span<const PlayerDraw> draws);

nlohmann::json toJson(const PlayerCalibration& calibration);
core::Result<PlayerCalibration> playerCalibrationFromJson(const nlohmann::json& json);

} // namespace evenmatch::strength
