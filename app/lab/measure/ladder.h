// Ladders: players of measured strength for games without people of known rank (SE, "no human records").
//
// Rungs are on one path from strong to weak (ladder_player.h). They are placed in rounds: all rungs play their two nearest neighbours on
// each side, a Bradley-Terry fit over all games so far gives every weakness an Elo, and the next rungs are placed where that curve predicts
// that each scores `score` against the next. In their final places they are measured, and engines of known rank join in. At last each rung
// plays itself: these are even games between equals, in which nothing but the moves reveals the strength.
//
// Every game is in a match log of the folder, so a killed ladder continues from there; the same plan makes the same ladder.
#pragma once

#include "search/match/match.h"
#include "search/player/ladder_player.h"

#include <functional>

namespace evenmatch::search {

/// A player from outside the ladder.
struct LadderAnchor {
    MatchPlayer player;
    std::optional<double> rating; ///< its assumed rating, in the scale's unit (Elo; Go: 1d = 1, 1k = 0, 2k = -1)
};

struct LadderPlan {
    MatchPlan match; ///< start, seed, parallel, openings, arbiter, settings. Games, pairs and state are the ladder's own
    std::filesystem::path folder;
    std::size_t rungs = 9;
    double strongest = 0; ///< weakness of the first rung
    double score = 2.0 / 3; ///< of each rung against the next weaker
    int rounds = 4; ///< maximum rounds of placing
    std::uint64_t placingGames = 10; ///< per pair in a round
    std::uint64_t measuringGames = 40; ///< per pair in their final places
    std::uint64_t anchorGames = 20; ///< per anchor against each of the two rungs next to it, and a fifth of that against some others
    std::uint64_t games = 600; ///< per rung against itself
    std::vector<LadderAnchor> anchors;
    std::optional<double> eloARank; ///< Elo between neighbouring ranks; none: 148 in Go (KGS, 5k and weaker), elsewhere 1: ratings are Elo
    std::vector<std::string> names; ///< of the rungs, strongest first; empty: r1, r2, …
};

struct LadderRung {
    std::string name;
    double weakness = 0;
    strength::EloInterval elo;
    std::vector<strength::Tally> against; ///< against every rung, by index, over all rounds; empty against itself
    std::optional<double> rating; ///< by the anchors
    std::uint64_t games = 0; ///< against itself
};

struct MeasuredAnchor {
    std::string name;
    std::optional<double> rating;
    strength::EloInterval elo;
    std::vector<strength::Tally> against; ///< the rungs, from the anchor's view
};

struct Ladder {
    std::vector<LadderRung> rungs; ///< strongest first
    std::vector<MeasuredAnchor> anchors;
    int rounds = 0; ///< rounds of placing that were played
    bool even = false; ///< each rung expects 60-75 % against the next
    bool stopped = false; ///< before all games were played
};

struct LadderPlayers {
    std::function<MatchPlayer(double weakness)> rung;
    MatchNetworks networks;
};

/// Receives the current stage and its number of played games. Called from the playing threads, one at a time.
using LadderListener = std::function<void(const std::string& stage, std::uint64_t done, std::uint64_t total)>;

/// Builds the ladder and writes into its folder: match logs, `games/{train,candidate,query}/NAME.sgf` (or .pgn) with the games between
/// equals, and `ladder.json`. A stop ends it early with the results so far. REQUIRES: at least two rungs
core::Result<Ladder> buildLadder(
    const LadderPlan& plan, const LadderPlayers& players, const jobs::JobContext& context, const LadderListener& listener = {});

nlohmann::ordered_json toJson(const Ladder& ladder);

/// The places of rungs on a measured curve: `count` weaknesses from `strongest` on, each `step` Elo below the previous one. Beyond the
/// curve's end its mean slope continues, for at most half of its length. REQUIRES: at least two points, by increasing weakness; elo.size()
/// == weakness.size()
std::vector<double> placeRungs(
    std::span<const double> weakness, std::span<const double> elo, std::size_t count, double strongest, double step);

} // namespace evenmatch::search
