// Counts the area of a board without removing stones: for playouts, and as the base of scoring.
#pragma once

#include "core/game/go/board.h"

namespace evenmatch::go {

struct AreaCount {
    int black = 0;
    int white = 0;
};

/// Stones, and empty regions that border only one colour; all stones count as alive.
AreaCount countArea(const Board& board);

/// A region of points and the colours of the adjacent stones. Entries of `points` beyond `count` are undefined.
struct Region {
    std::array<Point, kMaxSize * kMaxSize> points;
    int count = 0;
    bool touchesBlack = false;
    bool touchesWhite = false;

    /// The only colour that borders it; Empty: both or none.
    Color owner() const { return touchesBlack == touchesWhite ? Color::Empty : touchesBlack ? Color::Black : Color::White; }
};

/// Fills `region` with the points that are connected with `start` and satisfy `inside(point)`, marks them in `seen`, and stores the colours
/// of the adjacent stones. REQUIRES: inside(start), which is on the board; inside is false for walls.
template <class Inside>
void floodFill(const Board& board, Point start, std::array<bool, Board::kPoints>& seen, Region& region, Inside inside)
{
    region.count = 0;
    region.touchesBlack = false;
    region.touchesWhite = false;
    region.points[region.count++] = start;
    seen[start] = true;
    for (int i = 0; i < region.count; ++i) {
        for (int d : Board::kNeighbours) {
            const Point n = static_cast<Point>(region.points[i] + d);
            if (inside(n)) {
                if (!seen[n]) {
                    seen[n] = true;
                    region.points[region.count++] = n;
                }
            } else {
                region.touchesBlack = region.touchesBlack || board.is(n, Color::Black);
                region.touchesWhite = region.touchesWhite || board.is(n, Color::White);
            }
        }
    }
}

/// Calls take(region) for each region of empty points.
template <class Take>
void forEachEmptyRegion(const Board& board, Take take)
{
    std::array<bool, Board::kPoints> seen{};
    Region region;
    for (int i = 0; i < board.emptyCount(); ++i) {
        if (seen[board.empty(i)])
            continue;
        floodFill(board, board.empty(i), seen, region, [&](Point n) { return board.isEmpty(n); });
        take(region);
    }
}

} // namespace evenmatch::go
