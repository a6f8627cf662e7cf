// Common parts of calibrating and verifying opponents: players of known strength, and even games between players some ranks apart.
#pragma once

#include "core/strength/scale/ratings.h"
#include "core/strength/scale/server_ratings.h"
#include "search/match/match.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>

namespace evenmatch::search {

/// A player whose strength is known from elsewhere. Ratings in the unit of strength/ratings.h.
struct Anchor {
    MatchPlayer player;
    double rating = 0;
    double deviation = 0; ///< its standard deviation, in the same unit
    std::string scale = {}; ///< the scale of the ratings: "Lichess"; empty: unknown
};

/// The counted games of two players, from the first player's view: games ended by an engine failure are ignored.
strength::Tally countedTally(std::span<const MatchGame> games, std::size_t first, std::size_t second);
/// The problem of the first failed game; empty: none.
std::string firstProblem(const MatchResult& result);

/// The value of ratings in games from that start.
strength::EloScale eloScaleOf(const game::AnyPosition& start);

/// A game between two players; the first is assumed to be stronger.
struct EvenGame {
    int stones = 0; ///< for the second player: withHandicap(), 0 is an even game
    double lead = 0; ///< remaining Elo lead of the first
};

/// On a full Go board one stone per rank of difference, up to nine; elsewhere none. REQUIRES: stronger >= weaker
EvenGame evenGame(const game::AnyPosition& start, double stronger, double weaker);

/// The plan of games with those stones; openings must not balance what the stones balance.
core::Result<MatchPlan> withStones(MatchPlan plan, int stones);

/// The opponents of the rank with these settings instead of the profile's: as against people, but without their manners of time and draws.
/// `name` must include the settings. REQUIRES: rank < scale.size()
MatchPlayer rankPlayer(std::shared_ptr<nn::Evaluator> evaluator, std::size_t rank, const strength::RankPlay& play, std::string name);

/// The assumed strength of ranks: the middle of each. NotFound for ranks without ratings.
core::Result<std::vector<double>> ratingsOf(const strength::RankScale& scale);

/// Receives progress: the current match, and its games. Called from the playing threads, one at a time.
using WorkListener = std::function<void(const std::string& stage, std::uint64_t done, std::uint64_t total)>;

/// Plays a match whose games are stored in the folder's file of that name, for resuming.
core::Result<MatchResult> playKept(MatchPlan plan, const std::filesystem::path& folder, const std::string& name,
    const std::vector<MatchPlayer>& players, const MatchNetworks& networks, const jobs::JobContext& context, const WorkListener& listener);

} // namespace evenmatch::search
