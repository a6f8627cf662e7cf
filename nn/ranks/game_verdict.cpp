#include "nn/ranks/game_verdict.h"

#include "core/game/games.h"
#include "nn/model/boards.h"
#include "nn/review/game_review.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

namespace {

/// Between two ranks their policies are mixed.
Humanness humanness(const GameReview& review, game::Side side, double place)
{
    const auto strong = static_cast<std::size_t>(place);
    const std::size_t weak = std::min(strong + 1, review.ranks - 1);
    Humanness result;
    double sum = 0;
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
        if (review.sideOf(ply) != side || !review.hasPlayed(ply))
            continue;
        const std::vector<float>& priors = review.plies[ply].moves.front().rankPriors;
        const double chance = std::lerp(double{priors[strong]}, double{priors[weak]}, place - static_cast<double>(strong));
        ++result.moves;
        result.usual += chance >= Humanness::kUsual ? 1 : 0;
        sum += chance;
    }
    result.mean = result.moves > 0 ? sum / static_cast<double>(result.moves) : 0;
    return result;
}

} // namespace

core::Result<PlayerEstimators> estimatorsFor(const NetworkInfo& network, const std::string& modelFile, const EstimatorWish& wish)
{
    const auto knows = [&](const strength::RankProfile* profile) { return profile && strength::serverIn(*profile, wish.server); };
    if (const auto model = openModel(modelFile)) {
        EstimatorWish possible = wish;
        if (!knows(profileOn(model->description(), wish.game)))
            possible.server.clear();
        if (auto own = playerEstimatorsOf(model->description(), possible))
            return own;
    }
    return uncalibratedEstimators(network, knows(network.profile ? &*network.profile : nullptr) ? wish.server : std::string());
}

core::Result<GameVerdict> verdictOn(Evaluator& network, const VerdictQuestion& question, jobs::JobContext& job)
{
    const NetworkInfo& info = network.info();
    if (!(question.place >= 0 && question.place <= static_cast<double>(info.scale.size()) - 1))
        return core::Error{core::ErrorCode::BadArgument, "rank"};
    const auto review = reviewGame(network, question.game, {}, job);
    if (!review)
        return review.error();
    const game::Side user = game::opponent(question.program);
    const auto nearest = static_cast<std::size_t>(std::lround(question.place));
    GameVerdict verdict{.rank = question.rank.empty() ? info.scale.name(nearest) : question.rank,
        .program = humanness(*review, question.program, question.place),
        .user = humanness(*review, user, question.place),
        .estimate = {},
        .scale = info.scale};
    const EstimatorWish wish{.server = question.server, .game = std::string(game::idOf(*question.game.start))};
    if (const auto known = estimatorsFor(info, question.modelFile, wish)) {
        strength::ScoredSide side;
        side.numbers = review->numbers(user);
        verdict.estimate = known->whole->estimate(std::span(&side, 1));
        verdict.scale = known->scale;
    }
    return verdict;
}

} // namespace evenmatch::nn
