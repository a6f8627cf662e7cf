// Whether a match was even by COMPLEX (ALGORITHMS.md 5): by the difference of wins, or by TrueSkill's match quality.
#pragma once

#include "core/strength/rating/elo.h"

#include <optional>
#include <span>

namespace evenmatch::strength {

/// The verdict of a match on a player against its opponent.
enum class Verdict : std::uint8_t { Weaker, Balanced, Stronger };

enum class BalanceMeasure : std::uint8_t { Score, TrueSkill };

struct Balance {
    static constexpr double kPapersGames = 1000; ///< games of a match for the paper's θ_sd
    static constexpr double kMostShare = 0.1; ///< share of the games: our addition, so that a wide interval does not make every match even

    BalanceMeasure measure = BalanceMeasure::Score;
    double mostDifference = 0.01; ///< θ_sd
    double range = 0; ///< iterations between the bounds that a bisection begins with; 0: θ_sd is a share of the games
    double leastQuality = 0.975; ///< θ_ts of TrueSkill's, after all games, from fresh ratings

    /// The maximum difference of wins and losses in a balanced match: θ_sd · range games of a thousand (Algorithm 2), proportional for
    /// other numbers of games; in the paper 1 to 50 of 1000.
    double mostLead(double games) const;

    /// `scores` are the player's (1, 0.5, 0) in the order of the games. A match that is not balanced is decided by more wins; equal wins
    /// are balanced by either measure (Algorithm 1, line 20). REQUIRES: scores is not empty
    Verdict judge(std::span<const double> scores) const;

    /// The verdict of a match of `games` as soon as its remaining games cannot change it. Only the difference of wins allows this.
    std::optional<Verdict> settled(const Tally& soFar, std::uint64_t games) const;
};

} // namespace evenmatch::strength
