// What calibrating and verifying opponents share: players of known strength, and games that are even between players some ranks apart.
#pragma once

#include "core/strength/rating/ratings.h"
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
    double deviation = 0; ///< how firmly that is known: standard deviation, in the same unit
    std::string scale = {}; ///< whose ratings these are: "Lichess"; empty: nobody said
};

/// The games of two players that count, as the first sees them: those that an engine's failure ended say nothing of strength.
strength::Tally countedTally(std::span<const MatchGame> games, std::size_t first, std::size_t second);
/// What went wrong in the first game that something went wrong in; empty: nothing did.
std::string firstProblem(const MatchResult& result);

/// What ratings are worth in games from there.
strength::EloScale eloScaleOf(const game::AnyPosition& start);

/// A game between two players of which the first is thought stronger.
struct EvenGame {
    int stones = 0; ///< that the second gets: withHandicap(), 0 an even game
    double lead = 0; ///< Elo by which the first is ahead all the same
};

/// On a full Go board as many stones as ranks lie between them, up to nine; elsewhere nothing is given. REQUIRES: stronger >= weaker
EvenGame evenGame(const game::AnyPosition& start, double stronger, double weaker);

/// The plan of games with those stones; openings do not make even what stones shall.
core::Result<MatchPlan> withStones(MatchPlan plan, int stones);

/// What opponents of the rank are, with a line of the table in place of the profile's own: as against people, but without their manners
/// of time and draws. `name` is to name the line, too. REQUIRES: rank < scale.size()
MatchPlayer rankPlayer(std::shared_ptr<nn::Evaluator> evaluator, std::size_t rank, const strength::RankPlay& play, std::string name);

/// What is thought of the ranks' strength: the middle of each. NotFound for a scale of the user's own.
core::Result<std::vector<double>> ratingsOf(const strength::RankScale& scale);

/// Hears of the work: what is played, and how far it is. From the threads that play, one at a time.
using WorkListener = std::function<void(const std::string& stage, std::uint64_t done, std::uint64_t total)>;

/// Plays a match whose games are kept in the folder's file of that name, so that it goes on where it was stopped.
core::Result<MatchResult> playKept(MatchPlan plan, const std::filesystem::path& folder, const std::string& name,
    const std::vector<MatchPlayer>& players, const MatchNetworks& networks, const jobs::JobContext& context, const WorkListener& listener);

} // namespace evenmatch::search
