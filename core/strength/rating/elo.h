// Ratings from results: the Elo difference of a match, a sequential test, and the ratings of a round robin.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace evenmatch::strength {

inline constexpr double kEloPerLogit = 173.71779276130073; ///< 400 / ln 10

/// Games of one player against another, from the first player's view.
struct Tally {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;

    std::uint64_t games() const { return wins + draws + losses; }
    /// Points per game, a draw counts half. REQUIRES: games() > 0
    double score() const { return (static_cast<double>(wins) + 0.5 * static_cast<double>(draws)) / static_cast<double>(games()); }
    Tally& operator+=(const Tally& more);
    Tally reversed() const { return {losses, draws, wins}; }
    bool operator==(const Tally&) const = default;
};

/// A middle or end that is not finite (all games won, or none played) is ±infinity.
struct EloInterval {
    double elo = 0;
    double low = 0;
    double high = 0;
};

inline constexpr double k95 = 1.959963984540054; ///< standard normal deviations of a two-sided interval of 95 %

/// The expected score of a player who is `difference` Elo stronger: 1 / (1 + 10^(−difference/400)); and the reverse, ±infinity at 1 and 0.
double expectedScore(double difference);
double eloOf(double score);

/// The difference estimated from the games. The ends are the expected scores μ that are k95 standard errors from the observed
/// score, with their own standard error, (μ(1 − μ) − d/4) / n where d is the share of draws (Wilson 1927, with draws). The interval is
/// therefore valid near 0 and 1, too, and never empty.
EloInterval eloFrom(const Tally& tally);

/// A sequential probability ratio test between two Elo differences (Wald 1945; for draws the approximation
/// LLR ≈ n · (s1 − s0) · (2s − s0 − s1) / (2σ²) of Van den Bergh 2017, σ² with half a game added to each count).
struct Sprt {
    enum class Verdict : std::uint8_t { Undecided, Lower /* elo0 */, Higher /* elo1 */ };

    double elo0 = 0;
    double elo1 = 10;
    double alpha = 0.05; ///< probability of finding elo1 when elo0 is true
    double beta = 0.05; ///< and the reverse

    double logLikelihoodRatio(const Tally& tally) const;
    double lowerBound() const;
    double upperBound() const;
    Verdict judge(const Tally& tally) const;
};

/// Games between two players of a round robin, from the first player's view.
struct PairTally {
    std::size_t first = 0;
    std::size_t second = 0;
    Tally tally;
};

/// Bradley-Terry ratings: every player's expected points equal the observed ones, with average 1500 (SE, Table 5, converges to the same
/// point). Half a drawn game is added to every pair that met, so that no rating is infinite. Intervals are of the rating's
/// distance from the mean. Players who are not connected by games have infinite intervals. REQUIRES: indices are below `players`
std::vector<EloInterval> bradleyTerry(std::size_t players, std::span<const PairTally> pairs);

} // namespace evenmatch::strength
