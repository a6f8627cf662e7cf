// Matches: many games between two players, or between all pairs of several, in parallel, from varied openings, with alternating colours;
// they can be stopped and resumed at any time.
//
// Game `number` of a pair has the opening of number / 2, so that each player has it once with each colour, and a seed from the match's
// seed, the pair and the number: the same plan gives the same games, however many run at a time, if evaluators and players are
// deterministic.
#pragma once

#include "core/jobs/job.h"
#include "core/strength/rating/elo.h"
#include "nn/evaluate/batching_evaluator.h"
#include "search/match/opening.h"
#include "search/match/play_game.h"
#include "search/spec/player_spec.h"

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
    std::vector<std::pair<std::size_t, std::size_t>> pairs; ///< the pairs by index; a player may meet itself. Empty: every pair
    bool secondTakesBlack = false; ///< in every game, for a handicap: colours do not alternate, and openings are not repeated
    bool drawsChess960 = false; ///< every opening has a start of Chess960 of its own, drawn by the seed, instead of `start`
    std::uint64_t seed = 1;
    std::size_t parallel = 1;
    OpeningOptions openings;
    ArbiterOptions arbiter;
    std::optional<strength::Sprt> sprt; ///< for two players: the match ends as soon as it is decided
    std::function<bool(const strength::Tally&)> settled; ///< for two players: called after every game, in their order; true ends the match
    std::filesystem::path state; ///< file of finished games for resuming; empty: none
    nlohmann::json settings; ///< further settings that comparable games must share: network, simulations
};

struct MatchGame {
    std::size_t first = 0; ///< indices of players
    std::size_t second = 0;
    std::uint64_t number = 0;
    PlayedGame played;
    bool secondTakesBlack = false; ///< as in the plan

    /// The first player's side.
    game::Side firstSide() const { return number % 2 == 0 && !secondTakesBlack ? game::Side::First : game::Side::Second; }
    /// A player's sides: both, if it met itself.
    std::vector<game::Side> sidesOf(std::size_t player) const;
    /// Whether the player lost it for this reason.
    bool lostBy(std::size_t player, EndReason reason) const;
    /// This game from the first player's view.
    strength::Tally tally() const;
    bool operator==(const MatchGame&) const = default;
};

struct MatchResult {
    std::vector<MatchGame> games; ///< by number, then by pair
    std::uint64_t resumed = 0; ///< number taken from the state file
    bool stopped = false; ///< before all were played
    std::optional<strength::Sprt::Verdict> verdict;

    strength::Tally tally(std::size_t first, std::size_t second) const; ///< both orders together
    std::uint64_t count(EndReason reason) const;
    /// The number of games that the player lost for this reason.
    std::uint64_t lost(std::size_t player, EndReason reason) const;
    /// Its longest total thinking time in a game.
    std::chrono::milliseconds longestThinking(std::size_t player) const;
};

/// Called for every finished game, one at a time, from the playing threads.
using MatchListener = std::function<void(const MatchGame&)>;

/// The players' networks for a match.
struct MatchNetworks {
    nn::Evaluator* openings = nullptr; ///< chooses openings; without it simple rules do
    std::vector<nn::BatchingEvaluator*> batching; ///< the playing threads join them
};

/// Plays the plan's pairs of the players. A stop ends it early with the results so far; running games are dropped. Errors are player errors
/// other than engine failures, or those of the state file: BadArgument if it belongs to another match. REQUIRES: at least two players
core::Result<MatchResult> playMatch(const MatchPlan& plan, const std::vector<MatchPlayer>& players, const MatchNetworks& networks,
    const jobs::JobContext& context, const MatchListener& listener = {});

/// The position from which game `number` of a pair begins.
game::AnyPosition startOfGame(const MatchPlan& plan, std::uint64_t number);

/// Go: a start with this many handicap stones on the star points, and half a point of compensation for White; 1 means that Black begins
/// without stones. Players two ranks apart need two stones, and so on. BadArgument for other games and numbers.
core::Result<game::AnyPosition> withHandicap(const game::AnyPosition& start, int stones);
inline constexpr double kHandicapKomi = 0.5;

/// Writes all games in their order as SGF or PGN, the file completely or not at all. UnsupportedGame for other games.
core::Result<void> saveGames(
    const std::filesystem::path& path, const MatchPlan& plan, const std::vector<MatchPlayer>& players, const MatchResult& result);

} // namespace evenmatch::search
