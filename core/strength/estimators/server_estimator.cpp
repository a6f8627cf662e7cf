#include "core/strength/estimators/server_estimator.h"

#include <algorithm>
#include <utility>

namespace evenmatch::strength {

namespace {

class ServerEstimator : public Estimator {
public:
    ServerEstimator(ServerRanks server, std::unique_ptr<const Estimator> estimator)
        : m_server(std::move(server)), m_estimator(std::move(estimator))
    {
    }

    const std::string& name() const override { return m_estimator->name(); }
    bool isBaseline() const override { return m_estimator->isBaseline(); }
    OutsideKinds needs() const override { return m_estimator->needs(); }
    bool speaksOfThePlayer() const override { return m_estimator->speaksOfThePlayer(); }
    std::size_t ranks() const override { return m_server.ranks.size(); }
    std::size_t width() const override { return m_estimator->width(); }
    void summarise(const ScoredSide& side, std::span<double> sums) const override { m_estimator->summarise(side, sums); }

    void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const override
    {
        std::vector<double> own(m_estimator->ranks());
        m_estimator->probabilities(sums, sides, own);
        std::ranges::copy(toServer(own, m_server), result.begin());
    }

private:
    ServerRanks m_server;
    std::unique_ptr<const Estimator> m_estimator;
};

/// -1: the server has no rank of that name.
int placeIn(const ServerRanks& server, const RankScale& scale, int rank)
{
    if (rank < 0)
        return -1;
    const auto found = std::ranges::find(server.ranks, scale.ranks()[static_cast<std::size_t>(rank)].name, &ServerRank::name);
    return found == server.ranks.end() ? -1 : static_cast<int>(found - server.ranks.begin());
}

} // namespace

std::unique_ptr<const Estimator> answeringIn(ServerRanks server, std::unique_ptr<const Estimator> estimator)
{
    return std::make_unique<ServerEstimator>(std::move(server), std::move(estimator));
}

std::vector<ScoredSide> sidesRankedBy(const ServerRanks& server, const RankScale& scale, std::span<const ScoredSide> sides)
{
    std::vector<ScoredSide> result;
    for (const ScoredSide& side : sides) {
        const int rank = placeIn(server, scale, side.labels.rank);
        if (rank < 0)
            continue;
        result.push_back(side);
        result.back().labels.rank = rank;
        result.back().labels.opponentRank = placeIn(server, scale, side.labels.opponentRank);
    }
    return result;
}

} // namespace evenmatch::strength
