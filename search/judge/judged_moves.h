// The list of evaluated moves, shared by judges. Internal to search.
#pragma once

#include "nn/review/move_judge.h"

#include <span>
#include <vector>

namespace evenmatch::search {

/// Inserts a move into a list by decreasing value, after equal ones. An additional move (`beside`) cannot be the judge's choice: it is
/// worth at most as much.
void putMove(std::vector<nn::JudgedMove>& moves, nn::JudgedMove move, bool beside = false);

/// A move analysed again, and the best play after it.
struct SecondLook {
    nn::JudgedMove move;
    std::vector<game::Move> line;
};

/// Sets each of these moves to the mean of both analyses, with this weight of the second (0.5 … 1), and its doubt to the other's share of
/// their difference. The best of them is the judge's choice; moves analysed once stay behind it. REQUIRES: looks is not empty, and its
/// moves are among judged.moves
void takeSecondLook(nn::JudgedPly& judged, std::span<const SecondLook> looks, float weight = 0.5F);

} // namespace evenmatch::search
