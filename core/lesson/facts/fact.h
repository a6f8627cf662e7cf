// What a move does, as verified on the board. Sentences and themes are made only from facts.
#pragma once

#include "core/game/any_position.h"
#include "core/game/chess/types.h"
#include "core/lesson/facts/theme.h"

#include <cstdint>
#include <vector>

namespace evenmatch::lesson {

/// A fact about one move. The meaning of `places`, `pieces` and `number` depends on the theme:
///   HangingPiece, Exchange   the piece taken
///   Fork                     the two pieces attacked; a king among them comes first
///   Pin, Skewer              the piece in front, the piece behind it
///   DiscoveredAttack         the piece attacked, the piece that attacks it
///   BackRank                 the king
///   Mate                     number: of moves, this one included
///   MateThreat               then: the mating move
///   TrappedPiece             the piece; number: 1 attacked now, 2 shut in, to be attacked by the next move
///   Promotion                number: 1 now, 2 with the next move, whatever the answer
///   OverloadedDefender       the defender, the piece captured, what else it guards
///   Deflection               the piece lured away, what it guarded; number: 1 that falls, 2 mate follows by `then` (the first piece only)
///   MatePattern              the king; number: a MatePattern
///   LostTempo                the moved piece, its previous square, an undeveloped piece
///   Capture                  a stone taken; number: of stones
///   Atari                    a stone of the chain; number: of stones; isSure: it cannot get away, read out
///   Ladder                   a stone of the chain; number: moves read; isSure: the opponent's chain is caught; else an own one runs in
///   vain Escape, SelfAtari        a stone of the own chain; number: of stones Cut, Connection          a stone of each chain Eye the point
///   Net                      a stone of the chain; number: of stones
///   Life                     a stone of the group; number: 1 the opponent's group dies, 2 the own group lives
///   Race                     a stone of the chain that falls, one of the own chain
///   Endgame                  number: 1 sente, answered by `then`; 2 gote
///   Shape                    number: a ShapeName
///   BigPoint                 number: tenths of a point that the move gains; places: this move's point and the other one's
struct Fact {
    Theme theme = Theme::Mate;
    std::vector<std::uint16_t> places; ///< squares of chess, points of Go (y * size + x)
    std::vector<chess::PieceKind> pieces; ///< chess: the pieces on `places`
    int number = 0;
    game::Move then;
    bool isSure = false;

    bool operator==(const Fact&) const = default;
};

/// What a move does, the most important fact first. Empty for other games. REQUIRES: the move is legal
std::vector<Fact> factsOf(const game::AnyPosition& position, game::Move move);

} // namespace evenmatch::lesson
