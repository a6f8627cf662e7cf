// Whose ranks a scale's are. Every server has ranks of its own: a 3k of one may play like a 1d of another, so that a rank that is fitted on
// both is neither.
#pragma once

#include "core/strength/rank_profile.h"
#include "core/strength/scored_side.h"
#include "nn/data/labelled_games.h"

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

/// Where the ranks of every server lie on the profile's scale: their players' mean β (each player counting alike) between the ranks' β̄,
/// with an interval by bootstrap over players. Servers by name; those of which two ranks at least are known. Only sides on the board that the
/// profile's β̄ is of count (an id of games.h; "go" is 19×19).
std::vector<strength::ServerRanks> measureServers(const strength::RankProfile& profile, std::span<const strength::ScoredSide> sides,
    std::string_view board, std::uint64_t seed = 1);

/// The place where the ranks' β̄ is so much; its ends where it is beyond. REQUIRES: the profile has ranks
double placeOfBeta(const strength::RankProfile& profile, double beta);

} // namespace evenmatch::nn
