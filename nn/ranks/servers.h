// Whose ranks a scale's are. Every server has ranks of its own: a 3k of one may play like a 1d of another, so that a rank that is fitted on
// both is neither.
#pragma once

#include "core/strength/estimate/estimator.h"
#include "core/strength/scale/rank_profile.h"
#include "nn/data/labelled_games.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::nn {

/// Of each rank, the server (serverOf) most of whose scored sides are of it; empty where none is known. Of equals the first by name.
std::vector<std::string> homeServers(std::span<const LabelledGame> games, std::size_t ranks);

/// Sides of another server than their rank's are scored no more; those of no known server stay. Returns how many there were.
std::size_t keepHomeServers(std::span<LabelledGame> games, std::span<const std::string> homes);

/// A rank of a server with fewer players has no place.
inline constexpr std::size_t kFewestServerPlayers = 10;

/// What players of different servers are compared by: a number of a side, the more the stronger, and how much of it each rank of the scale
/// has.
struct Yardstick {
    std::function<std::optional<double>(const strength::ScoredSide&)> numberOf; ///< nothing: the side does not tell
    std::vector<double> ranks; ///< one a rank of the scale, strongest first; never rising
};

/// β̄ of the network, of ranks as the profile has it. No list that taught it held players of two servers.
Yardstick betaYardstick(const strength::RankProfile& profile);
/// The rank that an estimator says of a side, and says of the sides of each rank's own server (with most sides of the rank) on average.
/// REQUIRES: an estimator of as many ranks as the scale has
Yardstick estimateYardstick(std::shared_ptr<const strength::Estimator> estimator, std::span<const strength::ScoredSide> sides);
/// What another program says that moves lose on average; ranks as above. Nothing that was taught by ranks.
Yardstick lossYardstick(std::size_t ranks, std::span<const strength::ScoredSide> sides);

/// Where the ranks of every server lie on the scale: their players' mean of the yardstick (each player counting alike) between the ranks',
/// with an interval by bootstrap over players. Servers by name; those of which two ranks at least are known. REQUIRES: a number a rank
std::vector<strength::ServerRanks> measureServers(
    const strength::RankScale& scale, std::span<const strength::ScoredSide> sides, const Yardstick& yardstick, std::uint64_t seed = 1);

/// The place where ranks have so much of what never rises from rank to rank; the ends where it is beyond. REQUIRES: there are ranks
double placeAmong(std::span<const double> ranks, double number);

} // namespace evenmatch::nn
