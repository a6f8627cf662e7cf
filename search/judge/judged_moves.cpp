#include "search/judge/judged_moves.h"

#include <algorithm>

namespace evenmatch::search {

void putMove(std::vector<nn::JudgedMove>& moves, nn::JudgedMove move, bool beside)
{
    if (beside && !moves.empty())
        move.value = std::min(move.value, moves.front().value);
    const auto place = std::ranges::find_if(moves, [&](const nn::JudgedMove& other) { return other.value < move.value; });
    moves.insert(place, move);
}

float valueOfEnd(const game::AnyPosition& position)
{
    const game::Outcome outcome = position.outcome();
    return outcome == game::Outcome::Draw ? 0.0F : outcome == game::winFor(position.sideToMove()) ? 1.0F : -1.0F;
}

} // namespace evenmatch::search
