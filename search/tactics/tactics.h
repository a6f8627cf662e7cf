// What a chess move gains or loses by force: alpha-beta over pieces and where they stand (standing.h), captures played out to the end.
//
// It knows nothing of plans, but overlooks little of what takes a piece within a few moves: the very thing that a network's value does not
// see at positions where pieces hang. Iterative deepening, a table of positions, the null move, late moves a ply or two less deep.
#pragma once

#include "core/game/chess/board.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace evenmatch::search {

/// Mates count as so many centipawns, less the plies until then.
inline constexpr int kMateInCentipawns = 30'000;

/// Two moves of a position, looked at equally deep.
struct Tactics {
    int best = 0; ///< centipawns for the side to move after the best move
    int played = 0; ///< and after the move that was asked about; never more than `best`
    std::vector<chess::Move> line; ///< the best play, beginning with the best move: the one asked about where nothing is better
    int depth = 0; ///< plies, captures not counted; 0: not even one could be looked at, and nothing is known
    std::uint64_t nodes = 0;
};

/// Looks as deep as so many nodes allow; the same whenever it is asked. REQUIRES: board.isLegal(played)
Tactics tacticsOf(const chess::Board& board, chess::Move played, std::uint64_t nodes, const std::stop_token& stop = {});

} // namespace evenmatch::search
