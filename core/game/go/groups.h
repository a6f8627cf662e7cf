// Groups of chains with a common fate, and the board without some of them. Only for the proposal of dead stones.
#pragma once

#include "core/game/go/board.h"

#include <array>
#include <utility>
#include <vector>

namespace evenmatch::go {

using PointMask = std::array<bool, Board::kPoints>;

/// The stones, row by row.
std::vector<Point> stonesOf(const Board& board);

/// The other stones, placed in the order of the points, so that the result does not depend on the game's order.
Board without(const Board& board, const PointMask& dead);

/// Chains of one colour that share two liberties can hardly be cut. They form one group, identified by the head of one chain.
class Groups {
public:
    /// `board` must outlive this.
    explicit Groups(const Board& board);

    /// REQUIRES: board.isStone(stone)
    Point of(Point stone) const;
    std::vector<Point> stonesLike(Point stone) const;

private:
    void addPairs(Point liberty, std::vector<std::pair<Point, Point>>& shared) const;

    const Board& m_board;
    std::array<Point, Board::kPoints> m_parent;
};

} // namespace evenmatch::go
