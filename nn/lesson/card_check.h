// Checks cards against a deeper judge's evaluation of the same positions.
#pragma once

#include "core/lesson/card.h"
#include "nn/lesson/position_judge.h"

#include <stop_token>

namespace evenmatch::nn {

/// A deeper judge's result for one card.
struct CheckedCard {
    lesson::CardKind kind = lesson::CardKind::Lesson;
    bool isBestSound = false; ///< the card's best move
    bool isPlayedSound = false; ///< the move of the game
    std::size_t accepted = 0; ///< moves that the card accepts
    std::size_t acceptedSound = 0; ///< of those
    std::size_t refused = 0; ///< listed moves that the card refuses, including the one played
    std::size_t refusedWorse = 0; ///< of those, worse than the sound moves
    bool isLossAsSaid = false; ///< of the game's move: within a third of the true loss
    double bestLoss = 0; ///< in the deeper judge's unit
    double playedLoss = 0;

    /// A lesson: its best move is sound and the game's move is not. A decoy: the game's move and at least two others are sound.
    bool isConfirmed() const;
};

/// Counts over cards; they add up.
struct CardCheck {
    std::size_t lessons = 0;
    std::size_t bestSound = 0;
    std::size_t playedLoses = 0;
    std::size_t lessonsConfirmed = 0;
    std::size_t decoys = 0;
    std::size_t decoysConfirmed = 0;
    std::size_t accepted = 0; ///< moves of lessons and decoys
    std::size_t acceptedSound = 0;
    std::size_t refused = 0; ///< moves of lessons
    std::size_t refusedWorse = 0;
    std::size_t lossAsSaid = 0; ///< lessons

    void add(const CheckedCard& card);
    CardCheck& operator+=(const CardCheck& other);
};

/// From the deeper judge's verdict. A move without an evaluation counts as unsound. REQUIRES: verdict.moves is not empty
CheckedCard heldAgainst(const lesson::Card& card, const PositionVerdict& verdict, lesson::LossUnit unit);

/// Evaluates the card's position and moves with the judge. An error also for an unreadable card.
core::Result<CheckedCard> checkCard(const lesson::Card& card, PositionJudge& deeper, const std::stop_token& stop);

} // namespace evenmatch::nn
