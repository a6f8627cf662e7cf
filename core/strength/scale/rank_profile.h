// Rank profiles: what β the players of each rank show, over all moves and by move number (ALGORITHMS.md 1, "Candidates"), how opponents of
// that rank play, and how strong they turned out to be.
#pragma once

#include "core/error.h"
#include "core/strength/scale/measured_strength.h"
#include "core/strength/scale/rank_play.h"
#include "core/strength/scale/rank_scale.h"
#include "core/strength/scale/server_ranks.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>
#include <vector>

namespace evenmatch::strength {

/// One strength measure (the whole β, or the quality part alone) of one rank.
struct RankCurve {
    double mean = 0; ///< β̄i over all moves
    double spread = 0; ///< standard deviation over games of a side's mean β
    std::vector<double> byMove; ///< β̄i^d: by number of moves played before, from 0; the last holds for all later ones
    std::vector<double> bandByMove; ///< standard deviation over moves at that move number

    double at(int moveNumber) const;
    bool operator==(const RankCurve&) const = default;
};

struct RankEntry {
    RankCurve beta; ///< level + quality
    RankCurve quality; ///< the move's part alone
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    bool ladder = false; ///< these were games of a ladder's rung, whose strength matches have measured
    std::optional<RankPlay> play{}; ///< how opponents of this rank play; none: playAt() says what is usual
    bool operator==(const RankEntry&) const = default;
};

/// The profile of a model: an entry for every rank of its scale, strongest first.
struct RankProfile {
    RankScale scale;
    std::vector<RankEntry> ranks;
    std::string verified; ///< how well it was verified, in words; empty: not at all
    std::optional<MeasuredStrength> measured{}; ///< of opponents that play as `ranks` say; whoever changes how they play takes it away
    std::vector<ServerRanks> servers{}; ///< where servers' ranks lie on the scale; empty: not measured
    bool operator==(const RankProfile&) const = default;
};

/// Where a ladder's ranks begin; behind the last where there are none.
std::size_t firstLadderRank(const RankProfile& profile);

/// How opponents at a place of the scale play: 0 its strongest rank, 2.5 between the third and the fourth. Clamped to the scale.
/// REQUIRES: there are ranks
RankPlay playAt(const RankProfile& profile, double place);

/// Null where the profile does not know the server.
const ServerRanks* serverIn(const RankProfile& profile, std::string_view server);

/// The profile of a server's ranks: curves, and how strong opponents turned out to be, between those of the ranks around each place.
/// REQUIRES: both have ranks
RankProfile profileOf(const ServerRanks& server, const RankProfile& profile);

nlohmann::json toJson(const RankProfile& profile);
core::Result<RankProfile> rankProfileFromJson(const nlohmann::json& json);

} // namespace evenmatch::strength
