#include "core/strength/scale/server_ranks.h"

#include "core/strength/maths/json_numbers.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace evenmatch::strength {

namespace {

constexpr std::size_t kMostServers = 32;

std::optional<ServerRank> rankFromJson(const nlohmann::json& json)
{
    const auto place = numberIn(json, "place");
    const auto low = numberIn(json, "low");
    const auto high = numberIn(json, "high");
    const auto players = numberIn(json, "players");
    if (!place || *place < 0 || *place > kMostRanks || !low || !high || !players || *players < 0 || !json.contains("name")
        || !json["name"].is_string() || json["name"] == "")
        return std::nullopt;
    return ServerRank{json["name"].get<std::string>(), *place, *low, *high, static_cast<std::size_t>(*players)};
}

} // namespace

RankScale scaleOf(const ServerRanks& server, const std::string& game)
{
    std::vector<std::string> names;
    for (const ServerRank& rank : server.ranks)
        names.push_back(rank.name);
    return {game, names};
}

std::vector<double> placesOf(const ServerRanks& server)
{
    std::vector<double> places;
    for (const ServerRank& rank : server.ranks)
        places.push_back(rank.place);
    return places;
}

double networkPlace(const ServerRanks& server, double place)
{
    const double within = std::clamp(place, 0.0, static_cast<double>(server.ranks.size() - 1));
    const auto stronger = static_cast<std::size_t>(within);
    const std::size_t weaker = std::min(stronger + 1, server.ranks.size() - 1);
    return std::lerp(server.ranks[stronger].place, server.ranks[weaker].place, within - static_cast<double>(stronger));
}

double serverPlace(const ServerRanks& server, double place)
{
    const auto weaker = std::ranges::lower_bound(server.ranks, place, {}, &ServerRank::place);
    if (weaker == server.ranks.begin())
        return 0;
    if (weaker == server.ranks.end())
        return static_cast<double>(server.ranks.size() - 1);
    const auto stronger = std::prev(weaker);
    return static_cast<double>(stronger - server.ranks.begin()) + (place - stronger->place) / (weaker->place - stronger->place);
}

SaidRanks::SaidRanks(RankScale own, const ServerRanks* server)
{
    const bool isServers = server && !server->ranks.empty();
    m_scale = isServers ? scaleOf(*server, own.game()) : std::move(own);
    if (isServers)
        m_server = *server;
}

std::vector<double> toServer(std::span<const double> probabilities, const ServerRanks& server)
{
    constexpr double kEndless = std::numeric_limits<double>::infinity();
    std::vector<double> result(server.ranks.size());
    for (std::size_t k = 0; k < result.size(); ++k) {
        const double from = k == 0 ? -kEndless : (server.ranks[k - 1].place + server.ranks[k].place) / 2;
        const double to = k + 1 == result.size() ? kEndless : (server.ranks[k].place + server.ranks[k + 1].place) / 2;
        for (std::size_t r = 0; r < probabilities.size(); ++r) {
            const double middle = static_cast<double>(r);
            result[k] += probabilities[r] * std::max(0.0, std::min(to, middle + 0.5) - std::max(from, middle - 0.5));
        }
    }
    return result;
}

void bringInOrder(ServerRanks& server)
{
    constexpr double kGap = 0.1;
    for (std::size_t k = 1; k < server.ranks.size(); ++k)
        server.ranks[k].place = std::max(server.ranks[k].place, server.ranks[k - 1].place + kGap);
}

nlohmann::json toJson(const std::vector<ServerRanks>& servers)
{
    nlohmann::json json = nlohmann::json::array();
    for (const ServerRanks& server : servers) {
        nlohmann::json ranks = nlohmann::json::array();
        for (const ServerRank& rank : server.ranks)
            ranks.push_back(
                {{"name", rank.name}, {"place", rank.place}, {"low", rank.low}, {"high", rank.high}, {"players", rank.players}});
        json.push_back({{"server", server.server}, {"ranks", ranks}});
    }
    return json;
}

core::Result<std::vector<ServerRanks>> serverRanksFromJson(const nlohmann::json& json)
{
    const core::Error bad{core::ErrorCode::BadValue, "servers"};
    if (!json.is_array() || json.size() > kMostServers)
        return bad;
    std::vector<ServerRanks> servers;
    for (const nlohmann::json& entry : json) {
        if (!entry.is_object() || !entry.contains("server") || !entry["server"].is_string() || !entry.contains("ranks")
            || !entry["ranks"].is_array() || entry["ranks"].empty() || entry["ranks"].size() > kMostRanks)
            return bad;
        ServerRanks server{.server = entry["server"].get<std::string>(), .ranks = {}};
        for (const nlohmann::json& one : entry["ranks"]) {
            const auto rank = rankFromJson(one);
            if (!rank || (!server.ranks.empty() && rank->place <= server.ranks.back().place))
                return bad;
            server.ranks.push_back(*rank);
        }
        servers.push_back(std::move(server));
    }
    return servers;
}

} // namespace evenmatch::strength
