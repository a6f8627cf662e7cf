#include "core/strength/estimate/rank_estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace evenmatch::strength {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kFewestMovesOfGame = 10; ///< for a game's own estimate
constexpr std::size_t kFewestSidesToCompare = 5;

/// The evidence of each side alone: ln P of every rank, calibrated for one game.
using Opinions = std::vector<std::vector<double>>;

Opinions opinionsOf(const RankEstimator& estimator, std::span<const ScoredSide> sides)
{
    Opinions opinions;
    for (const ScoredSide& side : sides) {
        if (side.numbers.moves.size() < kFewestMovesOfGame) {
            opinions.emplace_back();
            continue;
        }
        std::vector<double> probabilities = estimate(estimator.estimator(), {&side, 1});
        estimator.finish(probabilities, 1);
        for (double& probability : probabilities)
            probability = std::log(std::max(1e-12, probability));
        opinions.push_back(std::move(probabilities));
    }
    return opinions;
}

struct Split {
    double gain = 0; ///< of ln likelihood over one rank for all games
    Mixture mixture;
};

/// The likeliest pair of ranks for the games, where each game has one of the two with probability 1/2.
Split bestSplit(const Opinions& opinions, std::size_t ranks)
{
    const auto logOfAll = [&](auto ofGame) {
        double sum = 0;
        for (const auto& opinion : opinions)
            if (!opinion.empty())
                sum += ofGame(opinion);
        return sum;
    };
    double single = -std::numeric_limits<double>::infinity();
    for (std::size_t rank = 0; rank < ranks; ++rank)
        single = std::max(single, logOfAll([&](const auto& opinion) { return opinion[rank]; }));
    Split best;
    double most = single;
    for (std::size_t strong = 0; strong < ranks; ++strong) {
        for (std::size_t weak = strong + 1; weak < ranks; ++weak) {
            const double both
                = logOfAll([&](const auto& opinion) { return std::log((std::exp(opinion[strong]) + std::exp(opinion[weak])) / 2); });
            if (both > most) {
                most = both;
                best = {both - single, {strong, weak, 0, {}}};
            }
        }
    }
    return best;
}

/// A mixture of two players is reported if their ranks differ by at least three, each has three games that are clearly its own, and the
/// games are e³ times likelier than with one rank. No measured player's games reached this (`evaluate` prints it), because they resemble
/// each other more than games of one rank; games of two players hardly ever reached e^6.
std::optional<Mixture> mixtureOf(const Opinions& opinions, std::size_t ranks)
{
    constexpr double kFewestGain = 3;
    constexpr std::size_t kFewestRanksApart = 3;
    constexpr double kClear = 0.8;
    constexpr int kFewestGames = 3;
    Split split = bestSplit(opinions, ranks);
    Mixture& mixture = split.mixture;
    if (split.gain < kFewestGain || mixture.weakerRank - mixture.strongerRank < kFewestRanksApart)
        return std::nullopt;
    int clearlyWeak = 0;
    int clearlyStrong = 0;
    double sum = 0;
    double judged = 0;
    for (const auto& opinion : opinions) {
        if (opinion.empty()) {
            mixture.weakerProbability.push_back(0.5);
            continue;
        }
        const double weaker = 1 / (1 + std::exp(opinion[mixture.strongerRank] - opinion[mixture.weakerRank]));
        mixture.weakerProbability.push_back(weaker);
        clearlyWeak += weaker > kClear ? 1 : 0;
        clearlyStrong += weaker < 1 - kClear ? 1 : 0;
        sum += weaker;
        judged += 1;
    }
    if (clearlyWeak < kFewestGames || clearlyStrong < kFewestGames)
        return std::nullopt;
    mixture.weakerShare = sum / judged;
    return mixture;
}

/// The calibration has the number of games for an average player; this player's interval may become as narrow sooner or later than that.
std::optional<int> moreGames(const RankEstimate& estimate, const PlayerCalibration& calibration)
{
    if (estimate.isNarrow())
        return 0;
    const auto needed = calibration.gamesForOneRank();
    if (!needed || estimate.games >= static_cast<std::size_t>(*needed))
        return std::nullopt;
    return *needed - static_cast<int>(estimate.games);
}

/// Games have equal weight, and the mean of an abandoned game can be anything: two moves next to 21 games moved an estimate by three ranks.
/// It is skipped if there are longer games.
std::size_t fewestMovesCounted(std::span<const ScoredSide> sides)
{
    constexpr std::size_t kShort = 10;
    const bool someAreLonger = std::ranges::any_of(sides, [](const ScoredSide& side) { return side.numbers.moves.size() >= kShort; });
    return someAreLonger ? kShort : 1;
}

} // namespace

double RankEstimate::expectedRank() const { return expectedRankOf(probabilities); }

Beyond RankEstimate::beyond() const
{
    if (probabilities.size() < 2)
        return Beyond::No;
    return probabilities.front() > 0.5 ? Beyond::Stronger : probabilities.back() > 0.5 ? Beyond::Weaker : Beyond::No;
}

RankEstimator::RankEstimator(std::shared_ptr<const Estimator> estimator, PlayerCalibration calibration, ServerRanks server)
    : m_estimator(std::move(estimator)), m_calibration(std::move(calibration)), m_server(std::move(server))
{
}

void RankEstimator::toServersRanks(std::vector<double>& probabilities) const
{
    if (!m_server.ranks.empty())
        probabilities = toServer(probabilities, m_server);
}

void RankEstimator::finish(std::vector<double>& probabilities, int games) const
{
    m_calibration.apply(probabilities, games);
    toServersRanks(probabilities);
}

RankEstimate RankEstimator::estimate(std::span<const ScoredSide> sides) const
{
    RankEstimate result{.calibrated = m_calibration.isCalibrated()};
    std::vector<double> total(m_estimator->width());
    std::vector<double> sums(total.size());
    const std::size_t fewest = fewestMovesCounted(sides);
    for (const ScoredSide& side : sides) {
        if (side.numbers.moves.size() < fewest)
            continue;
        std::ranges::fill(sums, 0);
        m_estimator->summarise(side, sums);
        std::ranges::transform(total, sums, total.begin(), std::plus());
        ++result.games;
        result.moves += side.numbers.moves.size();
    }
    if (result.games == 0 || result.moves < kFewestMoves) {
        result.sufficiency = result.games == 0 ? Sufficiency::NoGames : Sufficiency::FewMoves;
        return result;
    }
    result.sufficiency = Sufficiency::Enough;
    // More games than the calibration has count as its largest number; their mean has the same weight.
    const std::size_t counted = std::min(result.games, static_cast<std::size_t>(m_calibration.mostGames()));
    for (double& sum : total)
        sum *= static_cast<double>(counted) / static_cast<double>(result.games);
    result.probabilities.resize(m_estimator->ranks());
    m_estimator->probabilities(total, counted, result.probabilities);
    result.withoutOffset = result.probabilities;
    m_calibration.applyWithoutOffset(result.withoutOffset, static_cast<int>(counted));
    toServersRanks(result.withoutOffset);
    finish(result.probabilities, static_cast<int>(counted));
    result.worthGames = static_cast<double>(counted) * m_calibration.temperature(1) / m_calibration.temperature(static_cast<int>(counted));
    result.median = medianOf(result.probabilities);
    result.interval = intervalOf(result.probabilities, kIntervalShare);
    result.moreGamesForOneRank = moreGames(result, m_calibration);
    result.mixture = mixtureOf(opinionsOf(*this, sides), ranks());
    return result;
}

std::vector<double> RankEstimator::deviations(std::span<const ScoredSide> sides) const
{
    std::vector<double> places;
    std::vector<double> known;
    for (const auto& opinion : opinionsOf(*this, sides)) {
        std::vector<double> probabilities(opinion.size());
        std::ranges::transform(opinion, probabilities.begin(), [](double log) { return std::exp(log); });
        places.push_back(opinion.empty() ? kNone : expectedRankOf(probabilities));
        if (!opinion.empty())
            known.push_back(places.back());
    }
    if (known.size() < kFewestSidesToCompare)
        return std::vector<double>(sides.size(), kNone);
    const double count = static_cast<double>(known.size());
    const double mean = std::accumulate(known.begin(), known.end(), 0.0) / count;
    double squares = 0;
    for (const double place : known)
        squares += (place - mean) * (place - mean);
    // Excludes the side itself, because its distance would mask itself.
    std::vector<double> result;
    for (const double place : places) {
        const double othersMean = (mean * count - place) / (count - 1);
        const double othersVariance = (squares - (place - mean) * (place - othersMean)) / (count - 2);
        constexpr double kLeastSpread = 0.25; ///< of a rank
        result.push_back((place - othersMean) / std::max(kLeastSpread, std::sqrt(std::max(0.0, othersVariance))));
    }
    return result;
}

} // namespace evenmatch::strength
