// Counts a game: the owner of each point, given the dead stones.
#pragma once

#include "core/game/go/position.h"

#include <array>
#include <cstdint>
#include <vector>

namespace evenmatch::go {

/// The owner of a point at the end. Under area rules, points of a seki that only one colour reaches belong to that colour; under territory
/// rules they are Seki and count for neither player, like its stones. Neutral points (dame) are reached by both colours.
enum class Owner : std::uint8_t { Neutral, Black, White, Seki };

struct Score {
    double black = 0; ///< points of the board and, under territory rules, prisoners
    double white = 0; ///< the same for White; without komi
    double komi = 0; ///< komi and the handicap compensation
    double margin = 0; ///< black - white - komi: above 0 Black wins
    std::array<Owner, kMaxSize * kMaxSize> owner{}; ///< by y * size + x

    game::Outcome outcome() const;
};

/// Counts the board by the position's rules. `dead` are stones to remove first; under territory rules they are prisoners. It should contain
/// whole chains; points without a stone in it are ignored.
Score score(const Position& position, const PointSet& dead);

/// A proposal for `dead`: chains whose life or death is proven (Benson 1976); the others by seeded playouts from either side with some
/// knowledge of life and death, and by reading for doubtful groups. It is right for most finished games and not meant for others; players
/// correct it. A seki is left alive, and so is a bent four in the corner, although the Japanese rules call it dead without play. The same
/// stones always give the same result. Takes about a tenth of a second at 19 × 19.
PointSet proposeDeadStones(const Position& position);

/// Whose each point will be, by y * size + x: from 1 (always Black's) to -1 (always White's), the mean of seeded playouts from either side
/// with some knowledge of life and death. Right where a position is nearly settled, a rough guess elsewhere. The same stones always give
/// the same result. Takes some hundredths of a second at 19 × 19.
std::vector<float> likelyOwners(const Position& position);

/// Switches a stone, its chain and all chains of its colour in the same region (reached without crossing a living stone of the other
/// colour) from alive to dead or back. No effect on an empty point.
void toggleDead(const Position& position, PointSet& dead, game::Move point);

} // namespace evenmatch::go
