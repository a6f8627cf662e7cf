// The probability of each rank, updated with every move: for the rank test and for guessing moves.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace evenmatch::lesson {

/// What players of each rank play in one position. Ranks strongest first.
struct RankPolicies {
    std::size_t ranks = 0;
    std::size_t moves = 0;
    std::vector<float> chances; ///< rank after rank; each rank's sum to 1

    float at(std::size_t rank, std::size_t move) const { return chances[rank * moves + move]; }
    std::span<const float> of(std::size_t rank) const { return std::span(chances).subspan(rank * moves, moves); }
};

/// People do not play random draws from a policy: they have habits, so their moves depend on each other. A likelihood is therefore raised
/// to this power, and mixed with a little of any other move.
struct Trust {
    double power = 1;
    double slip = 0.002; ///< probability of a move outside the policy
};

/// p(r), at first the same for all. A value.
class RankPosterior {
public:
    explicit RankPosterior(std::size_t ranks, Trust trust = {});

    std::span<const double> chances() const { return m_chances; }
    std::size_t ranks() const { return m_chances.size(); }
    /// Updates with move `move` of a position.
    void observe(const RankPolicies& policies, std::size_t move);

    std::size_t median() const; ///< the estimated rank, as in strength::RankEstimate
    double expected() const; ///< Σ r · p(r)
    /// Ranks first … last, both included: strength::intervalOf().
    struct Interval {
        std::size_t first = 0;
        std::size_t last = 0;
        std::size_t width() const { return last - first + 1; }
    };
    Interval interval(double share = 0.8) const;
    double held() const; ///< the probability in interval()

private:
    std::vector<double> m_chances;
    Trust m_trust;
};

/// The expected information of a move in the position about the rank, in nats: the mutual information of reply and rank,   I(s) = H(Σ_r
/// p(r) π_r(·|s)) − Σ_r p(r) H(π_r(·|s)).
///   I(s) = H(Σ_r p(r) π_r(·|s)) − Σ_r p(r) H(π_r(·|s)).
double expectedInformation(std::span<const double> chances, const RankPolicies& policies);

} // namespace evenmatch::lesson
