#include "nn/lesson/lost_game.h"

#include "nn/data/review_games.h"
#include "nn/ranks/library_games.h"

namespace evenmatch::nn {

using game::Side;

namespace {

constexpr double kFair = 0.4; ///< chance to win

} // namespace

std::optional<std::size_t> turnToRetry(const GameReview& review, Side side)
{
    std::optional<std::size_t> turn;
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
        if (review.sideOf(ply) != side || !review.plies[ply].known)
            continue;
        const double chance = (1 + static_cast<double>(review.plies[ply].value)) / 2;
        if (!turn || chance >= kFair)
            turn = ply;
    }
    return turn;
}

core::Result<LostGame> lostGameIn(library::Library& library, library::GameId id, Evaluator& evaluator, jobs::JobContext& job)
{
    const auto game = readLibraryGame(library, id);
    if (!game)
        return game.error();
    const game::Outcome outcome = game->info.outcome;
    if (outcome != game::Outcome::FirstWins && outcome != game::Outcome::SecondWins)
        return core::Error{core::ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "no player lost this game")};
    LostGame lost{.game = game->played, .loser = outcome == game::Outcome::FirstWins ? Side::Second : Side::First};
    LibraryReviewCache cache(library, evaluator.info());
    const std::optional<ReviewPart> part = lost.loser == Side::First ? ReviewPart::First : ReviewPart::Second;
    const auto reviews = reviewsOf(evaluator, {&*game, 1}, {&part, 1}, &cache, {}, job);
    if (!reviews)
        return reviews.error();
    lost.game.moves.resize(turnToRetry(reviews->front(), lost.loser).value_or(lost.game.moves.size()));
    lost.game.clocks.clear();
    return lost;
}

} // namespace evenmatch::nn
