// What a move does, as the program has checked it on the board. Sentences and themes are made of facts, never of guesses.
#pragma once

#include "core/game/any_position.h"
#include "core/game/chess/types.h"
#include "core/lesson/theme.h"

#include <cstdint>
#include <span>
#include <vector>

namespace evenmatch::lesson {

/// About one move. What `places`, `pieces` and `number` mean depends on the theme:
///   HangingPiece, Exchange   the piece taken
///   Fork                     the two pieces attacked; a king among them comes first
///   Pin, Skewer              the piece in front, the piece behind it
///   DiscoveredAttack         the piece attacked, the piece that attacks it
///   BackRank                 the king
///   Mate                     number: of moves, this one included
///   MateThreat               then: the mating move
///   TrappedPiece             the piece; number: 1 attacked now, 2 shut in, to be attacked by the next move
///   Promotion                number: 1 now, 2 with the next move, whatever the answer
///   OverloadedDefender       the defender, the piece taken, what it guards beside
///   Deflection               the piece lured away, what it guarded; number: 1 that falls, 2 mate follows by `then` (the first piece only)
///   MatePattern              the king; number: a MatePattern
///   LostTempo                the piece that moves, from where; one that stands at home
///   Capture                  a stone taken; number: of stones
///   Atari                    a stone of the chain; number: of stones; isSure: it cannot get away, read out
///   Ladder                   a stone of the chain; number: moves read; isSure: it is the other side's chain that is caught, else an own
///   one that
///                            runs though it is caught
///   Escape, SelfAtari        a stone of the own chain; number: of stones
///   Cut, Connection          a stone of each chain
///   Eye                      the point
///   Net                      a stone of the chain; number: of stones
///   Life                     a stone of the group; number: 1 the other side's dies, 2 the own one lives
///   Race                     a stone of the chain that falls, one of the own chain
///   Endgame                  number: 1 sente, answered by `then`; 2 gote
///   Shape                    number: a ShapeName
///   BigPoint                 number: tenths of a point that the move is worth more; places: this move's and the other's point
struct Fact {
    Theme theme = Theme::Mate;
    std::vector<std::uint16_t> places; ///< squares of chess, points of Go (y * size + x)
    std::vector<chess::PieceKind> pieces; ///< chess: what stands there, as long as `places`
    int number = 0;
    game::Move then;
    bool isSure = false;

    bool operator==(const Fact&) const = default;
};

/// What a move does, the weightiest first. Nothing for other games. REQUIRES: the move is legal
std::vector<Fact> factsOf(const game::AnyPosition& position, game::Move move);

} // namespace evenmatch::lesson
