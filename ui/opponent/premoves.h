// Premoves of chess: moves chosen while the other side is to move.
#pragma once

#include "core/game/game.h"

#include <vector>

namespace evenmatch::chess {
class Position;
}

namespace evenmatch::ui {

/// The moves that the waiting side could have after a move of the other side, including captures of pieces that are not there yet and on
/// squares of its own pieces. Each kind is Normal, Castling or Promotion.
std::vector<game::Move> premovesOf(const chess::Position& position);
/// The legal move that a premove is now; kNoMove: it is illegal.
game::Move moveOfPremove(const chess::Position& position, game::Move premove);

} // namespace evenmatch::ui
