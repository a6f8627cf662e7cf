// TrueSkill for two players (Herbrich, Minka and Graepel 2006): ratings N(μ, σ²) that every game changes, including draws.
//
//     c² = 2β² + σ_w² + σ_l²       (each σ² first grown by τ²)         t = (μ_w − μ_l) / c
//     μ_w += σ_w²/c · v(t, ε/c)    μ_l −= σ_l²/c · v(t, ε/c)           σ² ·= 1 − σ²/c² · w(t, ε/c)
//
// with the draw margin ε = Φ⁻¹((p + 1) / 2) · √2 · β for a chance p of draws between equals.
#pragma once

#include <array>

namespace evenmatch::strength {

struct SkillRating {
    double mu = 25;
    double sigma = 25.0 / 3;
    bool operator==(const SkillRating&) const = default;
};

/// The constants; the usual ones by default.
class TrueSkill {
public:
    /// REQUIRES: beta > 0, tau >= 0, 0 <= drawProbability < 1
    explicit TrueSkill(double drawProbability = 0.1, double beta = 25.0 / 6, double tau = 25.0 / 300);

    /// The ratings after a game that the first player won, drew or lost: `score` is 1, 0.5 or 0.
    std::array<SkillRating, 2> after(const SkillRating& first, const SkillRating& second, double score) const;

    /// The match quality, 0 to 1: the probability of a draw relative to that between equal players of known rating, √(2β²/c²) · exp(−(μ_1 −
    /// μ_2)² / 2c²).
    double quality(const SkillRating& first, const SkillRating& second) const;

private:
    double m_beta;
    double m_tau;
    double m_drawMargin;
};

} // namespace evenmatch::strength
