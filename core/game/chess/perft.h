// Counts the move tree: a test of the move generator and a measure of its speed.
#pragma once

#include "core/game/chess/board.h"

#include <cstdint>

namespace evenmatch::chess {

/// Leaves of the tree of legal moves at `depth`; draws other than stalemate do not end it. The last ply is counted, not played.
std::uint64_t perft(const Board& board, int depth);

} // namespace evenmatch::chess
