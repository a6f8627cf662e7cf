#include "nn/data/servers.h"

#include "core/random.h"
#include "core/strength/maths/intervals.h"
#include "core/strength/maths/isotonic.h"

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

/// The mean number of each player's sides; an anonymous side is its own player.
class PlayersOfRank {
public:
    void add(const std::string& name, double number)
    {
        auto& [sum, count] = m_players[name.empty() ? '\n' + std::to_string(m_players.size()) : name];
        sum += number;
        count += 1;
    }
    std::size_t count() const { return m_players.size(); }
    std::vector<double> means() const
    {
        std::vector<double> means;
        for (const auto& [name, player] : m_players)
            means.push_back(player.first / player.second);
        return means;
    }

private:
    std::map<std::string, std::pair<double, double>> m_players;
};

using PlayersOfServers = std::map<std::string, std::map<std::size_t, PlayersOfRank>>; ///< by server and rank

PlayersOfServers playersOf(std::span<const ScoredSide> sides, const Yardstick& yardstick)
{
    PlayersOfServers servers;
    for (const ScoredSide& side : sides)
        if (const std::string_view server = serverOf(side.labels.source); !server.empty() && !side.numbers.moves.empty())
            if (const auto number = yardstick.numberOf(side))
                servers[std::string(server)][static_cast<std::size_t>(side.labels.rank)].add(side.labels.player, *number);
    return servers;
}

/// The mean number of each rank at the server with most of its players, never increasing.
std::vector<double> rankNumbers(std::size_t ranks, std::span<const ScoredSide> sides, const Yardstick& yardstick)
{
    std::vector<double> numbers(ranks);
    std::vector<double> players(ranks);
    for (const auto& [server, byRank] : playersOf(sides, yardstick))
        for (const auto& [rank, those] : byRank)
            if (const auto count = static_cast<double>(those.count()); count > players[rank]) {
                players[rank] = count;
                numbers[rank] = meanOf(those.means());
            }
    return strength::neverRising(numbers, players);
}

ServerRank rankOf(
    const strength::RankScale& scale, const Yardstick& yardstick, std::size_t rank, std::span<const double> numbers, core::Random& random)
{
    std::vector<double> places;
    std::vector<double> drawn(numbers.size());
    for (int i = 0; i < kReplicates; ++i) {
        for (double& number : drawn)
            number = numbers[random.below(static_cast<std::uint32_t>(numbers.size()))];
        places.push_back(placeAmong(yardstick.ranks, meanOf(drawn)));
    }
    const strength::Interval interval = strength::middle(std::move(places));
    return {scale.name(rank), placeAmong(yardstick.ranks, meanOf(numbers)), interval.low, interval.high, numbers.size()};
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

double placeAmong(std::span<const double> ranks, double number)
{
    if (number >= ranks.front())
        return 0;
    for (std::size_t weaker = 1; weaker < ranks.size(); ++weaker) {
        const double above = ranks[weaker - 1];
        const double below = ranks[weaker];
        if (number >= below) // pooled ranks share one number: "above" means greater
            return static_cast<double>(weaker - 1) + (above - number) / (above - below);
    }
    return static_cast<double>(ranks.size() - 1);
}

Yardstick betaYardstick(const RankProfile& profile)
{
    Yardstick yardstick;
    yardstick.numberOf = [](const ScoredSide& side) -> std::optional<double> { return side.numbers.meanBeta(); };
    for (const strength::RankEntry& rank : profile.ranks)
        yardstick.ranks.push_back(rank.beta.mean);
    return yardstick;
}

Yardstick estimateYardstick(std::shared_ptr<const strength::Estimator> estimator, std::span<const ScoredSide> sides)
{
    Yardstick yardstick;
    const std::size_t ranks = estimator->ranks();
    yardstick.numberOf = [estimator = std::move(estimator)](const ScoredSide& side) -> std::optional<double> {
        return -strength::expectedRankOf(strength::estimate(*estimator, std::span(&side, 1)));
    };
    yardstick.ranks = rankNumbers(ranks, sides, yardstick);
    return yardstick;
}

Yardstick lossYardstick(std::size_t ranks, std::span<const ScoredSide> sides)
{
    Yardstick yardstick;
    yardstick.numberOf
        = [](const ScoredSide& side) { return side.outside.losses.empty() ? std::nullopt : std::optional(-side.outside.losses.front()); };
    yardstick.ranks = rankNumbers(ranks, sides, yardstick);
    return yardstick;
}

std::vector<ServerRanks> measureServers(const strength::RankScale& scale, std::span<const ScoredSide> sides, const Yardstick& yardstick)
{
    core::Random random(1);
    std::vector<ServerRanks> measured;
    for (const auto& [name, ranks] : playersOf(sides, yardstick)) {
        ServerRanks server{.server = name, .ranks = {}};
        for (const auto& [rank, players] : ranks)
            if (players.count() >= kFewestServerPlayers)
                server.ranks.push_back(rankOf(scale, yardstick, rank, players.means(), random));
        if (server.ranks.size() < 2)
            continue;
        strength::bringInOrder(server);
        measured.push_back(std::move(server));
    }
    return measured;
}

} // namespace evenmatch::nn
