// Ranks of servers. Every server has its own scale; the network's scale has the ranks of the servers it was fitted on. The places of each
// server's ranks on the network's scale are measured on players of known rank, so that users can read the ranks they know.
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
    std::string name; ///< of a group of the network's scale, as on the server
    double place = 0; ///< on the network's scale: 0 is its strongest rank, 2.5 is between the third and the fourth
    double low = 0; ///< 95 % of the place, by bootstrap over players
    double high = 0;
    std::size_t players = 0; ///< number of players it is based on
    bool operator==(const ServerRank&) const = default;
};

/// A regular value. Ranks are listed strongest first, with increasing places.
struct ServerRanks {
    std::string server; ///< "Fox", "GTL"
    std::vector<ServerRank> ranks;
    bool operator==(const ServerRanks&) const = default;
};

/// The server's ranks as a scale of that game.
RankScale scaleOf(const ServerRanks& server, const std::string& game);
std::vector<double> placesOf(const ServerRanks& server);

/// Converts a place on the server's scale (2.5 is between its third and fourth rank) to the network's, and back; places beyond an end
/// become that end. REQUIRES: the server has ranks
double networkPlace(const ServerRanks& server, double place);
double serverPlace(const ServerRanks& server, double place);

/// The ranks for input and output, a server's or the network's own, and their places on the network's own scale, which is used for
/// everything stored. A regular value.
class SaidRanks {
public:
    SaidRanks() = default;
    /// The ranks of the server; without ranks, or without a server, the network's own.
    explicit SaidRanks(RankScale own, const ServerRanks* server = nullptr);

    const RankScale& scale() const { return m_scale; }
    /// The server; empty: the network's own ranks.
    const std::string& server() const { return m_server.server; }
    double toOwn(double place) const { return m_server.ranks.empty() ? place : networkPlace(m_server, place); }
    double fromOwn(double place) const { return m_server.ranks.empty() ? place : serverPlace(m_server, place); }

private:
    RankScale m_scale;
    ServerRanks m_server; ///< empty: the network's own
};

/// Converts probabilities of the network's ranks to the server's: a network rank is spread evenly from half a rank above its place to half
/// a rank below; a server rank gets the probability nearest to its place. REQUIRES: the server has ranks
std::vector<double> toServer(std::span<const double> probabilities, const ServerRanks& server);

/// Moves places apart so that each is at least 0.1 below the previous one.
void bringInOrder(ServerRanks& server);

nlohmann::json toJson(const std::vector<ServerRanks>& servers);
core::Result<std::vector<ServerRanks>> serverRanksFromJson(const nlohmann::json& json);

} // namespace evenmatch::strength
