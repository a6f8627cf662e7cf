// The settings of opponents of a rank, stored with the network: a table in its profile that `evenmatch-lab calibrate` finds and `profile`
// shows and changes. The network predicts the moves of a rank's players; these settings determine how deeply opponents search and what they
// overlook.
#pragma once

#include "core/error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace evenmatch::strength {

/// The settings of one rank. Losses are in winning chance, 0 … 1. A regular value.
struct RankPlay {
    double visits = 0; ///< visits per move; 0: the caller's number
    double visitWeight = 0.5; ///< weight of the visits in the choice: 0 the rank's policy alone, 1 the visits alone
    double temperature = 1; ///< of the choice: 0 the likeliest move, 1 by probability
    double largestLoss = 0.1; ///< no move with a larger loss is played; 1: any loss
    double lossChance = 1; ///< how often such a loss is overlooked; otherwise kSeenLoss is the limit
    double leastShare = 0.01; ///< minimum probability in the rank's policy of moves to play
    double resignBelow = 0.05; ///< winning chance below which the game is lost,
    double resignTurns = 3; ///< for this many consecutive turns
    double matesSeen = 0.7; ///< chess: minimum probability of playing a mate in one
    bool passesToEnd = true; ///< Go: passes when the game is effectively over, instead of filling the rest

    static constexpr double kSeenLoss = 0.025; ///< a loss that players of every rank notice
    bool operator==(const RankPlay&) const = default;
};

/// The defaults without a table. `rank` is a place on a scale of `ranks`. Ranks from `firstLadderRank` on (== ranks: none) were trained on
/// a ladder's rungs and play by their policy, the first of them somewhat more sharply, because rungs are more consistent than a small
/// network's prediction of them. Higher ranks, and ranks of scales without a ladder, play more carefully; matches measure the result
/// (resources/models/README.md). REQUIRES: rank < ranks
RankPlay usualPlay(std::size_t rank, std::size_t ranks, std::size_t firstLadderRank);

/// The order in which playing strength is reduced from strong to weak. The most human-like path is measured (`calibrate --against`).
enum class PlayPath : std::uint8_t {
    Usual,
    Even, ///< many small losses: a wide choice of moves, but no large oversights
    Erratic, ///< a narrow choice of moves with occasional large oversights
};
inline constexpr std::array kPlayPaths{PlayPath::Usual, PlayPath::Even, PlayPath::Erratic};
/// "", " even", " erratic".
std::string_view suffixOf(PlayPath path);

/// A path from strong to weak on which calibration searches the settings of a rank: from 0 (`most` visits, choice by visits alone) to 1 (a
/// quarter of the visits, half of the choice by the rank's policy), 2 (16 visits; on the usual path half a game may be overlooked), 3
/// (about the rank's policy) and kWeakestPlay (twice as random as its policy). Strength decreases along it; the policy is always the rank's
/// own. Passing and resigning are those of `manners`.
RankPlay playOfWeakness(double weakness, double most, const RankPlay& manners, PlayPath path = PlayPath::Usual);
inline constexpr double kWeakestPlay = 4;

/// Interpolates between two settings, `part` (0 … 1) of the way to the second: geometrically for visits and shares, linearly for the rest.
RankPlay between(const RankPlay& first, const RankPlay& second, double part);

nlohmann::json toJson(const RankPlay& play);
/// Settings missing in the JSON stay as in `usual`. BadValue for invalid settings.
core::Result<RankPlay> rankPlayFromJson(const nlohmann::json& json, const RankPlay& usual);

} // namespace evenmatch::strength
