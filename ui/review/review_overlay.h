// The overlay of the Review page: the chosen data about the position, and the record's annotations.
#pragma once

#include "ui/board/overlay.h"
#include "ui/review/review_words.h"

namespace evenmatch::ui {

/// The part of the network's or the judge's evaluation on the board.
enum class BoardPaint { Nothing, Policy, Beta, Costs, Owners };

/// That, and of whom.
struct PaintChoice {
    BoardPaint paint = BoardPaint::Nothing;
    double place = 0; ///< of the players on the scale of ranks, for Policy: as policyAt() takes it
    QString who; ///< these players in words
    game::Move pointed = game::kNoMove; ///< of the table of candidates
    game::Move notable = game::kNoMove; ///< played here, and worth a look
};

/// What the judge has said of the position at the board; null where it has not.
const nn::JudgedPly* judgedHere(const Reviewer& reviewer);

Overlay reviewOverlay(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const PaintChoice& choice);

} // namespace evenmatch::ui
