#include "nn/review/shared_beginning.h"

#include <algorithm>

namespace evenmatch::nn {

namespace {

std::size_t sharedMoves(const PlayedGame& a, const PlayedGame& b)
{
    return static_cast<std::size_t>(std::mismatch(a.moves.begin(), a.moves.end(), b.moves.begin(), b.moves.end()).first - a.moves.begin());
}

bool beginAlike(const PlayedGame& a, const PlayedGame& b) { return a.start && b.start && *a.start == *b.start; }

} // namespace

void copyShared(const GameReview& from, GameReview& to)
{
    if (!beginAlike(from.game, to.game) || from.ranks != to.ranks)
        return;
    const std::size_t shared = sharedMoves(from.game, to.game);
    std::copy_n(from.plies.begin(), shared, to.plies.begin());
    if (shared == from.game.moves.size() && shared == to.game.moves.size())
        to.plies.back() = from.plies.back();
}

void copyShared(const PlayedGame& game, const GameJudgement& from, const PlayedGame& other, GameJudgement& to)
{
    if (!beginAlike(game, other) || from.plies.size() != game.moves.size() + 1)
        return;
    const std::size_t shared = sharedMoves(game, other);
    to.by = from.by;
    to.plies.assign(other.moves.size() + 1, {});
    std::copy_n(from.plies.begin(), shared, to.plies.begin());
    if (shared == game.moves.size() && shared == other.moves.size())
        to.plies.back() = from.plies.back();
}

} // namespace evenmatch::nn
