// The interface of players: our own searches, other programs, random players. The arbiter (play_game.h) reports events to players and
// requests moves.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"
#include "core/game/game_clock.h"
#include "search/tree/result.h"

#include <array>
#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace evenmatch::search {

/// The time of both players. All zero: unlimited.
struct TimeControl {
    std::chrono::milliseconds main{0};
    std::chrono::milliseconds increment{0}; ///< added after each move
    std::chrono::milliseconds perMove{0}; ///< replaces both: for every move
    game::TimeSettings clock = {}; ///< with overtime, for programs that know it; to the others it is a main time and increments
    bool unlimited() const { return main.count() == 0 && increment.count() == 0 && perMove.count() == 0; }
    bool operator==(const TimeControl&) const = default;
};

/// A game from its beginning: rules, komi, handicap, set-up and Chess960 are in the position.
struct GameStart {
    game::AnyPosition position;
    std::vector<game::Move> opening; ///< moves before the players' own
    TimeControl time;
    std::uint64_t seed = 1; ///< for random choices: the same seed gives the same game
};

/// The remaining time at a move request, by Side. Only meaningful under a time control.
struct Clocks {
    std::array<std::chrono::milliseconds, 2> left{};
    std::array<game::ClockFace, 2> faces{}; ///< if the time control has a clock with overtime
};

/// A player's action on its turn. A pass is a move.
struct Decision {
    enum Kind : std::uint8_t { Move, Resign, ClaimDraw } kind = Move;
    game::Move move; ///< for Move
    std::chrono::milliseconds thinking{0}; ///< its thinking time, or in a game with people the time to display
    std::optional<SearchResult> search; ///< of searching players
    bool offersDraw = false; ///< together with the move, to people
};

/// Not thread-safe. A player may be started repeatedly. Errors whose code begins with Engine are the player's own failure, and lose the
/// game; others (an evaluator's) do not.
class Player {
public:
    virtual ~Player() = default;

    virtual const std::string& name() const = 0;

    /// Begins a game, including the opening's moves. BadArgument if the player does not support it. REQUIRES: the opening is legal
    virtual core::Result<void> start(const GameStart& start) = 0;

    /// The move that the player chooses, without playing it. A requested stop ends it soon: with a move if there is one already, else
    /// Stopped. REQUIRES: a game was started and is not over
    virtual core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop = {}) = 0;

    /// A move was made, by this player or its opponent. REQUIRES: it is legal
    virtual core::Result<void> play(game::Move move) = 0;

    /// Sets the token that ends the waits of start() and play() from now on. Only other programs wait there.
    virtual void startFor(std::stop_token) { }
};

/// Whether the error is an engine's failure and not ours.
bool isEngineFailure(const core::Error& error);

} // namespace evenmatch::search
