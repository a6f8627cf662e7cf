// The strength of a player in iterations of UCT with random playouts: the number with which UCT plays evenly against it (COMPLEX,
// ALGORITHMS.md 5).
//
// First `boundRuns` searches find bounds, whose averages are the interval; then `trials` bisections of that interval are made, whose
// average is the result. Each step is a match of games from the start, with alternating colours. The seeds of all games follow from the
// plan's, so the same plan gives the same result with any number of parallel games, provided that the target is deterministic.
#pragma once

#include "app/lab/complexity/bisection.h"
#include "search/match/match.h"
#include "search/player/uct.h"

namespace evenmatch::search {

struct ComplexityPlan {
    game::AnyPosition start;
    MatchPlayer target;
    std::uint64_t matches = 1000; ///< games of a step
    std::uint64_t boundMatches = 100; ///< of a step in a search for bounds, unless `matches` is smaller
    std::uint64_t trials = 10;
    std::uint64_t boundRuns = 10;
    std::optional<strength::Bounds> bounds; ///< if known; replaces the search
    std::uint64_t mostIterations = 1'000'000;
    strength::Balance balance;
    double constant = kUctConstant;
    std::uint64_t seed = 1;
    std::size_t parallel = 1;
    std::filesystem::path state; ///< file of finished steps for resuming; empty: none
    nlohmann::json settings; ///< further settings that comparable steps must share: networks
};

/// One match, UCT as its first player.
struct ComplexityStep {
    enum class Phase : std::uint8_t { Bounds, Trial } phase = Phase::Bounds;
    std::uint64_t run = 0; ///< of its phase
    std::uint64_t number = 0; ///< in its run
    std::uint64_t iterations = 0;
    strength::Tally tally; ///< fewer games than planned if the rest could not change the verdict
    std::uint64_t failures = 0; ///< games that ended by an engine's failure
    strength::Verdict verdict = strength::Verdict::Balanced;
    strength::Bounds bounds; ///< bounds of the run after this step

    bool operator==(const ComplexityStep&) const = default;
};

struct ComplexityResult {
    strength::Bounds bounds; ///< initial bounds of all trials
    std::vector<double> trials; ///< the estimate of each
    bool outOfReach = false; ///< the target beat UCT with the most iterations allowed: there are no trials
    bool stopped = false; ///< before all trials were made
    std::uint64_t resumed = 0; ///< steps taken from the state file
    std::vector<ComplexityStep> steps;

    std::uint64_t games() const;
    std::uint64_t failures() const;
};

/// Called for every finished step, including resumed ones.
using ComplexityListener = std::function<void(const ComplexityStep&)>;

/// A stop ends it early with the results so far. An error is the target's, or the state file's: BadArgument if it belongs to another plan.
/// REQUIRES: matches, boundMatches, trials and boundRuns are not 0; bounds, if given, satisfy 1 <= lower <= upper <= mostIterations
core::Result<ComplexityResult> measureComplexity(
    const ComplexityPlan& plan, const MatchNetworks& networks, const jobs::JobContext& context, const ComplexityListener& listener = {});

} // namespace evenmatch::search
