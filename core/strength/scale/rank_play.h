// How opponents of a rank play, as numbers that travel with the network: the table in its profile that `evenmatch-lab calibrate` finds and
// `profile` shows and changes. Which moves a rank's players like, the network knows; how far they look and what slips through stands here.
#pragma once

#include "core/error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace evenmatch::strength {

/// One rank's line of the table. Losses are in winning chance, 0 … 1. A regular value.
struct RankPlay {
    double visits = 0; ///< positions looked at before a move; 0: as many as the program is asked for
    double visitWeight = 0.5; ///< how much of the choice is what was seen: 0 the rank's liking alone, 1 the visits alone
    double temperature = 1; ///< of the choice: 0 the favourite, 1 as often as liked
    double largestLoss = 0.1; ///< no move is played that costs more; 1: whatever it costs, seen or not
    double lossChance = 1; ///< how often so much is overlooked; at other times kSeenLoss is the most
    double leastShare = 0.01; ///< of the rank's policy, of moves that are played
    double resignBelow = 0.05; ///< winning chance below which the game is lost,
    double resignTurns = 3; ///< on so many turns in a row
    double matesSeen = 0.7; ///< chess: the chance at least that a mate in one is played
    bool passesToEnd = true; ///< Go: passes when the game is over in all but name, instead of filling what is left

    static constexpr double kSeenLoss = 0.025; ///< what nobody needs to overlook
    bool operator==(const RankPlay&) const = default;
};

/// What holds where no table says anything: the one place of the defaults. `rank` is a place on a scale of `ranks`, of which those from
/// `firstLadderRank` on (== ranks: none) were learnt from a ladder's rungs and play by their policy as it is, the first of them somewhat
/// more surely, for they are more single-minded than what a small network learns of them. Before them, and on scales of people alone,
/// careful as the place is high: matches show what comes of it (resources/models/README.md). REQUIRES: rank < ranks
RankPlay usualPlay(std::size_t rank, std::size_t ranks, std::size_t firstLadderRank);

/// Ways from strong to weak that differ in what is given up first. Which is the most human is measured (`calibrate --against`).
enum class PlayPath : std::uint8_t {
    Usual,
    Even, ///< many small losses: wild in what it plays, but little is overlooked at a time
    Erratic, ///< sure of what it plays, and now and then blind
};
inline constexpr std::array kPlayPaths{PlayPath::Usual, PlayPath::Even, PlayPath::Erratic};
/// "", " even", " erratic".
std::string_view suffixOf(PlayPath path);

/// A path from strong to weak on which calibration looks for a rank's line: from 0, where `most` positions are looked at and what was seen
/// alone chooses, to 1 (a quarter of them, and half of the choice is the rank's liking), 2 (16 positions; on the usual path half a game may
/// be overlooked), 3 (the rank's policy about as it is) and kWeakestPlay (twice as wild as its policy). Strength falls with it; the policy
/// is the rank's own all the way. Manners are those of `manners`.
RankPlay playOfWeakness(double weakness, double most, const RankPlay& manners, PlayPath path = PlayPath::Usual);
inline constexpr double kWeakestPlay = 4;

/// Between two lines, `part` (0 … 1) of the way to the second: visits and shares in equal factors, all else in equal steps.
RankPlay between(const RankPlay& first, const RankPlay& second, double part);

nlohmann::json toJson(const RankPlay& play);
/// What the JSON does not name stays as in `usual`. BadValue for what is no such line.
core::Result<RankPlay> rankPlayFromJson(const nlohmann::json& json, const RankPlay& usual);

} // namespace evenmatch::strength
