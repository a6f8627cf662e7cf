#include "core/game/chess/perft.h"

#include "core/game/chess/movegen.h"

namespace evenmatch::chess {

namespace {

template <Side S>
std::uint64_t countLeaves(const Board& board, int depth)
{
    if (depth == 1) {
        CountSink sink;
        generate<S>(board, sink);
        return static_cast<std::uint64_t>(sink.count());
    }
    MoveList list;
    ListSink sink(list);
    generate<S>(board, sink);
    std::uint64_t leaves = 0;
    for (const Move move : list) {
        Board next = board;
        next.playAs<S, false>(move);
        leaves += countLeaves<opponent(S)>(next, depth - 1);
    }
    return leaves;
}

} // namespace

std::uint64_t perft(const Board& board, int depth)
{
    if (depth <= 0)
        return 1;
    return board.sideToMove() == Side::First ? countLeaves<Side::First>(board, depth) : countLeaves<Side::Second>(board, depth);
}

} // namespace evenmatch::chess
