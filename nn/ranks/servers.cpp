#include "nn/ranks/servers.h"

#include "core/random.h"
#include "core/strength/intervals.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace evenmatch::nn {

using strength::RankProfile;
using strength::ScoredSide;
using strength::ServerRank;
using strength::ServerRanks;

namespace {

constexpr int kReplicates = 400;

double meanOf(std::span<const double> numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}

/// Mean β of each player's sides; an anonymous side is a player of its own.
class PlayersOfRank {
public:
    void add(const ScoredSide& side)
    {
        double beta = 0;
        for (const strength::MoveNumbers& move : side.numbers.moves)
            beta += move.beta() / static_cast<double>(side.numbers.moves.size());
        const std::string& name = side.labels.player;
        auto& [sum, count] = m_players[name.empty() ? '\n' + std::to_string(m_players.size()) : name];
        sum += beta;
        count += 1;
    }
    std::vector<double> betas() const
    {
        std::vector<double> betas;
        for (const auto& [name, player] : m_players)
            betas.push_back(player.first / player.second);
        return betas;
    }

private:
    std::map<std::string, std::pair<double, double>> m_players;
};

ServerRank rankOf(const RankProfile& profile, std::size_t rank, std::span<const double> betas, core::Random& random)
{
    std::vector<double> places;
    std::vector<double> drawn(betas.size());
    for (int i = 0; i < kReplicates; ++i) {
        for (double& beta : drawn)
            beta = betas[random.below(static_cast<std::uint32_t>(betas.size()))];
        places.push_back(placeOfBeta(profile, meanOf(drawn)));
    }
    const strength::Interval interval = strength::middle(std::move(places));
    return {profile.scale.name(rank), placeOfBeta(profile, meanOf(betas)), interval.low, interval.high, betas.size()};
}

} // namespace

std::vector<std::string> homeServers(std::span<const LabelledGame> games, std::size_t ranks)
{
    std::vector<std::map<std::string, std::size_t>> counts(ranks);
    for (const LabelledGame& game : games)
        for (const LabelledSide& side : game.sides)
            if (const std::string_view server = serverOf(game.source);
                side.scored && side.rank >= 0 && static_cast<std::size_t>(side.rank) < ranks && !server.empty())
                ++counts[static_cast<std::size_t>(side.rank)][std::string(server)];
    std::vector<std::string> homes(ranks);
    for (std::size_t rank = 0; rank < ranks; ++rank)
        if (const auto most = std::ranges::max_element(counts[rank], {}, [](const auto& entry) { return entry.second; });
            most != counts[rank].end())
            homes[rank] = most->first;
    return homes;
}

std::size_t keepHomeServers(std::span<LabelledGame> games, std::span<const std::string> homes)
{
    std::size_t others = 0;
    for (LabelledGame& game : games) {
        const std::string_view server = serverOf(game.source);
        for (LabelledSide& side : game.sides) {
            if (!side.scored || side.rank < 0 || static_cast<std::size_t>(side.rank) >= homes.size() || server.empty()
                || homes[static_cast<std::size_t>(side.rank)].empty() || server == homes[static_cast<std::size_t>(side.rank)])
                continue;
            side.scored = false;
            ++others;
        }
    }
    return others;
}

double placeOfBeta(const RankProfile& profile, double beta)
{
    const auto& ranks = profile.ranks;
    if (beta >= ranks.front().beta.mean)
        return 0;
    for (std::size_t weaker = 1; weaker < ranks.size(); ++weaker) {
        const double above = ranks[weaker - 1].beta.mean;
        const double below = ranks[weaker].beta.mean;
        if (beta >= below) // pooled ranks have one β̄: above is more than β is
            return static_cast<double>(weaker - 1) + (above - beta) / (above - below);
    }
    return static_cast<double>(ranks.size() - 1);
}

std::vector<ServerRanks> measureServers(
    const RankProfile& profile, std::span<const ScoredSide> sides, std::string_view board, std::uint64_t seed)
{
    std::map<std::string, std::map<std::size_t, PlayersOfRank>> servers;
    for (const ScoredSide& side : sides)
        if (const std::string_view server = serverOf(side.labels.source);
            !server.empty() && !side.numbers.moves.empty() && side.labels.board == board)
            servers[std::string(server)][static_cast<std::size_t>(side.labels.rank)].add(side);
    core::Random random(seed);
    std::vector<ServerRanks> measured;
    for (const auto& [name, ranks] : servers) {
        ServerRanks server{.server = name, .ranks = {}};
        for (const auto& [rank, players] : ranks)
            if (const std::vector<double> betas = players.betas(); betas.size() >= kFewestServerPlayers)
                server.ranks.push_back(rankOf(profile, rank, betas, random));
        if (server.ranks.size() < 2)
            continue;
        strength::bringInOrder(server);
        measured.push_back(std::move(server));
    }
    return measured;
}

} // namespace evenmatch::nn
