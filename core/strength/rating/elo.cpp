#include "core/strength/rating/elo.h"

#include "core/strength/maths/matrix.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace evenmatch::strength {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kVirtualDraws = 0.5;
constexpr double kRidge = 1e-9; ///< makes the system solvable for unconnected players
constexpr double kUnknownVariance = 1e4; ///< a variance, in logits², larger than any after a game

Matrix zeros(std::size_t size) { return Matrix(size, std::vector<double>(size)); }

/// Adds `weight` to the Laplacian's edge between a and b.
void connect(Matrix& laplacian, std::size_t a, std::size_t b, double weight)
{
    laplacian[a][a] += weight;
    laplacian[b][b] += weight;
    laplacian[a][b] -= weight;
    laplacian[b][a] -= weight;
}

/// The pseudo-inverse of a connected graph's Laplacian, on ratings that sum to 0: (L + J/k)⁻¹ − J/k with J all ones.
Matrix pseudoInverse(Matrix laplacian)
{
    const std::size_t size = laplacian.size();
    const double share = 1 / static_cast<double>(size);
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t j = 0; j < size; ++j)
            laplacian[i][j] += share + (i == j ? kRidge : 0);
    Matrix result = inverse(std::move(laplacian));
    for (auto& row : result)
        for (double& cell : row)
            cell -= share;
    return result;
}

/// The likelihood's derivatives at the present ratings.
struct Slope {
    std::vector<double> gradient; ///< observed − expected points
    Matrix information; ///< its pseudo-inverse gives Newton's step
    Matrix noise; ///< variance of the gradient with draws
};

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

Slope slopeAt(const std::vector<double>& ratings, std::span<const PairTally> pairs)
{
    Slope slope{std::vector<double>(ratings.size()), zeros(ratings.size()), zeros(ratings.size())};
    for (const PairTally& pair : pairs) {
        if (pair.tally.games() == 0 || pair.first == pair.second)
            continue;
        const double played = static_cast<double>(pair.tally.games());
        const double games = played + kVirtualDraws;
        const double points = pair.tally.score() * played + kVirtualDraws / 2;
        const double expected = logistic(ratings[pair.first] - ratings[pair.second]);
        slope.gradient[pair.first] += points - games * expected;
        slope.gradient[pair.second] -= points - games * expected;
        const double variance = expected * (1 - expected);
        const double draws = static_cast<double>(pair.tally.draws) / (played + 1);
        connect(slope.information, pair.first, pair.second, games * variance);
        connect(slope.noise, pair.first, pair.second, games * std::max(variance - draws / 4, variance / 10));
    }
    return slope;
}

Matrix product(const Matrix& a, const Matrix& b)
{
    Matrix result = zeros(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t k = 0; k < a.size(); ++k)
            for (std::size_t j = 0; j < a.size(); ++j)
                result[i][j] += a[i][k] * b[k][j];
    return result;
}

/// Newton's method in logits, with steps of at most one logit.
std::vector<double> fitRatings(std::size_t players, std::span<const PairTally> pairs)
{
    std::vector<double> ratings(players);
    for (int iteration = 0; iteration < 200; ++iteration) {
        const Slope slope = slopeAt(ratings, pairs);
        const Matrix inverted = pseudoInverse(slope.information);
        double largest = 0;
        std::vector<double> step(players);
        for (std::size_t i = 0; i < players; ++i) {
            for (std::size_t j = 0; j < players; ++j)
                step[i] += inverted[i][j] * slope.gradient[j];
            largest = std::max(largest, std::abs(step[i]));
        }
        for (std::size_t i = 0; i < players; ++i)
            ratings[i] += step[i] / std::max(1.0, largest);
        if (largest < 1e-10)
            break;
    }
    return ratings;
}

} // namespace

Tally& Tally::operator+=(const Tally& more)
{
    wins += more.wins;
    draws += more.draws;
    losses += more.losses;
    return *this;
}

double expectedScore(double difference) { return logistic(difference / kEloPerLogit); }

double eloOf(double score)
{
    if (score <= 0 || score >= 1)
        return score <= 0 ? -kInfinity : kInfinity;
    return kEloPerLogit * std::log(score / (1 - score));
}

EloInterval eloFrom(const Tally& tally)
{
    if (tally.games() == 0)
        return {0, -kInfinity, kInfinity};
    // n (s − μ)² = z² (μ (1 − μ) − d/4), solved for μ. The draws' share is slightly reduced, so that a series of draws leaves some
    // uncertainty.
    const double n = static_cast<double>(tally.games());
    const double s = tally.score();
    const double z2 = k95 * k95;
    const double d = static_cast<double>(tally.draws) / (n + 1);
    const double middle = (2 * n * s + z2) / (2 * (n + z2));
    const double radicand = 4 * n * z2 * (s - s * s - d / 4) + z2 * z2 * (1 - d);
    const double half = std::sqrt(std::max(0.0, radicand)) / (2 * (n + z2));
    const double low = tally.wins == 0 && tally.draws == 0 ? 0 : middle - half;
    const double high = tally.losses == 0 && tally.draws == 0 ? 1 : middle + half;
    return {eloOf(s), std::min(eloOf(s), eloOf(low)), std::max(eloOf(s), eloOf(high))};
}

double Sprt::lowerBound() const { return std::log(beta / (1 - alpha)); }

double Sprt::upperBound() const { return std::log((1 - beta) / alpha); }

double Sprt::logLikelihoodRatio(const Tally& tally) const
{
    const double n = static_cast<double>(tally.games());
    if (n == 0)
        return 0;
    const double wins = (static_cast<double>(tally.wins) + 0.5) / (n + 1.5);
    const double draws = (static_cast<double>(tally.draws) + 0.5) / (n + 1.5);
    const double mean = wins + draws / 2;
    const double variance = wins + draws / 4 - mean * mean;
    const double s0 = expectedScore(elo0);
    const double s1 = expectedScore(elo1);
    return n * (s1 - s0) * (2 * tally.score() - s0 - s1) / (2 * variance);
}

Sprt::Verdict Sprt::judge(const Tally& tally) const
{
    const double ratio = logLikelihoodRatio(tally);
    if (ratio >= upperBound())
        return Verdict::Higher;
    return ratio <= lowerBound() ? Verdict::Lower : Verdict::Undecided;
}

std::vector<EloInterval> bradleyTerry(std::size_t players, std::span<const PairTally> pairs)
{
    constexpr double kMean = 1500;
    if (players == 0)
        return {};
    const std::vector<double> ratings = fitRatings(players, pairs);
    const Slope slope = slopeAt(ratings, pairs);
    const Matrix inverted = pseudoInverse(slope.information);
    const Matrix covariance = product(product(inverted, slope.noise), inverted);
    std::vector<EloInterval> result;
    for (std::size_t i = 0; i < players; ++i) {
        const double elo = kMean + kEloPerLogit * ratings[i];
        const bool known = players == 1 || inverted[i][i] < kUnknownVariance;
        const double error = known ? k95 * kEloPerLogit * std::sqrt(std::max(0.0, covariance[i][i])) : kInfinity;
        result.push_back({elo, elo - error, elo + error});
    }
    return result;
}

} // namespace evenmatch::strength
