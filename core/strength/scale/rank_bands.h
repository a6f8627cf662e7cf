// Bands of the players of each rank over the moves of a game.
#pragma once

#include "core/strength/scale/rank_profile.h"

#include <vector>

namespace evenmatch::strength {

/// β, or the part of it that depends on the player's move alone.
enum class Measure { Beta, Quality };

/// The middle half of the players of a rank if their moves are smoothed over `window` moves: the mean of a window has variance σ² =
/// σ²_games + σ²_moves / window, and the band is mean ± 0.674 σ. Ranks that the profile does not distinguish share a band, and so do
/// neighbours if there are many ranks.
struct RankBand {
    std::size_t strongest = 0; ///< of the ranks that share it
    std::size_t weakest = 0;
    std::vector<double> mean; ///< by ply, from 0 to the requested number of plies
    std::vector<double> low;
    std::vector<double> high;
};

/// Strongest first.
std::vector<RankBand> rankBands(const RankProfile& profile, Measure measure, std::size_t plies, int window);

} // namespace evenmatch::strength
