// Chains of a finished game that are judged together, and the board without some of them. For the proposal of dead stones only.
#pragma once

#include "core/game/go/board.h"

#include <array>
#include <utility>
#include <vector>

namespace evenmatch::go {

using PointMask = std::array<bool, Board::kPoints>;

/// Row by row.
std::vector<Point> stonesOf(const Board& board);

/// The other stones, put down in the order of the points, so that nothing depends on how they came there.
Board without(const Board& board, const PointMask& dead);

/// Chains of a colour that share as many as two liberties can hardly be cut: one group, named by the head of one of them.
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
