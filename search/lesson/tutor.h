// The tutor of a running game: the moves that Review would mark as mistakes, each as a card.
#pragma once

#include "core/lesson/card.h"
#include "nn/data/player_games.h"
#include "nn/lesson/card_of.h"
#include "search/judge/game_follower.h"

#include <memory>
#include <string>
#include <vector>

namespace evenmatch::search {

/// The player whose moves are judged.
struct TutorPupil {
    game::Side side = game::Side::First;
    std::size_t own = 0; ///< the network's rank that represents the player
    std::size_t above = 0; ///< the rank above it
    std::string rank; ///< in words
    std::string rankAbove;
};

/// The move at `ply` as a new card of the pupil. `game` must outlive the card.
nn::CardSource cardSource(const nn::SourceGame& game, const TutorPupil& pupil, std::size_t ply);

/// Any thread; calls wait for each other.
class Tutor {
public:
    /// `ranks` is a network with ranks; `analysis` is the network for our own search if that judges (JudgeDesk).
    Tutor(JudgeChoice choice, std::shared_ptr<nn::Evaluator> ranks, std::shared_ptr<nn::Evaluator> analysis)
        : m_ranks(std::move(ranks)), m_follower(std::move(choice), std::move(analysis))
    {
    }

    /// The pupil's marked moves so far, in the game's order, except those at the plies in `told`. The marks are Review's (nn::moveCosts()).
    /// Stopped on request.
    core::Result<std::vector<lesson::Card>> mistakes(
        const nn::SourceGame& game, const TutorPupil& pupil, const std::vector<std::size_t>& told, jobs::JobContext& job);

private:
    std::shared_ptr<nn::Evaluator> m_ranks;
    GameFollower m_follower;
    std::mutex m_mutex; ///< guards what follows
    nn::GameReview m_review; ///< the policies of the ranks at the pupil's turns
};

} // namespace evenmatch::search
