#include "nn/lesson/guess.h"

#include "nn/lesson/same_moves.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace evenmatch::nn {

std::size_t Guesses::hits() const { return static_cast<std::size_t>(std::ranges::count_if(m_moments, &GuessMoment::isHit)); }

const GuessMoment& Guesses::add(
    std::size_t ply, const game::AnyPosition& position, const SeenPosition& seen, game::Move guessed, game::Move played)
{
    SeenPosition counted = seen;
    countSameMoves(position, counted.evaluation);
    const Evaluation& evaluation = counted.evaluation;
    const std::size_t guess = evaluation.indexOf(guessed);
    const std::size_t made = evaluation.indexOf(played);
    GuessMoment moment{.ply = ply,
        .guessed = guessed,
        .played = played,
        .guessedChances = {},
        .playedChances = {},
        .isHit = comeToTheSame(position, guessed, played)};
    std::vector<double> regrets;
    for (std::size_t rank = 0; rank < m_posterior.ranks(); ++rank) {
        const auto chances = evaluation.rankPrior(rank);
        moment.guessedChances.push_back(static_cast<double>(chances[guess]));
        moment.playedChances.push_back(made < chances.size() ? static_cast<double>(chances[made]) : 0);
        regrets.push_back(
            std::log(static_cast<double>(std::ranges::max(chances))) - std::log(std::max(1e-6, moment.guessedChances.back())));
    }
    m_posterior.observe(counted.policies(), guess);
    m_moments.push_back(std::move(moment));
    m_regrets.push_back(std::move(regrets));
    return m_moments.back();
}

double Guesses::expectedHits(std::size_t rank) const
{
    double sum = 0;
    for (const GuessMoment& moment : m_moments)
        sum += moment.playedChances[rank];
    return sum;
}

std::vector<std::size_t> Guesses::dearest(std::size_t rank, std::size_t most) const
{
    std::vector<std::size_t> order(m_moments.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::erase_if(order, [&](std::size_t i) { return m_regrets[i][rank] <= 0; });
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return m_regrets[i][rank]; });
    order.resize(std::min(order.size(), most));
    return order;
}

} // namespace evenmatch::nn
