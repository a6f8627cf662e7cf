#include "search/judge/judged_moves.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace evenmatch::search {

void putMove(std::vector<nn::JudgedMove>& moves, nn::JudgedMove move, bool beside)
{
    if (beside && !moves.empty())
        move.value = std::min(move.value, moves.front().value);
    const auto place = std::ranges::find_if(moves, [&](const nn::JudgedMove& other) { return other.value < move.value; });
    moves.insert(place, move);
}

void takeSecondLook(nn::JudgedPly& judged, std::span<const SecondLook> looks, float weight)
{
    std::vector<nn::JudgedMove> twice;
    for (const SecondLook& look : looks) {
        nn::JudgedMove move = *judged.find(look.move.move);
        move.doubt = (1 - weight) * std::abs(move.value - look.move.value);
        move.value = (1 - weight) * move.value + weight * look.move.value;
        move.scoreLead = std::isnan(move.scoreLead) ? look.move.scoreLead
            : std::isnan(look.move.scoreLead)       ? move.scoreLead
                                                    : std::lerp(move.scoreLead, look.move.scoreLead, weight);
        move.effort += look.move.effort;
        judged.effort += look.move.effort;
        std::erase_if(judged.moves, [&](const nn::JudgedMove& other) { return other.move == move.move; });
        putMove(twice, move);
    }
    const std::vector<nn::JudgedMove> once = std::exchange(judged.moves, std::move(twice));
    for (const nn::JudgedMove& move : once)
        putMove(judged.moves, move, true);
    const game::Move choice = judged.moves.front().move;
    if (!judged.line.empty() && judged.line.front() == choice)
        return;
    judged.line = std::ranges::find(looks, choice, [](const SecondLook& look) { return look.move.move; })->line;
    judged.line.insert(judged.line.begin(), choice);
    judged.depth = static_cast<int>(judged.line.size());
}

} // namespace evenmatch::search
