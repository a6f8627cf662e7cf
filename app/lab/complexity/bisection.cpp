#include "app/lab/complexity/bisection.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace evenmatch::strength {

namespace {

/// The 97.5 % quantile of Student's t: exact for few degrees of freedom, else by the expansion around the normal quantile z,
/// z + (z³ + z) / 4ν + (5z⁵ + 16z³ + 3z) / 96ν² + (3z⁷ + 19z⁵ + 17z³ − 15z) / 384ν³, which is then off by less than 0.004.
double studentsT(std::size_t degrees)
{
    constexpr std::array kFew = {12.7062, 4.3027, 3.1824, 2.7764};
    if (degrees <= kFew.size())
        return kFew[degrees - 1];
    const double n = static_cast<double>(degrees);
    const double z = k95;
    const double z3 = z * z * z;
    const double z5 = z3 * z * z;
    const double z7 = z5 * z * z;
    return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

} // namespace

void BoundSearch::take(Verdict verdict)
{
    assert(!done());
    m_enclosed = verdict != Verdict::Weaker;
    m_exhausted = !m_enclosed && m_bounds.upper >= m_most;
    if (done())
        return;
    const auto most = static_cast<std::uint32_t>(0.1 * m_bounds.upper);
    const double below = m_random.below(most + 1);
    const double above = m_random.below(most + 1);
    m_bounds.lower = m_bounds.upper - below;
    m_bounds.upper = std::min(2 * m_bounds.upper + above, m_most);
}

Bisection::Bisection(const Bounds& bounds) : m_bounds{std::floor(bounds.lower), std::ceil(bounds.upper)}
{
    assert(bounds.lower >= 1 && bounds.lower <= bounds.upper);
}

std::uint64_t Bisection::iterations() const { return static_cast<std::uint64_t>((m_bounds.lower + m_bounds.upper) / 2); }

void Bisection::take(Verdict verdict)
{
    assert(!done());
    const auto played = static_cast<double>(iterations());
    if (verdict == Verdict::Balanced)
        m_balanced = played;
    else
        (verdict == Verdict::Weaker ? m_bounds.lower : m_bounds.upper) = played;
}

MeanOfTrials meanOf(std::span<const double> values)
{
    assert(!values.empty());
    const auto count = static_cast<double>(values.size());
    double sum = 0;
    for (const double value : values)
        sum += value;
    const double mean = sum / count;
    if (values.size() < 2)
        return {mean, 0, 0};
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    const double error = std::sqrt(squares / (count - 1) / count);
    return {mean, error, studentsT(values.size() - 1) * error};
}

} // namespace evenmatch::strength
