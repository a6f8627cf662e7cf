// Counts move sequences: the classic test of a move generator.
#pragma once

#include "core/game/any_position.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace evenmatch::game {

/// The number of sequences of `depth` legal moves, without shorter sequences, by first move. Draws other than stalemate do not end a
/// chess count, as in all other programs. REQUIRES: depth >= 1
std::vector<std::pair<Move, std::uint64_t>> divide(const AnyPosition& position, int depth);

} // namespace evenmatch::game
