#include "core/game/go/area.h"

namespace evenmatch::go {

AreaCount countArea(const Board& board)
{
    AreaCount area;
    std::array<bool, Board::kPoints> seen{};
    Region region;
    for (int i = 0; i < board.emptyCount(); ++i) {
        const Point p = board.empty(i);
        if (seen[p])
            continue;
        floodFill(board, p, seen, region, [&](Point n) { return board.isEmpty(n); });
        if (region.touchesBlack != region.touchesWhite)
            (region.touchesBlack ? area.black : area.white) += region.count;
    }
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            area.black += board.is(board.at(x, y), Color::Black);
            area.white += board.is(board.at(x, y), Color::White);
        }
    }
    return area;
}

} // namespace evenmatch::go
