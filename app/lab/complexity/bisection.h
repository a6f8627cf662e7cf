// The search for the number of iterations with which MCTS is as strong as a target (COMPLEX, ALGORITHMS.md 5): bounds that grow until they
// enclose it, then bisection. Both only request the next match and take its verdict, so that a match can be of any kind.
//
//     BoundSearch bounds(seed);
//     while (!bounds.done())
//         bounds.take(playMatch(bounds.iterations()));
#pragma once

#include "app/lab/complexity/balance.h"
#include "core/random.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

namespace evenmatch::strength {

/// Numbers of iterations around the target. Fractional after averaging several runs.
struct Bounds {
    double lower = 1;
    double upper = 100;
    bool operator==(const Bounds&) const = default;
};

/// Algorithm 3: starts with [1, 100]; while MCTS with `upper` iterations wins fewer games than the target (line 8; as many is enough),
/// lower becomes upper − rand(0.1 · upper) and upper becomes 2 · upper + rand(0.1 · upper), but never more than the most iterations
/// allowed. REQUIRES: verdicts are by wins, not by θ
class BoundSearch {
public:
    explicit BoundSearch(std::uint64_t seed, double most = 1e7) : m_random(seed), m_most(most) { }

    /// The iterations of the next match. REQUIRES: !done()
    std::uint64_t iterations() const { return static_cast<std::uint64_t>(m_bounds.upper); }
    void take(Verdict verdict);
    bool done() const { return m_enclosed || m_exhausted; }
    /// Whether the target is stronger than MCTS with the most iterations allowed.
    bool exhausted() const { return m_exhausted; }
    const Bounds& bounds() const { return m_bounds; }

private:
    core::Random m_random;
    double m_most;
    Bounds m_bounds;
    bool m_enclosed = false;
    bool m_exhausted = false;
};

/// Halves the interval until a match is balanced or the interval is narrow: 1 iteration, or a hundredth of its upper end.
class Bisection {
public:
    static constexpr double kNarrow = 0.01;

    /// REQUIRES: 1 <= lower <= upper
    explicit Bisection(const Bounds& bounds);

    /// The iterations of the next match. REQUIRES: !done()
    std::uint64_t iterations() const;
    void take(Verdict verdict);
    bool done() const { return m_balanced || isNarrow(m_bounds); }
    /// The iterations of the balanced match, or the middle of the last interval.
    double estimate() const { return m_balanced.value_or((m_bounds.lower + m_bounds.upper) / 2); }
    const Bounds& bounds() const { return m_bounds; }
    static bool isNarrow(const Bounds& bounds) { return bounds.upper - bounds.lower <= std::max(1.0, kNarrow * bounds.upper); }

private:
    Bounds m_bounds; ///< whole numbers
    std::optional<double> m_balanced;
};

/// Mean and standard error of the mean, which is 0 for fewer than two values. REQUIRES: there is a value
struct MeanOfTrials {
    double mean = 0;
    double error = 0;
    double reach = 0; ///< half of the 95 % interval by Student's t, because trials are few; 0 for fewer than two values
};
MeanOfTrials meanOf(std::span<const double> values);

} // namespace evenmatch::strength
