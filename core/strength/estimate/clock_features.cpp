#include "core/strength/estimate/clock_features.h"

#include "core/strength/maths/moments.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

constexpr double kUsualMoves = 40; ///< an even pace
constexpr double kLeastPace = 0.05; ///< of an even pace: clocks count whole seconds
constexpr double kAtOnce = 0.15; ///< of an even pace

/// The mean of the known numbers; unknown if there are too few.
struct KnownMean {
    Moments known;

    void add(double x)
    {
        if (!std::isnan(x))
            known.add(x);
    }
    double mean() const { return known.mean(double{kUnknown}); }
    double deviation() const { return known.count > 1 ? known.deviation() : double{kUnknown}; }
};

/// 0: an even pace.
double logPace(float spent) { return std::log(std::max(kLeastPace, double{spent} * kUsualMoves)); }

double lastKnown(std::span<const ClockNumbers> clocks, float ClockNumbers::*part)
{
    for (std::size_t i = clocks.size(); i > 0; --i)
        if (!std::isnan(clocks[i - 1].*part))
            return double{clocks[i - 1].*part};
    return double{kUnknown};
}

} // namespace

std::array<double, kPaceNames.size()> paceOf(const ScoredSide& side)
{
    KnownMean pace;
    KnownMean atOnce;
    KnownMean likely;
    KnownMean unlikely;
    std::array<KnownMean, 3> left;
    double longest = double{kUnknown};
    for (std::size_t i = 0; i < side.clocks.size(); ++i) {
        const ClockNumbers& clock = side.clocks[i];
        const MoveNumbers& move = side.numbers.moves[i];
        left[static_cast<std::size_t>(move.phase)].add(double{clock.left});
        if (std::isnan(clock.spent))
            continue;
        const double own = logPace(clock.spent);
        pace.add(own);
        longest = std::isnan(longest) ? own : std::max(longest, own);
        atOnce.add(double{clock.spent} * kUsualMoves < kAtOnce ? 1 : 0);
        (move.likeliestFree ? likely : unlikely).add(own);
    }
    return {pace.mean(), pace.deviation(), longest, atOnce.mean(), unlikely.mean() - likely.mean(), left[0].mean(), left[1].mean(),
        left[2].mean(), lastKnown(side.clocks, &ClockNumbers::left)};
}

std::array<double, kOpponentPaceNames.size()> opponentPaceOf(const ScoredSide& side)
{
    KnownMean pace;
    KnownMean ahead;
    for (const ClockNumbers& clock : side.clocks) {
        if (!std::isnan(clock.opponentSpent))
            pace.add(logPace(clock.opponentSpent));
        ahead.add(double{clock.left} - double{clock.opponentLeft});
    }
    return {pace.mean(), ahead.mean(), lastKnown(side.clocks, &ClockNumbers::opponentLeft)};
}

} // namespace evenmatch::strength
