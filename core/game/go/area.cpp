#include "core/game/go/area.h"

namespace evenmatch::go {

AreaCount countArea(const Board& board)
{
    AreaCount area;
    forEachEmptyRegion(board, [&](const Region& region) {
        if (const Color owner = region.owner(); owner != Color::Empty)
            (owner == Color::Black ? area.black : area.white) += region.count;
    });
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            area.black += board.is(board.at(x, y), Color::Black);
            area.white += board.is(board.at(x, y), Color::White);
        }
    }
    return area;
}

} // namespace evenmatch::go
