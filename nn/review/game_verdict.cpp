#include "nn/review/game_verdict.h"

#include "nn/model_file.h"
#include "nn/game_review.h"

namespace evenmatch::nn {

namespace {

Humanness humanness(const GameReview& review, game::Side side, std::size_t rank)
{
    Humanness result;
    double sum = 0;
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
        if (review.sideOf(ply) != side || !review.hasPlayed(ply))
            continue;
        const double chance = review.plies[ply].moves.front().rankPriors[rank];
        ++result.moves;
        result.usual += chance >= Humanness::kUsual ? 1 : 0;
        sum += chance;
    }
    result.mean = result.moves > 0 ? sum / static_cast<double>(result.moves) : 0;
    return result;
}

} // namespace

core::Result<PlayerEstimators> estimatorsFor(const NetworkInfo& network, const std::string& modelFile)
{
    if (const auto model = openModel(modelFile))
        if (auto own = playerEstimatorsOf(model->description()))
            return own;
    return uncalibratedEstimators(network);
}

core::Result<GameVerdict> verdictOn(Evaluator& network, const VerdictQuestion& question, jobs::JobContext& job)
{
    const NetworkInfo& info = network.info();
    if (question.rank >= info.scale.size())
        return core::Error{core::ErrorCode::BadArgument, "rank"};
    const auto review = reviewGame(network, question.game, {}, job);
    if (!review)
        return review.error();
    const game::Side user = game::opponent(question.program);
    GameVerdict verdict{.rank = info.scale.name(question.rank),
        .program = humanness(*review, question.program, question.rank),
        .user = humanness(*review, user, question.rank),
        .estimate = {},
        .scale = info.scale};
    if (const auto known = estimatorsFor(info, question.modelFile)) {
        strength::ScoredSide side;
        side.numbers = review->numbers(user);
        verdict.estimate = known->whole->estimate(std::span(&side, 1));
        verdict.scale = known->scale;
    }
    return verdict;
}

} // namespace evenmatch::nn
