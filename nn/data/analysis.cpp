#include "nn/data/analysis.h"

#include "core/game/registry/games.h"
#include "core/random.h"
#include "nn/review/game_review.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace evenmatch::nn {

using strength::SideNumbers;

namespace {

/// The random number that decides whether a side is in a sample, independent of the game's place.
std::uint64_t lotOf(const LabelledGame& game, game::Side side, std::uint64_t seed)
{
    std::uint64_t state = seed * 2 + (side == game::Side::First ? 0 : 1);
    state ^= core::splitmix64(state) + game.line;
    state = core::folded(state, game.file);
    return core::splitmix64(state);
}

using Lot = std::pair<std::uint64_t, PlayedSide>;

/// k sides of each player with at least k, then the next k; players in the order of their random numbers. REQUIRES: `lots` are sorted
std::vector<Lot> byPlayers(std::span<const LabelledGame> games, std::span<const Lot> lots, std::size_t k, std::uint64_t seed)
{
    std::map<std::string, std::vector<Lot>> players;
    for (const Lot& lot : lots)
        if (const std::string& player = games[lot.second.game].sides[static_cast<std::size_t>(lot.second.side)].player; !player.empty())
            players[player].push_back(lot);
    std::vector<std::tuple<std::size_t, std::uint64_t, Lot>> order;
    for (const auto& [player, sides] : players) {
        std::uint64_t state = core::folded(seed, player);
        const std::uint64_t own = core::splitmix64(state);
        for (std::size_t i = 0; i < sides.size() && sides.size() >= k; ++i)
            order.emplace_back(i / k, own, sides[i]);
    }
    std::ranges::sort(order);
    std::vector<Lot> result;
    for (const auto& [round, own, lot] : order)
        result.push_back(lot);
    return result;
}

/// Replaces the evidence of the ranks' policies for a move by a classifier's scores of the position after the move. After a move that ended
/// the game all ranks are equally likely.
core::Result<void> classify(
    Evaluator& evaluator, const LabelledGame& game, std::span<const std::size_t> plies, std::size_t batch, SideNumbers& numbers)
{
    std::vector<GameState> states;
    for (const std::size_t ply : plies) {
        states.push_back(stateAt(game, ply));
        states.back().play(game.moves[ply]);
    }
    assert(numbers.moves.size() == plies.size());
    for (std::size_t begin = 0; begin < states.size(); begin += batch) {
        const std::size_t count = std::min(batch, states.size() - begin);
        std::vector<Query> queries;
        for (std::size_t i = 0; i < count; ++i)
            queries.push_back({&states[begin + i], RankWish::none(), false});
        std::vector<Evaluation> answers(count);
        if (auto done = evaluator.evaluate(queries, answers); !done)
            return done;
        for (std::size_t i = 0; i < count; ++i) {
            const std::span<float> logs = std::span(numbers.rankLogPriors).subspan((begin + i) * numbers.ranks, numbers.ranks);
            if (answers[i].rankScores.size() == numbers.ranks)
                std::ranges::copy(answers[i].rankScores, logs.begin());
            else
                std::ranges::fill(logs, -std::log(static_cast<float>(numbers.ranks)));
        }
    }
    return {};
}

} // namespace

std::vector<PlayedSide> scoredSides(
    std::span<const LabelledGame> games, std::size_t ranks, std::size_t perRank, std::uint64_t seed, std::size_t ofPlayer)
{
    std::vector<std::vector<Lot>> byRank(ranks);
    for (std::uint32_t i = 0; i < games.size(); ++i) {
        for (const game::Side side : {game::Side::First, game::Side::Second}) {
            const LabelledSide& labels = games[i].sides[static_cast<std::size_t>(side)];
            if (labels.scored && labels.rank >= 0 && static_cast<std::size_t>(labels.rank) < ranks && games[i].movesOf(side) > 0)
                byRank[static_cast<std::size_t>(labels.rank)].push_back({lotOf(games[i], side, seed), {i, side}});
        }
    }
    std::vector<PlayedSide> chosen;
    for (auto& lots : byRank) {
        std::ranges::sort(lots);
        if (ofPlayer > 0)
            lots = byPlayers(games, lots, ofPlayer, seed);
        for (std::size_t i = 0; i < lots.size() && (perRank == 0 || i < perRank); ++i)
            chosen.push_back(lots[i].second);
    }
    std::ranges::sort(chosen);
    return chosen;
}

strength::SideLabels labelsOf(const LabelledGame& game, game::Side side)
{
    const auto own = static_cast<std::size_t>(side);
    const LabelledSide& labels = game.sides[own];
    const LabelledSide& other = game.sides[1 - own];
    return {.rank = labels.rank,
        .opponentRank = other.rank,
        .rating = labels.rating,
        .opponentRating = other.rating,
        .result = side == game::Side::First ? game.result : -game.result,
        .player = labels.player,
        .source = game.source,
        .board = std::string(game::idOf(*game.start)),
        .setting = game.stratum(side),
        .year = game.year};
}

core::Result<std::vector<SideNumbers>> analyse(Evaluator& evaluator, std::span<const LabelledGame> games, std::span<const PlayedSide> sides,
    const AnalysisOptions& options, jobs::JobContext& job)
{
    std::vector<GameReview> reviews;
    std::vector<ReviewPart> parts;
    for (const PlayedSide& side : sides) {
        reviews.emplace_back(games[side.game], evaluator.info().scale.size());
        parts.push_back(options.valueAfter ? ReviewPart::Whole : side.side == game::Side::First ? ReviewPart::First : ReviewPart::Second);
    }
    if (auto done = reviewGames(evaluator, reviews, parts, {.batch = options.batch, .threads = options.threads, .playedOnly = true}, job);
        !done)
        return done.error();
    std::vector<SideNumbers> results;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        std::vector<std::size_t> plies;
        results.push_back(reviews[i].numbers(sides[i].side, &plies));
        if (!evaluator.info().classifies)
            continue;
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        const std::size_t batch = std::max<std::size_t>(1, options.batch);
        if (auto done = classify(evaluator, games[sides[i].game], plies, batch, results.back()); !done)
            return done.error();
    }
    return results;
}

} // namespace evenmatch::nn
