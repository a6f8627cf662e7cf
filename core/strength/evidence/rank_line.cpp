#include "core/strength/evidence/rank_line.h"

#include "core/game/family.h"
#include "core/strength/estimate/estimator.h"
#include "core/strength/estimate/player_calibration.h"
#include "core/strength/scale/ratings.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

constexpr double kHalfRank = 0.5;

} // namespace

std::optional<RankLine> RankLine::of(const RankScale& scale)
{
    RankLine line;
    line.m_isGo = game::isGo(scale.game());
    for (const RankGroup& rank : scale.ranks()) {
        if (!rank.weakest || !rank.strongest)
            return std::nullopt;
        if (line.m_edges.empty())
            line.m_edges.push_back(ratingOf(*rank.strongest) + kHalfRank);
        else
            line.m_edges.back() = (line.m_edges.back() + kHalfRank + ratingOf(*rank.strongest)) / 2;
        line.m_edges.push_back(ratingOf(*rank.weakest) - kHalfRank);
    }
    const bool falls = std::ranges::adjacent_find(line.m_edges, std::less_equal()) == line.m_edges.end();
    return line.m_edges.size() > 1 && falls ? std::optional(line) : std::nullopt;
}

double RankLine::ratingAt(double place) const
{
    const double along = place + kHalfRank; // 0 is the first edge
    const auto rank = static_cast<std::size_t>(std::clamp(along, 0.0, static_cast<double>(ranks() - 1)));
    return m_edges[rank] + (along - static_cast<double>(rank)) * (m_edges[rank + 1] - m_edges[rank]);
}

double RankLine::placeOf(double rating) const
{
    std::size_t rank = 0;
    while (rank + 1 < ranks() && rating < m_edges[rank + 1])
        ++rank;
    return static_cast<double>(rank) - kHalfRank + (rating - m_edges[rank]) / (m_edges[rank + 1] - m_edges[rank]);
}

std::vector<double> PlaceDistribution::placesOf(std::size_t ranks)
{
    const double from = -kHalfRank - kBeyond;
    const auto steps = static_cast<std::size_t>((static_cast<double>(ranks) + 2 * kBeyond) * kStepsARank);
    std::vector<double> places(steps);
    for (std::size_t i = 0; i < steps; ++i)
        places[i] = from + (static_cast<double>(i) + 0.5) / kStepsARank;
    return places;
}

PlaceDistribution PlaceDistribution::within(std::span<const double> ranks)
{
    PlaceDistribution result;
    result.m_ranks = ranks.size();
    for (const double place : placesOf(ranks.size())) {
        const auto rank = static_cast<std::ptrdiff_t>(std::floor(place + kHalfRank));
        const bool isOnScale = rank >= 0 && rank < std::ssize(ranks);
        result.m_steps.push_back(isOnScale ? ranks[static_cast<std::size_t>(rank)] / kStepsARank : 0);
    }
    return result;
}

PlaceDistribution PlaceDistribution::fromScores(std::vector<double> scores, std::size_t ranks)
{
    normaliseScores(scores);
    PlaceDistribution result;
    result.m_ranks = ranks;
    result.m_steps = std::move(scores);
    return result;
}

double PlaceDistribution::placeAt(double share) const
{
    const std::vector<double> places = placesOf(m_ranks);
    double sum = 0;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (m_steps[i] > 0 && sum + m_steps[i] >= share)
            return places[i] + ((share - sum) / m_steps[i] - 0.5) / kStepsARank;
        sum += m_steps[i];
    }
    return places.back();
}

std::vector<double> PlaceDistribution::byRank() const
{
    const std::vector<double> places = placesOf(m_ranks);
    std::vector<double> ranks(m_ranks);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const double rank = std::clamp(std::floor(places[i] + kHalfRank), 0.0, static_cast<double>(m_ranks - 1));
        ranks[static_cast<std::size_t>(rank)] += m_steps[i];
    }
    return ranks;
}

ExactRank exactRank(const PlaceDistribution& distribution, const RankLine& line)
{
    const double tail = (1 - kIntervalShare) / 2;
    const double middle = distribution.placeAt(0.5);
    return {.middle = line.ratingAt(middle),
        .weakest = line.ratingAt(distribution.placeAt(1 - tail)),
        .strongest = line.ratingAt(distribution.placeAt(tail)),
        .isGo = line.isGo(),
        .isBeyond = middle < -kHalfRank || middle > static_cast<double>(line.ranks()) - kHalfRank};
}

} // namespace evenmatch::strength
