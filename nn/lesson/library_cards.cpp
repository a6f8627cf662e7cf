#include "nn/lesson/library_cards.h"

#include "nn/ranks/library_games.h"

#include <algorithm>

namespace evenmatch::nn {

namespace {

std::vector<PlayedSide> sidesOf(const library::Player& player, std::span<const SourceGame> games)
{
    std::vector<PlayedSide> sides;
    for (std::size_t game = 0; game < games.size(); ++game)
        for (const game::Side side : {game::Side::First, game::Side::Second})
            if (std::ranges::find(player.names, games[game].info.players[static_cast<std::size_t>(side)].name) != player.names.end())
                sides.push_back({game, side});
    return sides;
}

} // namespace

core::Result<LibraryCards> makeLibraryCards(
    library::Library& library, library::PlayerId id, const CardWorkers& workers, const LibraryCardOptions& options, jobs::JobContext& job)
{
    const auto player = library.player(id);
    if (!player)
        return player.error();
    library::GameFilter filter;
    filter.player = id;
    const auto games = readLibraryGames(library, filter, options.family, job);
    if (!games)
        return games.error();
    const PlayerSides sides{player->name, latestSides(games->games, sidesOf(*player, games->games), options.games)};
    if (sides.sides.empty())
        return core::Error{core::ErrorCode::NotFound, "games of " + options.family + " by " + player->name};
    LibraryReviewCache cache(library, workers.evaluator.info());
    CardWorkers keeping = workers;
    keeping.reviews = &cache;
    std::size_t added = 0;
    PlayerCardOptions adding = options.player;
    adding.onCards = [&](std::span<const lesson::Card> cards) -> core::Result<void> {
        const auto more = library.addCards(cards);
        if (!more)
            return more.error();
        added += *more;
        return options.player.onCards ? options.player.onCards(cards) : core::Result<void>();
    };
    auto made = makePlayerCards(sides, id, games->games, keeping, adding, job);
    if (!made)
        return made.error();
    return LibraryCards{.cards = *std::move(made), .added = added};
}

} // namespace evenmatch::nn
