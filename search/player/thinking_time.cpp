#include "search/player/thinking_time.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace evenmatch::search {

namespace {

constexpr double kWithoutClock = 5; ///< seconds for a move of average difficulty
constexpr double kLeast = 0.4; ///< seconds to notice the move and make one's own
constexpr double kSpread = 0.5; ///< standard deviation of the logarithm
constexpr int kOpening = 16; ///< moves played by habit
constexpr double kLargestShare = 0.25;
constexpr double kPeriodUsed = 0.8; ///< of a period, or of the main time left

/// A standard normal number (Box and Muller 1958).
double normal(core::Random& random)
{
    const double radius = std::sqrt(-2 * std::log(1 - random.uniform()));
    return radius * std::cos(2 * std::numbers::pi * random.uniform());
}

} // namespace

double difficultyOf(const SearchResult& result)
{
    const auto moves = result.moves();
    double visits = 0;
    for (const ResultNode& move : moves)
        visits += move.visits;
    if (visits == 0 || moves.size() < 2)
        return 0;
    double entropy = 0;
    for (const ResultNode& move : moves)
        if (move.visits > 0)
            entropy -= move.visits / visits * std::log(move.visits / visits);
    const double choices = std::exp(entropy); // number of equally good moves with the same difficulty of choice
    const double surprise = std::abs(result.value() - result.root.value);
    return std::clamp((choices - 1) / 6, 0.0, 1.0) * 0.7 + std::clamp(surprise / 0.5, 0.0, 1.0) * 0.3;
}

std::chrono::duration<double> thinkingTime(const Clock& clock, double difficulty, int moveNumber, double movesLeft, core::Random& random)
{
    const double left = std::max(clock.left.count(), 0.0);
    const double increment = std::max(clock.increment.count(), 0.0);
    const double period = clock.periods > 0 ? std::max(clock.period.count(), 0.0) : 0;
    const bool noClock = left == 0 && increment == 0 && period == 0;

    double share = noClock ? kWithoutClock : left / std::max(movesLeft, 5.0) + 0.8 * increment + 0.5 * period;
    share *= 0.15 + 1.7 * std::clamp(difficulty, 0.0, 1.0);
    if (moveNumber < kOpening)
        share *= 0.3 + 0.7 * moveNumber / kOpening;
    share *= std::exp(kSpread * normal(random) - kSpread * kSpread / 2);
    share = std::max(share, kLeast);
    // An increment comes after the move, so the time left limits the move, however much is added.
    const double main = std::min(kLargestShare * left + 0.8 * increment, kPeriodUsed * left);
    const double most = noClock ? 6 * kWithoutClock : main + kPeriodUsed * period;
    return std::chrono::duration<double>(std::min(share, most));
}

} // namespace evenmatch::search
