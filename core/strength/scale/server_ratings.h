// Ratings that are a server's, as the ranks of the network's own scale have them: what 1k on KGS is where ranks are Fox's.
#pragma once

#include "core/strength/scale/server_ranks.h"

#include <optional>
#include <utility>
#include <vector>

namespace evenmatch::strength {

/// Between the server's ranks along a line, beyond its ends rank for rank. A regular value.
class ServerRatings {
public:
    /// Ratings that are the scale's own.
    ServerRatings() = default;
    /// Nothing where ranks have no rating (ratings.h). REQUIRES: places of the server lie on the scale and rise
    static std::optional<ServerRatings> of(const ServerRanks& server, const RankScale& own);

    double toOwn(double rating) const;
    double fromOwn(double rating) const;

private:
    std::vector<std::pair<double, double>> m_points; ///< of the server and of the scale, both falling; empty: they are the same
};

} // namespace evenmatch::strength
