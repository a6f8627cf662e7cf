// The servers of a scale's ranks. Every server has its own ranks: a 3k of one may play like a 1d of another, so a fit on both represents
// neither.
#pragma once

#include "core/strength/estimate/estimator.h"
#include "core/strength/scale/rank_profile.h"
#include "nn/data/labelled_games.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// For each rank, the server (serverOf) with most of its scored sides; empty if none is known. Among equals the first by name.
std::vector<std::string> homeServers(std::span<const LabelledGame> games, std::size_t ranks);

/// Sides of another server than their rank's are no longer scored; those of no known server stay. Returns their number.
std::size_t keepHomeServers(std::span<LabelledGame> games, std::span<const std::string> homes);

/// A rank of a server with fewer players has no place.
inline constexpr std::size_t kFewestServerPlayers = 10;

/// The measure for comparing players of different servers: a number per side, larger for stronger ones, and its value at each rank of the
/// scale.
struct Yardstick {
    std::function<std::optional<double>(const strength::ScoredSide&)> numberOf; ///< nothing: not defined for the side
    std::vector<double> ranks; ///< one per rank of the scale, strongest first; never increasing
};

/// β̄ of the network, with the ranks' values from the profile. No training list had players of two servers.
Yardstick betaYardstick(const strength::RankProfile& profile);
/// The estimated rank of a side, and the mean estimate for the sides of each rank's own server (with most sides of the rank). REQUIRES: an
/// estimator with as many ranks as the scale
Yardstick estimateYardstick(std::shared_ptr<const strength::Estimator> estimator, std::span<const strength::ScoredSide> sides);
/// The mean loss of moves by another program, with the ranks' values as above. That program was not trained on ranks.
Yardstick lossYardstick(std::size_t ranks, std::span<const strength::ScoredSide> sides);

/// The places of every server's ranks on the scale: their players' mean measure (players with equal weight), interpolated between the
/// ranks', with an interval by bootstrap over players. Servers are in the order of their names; only those with at least two known ranks.
/// REQUIRES: one number per rank
std::vector<strength::ServerRanks> measureServers(
    const strength::RankScale& scale, std::span<const strength::ScoredSide> sides, const Yardstick& yardstick);

/// The place with this value of a never increasing measure of ranks; the ends beyond it. REQUIRES: there are ranks
double placeAmong(std::span<const double> ranks, double number);

} // namespace evenmatch::nn
