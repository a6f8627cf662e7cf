// The accuracy protocol of ALGORITHMS.md 1 and 4: draw n games of a rank, estimate, compare, with the same samples for every method.
#pragma once

#include "core/random.h"
#include "core/strength/estimate/estimator.h"
#include "core/strength/maths/intervals.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::strength {

enum class Sampling : std::uint8_t {
    Random, ///< n games of a rank, with replacement
    Player, ///< n different games of one player of that rank with at least n games
};

struct ProtocolOptions {
    std::vector<int> games{1, 5, 10, 15, 20};
    Sampling sampling = Sampling::Random;
    int draws = 500; ///< per rank
    int replicates = 100; ///< of the bootstrap over players
    int replicateDraws = 100; ///< per rank, in each replicate
    std::size_t fewestSides = 10; ///< a rank with fewer sides is left out
    std::uint64_t seed = 1;
    std::vector<double> middles{}; ///< middle rating of each rank (RankScale::middleRatings()); empty: ranks are not ratings
};

/// confusion[true][estimated], counts of draws.
using Confusion = std::vector<std::vector<int>>;

/// The draws of one rank.
struct RankShare {
    std::size_t rank = 0;
    int draws = 0;
    double accuracy = 0;
    double accuracyPm1 = 0;
    Interval interval; ///< 95 %, computed as for all ranks together
    Interval intervalPm1;
};

struct AccuracyRow {
    std::string method;
    bool baseline = false;
    int games = 0;
    Sampling sampling = Sampling::Random;
    double accuracy = 0; ///< mean over the ranks
    double accuracyPm1 = 0; ///< within one rank
    Interval interval; ///< 95 %, of accuracy, by bootstrap over players (games where players are anonymous)
    Interval intervalPm1;
    double logLoss = 0; ///< mean −ln P(true rank)
    std::optional<double> meanError{}; ///< mean |Σ P(r) · middle_r − middle of the true rank|, where ranks are of ratings
    int draws = 0;
    int ranks = 0; ///< number of ranks with enough sides
    std::size_t sides = 0; ///< in those ranks
    Confusion confusion;
    std::vector<RankShare> byRank; ///< of ranks that had enough sides, strongest first
};

/// A row for every method and number of games, methods in their order. A number of games without a player (Sampling::Player) or a side of
/// any rank gets no row. REQUIRES: all sides have moves and a rank of the estimators' scale
std::vector<AccuracyRow> measureAccuracy(
    std::span<const Estimator* const> methods, std::span<const ScoredSide> sides, const ProtocolOptions& options);

} // namespace evenmatch::strength
