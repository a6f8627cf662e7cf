#include "core/strength/estimate/mixture_rate.h"

#include "core/random.h"

#include <map>
#include <string>
#include <utility>

namespace evenmatch::strength {

namespace {

struct Player {
    int rank = 0;
    std::vector<const ScoredSide*> sides;
};

std::vector<Player> namedPlayers(std::span<const ScoredSide> sides)
{
    std::map<std::pair<int, std::string>, Player> players;
    for (const ScoredSide& side : sides) {
        if (side.labels.player.empty() || side.numbers.moves.empty())
            continue;
        Player& player = players[{side.labels.rank, side.labels.player}];
        player.rank = side.labels.rank;
        player.sides.push_back(&side);
    }
    std::vector<Player> result;
    for (auto& [name, player] : players)
        result.push_back(std::move(player));
    return result;
}

/// Appends this many different games of the player.
void draw(Player& player, std::size_t count, core::Random& random, std::vector<ScoredSide>& drawn)
{
    for (std::size_t i = 0; i < count; ++i) {
        std::swap(player.sides[i], player.sides[i + random.below(static_cast<std::uint32_t>(player.sides.size() - i))]);
        drawn.push_back(*player.sides[i]);
    }
}

/// The players with at least this many games.
std::vector<Player*> playersWith(std::size_t games, std::vector<Player>& players)
{
    std::vector<Player*> some;
    for (Player& player : players)
        if (player.sides.size() >= games)
            some.push_back(&player);
    return some;
}

MixtureRate rateOf(int games, int ranksApart, int warned, int samples)
{
    const double share = samples > 0 ? static_cast<double>(warned) / samples : 0;
    return {games, ranksApart, samples, share, wilson(warned, samples)};
}

MixtureRate ofOne(const RankEstimator& estimator, int games, std::vector<Player>& players, core::Random& random)
{
    int warned = 0;
    int samples = 0;
    for (Player* player : playersWith(static_cast<std::size_t>(games), players)) {
        std::vector<ScoredSide> drawn;
        draw(*player, static_cast<std::size_t>(games), random, drawn);
        warned += estimator.estimate(drawn).mixture ? 1 : 0;
        ++samples;
    }
    return rateOf(games, 0, warned, samples);
}

MixtureRate ofTwo(const RankEstimator& estimator, int games, int ranksApart, int pairs, std::vector<Player>& players, core::Random& random)
{
    const std::size_t half = static_cast<std::size_t>(games) / 2;
    const std::vector<Player*> some = playersWith(half, players);
    std::vector<std::pair<Player*, Player*>> all;
    for (Player* one : some)
        for (Player* other : some)
            if (other->rank - one->rank == ranksApart)
                all.emplace_back(one, other);
    int warned = 0;
    int samples = 0;
    while (!all.empty() && samples < pairs) {
        const std::size_t lot = random.below(static_cast<std::uint32_t>(all.size()));
        const auto [one, other] = all[lot];
        all[lot] = all.back();
        all.pop_back();
        std::vector<ScoredSide> drawn;
        draw(*one, half, random, drawn);
        draw(*other, half, random, drawn);
        warned += estimator.estimate(drawn).mixture ? 1 : 0;
        ++samples;
    }
    return rateOf(games, ranksApart, warned, samples);
}

} // namespace

std::vector<MixtureRate> measureMixtures(
    const RankEstimator& estimator, std::span<const ScoredSide> sides, std::span<const int> games, int pairs, std::uint64_t seed)
{
    constexpr int kFewestGames = 6; ///< fewer are never reported as a mixture
    core::Random random(seed);
    std::vector<Player> players = namedPlayers(sides);
    std::vector<MixtureRate> rates;
    for (const int n : games) {
        if (n < kFewestGames)
            continue;
        rates.push_back(ofOne(estimator, n, players, random));
        for (int apart = 1; apart < static_cast<int>(estimator.ranks()); ++apart)
            rates.push_back(ofTwo(estimator, n, apart, pairs, players, random));
    }
    std::erase_if(rates, [](const MixtureRate& rate) { return rate.samples == 0; });
    return rates;
}

} // namespace evenmatch::strength
