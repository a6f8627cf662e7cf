#include "core/strength/scale/server_ratings.h"

#include "core/strength/scale/ratings.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

using Point = std::pair<double, double>;

/// From one coordinate of the points, which decrease, to the other.
double along(const std::vector<Point>& points, double x, double Point::*from, double Point::*to)
{
    if (points.empty())
        return x;
    const auto next = std::ranges::find_if(points, [&](const Point& point) { return point.*from <= x; });
    if (next == points.begin() || next == points.end()) {
        const Point& end = next == points.end() ? points.back() : *next;
        return end.*to + (x - end.*from);
    }
    const Point& above = *(next - 1);
    return std::lerp((*next).*to, above.*to, (x - (*next).*from) / (above.*from - (*next).*from));
}

} // namespace

std::optional<ServerRatings> ServerRatings::of(const ServerRanks& server, const RankScale& own)
{
    ServerRatings result;
    const RankScale servers = scaleOf(server, own.game()); // ranks() are part of it
    for (const RankGroup& rank : servers.ranks()) {
        const auto theirs = middleRating(rank);
        const auto ours = ratingAt(own, server.ranks[result.m_points.size()].place);
        if (!theirs || !ours)
            return std::nullopt;
        result.m_points.emplace_back(*theirs, *ours);
    }
    return result;
}

double ServerRatings::toOwn(double rating) const { return along(m_points, rating, &Point::first, &Point::second); }

double ServerRatings::fromOwn(double rating) const { return along(m_points, rating, &Point::second, &Point::first); }

} // namespace evenmatch::strength
