// Whether a match was even, as COMPLEX (ALGORITHMS.md 5) decides it: by the difference of wins, or by TrueSkill's match quality.
#pragma once

#include "core/strength/elo.h"

#include <optional>
#include <span>

namespace evenmatch::strength {

/// What a match says of a player against its opponent.
enum class Verdict : std::uint8_t { Weaker, Balanced, Stronger };

enum class BalanceMeasure : std::uint8_t { Score, TrueSkill };

struct Balance {
    BalanceMeasure measure = BalanceMeasure::Score;
    double mostDifference = 0.01; ///< θ_sd: balanced up to this |wins − losses| / games
    double leastQuality = 0.975;  ///< of TrueSkill's, after all games, from fresh ratings

    /// `scores` are the player's (1, 0.5, 0) in the order of the games. A match that is not balanced is decided by more wins, where these
    /// are equal by the ratings. REQUIRES: there are some
    Verdict judge(std::span<const double> scores) const;

    /// The verdict of a match of `games` when its remaining games cannot change it any more. Only the difference of wins lets one say so.
    std::optional<Verdict> settled(const Tally& soFar, std::uint64_t games) const;
};

} // namespace evenmatch::strength
