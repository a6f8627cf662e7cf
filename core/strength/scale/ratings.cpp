#include "core/strength/scale/ratings.h"

#include "core/strength/maths/matrix.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace evenmatch::strength {

namespace {

/// A rating on OGS is 525 · e^(rank / 23.15) since January 2021, with ranks counted upwards from 30k (0) through 1k (29), the same for all
/// boards.
constexpr double kOgsLeast = 525;
constexpr double kOgsRanks = 23.15;
constexpr double kOgsRankOf1k = 29;

/// One step of Newton's method for ratings in Elo: the gradient and the curvature of the log likelihood there.
struct Curvature {
    std::vector<double> gradient;
    Matrix information;
};

Curvature curvatureAt(
    const std::vector<double>& ratings, std::span<const std::optional<KnownRating>> known, std::span<const Meeting> meetings)
{
    const std::size_t players = ratings.size();
    Curvature at{std::vector<double>(players), Matrix(players, std::vector<double>(players))};
    double sum = 0;
    double count = 0;
    for (const auto& one : known)
        if (one) {
            sum += one->elo;
            ++count;
        }
    constexpr double kUnknown = 3000; // Elo: standard deviation for an unknown player
    for (std::size_t i = 0; i < players; ++i) {
        const KnownRating prior = known[i].value_or(KnownRating{count > 0 ? sum / count : 0, kUnknown});
        const double weight = 1 / (prior.deviation * prior.deviation);
        at.gradient[i] += weight * (prior.elo - ratings[i]);
        at.information[i][i] += weight;
    }
    for (const Meeting& meeting : meetings) {
        if (meeting.tally.games() == 0 || meeting.first == meeting.second)
            continue;
        const double games = static_cast<double>(meeting.tally.games());
        const double expected = expectedScore(ratings[meeting.first] + meeting.advantage - ratings[meeting.second]);
        const double pull = games * (meeting.tally.score() - expected) / kEloPerLogit;
        const double weight = games * expected * (1 - expected) / (kEloPerLogit * kEloPerLogit);
        at.gradient[meeting.first] += pull;
        at.gradient[meeting.second] -= pull;
        at.information[meeting.first][meeting.first] += weight;
        at.information[meeting.second][meeting.second] += weight;
        at.information[meeting.first][meeting.second] -= weight;
        at.information[meeting.second][meeting.first] -= weight;
    }
    return at;
}

std::vector<double> times(const Matrix& matrix, const std::vector<double>& vector)
{
    std::vector<double> result(vector.size());
    for (std::size_t i = 0; i < vector.size(); ++i)
        for (std::size_t j = 0; j < vector.size(); ++j)
            result[i] += matrix[i][j] * vector[j];
    return result;
}

/// Newton's step with one parameter held fixed, so that the others do not depend on it.
std::vector<double> stepWithout(std::size_t held, Matrix information, std::vector<double> gradient)
{
    for (std::size_t i = 0; i < gradient.size(); ++i)
        information[held][i] = information[i][held] = i == held ? 1 : 0;
    gradient[held] = 0;
    return times(inverse(std::move(information)), gradient);
}

double longestOf(const std::vector<double>& step)
{
    double longest = 1e-300; // not 0, because it is a divisor
    for (const double part : step)
        longest = std::max(longest, std::abs(part));
    return longest;
}

} // namespace

double ratingOf(record::Rank rank)
{
    return rank.kind == record::Rank::Kind::Kyu ? 1 - rank.number
        : rank.kind == record::Rank::Kind::Pro  ? 9 + rank.number / 3.0
                                                : rank.number;
}

double EloScale::elo(double rating) const
{
    return m_kind == Kind::Elo      ? rating
        : m_kind == Kind::FullBoard ? kEloARank * rating
                                    : kOgsLeast * std::exp((rating + kOgsRankOf1k) / kOgsRanks);
}

double EloScale::rating(double elo) const
{
    constexpr double kWeakest = 100; // OGS has no lower ratings
    return m_kind == Kind::Elo      ? elo
        : m_kind == Kind::FullBoard ? elo / kEloARank
                                    : kOgsRanks * std::log(std::max(elo, kWeakest) / kOgsLeast) - kOgsRankOf1k;
}

std::optional<double> middleRating(const RankGroup& rank)
{
    if (!rank.weakest || !rank.strongest)
        return std::nullopt;
    return (ratingOf(*rank.weakest) + ratingOf(*rank.strongest)) / 2;
}

std::optional<double> placeOf(const RankScale& scale, double rating)
{
    for (std::size_t rank = 0; rank < scale.size(); ++rank) {
        const auto middle = middleRating(scale.ranks()[rank]);
        if (!middle)
            return std::nullopt;
        if (rating < *middle)
            continue;
        if (rank == 0)
            return 0;
        const double stronger = *middleRating(scale.ranks()[rank - 1]);
        return static_cast<double>(rank) - (rating - *middle) / (stronger - *middle);
    }
    return scale.empty() ? std::nullopt : std::optional(static_cast<double>(scale.size() - 1));
}

std::optional<double> ratingAt(const RankScale& scale, double place)
{
    const double within = std::clamp(place, 0.0, static_cast<double>(scale.size() - 1));
    const auto stronger = static_cast<std::size_t>(within);
    const auto first = middleRating(scale.ranks()[stronger]);
    const auto second = middleRating(scale.ranks()[std::min(stronger + 1, scale.size() - 1)]);
    if (!first || !second)
        return std::nullopt;
    return std::lerp(*first, *second, within - static_cast<double>(stronger));
}

std::vector<EloInterval> tiedRatings(std::span<const std::optional<KnownRating>> known, std::span<const Meeting> meetings)
{
    std::vector<double> ratings(known.size());
    for (std::size_t i = 0; i < known.size(); ++i)
        ratings[i] = known[i] ? known[i]->elo : 0;
    constexpr double kLongestStep = 200;
    Matrix covariance;
    for (int iteration = 0; iteration < 200; ++iteration) {
        const Curvature at = curvatureAt(ratings, known, meetings);
        covariance = inverse(at.information);
        const std::vector<double> step = times(covariance, at.gradient);
        const double longest = longestOf(step);
        for (std::size_t i = 0; i < ratings.size(); ++i)
            ratings[i] += step[i] * std::min(1.0, kLongestStep / longest);
        if (longest < 1e-6)
            break;
    }
    std::vector<EloInterval> result;
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        const double error = k95 * std::sqrt(covariance[i][i]);
        result.push_back({ratings[i], ratings[i] - error, ratings[i] + error});
    }
    return result;
}

void DialSearch::take(double setting, const Tally& tally, double lead, std::size_t opponent, double deviation)
{
    m_points.push_back({setting, lead, tally, opponent, deviation});
    m_games += tally.games();
    fit();
}

/// Excess Elo = base − slope · dial − the opponent's excess over its assumed strength, by logistic regression over all games, with priors
/// for opponents and slopes. Parameters: base, slope, and one for every uncertain opponent.
void DialSearch::fit()
{
    constexpr double kSlope = 500; // Elo per unit of the dial
    constexpr double kSlopeDeviation = 250; // standard deviation of the slope
    constexpr double kBaseDeviation = 1500;
    constexpr double kLeastSlope = 60;
    constexpr double kLongestStep = 300;
    std::vector<double> before = {kSlope * (m_least + m_most) / 2, kSlope};
    std::vector<double> deviations = {kBaseDeviation, kSlopeDeviation};
    std::map<std::size_t, std::size_t> places; // of opponents among the parameters
    for (const Point& point : m_points)
        if (point.deviation > 0 && places.emplace(point.opponent, before.size()).second) {
            before.push_back(0);
            deviations.push_back(point.deviation);
        }
    std::vector<double> found = before;
    Matrix information;
    Matrix covariance;
    for (int iteration = 0; iteration < 100; ++iteration) {
        information.assign(found.size(), std::vector<double>(found.size()));
        std::vector<double> gradient(found.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            information[i][i] = 1 / (deviations[i] * deviations[i]);
            gradient[i] = (before[i] - found[i]) * information[i][i];
        }
        for (const Point& point : m_points) {
            if (point.tally.games() == 0)
                continue;
            std::vector<std::pair<std::size_t, double>> parts = {{0, 1.0}, {1, -point.dial}};
            if (const auto place = places.find(point.opponent); place != places.end())
                parts.emplace_back(place->second, -1.0);
            double ahead = point.lead;
            for (const auto& [i, factor] : parts)
                ahead += factor * found[i];
            const double games = static_cast<double>(point.tally.games());
            const double expected = expectedScore(ahead);
            const double pull = games * (point.tally.score() - expected) / kEloPerLogit;
            const double weight = games * expected * (1 - expected) / (kEloPerLogit * kEloPerLogit);
            for (const auto& [i, factor] : parts) {
                gradient[i] += pull * factor;
                for (const auto& [j, other] : parts)
                    information[i][j] += weight * factor * other;
            }
        }
        covariance = inverse(information);
        std::vector<double> step = times(covariance, gradient);
        if (found[1] <= kLeastSlope && step[1] < 0)
            step = stepWithout(1, information, gradient);
        const double longest = longestOf(step);
        for (std::size_t i = 0; i < found.size(); ++i)
            found[i] += step[i] * std::min(1.0, kLongestStep / longest);
        found[1] = std::max(kLeastSlope, found[1]);
        if (longest < 1e-9)
            break;
    }
    m_dial = std::clamp(found[0] / found[1], m_least, m_most);
    m_excess = m_dial > m_least && m_dial < m_most ? 0 : found[0] - found[1] * m_dial;
    const auto errorOf = [&](const Matrix& variances) {
        const double variance = variances[0][0] - 2 * m_dial * variances[0][1] + m_dial * m_dial * variances[1][1];
        return k95 * std::sqrt(std::max(0.0, variance));
    };
    m_error = errorOf(covariance);
    m_chance = errorOf(inverse({{information[0][0], information[0][1]}, {information[1][0], information[1][1]}}));
}

} // namespace evenmatch::strength
