#include "nn/lesson/player_cards.h"

#include "nn/player_report.h"
#include "nn/review_games.h"

#include <algorithm>

namespace evenmatch::nn {

std::vector<PlayedSide> latestSides(std::span<const SourceGame> games, std::vector<PlayedSide> sides, std::size_t most)
{
    std::ranges::stable_sort(sides, {}, [&](const PlayedSide& side) { return games[side.game].info.isoDate; });
    if (sides.size() > most)
        sides.erase(sides.begin(), sides.end() - static_cast<std::ptrdiff_t>(most));
    return sides;
}

core::Result<PlayerCards> makePlayerCards(const PlayerSides& sides, std::int64_t player, std::span<const SourceGame> games,
    const CardWorkers& workers, const PlayerCardOptions& options, jobs::JobContext& job)
{
    const auto parts = partsFor(games.size(), sides.sides);
    const auto reviews = reviewsOf(workers.evaluator, games, parts, workers.reviews, {.threads = options.threads}, job);
    if (!reviews)
        return reviews.error();
    const PlayerEstimators& estimators = workers.estimators;
    std::size_t rank = options.rank.value_or(0);
    if (!options.rank) {
        const PlayerReport report = reportOf(sides, estimators, games, *reviews, {});
        if (!report.estimate.isEnough())
            return core::Error{core::ErrorCode::NotFound, "moves enough for a rank"};
        rank = report.estimate.median;
    }
    const std::size_t above = rank == 0 ? 0 : rank - 1;
    PlayerCards result{.made = {}, .rank = estimators.scale.name(rank), .rankAbove = estimators.scale.name(above)};
    const CardRequest request{.games = games,
        .reviews = *reviews,
        .sides = sides.sides,
        .costs = workers.costs,
        .own = estimators.policyRank(rank),
        .above = estimators.policyRank(above),
        .rank = result.rank,
        .rankAbove = result.rankAbove,
        .player = player};
    auto made = makeCards(workers.evaluator, workers.judge, request, options.cards, job);
    if (!made)
        return made.error();
    result.made = *std::move(made);
    return result;
}

} // namespace evenmatch::nn
