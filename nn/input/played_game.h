// A game ready to be looked at move by move: where it starts and which moves follow.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"
#include "core/record/game_record.h"
#include "core/record/move_clocks.h"
#include "nn/input/game_state.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// A value; copies share the start.
struct PlayedGame {
    std::shared_ptr<const game::AnyPosition> start;
    std::vector<game::Move> moves; ///< each legal where it is played, the sides alternating
    std::vector<record::MoveClock> clocks = {}; ///< one a move; empty where the file has none. No part of what the game is (contentKey)

    game::Side sideOf(std::size_t ply) const; ///< who is to move after `ply` moves
    std::size_t movesOf(game::Side side) const;
    /// The place in `moves` of a side's n-th move, from 0. REQUIRES: n < movesOf(side)
    std::size_t plyOf(game::Side side, std::size_t n) const { return 2 * n + (sideOf(0) == side ? 0 : 1); }
};

/// A side of one of the games at hand.
struct PlayedSide {
    std::size_t game = 0; ///< index
    game::Side side = game::Side::First;
    auto operator<=>(const PlayedSide&) const = default;
};

/// The main line of a record, as far as it can be played and the sides alternate; its n-th move is the n-th of record.mainLineMoves().
/// An error when not even the start can be set up.
core::Result<PlayedGame> playedGame(const record::GameRecord& record);
/// The same of the line that leads to `end`.
core::Result<PlayedGame> playedGame(const record::GameRecord& record, record::NodeId end);

/// The position after `ply` moves, with its history.
GameState stateAt(const PlayedGame& game, std::size_t ply);

/// Walks a game: calls `visit(state, ply)` before every move.
void walk(const PlayedGame& game, const std::function<void(const GameState&, std::size_t ply)>& visit);

/// 32 hexadecimal digits that are the same exactly for games with the same start, komi and moves, whoever played them. Caches go by it.
std::string contentKey(const PlayedGame& game);

} // namespace evenmatch::nn
