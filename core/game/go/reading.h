// Reading ahead around one group: does it live when a given colour moves first? For the proposal of dead stones only.
#pragma once

#include "core/game/go/settling.h"

#include <span>

namespace evenmatch::go {

/// What part of the points `target` still belongs to `owner` (0 … 1) when both colours look for the best of it on the points that are not
/// `settled`: a tree search over settling playouts with all-moves-as-first. Both may pass; what then stands lives.
double partThatLives(
    const Board& board, const Settling::Mask& settled, std::span<const Point> target, Color owner, Color first, core::Random& random);

} // namespace evenmatch::go
