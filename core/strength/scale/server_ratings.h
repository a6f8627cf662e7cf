// Converts a server's ratings to the ranks of the network's own scale: the place of 1k on KGS on a scale of Fox ranks.
#pragma once

#include "core/strength/scale/server_ranks.h"

#include <optional>
#include <utility>
#include <vector>

namespace evenmatch::strength {

/// Piecewise linear between the server's ranks, rank for rank beyond its ends. A regular value.
class ServerRatings {
public:
    /// The scale's own ratings, unchanged.
    ServerRatings() = default;
    /// Nothing if ranks have no rating (ratings.h). REQUIRES: places of the server are on the scale and increase
    static std::optional<ServerRatings> of(const ServerRanks& server, const RankScale& own);

    double toOwn(double rating) const;
    double fromOwn(double rating) const;

private:
    std::vector<std::pair<double, double>> m_points; ///< of the server and of the scale, both falling; empty: they are the same
};

} // namespace evenmatch::strength
