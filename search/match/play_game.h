// One game between two players: the arbiter requests moves, checks and plays them, and reports the result.
#pragma once

#include "core/record/game_record.h"
#include "search/player/player.h"

#include <array>
#include <chrono>
#include <functional>

namespace evenmatch::search {

enum class EndReason : std::uint8_t {
    Rules, ///< mate, stalemate, two passes and the count, …
    Resignation,
    DrawClaimed, ///< threefold repetition, fifty moves
    MoveLimit, ///< too long: Go is counted, everything else a draw
    Time, ///< chess: a draw if the other side could not mate
    IllegalMove,
    EngineFailure, ///< no response, a crash, or an invalid response
};

std::string_view nameOf(EndReason reason);
std::optional<EndReason> endReasonFromName(std::string_view name);

struct ArbiterOptions {
    int mostMoves = 0; ///< of both sides; 0: twice the points of a Go board, 600 in other games
    std::chrono::milliseconds grace{100}; ///< total overstep of the clock per game before it is lost
    std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now; ///< the time source of clocks
};

/// A game from beginning to end. A value.
struct PlayedGame {
    std::vector<game::Move> moves; ///< the opening included
    std::size_t openingMoves = 0;
    game::Outcome outcome = game::Outcome::Draw; ///< never None
    EndReason reason = EndReason::Rules;
    std::optional<double> margin; ///< Go, if counted: Black's lead in points, including komi
    std::string problem; ///< of IllegalMove and EngineFailure: what happened
    std::array<std::chrono::milliseconds, 2> thinking{}; ///< by Side

    bool operator==(const PlayedGame&) const = default;
};

/// Players by Side. Go is counted by the position's rules with the dead stones proposed by go/scoring.h. An engine's failure loses the
/// game; other errors, and Stopped, are returned.
core::Result<PlayedGame> playGame(
    const std::array<Player*, 2>& players, const GameStart& start, const ArbiterOptions& options = {}, const std::stop_token& stop = {});

/// The result in both formats: "B+3.5", "W+R", "0", "W+T", "B+F"; "1-0", "1/2-1/2".
std::string resultText(const game::AnyPosition& start, const PlayedGame& played);

/// The game with the players' names and the result as tags. Go and chess only: REQUIRES the start is one of theirs.
record::GameRecord toRecord(const GameStart& start, const PlayedGame& played, const std::array<std::string, 2>& names);

} // namespace evenmatch::search
