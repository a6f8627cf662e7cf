#include "nn/lesson/player_cards.h"

#include "nn/data/review_games.h"
#include "nn/ranks/player_report.h"
#include "nn/ranks/written_rank.h"

#include <algorithm>

namespace evenmatch::nn {

std::vector<PlayedSide> latestSides(std::span<const SourceGame> games, std::vector<PlayedSide> sides, std::size_t most)
{
    std::ranges::stable_sort(sides, {}, [&](const PlayedSide& side) { return games[side.game].info.isoDate; });
    if (sides.size() > most)
        sides.erase(sides.begin(), sides.end() - static_cast<std::ptrdiff_t>(most));
    return sides;
}

namespace {

struct BelievedRank {
    std::size_t rank = 0; ///< of the estimators' scale
    RankSource source = RankSource::Measured;
};

/// The rank of the request; from the games; from the files; the middle.
core::Result<BelievedRank> rankOf(const PlayerSides& sides, std::span<const SourceGame> games, std::span<const GameReview> reviews,
    const CardWorkers& workers, const PlayerCardOptions& options)
{
    if (options.rank)
        return BelievedRank{*options.rank, RankSource::Chosen};
    const PlayerEstimators& estimators = workers.estimators;
    const PlayerReport report = rankReportOf(sides, estimators, workers.evaluator.info(), games, reviews);
    if (const auto rank = report.rank())
        return BelievedRank{*rank, RankSource::Measured};
    if (const auto written = writtenRanksOf(report, games))
        if (const auto rank = estimators.scale.find(written->at(0.5)))
            return BelievedRank{*rank, RankSource::Written};
    if (options.guesses && !estimators.scale.empty())
        return BelievedRank{estimators.scale.size() / 2, RankSource::Guessed};
    return core::Error{core::ErrorCode::TooFewMoves};
}

} // namespace

core::Result<PlayerCards> makePlayerCards(const PlayerSides& sides, std::int64_t player, std::span<const SourceGame> games,
    const CardWorkers& workers, const PlayerCardOptions& options, jobs::JobContext& job)
{
    const auto parts = partsFor(games.size(), sides.sides);
    const auto reviews = reviewsOf(workers.evaluator, games, parts, workers.reviews, {.threads = options.threads}, job);
    if (!reviews)
        return reviews.error();
    const PlayerEstimators& estimators = workers.estimators;
    const auto believed = rankOf(sides, games, *reviews, workers, options);
    if (!believed)
        return believed.error();
    const std::size_t rank = believed->rank;
    const std::size_t above = rank == 0 ? 0 : rank - 1;
    PlayerCards result{
        .made = {}, .source = believed->source, .rank = estimators.scale.name(rank), .rankAbove = estimators.scale.name(above)};
    const CardRequest request{.games = games,
        .reviews = *reviews,
        .sides = sides.sides,
        .costs = workers.costs,
        .own = estimators.policyRank(rank),
        .above = estimators.policyRank(above),
        .rank = result.rank,
        .rankAbove = result.rankAbove,
        .player = player,
        .onCards = options.onCards};
    auto made = makeCards(workers.evaluator, workers.judge, request, options.cards, job);
    if (!made)
        return made.error();
    result.made = *std::move(made);
    return result;
}

} // namespace evenmatch::nn
