// The tutor of a game that goes on: which of a player's moves Review would mark as mistakes, each as a card to speak of.
#pragma once

#include "core/lesson/card.h"
#include "nn/lesson/card_of.h"
#include "nn/ranks/player_games.h"
#include "search/judge/game_follower.h"

#include <memory>
#include <string>
#include <vector>

namespace evenmatch::search {

/// Whose moves are looked at, and for whom cards are made.
struct TutorPupil {
    game::Side side = game::Side::First;
    std::size_t own = 0; ///< the network's rank that speaks for the player
    std::size_t above = 0; ///< and for the rank above
    std::string rank; ///< in words
    std::string rankAbove;
};

/// The move at `ply` for a card of the pupil's, made now. `game` must outlive it.
nn::CardSource cardSource(const nn::SourceGame& game, const TutorPupil& pupil, std::size_t ply);

/// Any thread; questions wait for each other.
class Tutor {
public:
    /// `ranks` knows ranks; `analysis` is the network that our own search uses where it judges (JudgeDesk).
    Tutor(JudgeChoice choice, std::shared_ptr<nn::Evaluator> ranks, std::shared_ptr<nn::Evaluator> analysis)
        : m_ranks(std::move(ranks)), m_follower(std::move(choice), std::move(analysis))
    {
    }

    /// The pupil's moves that are marked as the game stands, in its order, except those at the plies in `told`. Marks are Review's
    /// (nn::moveCosts()): nothing else decides what is worth a word. Stopped when asked to.
    core::Result<std::vector<lesson::Card>> mistakes(
        const nn::SourceGame& game, const TutorPupil& pupil, const std::vector<std::size_t>& told, jobs::JobContext& job);

private:
    std::shared_ptr<nn::Evaluator> m_ranks;
    GameFollower m_follower;
    std::mutex m_mutex; ///< guards what follows
    nn::GameReview m_review; ///< what the ranks would play at the pupil's turns
};

} // namespace evenmatch::search
