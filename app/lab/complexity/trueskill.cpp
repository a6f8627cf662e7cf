#include "app/lab/complexity/trueskill.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace evenmatch::strength {

namespace {

/// The change of means and variances by the outcome, in units of c.
struct Correction {
    double v = 0;
    double w = 0;
};

/// A probability below this counts as zero, and quotients by it are replaced by their limits.
constexpr double kTiny = 1e-160;

double density(double x) { return std::exp(-x * x / 2) / std::sqrt(2 * std::numbers::pi); }
double cumulative(double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }

/// Φ⁻¹ by bisection: it is called only once, and the interval halves to rounding in 64 steps. REQUIRES: 0.5 <= p < 1
double quantile(double p)
{
    double low = 0;
    double high = 40;
    for (int i = 0; i < 64; ++i) {
        const double middle = (low + high) / 2;
        (cumulative(middle) < p ? low : high) = middle;
    }
    return (low + high) / 2;
}

Correction ofWin(double t, double margin)
{
    const double x = t - margin;
    const double chance = cumulative(x);
    if (chance < kTiny)
        return {-x, 1};
    const double v = density(x) / chance;
    return {v, v * (v + x)};
}

Correction ofDraw(double t, double margin)
{
    const double high = margin - t;
    const double low = -margin - t;
    const double chance = t > 0 ? cumulative(high) - cumulative(low) : cumulative(-low) - cumulative(-high);
    if (chance < kTiny)
        return {t < 0 ? -t - margin : -t + margin, 1};
    const double v = (density(low) - density(high)) / chance;
    return {v, v * v + (high * density(high) - low * density(low)) / chance};
}

SkillRating moved(const SkillRating& rating, double variance, double c, double v, double w)
{
    return {rating.mu + variance / c * v, std::sqrt(variance * (1 - variance / (c * c) * w))};
}

} // namespace

TrueSkill::TrueSkill(double drawProbability, double beta, double tau)
    : m_beta(beta), m_tau(tau), m_drawMargin(quantile((drawProbability + 1) / 2) * std::numbers::sqrt2 * beta)
{
    assert(beta > 0 && tau >= 0 && drawProbability >= 0 && drawProbability < 1);
}

std::array<SkillRating, 2> TrueSkill::after(const SkillRating& first, const SkillRating& second, double score) const
{
    const double firstVariance = first.sigma * first.sigma + m_tau * m_tau;
    const double secondVariance = second.sigma * second.sigma + m_tau * m_tau;
    const double c = std::sqrt(2 * m_beta * m_beta + firstVariance + secondVariance);
    const double sign = score == 0 ? -1 : 1; // from the winner's view
    const double t = sign * (first.mu - second.mu) / c;
    const Correction correction = score == 0.5 ? ofDraw(t, m_drawMargin / c) : ofWin(t, m_drawMargin / c);
    return {moved(first, firstVariance, c, sign * correction.v, correction.w),
        moved(second, secondVariance, c, -sign * correction.v, correction.w)};
}

double TrueSkill::quality(const SkillRating& first, const SkillRating& second) const
{
    const double performance = 2 * m_beta * m_beta;
    const double variance = performance + first.sigma * first.sigma + second.sigma * second.sigma;
    const double distance = first.mu - second.mu;
    return std::sqrt(performance / variance) * std::exp(-distance * distance / (2 * variance));
}

} // namespace evenmatch::strength
