// Ranks as servers give them. Every server has a scale of its own; the network's has the ranks of those that it was fitted on. Where each
// server's ranks lie on it is measured on players of known rank, so that users may read the ranks that they know.
#pragma once

#include "core/error.h"
#include "core/strength/scale/rank_scale.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::strength {

struct ServerRank {
    std::string name; ///< of a group of the network's scale, as the server's players bear it
    double place = 0; ///< on the network's scale: 0 its strongest rank, 2.5 between the third and the fourth
    double low = 0; ///< 95 % of the place, by bootstrap over players
    double high = 0;
    std::size_t players = 0; ///< it rests on
    bool operator==(const ServerRank&) const = default;
};

/// A regular value. Ranks come strongest first, their places rise.
struct ServerRanks {
    std::string server; ///< "Fox", "GTL"
    std::vector<ServerRank> ranks;
    bool operator==(const ServerRanks&) const = default;
};

/// The server's ranks as a scale of that game.
RankScale scaleOf(const ServerRanks& server, const std::string& game);
std::vector<double> placesOf(const ServerRanks& server);

/// The place on the network's scale of a place on the server's (2.5 between its third and fourth rank), and back: beyond an end it is that
/// end. REQUIRES: the server has ranks
double networkPlace(const ServerRanks& server, double place);
double serverPlace(const ServerRanks& server, double place);

/// The ranks that are said and meant, a server's or the network's own, and where their places lie on the network's own scale, on which all
/// is kept that outlives the choice. A regular value.
class SaidRanks {
public:
    SaidRanks() = default;
    /// Those of the server; without ranks, or without a server: the network's own.
    explicit SaidRanks(RankScale own, const ServerRanks* server = nullptr);

    const RankScale& scale() const { return m_scale; }
    /// Whose they are; empty: the network's own.
    const std::string& server() const { return m_server.server; }
    double toOwn(double place) const { return m_server.ranks.empty() ? place : networkPlace(m_server, place); }
    double fromOwn(double place) const { return m_server.ranks.empty() ? place : serverPlace(m_server, place); }

private:
    RankScale m_scale;
    ServerRanks m_server; ///< empty: the network's own
};

/// Probabilities of the network's ranks as those of the server's: a rank of the network is spread evenly from half a rank above its place
/// to half a rank below; a rank of the server takes what is nearest to its own place. REQUIRES: the server has ranks
std::vector<double> toServer(std::span<const double> probabilities, const ServerRanks& server);

/// Moves places so far that each is below the one before by `gap` at least.
void bringInOrder(ServerRanks& server, double gap = 0.1);

nlohmann::json toJson(const std::vector<ServerRanks>& servers);
core::Result<std::vector<ServerRanks>> serverRanksFromJson(const nlohmann::json& json);

} // namespace evenmatch::strength
