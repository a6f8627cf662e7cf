// The forced gain or loss of a chess move: alpha-beta with a piece-square evaluation (standing.h) and a quiescence search.
//
// It has no understanding of plans, but overlooks few captures within some moves, which a network's value misses in positions with hanging
// pieces. Iterative deepening in an aspiration window; a transposition table (table.h); move order by earlier cut-offs (move_order.h); null
// move, late move reduction and pruning, extension of only moves.
#pragma once

#include "core/game/chess/board.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace evenmatch::search {

/// Mates count as this many centipawns, minus the plies until then.
inline constexpr int kMateInCentipawns = 30'000;

/// The best move of a position and the requested moves, all searched to the same depth.
struct Tactics {
    /// Centipawns for the side to move.
    struct Said {
        int best = 0;
        std::vector<int> asked; ///< after the requested moves, in their order; never more than `best`
        int loss(std::size_t move = 0) const { return best - asked[move]; }
        bool operator==(const Said&) const = default;
    };
    std::vector<Said> byDepth; ///< the result at every depth; empty: not even one depth was finished, nothing is known
    std::vector<chess::Move> line; ///< the best play, beginning with the best move: a requested one if nothing is better
    std::uint64_t nodes = 0;

    bool isKnown() const { return !byDepth.empty(); }
    /// Plies, captures not counted.
    int depth() const { return static_cast<int>(byDepth.size()); }
    /// REQUIRES: isKnown()
    const Said& last() const { return byDepth.back(); }
};

/// Searches as deep as this many nodes allow; deterministic. REQUIRES: at least one move is requested, and all are legal
Tactics tacticsOf(const chess::Board& board, std::span<const chess::Move> asked, std::uint64_t nodes, const std::stop_token& stop = {});

} // namespace evenmatch::search
