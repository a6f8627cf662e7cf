// Who plays: our own searches, external programs, chance. The arbiter (play_game.h) tells players what happens and asks them for moves.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"
#include "search/tree/result.h"

#include <array>
#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace evenmatch::search {

/// How much time players get, the same for both. All zero: as much as they like.
struct TimeControl {
    std::chrono::milliseconds main{0};
    std::chrono::milliseconds increment{0}; ///< added after each move
    std::chrono::milliseconds perMove{0}; ///< instead of both: for every move
    bool unlimited() const { return main.count() == 0 && increment.count() == 0 && perMove.count() == 0; }
    bool operator==(const TimeControl&) const = default;
};

/// A game from its beginning: rules, komi, handicap, set-up and Chess960 are in the position.
struct GameStart {
    game::AnyPosition position;
    std::vector<game::Move> opening; ///< moves made before the players take over
    TimeControl time;
    std::uint64_t seed = 1; ///< for players that draw lots: the same seed, the same game
};

/// What is left when a move is asked for, by Side. Means something only under a time control.
struct Clocks {
    std::array<std::chrono::milliseconds, 2> left{};
};

/// What a player does when it is its turn. A pass is a move.
struct Decision {
    enum Kind : std::uint8_t { Move, Resign, ClaimDraw } kind = Move;
    game::Move move; ///< for Move
    std::chrono::milliseconds thinking{0}; ///< how long it took, or in a game with people how long it should seem to take
    std::optional<SearchResult> search; ///< of players that search
    bool offersDraw = false; ///< with the move, to people
};

/// Not thread-safe. A player may be asked to start again and again. Errors whose code begins with Engine are the player's own failure, and
/// lose the game; others (an evaluator's) are nobody's.
class Player {
public:
    virtual ~Player() = default;

    virtual const std::string& name() const = 0;

    /// Begins a game, the opening's moves included. BadArgument when the player does not know it. REQUIRES: the opening is legal
    virtual core::Result<void> start(const GameStart& start) = 0;

    /// The move that the player would make. Nothing is played by it. A requested stop ends it soon: with a move where there is one already,
    /// else Stopped. REQUIRES: a game was started and is not over
    virtual core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop = {}) = 0;

    /// A move was made, by this player or its opponent. REQUIRES: it is legal
    virtual core::Result<void> play(game::Move move) = 0;
};

/// Whether the error is an engine's failure rather than ours.
bool isEngineFailure(const core::Error& error);

} // namespace evenmatch::search
