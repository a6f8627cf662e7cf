// Reading ahead around one group: whether it lives if a given colour moves first. Only for the proposal of dead stones.
#pragma once

#include "core/game/go/settling.h"

#include <span>

namespace evenmatch::go {

/// The share of the points `target` that still belongs to `owner` (0 … 1) with best play by both colours on the points that are not
/// `settled`: a tree search over settling playouts with all-moves-as-first. Both may pass; stones left at the end live.
double partThatLives(
    const Board& board, const Settling::Mask& settled, std::span<const Point> target, Color owner, Color first, core::Random& random);

} // namespace evenmatch::go
