#include "search/lesson/tutor.h"

#include "nn/review/shared_beginning.h"

#include <algorithm>
#include <chrono>

namespace evenmatch::search {

nn::CardSource cardSource(const nn::SourceGame& game, const TutorPupil& pupil, std::size_t ply)
{
    return {.game = game,
        .ply = ply,
        .own = pupil.own,
        .above = pupil.above,
        .rank = pupil.rank,
        .rankAbove = pupil.rankAbove,
        .now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now())};
}

core::Result<std::vector<lesson::Card>> Tutor::mistakes(
    const nn::SourceGame& game, const TutorPupil& pupil, const std::vector<std::size_t>& told, jobs::JobContext& job)
{
    const std::scoped_lock lock(m_mutex);
    nn::GameReview review(game.played, m_ranks->info().scale.size());
    nn::copyShared(m_review, review);
    const nn::ReviewPart part = pupil.side == game::Side::First ? nn::ReviewPart::First : nn::ReviewPart::Second;
    if (auto seen = nn::reviewGames(*m_ranks, {&review, 1}, {&part, 1}, {}, job); !seen)
        return seen.error();
    m_review = review;
    const auto judgement = m_follower.judge(review, job);
    if (!judgement)
        return judgement.error();
    std::vector<lesson::Card> cards;
    for (const nn::MoveCost& cost : nn::moveCosts(game.played, *judgement)) {
        const bool isTold = std::ranges::find(told, cost.ply) != told.end();
        if (cost.grade == nn::CostGrade::None || game.played.sideOf(cost.ply) != pupil.side || isTold)
            continue;
        auto card = nn::cardOf(cardSource(game, pupil, cost.ply), *judgement, *m_ranks);
        if (!card)
            return card.error();
        cards.push_back(*std::move(card));
    }
    return cards;
}

} // namespace evenmatch::search
