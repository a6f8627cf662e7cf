#include "nn/review/move_judge.h"

namespace evenmatch::nn {

const JudgedMove* JudgedPly::find(game::Move move) const
{
    const auto found = std::ranges::find(moves, move, &JudgedMove::move);
    return found == moves.end() ? nullptr : &*found;
}

std::size_t GameJudgement::known() const { return static_cast<std::size_t>(std::ranges::count_if(plies, &JudgedPly::isKnown)); }

} // namespace evenmatch::nn
