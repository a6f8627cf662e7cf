#include "nn/review/flag_check.h"

#include <cmath>

namespace evenmatch::nn {

namespace {

constexpr double kHalfAMark = 5; ///< faded percent

} // namespace

FlagCheck& FlagCheck::operator+=(const FlagCheck& other)
{
    games += other.games;
    moves += other.moves;
    others += other.others;
    sampled += other.sampled;
    flags += other.flags;
    right += other.right;
    nearly += other.nearly;
    blunders += other.blunders;
    found += other.found;
    missed += other.missed;
    return *this;
}

FlagCheck checkFlags(std::span<const MoveCost> costs, std::span<const MoveCost> deeper)
{
    FlagCheck check{.games = 1};
    for (std::size_t ply = 0; ply < costs.size() && ply < deeper.size(); ++ply) {
        if (std::isnan(costs[ply].cost))
            continue;
        const bool isMarked = costs[ply].grade != CostGrade::None;
        check.others += isMarked ? 0 : 1;
        if (std::isnan(deeper[ply].cost))
            continue;
        ++check.moves;
        check.sampled += isMarked ? 0 : 1;
        check.flags += isMarked ? 1 : 0;
        check.right += isMarked && deeper[ply].grade != CostGrade::None ? 1 : 0;
        check.nearly += isMarked && deeper[ply].chance >= kHalfAMark ? 1 : 0;
        check.blunders += deeper[ply].grade == CostGrade::Blunder ? 1 : 0;
        check.found += isMarked && deeper[ply].grade == CostGrade::Blunder ? 1 : 0;
    }
    if (check.sampled > 0)
        check.missed
            = static_cast<double>(check.blunders - check.found) * static_cast<double>(check.others) / static_cast<double>(check.sampled);
    return check;
}

} // namespace evenmatch::nn
