// Counting a game: who owns which point, once it is agreed which stones are dead.
#pragma once

#include "core/game/go/position.h"

#include <array>
#include <cstdint>

namespace evenmatch::go {

/// Whose a point is at the end. Under area rules the points of a seki that only one colour reaches are that colour's; under territory
/// rules they are Seki and count for nobody, and neither do its stones. Neutral points (dame) are reached by both colours.
enum class Owner : std::uint8_t { Neutral, Black, White, Seki };

struct Score {
    double black = 0; ///< points of the board and, under territory rules, prisoners
    double white = 0; ///< the same; without komi
    double komi = 0; ///< what White gets beside: komi and the handicap's compensation
    double margin = 0; ///< black - white - komi: above 0 Black wins
    std::array<Owner, kMaxSize * kMaxSize> owner{}; ///< by y * size + x

    game::Outcome outcome() const;
};

/// Counts the board as the position's rules say. `dead` are the stones taken off first; under territory rules they are prisoners.
/// It should hold whole chains; points without a stone in it mean nothing.
Score score(const Position& position, const PointSet& dead);

/// A proposal for `dead`: chains that unconditional life (Benson 1976) proves dead or alive, and for the rest what becomes of them in
/// seeded playouts from either side that know a little of life and death; groups in doubt are read out. Right for most finished games, not
/// meant for others; players correct it. A seki is left alive. So is a bent four in the corner, which stands like a seki here though the
/// Japanese rules call it dead without play. The same stones always get the same answer. Takes about a tenth of a second at 19 × 19.
PointSet proposeDeadStones(const Position& position);

/// Turns the stone at `point` and with it its chain and all chains of its colour in the same region (reached without crossing a stone of
/// the other colour that is alive) from alive to dead or back. Does nothing on an empty point.
void toggleDead(const Position& position, PointSet& dead, game::Move point);

} // namespace evenmatch::go
