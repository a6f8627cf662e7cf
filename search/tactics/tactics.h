// What a chess move gains or loses by force: alpha-beta over pieces and where they stand (standing.h), captures played out to the end.
//
// It knows nothing of plans, but overlooks little of what takes a piece within a few moves: the very thing that a network's value does not
// see at positions where pieces hang. Iterative deepening in a window around the last answer; a table of positions (table.h); moves in the
// order of what cut before (move_order.h); the null move, late moves less deep or not at all, only moves deeper.
#pragma once

#include "core/game/chess/board.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace evenmatch::search {

/// Mates count as so many centipawns, less the plies until then.
inline constexpr int kMateInCentipawns = 30'000;

/// The best move of a position and those that were asked about, all looked at equally deep.
struct Tactics {
    /// Centipawns for the side to move.
    struct Said {
        int best = 0;
        std::vector<int> asked; ///< after the moves that were asked about, in their order; never more than `best`
        int loss(std::size_t move = 0) const { return best - asked[move]; }
        bool operator==(const Said&) const = default;
    };
    std::vector<Said> byDepth; ///< what was said with every further ply; empty: not even one could be looked at, and nothing is known
    std::vector<chess::Move> line; ///< the best play, beginning with the best move: one that was asked about where nothing is better
    std::uint64_t nodes = 0;

    bool isKnown() const { return !byDepth.empty(); }
    /// Plies, captures not counted.
    int depth() const { return static_cast<int>(byDepth.size()); }
    /// REQUIRES: isKnown()
    const Said& last() const { return byDepth.back(); }
};

/// Looks as deep as so many nodes allow; the same whenever it is asked. REQUIRES: at least one move is asked about, and all are legal
Tactics tacticsOf(const chess::Board& board, std::span<const chess::Move> asked, std::uint64_t nodes, const std::stop_token& stop = {});

} // namespace evenmatch::search
