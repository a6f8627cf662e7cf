#include "core/game/registry/perft.h"
#include "core/game/chess/perft.h"
#include "core/game/registry/visit.h"

namespace evenmatch::game {

namespace {

/// The position changes and is restored.
template <GamePosition P>
std::uint64_t perft(P& position, int depth)
{
    if (depth == 0)
        return 1;
    MoveList moves;
    position.legalMoves(moves);
    if (depth == 1)
        return moves.size();
    std::uint64_t count = 0;
    typename P::Undo undo;
    for (const Move move : moves) {
        position.play(move, undo);
        count += perft(position, depth - 1);
        position.undo(undo);
    }
    return count;
}

/// A chess board counts by chess::perft().
template <class P>
std::vector<std::pair<Move, std::uint64_t>> divideFrom(const P& start, int depth)
{
    std::vector<std::pair<Move, std::uint64_t>> branches;
    MoveList moves;
    start.legalMoves(moves);
    for (const Move move : moves) {
        P next = start;
        next.play(move);
        branches.emplace_back(move, perft(next, depth - 1));
    }
    return branches;
}

} // namespace

std::vector<std::pair<Move, std::uint64_t>> divide(const AnyPosition& position, int depth)
{
    if (const auto* start = position.as<chess::Position>())
        return divideFrom(start->board(), depth);
    return visit(position, [depth](const auto& start) { return divideFrom(start, depth); });
}

} // namespace evenmatch::game
