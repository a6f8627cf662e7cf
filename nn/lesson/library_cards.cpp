#include "nn/lesson/library_cards.h"

#include "nn/library_games.h"
#include "nn/player_report.h"
#include "nn/review_games.h"

#include <algorithm>

namespace evenmatch::nn {

namespace {

using core::Error;
using core::ErrorCode;

/// The player's sides in the games, the latest `most`, the latest last.
std::vector<PlayedSide> latestSides(const SourceGames& games, const library::Player& player, std::size_t most)
{
    std::vector<PlayedSide> sides;
    for (std::size_t game = 0; game < games.games.size(); ++game)
        for (const game::Side side : {game::Side::First, game::Side::Second})
            if (std::ranges::find(player.names, games.games[game].info.players[static_cast<std::size_t>(side)].name) != player.names.end())
                sides.push_back({game, side});
    std::ranges::stable_sort(sides, {}, [&](const PlayedSide& side) { return games.games[side.game].info.isoDate; });
    if (sides.size() > most)
        sides.erase(sides.begin(), sides.end() - static_cast<std::ptrdiff_t>(most));
    return sides;
}

} // namespace

core::Result<LibraryCards> makeLibraryCards(library::Library& library, library::PlayerId id, Evaluator& evaluator, const PlayerEstimators& estimators,
                                            PositionJudge& judge, const LibraryCardOptions& options, jobs::JobContext& job)
{
    const auto player = library.player(id);
    if (!player)
        return player.error();
    library::GameFilter filter;
    filter.player = id;
    const auto games = readLibraryGames(library, filter, options.family, job);
    if (!games)
        return games.error();
    const std::vector<PlayedSide> sides = latestSides(*games, *player, options.games);
    if (sides.empty())
        return Error{ErrorCode::NotFound, "games of " + player->name};

    LibraryReviewCache cache(library, evaluator.info());
    const auto reviews = reviewsOf(evaluator, games->games, partsFor(games->games.size(), sides), &cache, {.threads = options.threads}, job);
    if (!reviews)
        return reviews.error();
    std::size_t rank = options.rank.value_or(0);
    if (!options.rank) {
        const PlayerReport report = reportOf({player->name, sides}, estimators, games->games, *reviews, {});
        if (!report.estimate.isEnough())
            return Error{ErrorCode::NotFound, "moves enough for a rank"};
        rank = report.estimate.median;
    }
    const std::size_t above = rank == 0 ? 0 : rank - 1;
    LibraryCards result{.rank = estimators.scale.name(rank), .rankAbove = estimators.scale.name(above)};
    const CardRequest request{.games = games->games, .reviews = *reviews, .sides = sides, .own = estimators.policyRank(rank),
                              .above = estimators.policyRank(above), .rank = result.rank, .rankAbove = result.rankAbove, .player = id};
    auto made = makeCards(evaluator, judge, request, options.cards, job);
    if (!made)
        return made.error();
    const auto added = library.addCards(made->cards);
    if (!added)
        return added.error();
    result.made = *std::move(made);
    result.added = *added;
    return result;
}

} // namespace evenmatch::nn
