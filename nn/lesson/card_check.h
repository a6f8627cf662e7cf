// How far cards are right: held against what a deeper judge says of the same positions.
#pragma once

#include "core/lesson/card.h"
#include "nn/lesson/position_judge.h"

#include <stop_token>

namespace evenmatch::nn {

/// What a deeper judge says of one card.
struct CheckedCard {
    lesson::CardKind kind = lesson::CardKind::Lesson;
    bool isBestSound = false; ///< the card's best move
    bool isPlayedSound = false; ///< the move of the game
    std::size_t accepted = 0; ///< moves that the card takes for right
    std::size_t acceptedSound = 0; ///< of those
    double bestLoss = 0; ///< in the deeper judge's unit
    double playedLoss = 0;

    /// A lesson: its best move is sound and the move of the game is not. A decoy: the move of the game is sound, and so are two others at
    /// least.
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

    void add(const CheckedCard& card);
    CardCheck& operator+=(const CardCheck& other);
};

/// Out of the deeper judge's word. A move it says nothing of is taken for unsound. REQUIRES: verdict.moves is not empty
CheckedCard heldAgainst(const lesson::Card& card, const PositionVerdict& verdict, lesson::LossUnit unit);

/// Asks the judge about the card's position and the moves that the card speaks of. An error too where the card cannot be read.
core::Result<CheckedCard> checkCard(const lesson::Card& card, PositionJudge& deeper, const std::stop_token& stop);

} // namespace evenmatch::nn
