// What judges share: the list of moves that they have something to say of. Inside search only.
#pragma once

#include "nn/review/move_judge.h"

#include <span>
#include <vector>

namespace evenmatch::search {

/// Puts a move at its place in a list by falling value; of equals those that stand there come first. A move that is only looked at beside
/// (`beside`) cannot be the judge's choice: it is worth at most what that one is.
void putMove(std::vector<nn::JudgedMove>& moves, nn::JudgedMove move, bool beside = false);

/// A move that was looked at again, and the best play after it.
struct SecondLook {
    nn::JudgedMove move;
    std::vector<game::Move> line;
};

/// Each of these moves is worth the mean of both looks from now on, the second weighing so much (0.5 … 1), and its doubt is the share of
/// the other look in what lies between. The better of them is the judge's choice; moves that were looked at once stay behind it. REQUIRES:
/// looks is not empty, and its moves are among judged.moves
void takeSecondLook(nn::JudgedPly& judged, std::span<const SecondLook> looks, float weight = 0.5F);

} // namespace evenmatch::search
