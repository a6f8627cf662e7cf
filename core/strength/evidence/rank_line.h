// A scale of ranks as a line of ratings, and probability along it: the place of "1640" among ranks of 200 points, and of "5k" in "3-5k".
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "core/strength/scale/rank_scale.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace evenmatch::strength {

/// Converts between places (0 is the middle of the strongest rank, 0.5 its weak edge) and ratings (ratings.h). A rank reaches from edge to
/// edge, half-way to the ratings of its neighbours. Beyond the ends the line continues with the slope of the last rank. A regular value.
class RankLine {
public:
    /// Nothing for a scale without ranks, or with ranks without a range (a user's own).
    static std::optional<RankLine> of(const RankScale& scale);

    std::size_t ranks() const { return m_edges.size() - 1; }
    double ratingAt(double place) const;
    double placeOf(double rating) const;
    bool isGo() const { return m_isGo; }
    bool operator==(const RankLine&) const = default;

private:
    std::vector<double> m_edges; ///< ratings, falling: one more than there are ranks
    bool m_isGo = false;
};

/// Probability along a line, in steps of a sixteenth of a rank, from kBeyond ranks beyond one end to as many beyond
/// the other. A regular value.
class PlaceDistribution {
public:
    static constexpr std::size_t kStepsARank = 16;
    static constexpr double kBeyond = 4.5; ///< ranks: in chess down to 100, the lowest rating of any server

    /// Uniform within each rank; no probability beyond the ends.
    static PlaceDistribution within(std::span<const double> ranks);
    /// e^score of each place, normalised. REQUIRES: scores.size() == placesOf(ranks).size()
    static PlaceDistribution fromScores(std::vector<double> scores, std::size_t ranks);
    /// The middles of the steps on a line of this many ranks.
    static std::vector<double> placesOf(std::size_t ranks);

    /// The place above which this share of the probability lies: 0.5 is the median.
    double placeAt(double share) const;
    /// The probability of each rank; the last ones include the probability beyond them.
    std::vector<double> byRank() const;

private:
    std::size_t m_ranks = 0;
    std::vector<double> m_steps;
};

/// A rank as a number on the line, with its 80 % interval.
struct ExactRank {
    double middle = 0; ///< in the unit of ratings
    double weakest = 0;
    double strongest = 0;
    bool isGo = false;
    bool isBeyond = false; ///< the middle is beyond the measured ranks
    Beyond open = Beyond::No; ///< the player may be beyond this end of the scale, so that the interval has no end there
    bool operator==(const ExactRank&) const = default;
};
ExactRank exactRank(const PlaceDistribution& distribution, const RankLine& line);

} // namespace evenmatch::strength
