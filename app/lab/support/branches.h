// Alternative positions of a game of Go: after other plausible moves.
#pragma once

#include "nn/data/labelled_games.h"

#include <cstdint>
#include <string>
#include <vector>

namespace evenmatch::cli {

using Moves = std::vector<game::Move>;

/// Plausible moves at a ply: the game's move first, then up to `asides` others that either side played later in the game, some with a
/// reply. Fewer if there are none. The same key and seed give the same moves. `before` is the position at the ply. REQUIRES: ply <
/// game.moves.size()
std::vector<Moves> branchesAt(
    const nn::LabelledGame& game, std::size_t ply, const game::AnyPosition& before, int asides, const std::string& key, std::uint64_t seed);

} // namespace evenmatch::cli
