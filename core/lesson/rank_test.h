// An adaptive rank test: each position is chosen for the most informative reply.
#pragma once

#include "core/lesson/rank_posterior.h"
#include "core/random.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace evenmatch::lesson {

/// A position of the test, with the policy of each rank.
struct TestItem {
    RankPolicies policies;
    std::size_t source = 0; ///< its game; a test uses one position of each
};

struct RankTestOptions {
    std::size_t mostPositions = 30;
    std::size_t fewestPositions = 8;
    std::size_t width = 3; ///< the test ends when the 80 % interval is this narrow, in ranks
    bool adaptive = true; ///< false: random positions, for comparison
    std::size_t amongBest = 5; ///< one of these is drawn, so that tests differ
    Trust trust;
    std::uint64_t seed = 1;
};

/// One run of the test. The items must outlive it.
class RankTest {
public:
    RankTest(std::span<const TestItem> items, std::size_t ranks, RankTestOptions options);

    const RankPosterior& posterior() const { return m_posterior; }
    std::size_t asked() const { return m_asked.size(); }
    /// The current item; nothing when the test is over.
    std::optional<std::size_t> current() const { return m_current; }
    bool isOver() const { return !m_current; }
    /// The number of games whose positions can still be asked, with the current one.
    std::size_t left() const { return static_cast<std::size_t>(std::ranges::count(m_usedSources, false)); }
    /// The move played at the current item, by its index there. REQUIRES: !isOver()
    void answer(std::size_t move);
    /// Skips the current item, which then does not count. REQUIRES: !isOver()
    void skip();
    /// Continues until `mostPositions`, although the interval is narrow enough.
    void goOn()
    {
        m_stops = false;
        choose();
    }

private:
    void choose();

    std::span<const TestItem> m_items;
    RankTestOptions m_options;
    RankPosterior m_posterior;
    core::Random m_random;
    std::vector<std::size_t> m_asked;
    std::vector<bool> m_usedSources;
    std::optional<std::size_t> m_current;
    bool m_stops = true;
};

/// Simulated players who choose by a rank's policy, one test each.
struct Simulation {
    std::size_t runs = 0;
    double meanPositions = 0; ///< until the test was over
    std::size_t ended = 0; ///< by the interval's width, not for lack of positions
    double bias = 0; ///< mean of expected rank minus the true one, in ranks; above 0: estimated too weak
    double meanError = 0; ///< mean absolute
    double coverage = 0; ///< share of 80 % intervals that contain the true rank
    double meanWidth = 0;
};
Simulation simulate(
    std::span<const TestItem> items, std::size_t ranks, std::size_t trueRank, std::size_t runs, const RankTestOptions& options);

} // namespace evenmatch::lesson
