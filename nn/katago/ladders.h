// Ladders as KataGo's networks expect them among their inputs.
#pragma once

#include "core/game/go/board.h"

#include <array>
#include <bitset>

namespace evenmatch::nn::katago {

/// By go::Point.
struct Ladders {
    using Points = std::bitset<go::Board::kPoints>;

    Points caught; ///< stones of chains that cannot escape: in atari and to move, or with two liberties and the other colour to move
    std::array<Points, 2> starts; ///< for Black's and White's chains of two liberties that are caught: the moves that begin the ladder
    const Points& startsAgainst(go::Color color) const { return starts[color == go::Color::White]; }
};

/// Reads every chain of one or two liberties. KataGo's conventions: the attacker plays nothing but atari, the defender may capture
/// attackers in atari; a ko works for the defender; a search of more than 25,000 moves finds no ladder. core/lesson/facts/go_reading.h
/// reads ladders too, but leaves a ko open and reads less far, and a network must see what it was trained on. `ko` is the point where
/// simple ko forbids to play, 0 for none. Any thread.
Ladders laddersOf(const go::Board& board, go::Point ko);

} // namespace evenmatch::nn::katago
