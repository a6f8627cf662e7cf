// Ladders, as inputs of KataGo's networks.
#pragma once

#include "core/game/go/board.h"

#include <array>
#include <bitset>

namespace evenmatch::nn::katago {

/// By go::Point.
struct Ladders {
    using Points = std::bitset<go::Board::kPoints>;

    Points caught; ///< stones of chains that cannot escape: in atari and to move, or with two liberties and the other colour to move
    std::array<Points, 2> starts; ///< moves that start the ladder, for caught chains of Black and White with two liberties
    const Points& startsAgainst(go::Color color) const { return starts[color == go::Color::White]; }
};

/// Reads every chain of one or two liberties. KataGo's conventions: the attacker plays only atari, the defender may capture attackers in
/// atari; a ko works for the defender; a search of more than 25,000 moves finds no ladder. core/lesson/facts/go_reading.h also reads
/// ladders, but leaves a ko open and reads less far, and a network needs the inputs of its training. `ko` is the point where simple ko
/// forbids a play, 0 for none. Any thread.
Ladders laddersOf(const go::Board& board, go::Point ko);

} // namespace evenmatch::nn::katago
