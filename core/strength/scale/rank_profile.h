// Rank profiles: the β of each rank's players, over all moves and by move number (ALGORITHMS.md 1, "Candidates"), and the settings and
// measured strength of its opponents.
#pragma once

#include "core/error.h"
#include "core/strength/scale/measured_strength.h"
#include "core/strength/scale/rank_play.h"
#include "core/strength/scale/rank_scale.h"
#include "core/strength/scale/server_ranks.h"

#include <cstdint>
#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::strength {

/// One strength measure (the whole β, or the quality part alone) of one rank.
struct RankCurve {
    double mean = 0; ///< β̄i over all moves
    double spread = 0; ///< standard deviation over games of a side's mean β
    std::vector<double> byMove; ///< β̄i^d: by number of moves played before, from 0; the last one applies to all later moves
    std::vector<double> bandByMove; ///< standard deviation over moves at that move number

    double at(int moveNumber) const;
    bool operator==(const RankCurve&) const = default;
};

struct RankEntry {
    RankCurve beta; ///< level + quality
    RankCurve quality; ///< the move's part alone
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    bool ladder = false; ///< from games of a ladder's rung with a strength measured in matches
    std::optional<RankPlay> play{}; ///< settings of this rank's opponents; none: the defaults of playAt()
    bool operator==(const RankEntry&) const = default;
};

/// Opponents on a board that shares a profile.
struct BoardOpponents {
    std::vector<std::optional<RankPlay>> play{}; ///< by rank, as RankEntry::play; empty: those of the profile
    std::optional<MeasuredStrength> measured{}; ///< of opponents with these settings
    bool operator==(const BoardOpponents&) const = default;
};

/// The profile of a model: an entry for every rank of its scale, strongest first.
struct RankProfile {
    RankScale scale;
    std::vector<RankEntry> ranks;
    std::string verified; ///< its verified accuracy, in words; empty: not verified
    std::optional<MeasuredStrength> measured{}; ///< of opponents with the settings in `ranks` (setPlay)
    /// Opponents on boards that share this profile, by an id of games.h: "go13".
    std::map<std::string, BoardOpponents, std::less<>> elsewhere{};
    std::vector<ServerRanks> servers{}; ///< places of servers' ranks on the scale; empty: not measured
    bool operator==(const RankProfile&) const = default;
};

/// The first rank from a ladder; past the end without a ladder.
std::size_t firstLadderRank(const RankProfile& profile);

/// The settings of opponents at a place of the scale: 0 is its strongest rank, 2.5 is between the third and the fourth. Clamped to the
/// scale. REQUIRES: there are ranks
RankPlay playAt(const RankProfile& profile, double place);

/// Sets or clears the settings of a rank's opponents, also for boards in `elsewhere` without their own. Other settings end the measured
/// strength of that rank.
void setPlay(RankProfile& profile, std::size_t rank, const std::optional<RankPlay>& play);
/// The same for one board in `elsewhere`, which then has its own settings for all ranks, unless they are those of the profile.
void setPlayElsewhere(RankProfile& profile, std::string_view board, std::size_t rank, const std::optional<RankPlay>& play);
/// The profile for a board that shares it, with that board's settings and measured strength in place of the general ones.
RankProfile sharedWith(RankProfile profile, std::string_view board);
/// Removes measurements of opponents for which `isOutdated` is true, on all boards.
void forgetMeasured(RankProfile& profile, const std::function<bool(const MeasuredStrength&)>& isOutdated);

/// Null if the profile does not have the server.
const ServerRanks* serverIn(const RankProfile& profile, std::string_view server);

/// The profile of a server's ranks: curves and measured strengths, interpolated between the ranks around each place. REQUIRES: both have
/// ranks
RankProfile profileOf(const ServerRanks& server, const RankProfile& profile);

nlohmann::json toJson(const RankProfile& profile);
core::Result<RankProfile> rankProfileFromJson(const nlohmann::json& json);

} // namespace evenmatch::strength
