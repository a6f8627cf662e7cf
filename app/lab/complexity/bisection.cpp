#include "app/lab/complexity/bisection.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace evenmatch::strength {

void BoundSearch::take(Verdict verdict)
{
    assert(!done());
    if (verdict != Verdict::Weaker) {
        m_enclosed = true;
        return;
    }
    const auto most = static_cast<std::uint32_t>(0.1 * m_bounds.upper);
    const double below = m_random.below(most + 1);
    const double above = m_random.below(most + 1);
    m_bounds.lower = m_bounds.upper - below;
    m_bounds.upper = 2 * m_bounds.upper + above;
}

Bisection::Bisection(const Bounds& bounds) : m_bounds{std::floor(bounds.lower), std::ceil(bounds.upper)}
{
    assert(bounds.lower >= 1 && bounds.lower <= bounds.upper);
}

double Bisection::narrow() const { return std::max(1.0, kNarrow * m_bounds.upper); }

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
        return {mean, 0};
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return {mean, std::sqrt(squares / (count - 1) / count)};
}

} // namespace evenmatch::strength
