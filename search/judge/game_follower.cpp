#include "search/judge/game_follower.h"

#include "nn/review/shared_beginning.h"
#include "search/judge/closer_look.h"

namespace evenmatch::search {

namespace {

/// Whether a move must be analysed again: it was judged before the player's next turn, which now indicates a loss.
bool reopen(const nn::PlayedGame& game, const nn::GameJudgement& before, nn::GameJudgement& now)
{
    if (before.by.identity != now.by.identity || before.plies.size() != now.plies.size())
        return false;
    const std::vector<nn::JudgedPly> plies = now.plies;
    const CloserLook look(game, plies, nn::leastMark(now.by));
    bool isOpen = false;
    for (std::size_t ply = 0; ply + 2 < plies.size(); ++ply) {
        const bool isNews = before.plies[ply].isSure && !before.plies[ply + 2].isKnown() && plies[ply + 2].isKnown();
        if (!isNews || !look.isDear(ply))
            continue;
        now.plies[ply].isSure = false;
        isOpen = true;
    }
    return isOpen;
}

} // namespace

core::Result<nn::GameJudgement> GameFollower::judge(const nn::GameReview& review, jobs::JobContext& job)
{
    const std::scoped_lock lock(m_mutex);
    nn::GameJudgement known;
    nn::copyShared(m_game, m_judgement, review.game, known);
    auto judged = m_desk.judge(review, known, job);
    if (judged && reopen(review.game, known, *judged))
        judged = m_desk.judge(review, *judged, job);
    if (!judged)
        return judged.error();
    m_game = review.game;
    m_judgement = *judged;
    return judged;
}

} // namespace evenmatch::search
