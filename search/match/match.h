// Matches: many games between two players, or between all pairs of several, in parallel, from varied openings, with alternating colours;
// stopped and taken up again at any moment.
//
// Game `number` of a pair has the opening of number / 2, so that both players have it once with each colour, and a seed that follows from
// the match's seed, the pair and the number: the same plan gives the same games, however many run at a time, whenever evaluators and
// players give the same answers.
#pragma once

#include "core/jobs/job.h"
#include "core/strength/rating/elo.h"
#include "nn/evaluate/batching_evaluator.h"
#include "search/match/opening.h"
#include "search/match/play_game.h"
#include "search/player/player_spec.h"

#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>

namespace evenmatch::search {

struct MatchPlayer {
    std::string name; ///< its SPEC
    PlayerMaker make; ///< called from many threads
};

struct MatchPlan {
    game::AnyPosition start;
    TimeControl time;
    std::uint64_t games = 100; ///< of each pair
    std::vector<std::pair<std::size_t, std::size_t>> pairs; ///< who meets whom, by index; a player may meet itself. Empty: every pair
    bool secondTakesBlack
        = false; ///< in every game, as where it is given a handicap: colours do not alternate, and openings are not repeated
    std::uint64_t seed = 1;
    std::size_t parallel = 1;
    OpeningOptions openings;
    ArbiterOptions arbiter;
    std::optional<strength::Sprt> sprt; ///< of two players: the match ends as soon as it is decided
    std::function<bool(const strength::Tally&)> settled; ///< of two players: asked after every game, in their order; true ends the match
    std::filesystem::path state; ///< where games are kept as they end, and taken up from; empty: nowhere
    nlohmann::json settings; ///< whatever else must be the same for games to be comparable: network, simulations
};

struct MatchGame {
    std::size_t first = 0; ///< indices of players
    std::size_t second = 0;
    std::uint64_t number = 0;
    PlayedGame played;
    bool secondTakesBlack = false; ///< the plan's

    /// Which side the first player had.
    game::Side firstSide() const { return number % 2 == 0 && !secondTakesBlack ? game::Side::First : game::Side::Second; }
    /// The sides that a player had: both, where it met itself.
    std::vector<game::Side> sidesOf(std::size_t player) const;
    /// This game as the first player sees it.
    strength::Tally tally() const;
    bool operator==(const MatchGame&) const = default;
};

struct MatchResult {
    std::vector<MatchGame> games; ///< by number, of one number by pair
    std::uint64_t resumed = 0; ///< of them, taken from the state file
    bool stopped = false; ///< before all were played
    std::optional<strength::Sprt::Verdict> verdict;

    strength::Tally tally(std::size_t first, std::size_t second) const; ///< both orders together
    std::uint64_t count(EndReason reason) const;
    /// Games that the player lost because its time was over, and the most that it thought in all about any one.
    std::uint64_t lostOnTime(std::size_t player) const;
    std::chrono::milliseconds longestThinking(std::size_t player) const;
};

/// Hears of every game as it ends, one at a time, from the threads that play.
using MatchListener = std::function<void(const MatchGame&)>;

/// What a match knows of the players' networks.
struct MatchNetworks {
    nn::Evaluator* openings = nullptr; ///< chooses openings; without it rules of thumb do
    std::vector<nn::BatchingEvaluator*> batching; ///< the threads that play join them
};

/// Plays the plan's pairs of the players. A stop ends it early with what there is; running games are given up. An error is a player's that
/// is no engine failure, or the state file's: BadArgument when that is of another match. REQUIRES: at least two players
core::Result<MatchResult> playMatch(const MatchPlan& plan, const std::vector<MatchPlayer>& players, const MatchNetworks& networks,
    const jobs::JobContext& context, const MatchListener& listener = {});

/// Go: makes the start one with a handicap of that many stones on the star points, and White's compensation the usual half point; 1 means
/// that Black begins without stones. Two ranks apart are two stones, and so on. BadArgument for other games and numbers.
core::Result<game::AnyPosition> withHandicap(const game::AnyPosition& start, int stones);
inline constexpr double kHandicapKomi = 0.5;

/// Writes all games in their order as SGF or PGN, the file whole or not at all. UnsupportedGame for other games.
core::Result<void> saveGames(
    const std::filesystem::path& path, const MatchPlan& plan, const std::vector<MatchPlayer>& players, const MatchResult& result);

} // namespace evenmatch::search
