// Simulated players of known strength.
#pragma once

#include "core/random.h"
#include "core/strength/estimate/scored_side.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace evenmatch::strength {

inline double normal(core::Random& random)
{
    const double u = 1 - random.uniform();
    return std::sqrt(-2 * std::log(u)) * std::cos(2 * std::numbers::pi * random.uniform());
}

/// Moves with β = level + quality ~ N(−gap · rank, 1), half of the mean in each part; the opponent's moves are not included. The ranks'
/// policies: rank r plays symbol s of `ranks` with probability ∝ e^(−sharpness·|r − s|).
struct SyntheticWorld {
    std::size_t ranks = 5;
    double gap = 0.3;
    std::size_t moves = 20;
    double sharpness = 0.5;

    double logPrior(std::size_t rank, std::size_t symbol) const
    {
        double sum = 0;
        for (std::size_t s = 0; s < ranks; ++s)
            sum += std::exp(-sharpness * std::abs(static_cast<double>(s) - static_cast<double>(rank)));
        return -sharpness * std::abs(static_cast<double>(symbol) - static_cast<double>(rank)) - std::log(sum);
    }

    std::size_t symbolOf(std::size_t rank, core::Random& random) const
    {
        double rest = random.uniform();
        for (std::size_t s = 0; s + 1 < ranks; ++s) {
            rest -= std::exp(logPrior(rank, s));
            if (rest < 0)
                return s;
        }
        return ranks - 1;
    }

    ScoredSide side(std::size_t rank, core::Random& random) const
    {
        ScoredSide made{{.rank = static_cast<int>(rank)}, {ranks, {}, {}}};
        for (std::size_t i = 0; i < moves; ++i) {
            const double mean = -gap * static_cast<double>(rank);
            MoveNumbers move{.moveNumber = static_cast<std::uint16_t>(2 * i), .legalMoves = 30};
            move.level = static_cast<float>(mean / 2);
            move.quality = static_cast<float>(mean / 2 + normal(random));
            made.numbers.moves.push_back(move);
            const std::size_t symbol = symbolOf(rank, random);
            for (std::size_t r = 0; r < ranks; ++r)
                made.numbers.rankLogPriors.push_back(static_cast<float>(logPrior(r, symbol)));
        }
        return made;
    }

    std::vector<ScoredSide> sides(std::size_t perRank, std::uint64_t seed) const
    {
        core::Random random(seed);
        std::vector<ScoredSide> all;
        for (std::size_t rank = 0; rank < ranks; ++rank)
            for (std::size_t i = 0; i < perRank; ++i)
                all.push_back(side(rank, random));
        return all;
    }
};

} // namespace evenmatch::strength
