// A game for analysis move by move: its start and its moves.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"
#include "core/record/game_record.h"
#include "core/record/notes/move_clocks.h"
#include "nn/input/game_state.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// A value; copies share the start.
struct PlayedGame {
    std::shared_ptr<const game::AnyPosition> start;
    std::vector<game::Move> moves; ///< all legal, the sides alternate
    std::vector<record::MoveClock> clocks = {}; ///< one per move; empty if the file has none. Not part of the game's identity (contentKey)

    game::Side sideOf(std::size_t ply) const; ///< the side to move after `ply` moves
    std::size_t movesOf(game::Side side) const;
    /// The number of the move at `ply` for players: in chess that of a pair of moves, counted on from a FEN.
    int numberOf(std::size_t ply) const;
    /// The index in `moves` of a side's n-th move, from 0. REQUIRES: n < movesOf(side)
    std::size_t plyOf(game::Side side, std::size_t n) const { return 2 * n + (sideOf(0) == side ? 0 : 1); }
};

/// A side of a game in a list.
struct PlayedSide {
    std::size_t game = 0; ///< index
    game::Side side = game::Side::First;
    auto operator<=>(const PlayedSide&) const = default;
};

/// The main line of a record, up to the first illegal move or repeated side; its n-th move is the n-th of record.mainLineMoves(). An error
/// if not even the start is valid.
core::Result<PlayedGame> playedGame(const record::GameRecord& record);
/// The same for the line to `end`.
core::Result<PlayedGame> playedGame(const record::GameRecord& record, record::NodeId end);

/// The position after `ply` moves, with its history.
GameState stateAt(const PlayedGame& game, std::size_t ply);

/// Walks a game: calls `visit(state, ply)` before every move.
void walk(const PlayedGame& game, const std::function<void(const GameState&, std::size_t ply)>& visit);

/// 32 hexadecimal digits that are equal exactly for games with the same start, komi and moves, regardless of the players. A key for caches.
std::string contentKey(const PlayedGame& game);

} // namespace evenmatch::nn
