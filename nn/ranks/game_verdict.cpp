#include "nn/ranks/game_verdict.h"

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
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
        if (review.sideOf(ply) != side || !review.hasPlayed(ply))
            continue;
        const std::vector<float>& priors = review.plies[ply].moves.front().rankPriors;
        const double chance = std::lerp(double{priors[strong]}, double{priors[weak]}, place - static_cast<double>(strong));
        ++result.moves;
        result.usual += chance >= Humanness::kUsual ? 1 : 0;
    }
    return result;
}

} // namespace

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
    if (const auto estimates = estimateSides(*review, info, question.modelFile, question.server)) {
        verdict.estimate = estimates->of(user);
        verdict.scale = estimates->scale;
    }
    return verdict;
}

} // namespace evenmatch::nn
